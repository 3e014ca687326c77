import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { moveFocus } from './roving.ts';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  @media print {
    display: block;
  }
`;
const List = styled.div`
  display: flex;
  gap: var(--space-1);
  overflow-x: auto;
  border-bottom: 1px solid var(--line);
  scrollbar-width: none;
  /* What has the focus is not in the fade. */
  scroll-padding: 0 var(--space-7);
  /* Where there are more tabs than fit, they fade out at the edge. */
  mask-image: linear-gradient(
    to right,
    transparent,
    #000 var(--before, 0px),
    #000 calc(100% - var(--after, 0px)),
    transparent
  );
  @media print {
    display: none;
  }
  &[data-more~='before'] {
    --before: var(--space-7);
  }
  &[data-more~='after'] {
    --after: var(--space-7);
  }
`;
const Tab = styled.button`
  flex: none;
  min-height: 44px;
  padding: 0 var(--space-3);
  border: 0;
  border-bottom: 3px solid transparent;
  background: transparent;
  color: var(--text-muted);
  font-weight: var(--strong);
  cursor: pointer;
  &:hover {
    color: var(--text);
  }
  &[aria-selected='true'] {
    border-bottom-color: var(--accent);
    color: var(--text);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  &[hidden] {
    display: none;
  }
  /* After the rule above, which is as strong. */
  @media print {
    /* Browsers break a grid over pages badly. */
    &,
    &[hidden] {
      display: block;
    }
    &:empty {
      display: none;
    }
    > * {
      margin-block: var(--space-2);
    }
    &::before {
      content: attr(data-title);
      display: block;
      margin-top: var(--space-4);
      font-weight: var(--strong);
      break-after: avoid;
    }
  }
`;

export interface TabItem {
  id: string;
  label: string;
  content: ReactNode;
  /** what costs much to show: it is there only while its tab is chosen, and not on paper */
  onlyChosen?: boolean;
}

interface Props {
  label: string;
  items: readonly TabItem[];
  /** the id of the tab that is shown, where the page chooses too; `onChoose` then keeps it */
  chosen?: string | undefined;
  onChoose?: (id: string) => void;
}

/** A row that says of itself at which of its ends it goes on out of sight. */
function useMoreToScroll() {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const more = [scrollLeft > 1 && 'before', scrollWidth - clientWidth - scrollLeft > 1 && 'after'];
      element.dataset.more = more.filter(Boolean).join(' ');
    };
    const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(look) : null;
    sizes?.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      sizes?.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  return row;
}

/** Views of one matter, one at a time. The arrow keys choose; on paper all of them are printed, each below its name. */
export function Tabs({ label, items, chosen: given, onChoose }: Props) {
  const name = useId();
  const list = useMoreToScroll();
  const [own, setOwn] = useState<string | undefined>(undefined);
  const chosen = onChoose ? given : own;
  const choose = onChoose ?? setOwn;
  const shown = items.some(({ id }) => id === chosen) ? chosen : items[0]?.id;
  return (
    <Frame>
      <List
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={(event) => {
          const tabs = [...list.current!.querySelectorAll<HTMLElement>('[role="tab"]')];
          const focused = moveFocus(event, tabs, 'across');
          if (focused?.dataset.id) choose(focused.dataset.id);
        }}
      >
        {items.map(({ id, label: title }) => (
          <Tab
            key={id}
            id={`${name}-${id}`}
            type="button"
            role="tab"
            data-id={id}
            aria-selected={id === shown}
            aria-controls={`${name}-${id}-panel`}
            tabIndex={id === shown ? 0 : -1}
            onClick={() => choose(id)}
          >
            {title}
          </Tab>
        ))}
      </List>
      {items.map(({ id, label: title, content, onlyChosen }) => (
        <Panel
          key={id}
          data-title={title}
          id={`${name}-${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${name}-${id}`}
          hidden={id !== shown}
        >
          {(!onlyChosen || id === shown) && content}
        </Panel>
      ))}
    </Frame>
  );
}
