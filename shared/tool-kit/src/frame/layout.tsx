import { Button } from '@breakaway/ui';
import {
  Fragment,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import styled from 'styled-components';
import { useDesk } from './useWidth.ts';

/** A window with too little height for a sheet at its bottom, such as a phone on its side. */
const low = '@media (max-width: 1023px) and (max-height: 419.98px)';

const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: 20rem minmax(0, 1fr);
    max-width: 1680px;
    margin: 0 auto;
  }
  /* Paper has no entries, also where it is as wide as a desk. */
  @media print {
    display: block;
  }
`;

/** What comes out: the first child of a ToolPage. */
export const Results = styled.div`
  /* Not a grid: what sticks in one stays within its row. */
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  min-width: 0;
  &:has(> [data-wide]) {
    /* Above the sheet of a phone. */
    padding-bottom: calc(var(--space-8) + var(--space-7));
    ${low} {
      padding-bottom: var(--space-5);
    }
    @media print {
      padding-bottom: 0;
    }
  }
  > :not([data-wide]) {
    margin: 0 var(--space-4);
  }
  &:not(:has(> [data-wide])) {
    padding: var(--space-4) 0;
  }
  /* The verdict is the first thing on a phone. */
  > [data-wide] {
    order: -1;
  }
  ${({ theme }) => theme.from.desktop} {
    &,
    &:is(:has(> [data-wide]), :not(:has(> [data-wide]))) {
      order: 2;
      padding: var(--space-4) var(--space-5) var(--space-6) var(--space-4);
    }
    > :not([data-wide]) {
      margin: 0;
    }
    > [data-wide] {
      order: 0;
    }
  }
`;

/** A stage of the work, in a word. */
export const Working = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 64px;
  color: var(--text-muted);
`;

const Rail = styled.section`
  @media print {
    display: none;
  }
  ${low} {
    /* The field that the answer waits for is seen without scrolling. */
    &:has(> [data-pinned]) {
      order: -1;
    }
  }
  ${({ theme }) => theme.from.desktop} {
    position: sticky;
    top: 0;
    height: 100dvh;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: var(--space-4) var(--space-2) var(--space-5) var(--space-4);
    /* Four goals in one row. */
    fieldset label {
      padding: var(--space-1) 0;
      font-size: var(--text-s);
    }
  }
`;
/** On a phone: one line with the goal's control, and all the rest above it when it is opened. */
const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  @media (max-width: 1023px) and (min-height: 420px) {
    &[data-pinned] {
      position: fixed;
      inset: auto 0 0;
      z-index: 4;
      gap: 0;
      /* The verdict stays in sight. */
      max-height: calc(100dvh - 5rem);
      padding: var(--space-2) var(--space-4) max(var(--space-2), env(safe-area-inset-bottom));
      border-top: 1px solid var(--line-strong);
      border-radius: var(--radius-l) var(--radius-l) 0 0;
      background: var(--bg-raised);
      box-shadow: var(--shadow-up);
    }
  }
  ${low} {
    &[data-pinned] {
      gap: 0;
      padding: var(--space-2) var(--space-4);
      border-bottom: 1px solid var(--line);
      background: var(--bg-raised);
    }
  }
  @media (max-width: 1023px) {
    &:not([data-pinned]) {
      padding: 0 var(--space-4) var(--space-5);
    }
  }
`;
const Goal = styled.div`
  display: grid;
  gap: var(--space-2);
  @media (max-width: 1023px) {
    [data-pinned] > & {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      /* Beside one another, where a time has room at the size of the text. */
      > * {
        flex: 1000 1 8rem;
        min-width: 0;
      }
      > button {
        flex: 1 0 auto;
      }
      > fieldset {
        flex-basis: 100%;
      }
    }
    [data-pinned]:not([data-open]) > & > fieldset {
      display: none;
    }
  }
  ${({ theme }) => theme.from.desktop} {
    padding: var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--bg-raised);
  }
`;
const More = styled.div`
  display: grid;
  gap: var(--space-4);
  min-height: 0;
  @media (max-width: 1023px) {
    [data-pinned] > & {
      overflow-y: auto;
      overscroll-behavior: contain;
      /* As wide as the sheet, so that the ring around a focused field is whole. */
      margin: 0 calc(-1 * var(--space-4));
      padding: var(--space-3) var(--space-4);
      section {
        padding: 0;
        border: 0;
      }
    }
    [data-pinned]:not([data-open]) > & {
      display: none;
    }
  }
`;
const Opener = styled(Button)`
  ${({ theme }) => theme.from.desktop} {
    display: none;
  }
`;

interface ControlsFrameProps {
  /** what the settings are of, such as "Your plan's settings" */
  label: string;
  /** there is an answer to keep in sight */
  pinned: boolean;
  /** what stays in reach below it on a phone: the control that is used most */
  goal: ReactNode;
  children: ReactNode;
}

/** The controls: a rail beside the answer, or a sheet below it. */
export function ControlsFrame({ label, pinned, goal, children }: ControlsFrameProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const onEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented || !open) return;
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <Rail aria-label={label}>
      <Sheet data-pinned={pinned || undefined} data-open={open || undefined} onKeyDown={onEscape}>
        <Goal>
          {goal}
          {pinned && (
            <Opener
              ref={opener}
              tone="secondary"
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              {open ? 'Close' : 'Settings'}
            </Opener>
          )}
        </Goal>
        <More id={id}>{children}</More>
      </Sheet>
    </Rail>
  );
}

interface ToolPageProps {
  /** there is an answer, so that the entries change it and are not what it waits for */
  answered: boolean;
  /** Results, then a ControlsFrame */
  children: [ReactElement, ReactElement];
}

/**
 * What is entered on the left, what comes out on the right. On a phone the entries are a sheet at the bottom, and in a low
 * window they come first. Tab and a screen reader follow what is seen: on a desk with an answer the document has the
 * entries first too. React keeps what is typed, the focus and the scroll positions when the two change places.
 */
export function ToolPage({ answered, children: [results, entries] }: ToolPageProps) {
  const isDesk = useDesk();
  const first = <Fragment key="results">{results}</Fragment>;
  const second = <Fragment key="entries">{entries}</Fragment>;
  return <Page>{isDesk && answered ? [second, first] : [first, second]}</Page>;
}
