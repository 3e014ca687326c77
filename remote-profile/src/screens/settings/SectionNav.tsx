import { useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import styled from 'styled-components';
import { useCurrentSection } from './useCurrentSection.ts';

export interface Stop {
  id: string;
  title: string;
}

const Nav = styled.nav`
  position: sticky;
  top: 0;
  z-index: 2;
  background: var(--bg);
  border-bottom: 1px solid var(--line);
  /* Extends to the edges of a small screen. */
  margin: 0 calc(-1 * clamp(var(--space-4), 4vw, var(--space-6)));
  ul {
    --fade: var(--space-6);
    display: flex;
    padding: 0 clamp(var(--space-2), 3vw, var(--space-5));
    overflow-x: auto;
    list-style: none;
    scrollbar-width: none;
    /* An edge behind which there is more fades. */
    mask-image: linear-gradient(
      to right,
      transparent,
      var(--text) var(--before, 0px),
      var(--text) calc(100% - var(--after, 0px)),
      transparent
    );
    @media (prefers-reduced-motion: no-preference) {
      scroll-behavior: smooth;
    }
  }
  ul[data-before] {
    --before: var(--fade);
  }
  ul[data-after] {
    --after: var(--fade);
  }
  a {
    display: flex;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
    padding: 0 var(--space-2);
    border-bottom: 2px solid transparent;
    color: var(--text-muted);
    font-size: var(--text-s);
    font-weight: var(--strong);
    text-decoration: none;
    white-space: nowrap;
    &:hover {
      color: var(--text);
    }
    &[aria-current] {
      border-color: var(--accent);
      color: var(--text);
    }
    &:focus-visible {
      outline-offset: -3px;
    }
  }
  ${({ theme }) => theme.from.wide} {
    top: var(--space-5);
    z-index: auto;
    align-self: start;
    margin: 0;
    border: 0;
    ul {
      display: grid;
      padding: 0;
      mask-image: none;
    }
    a {
      border-bottom: 0;
      border-left: 2px solid var(--line);
    }
  }
`;

/** Keeps the marked entry of a strip in its middle, and tells on which sides there is more. */
function useStrip(current: string | undefined) {
  const strip = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState({ before: false, after: false });
  const measure = () => {
    const { scrollLeft, scrollWidth, clientWidth } = strip.current!;
    setMore({ before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 });
  };
  useEffect(() => {
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  useEffect(() => {
    const list = strip.current!;
    const entry = list.querySelector<HTMLElement>('[aria-current]');
    if (!entry) return;
    const [box, at] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
    list.scrollLeft += at.left + at.width / 2 - (box.left + box.width / 2);
  }, [current]);
  return {
    ref: strip,
    onScroll: measure,
    'data-before': more.before || undefined,
    'data-after': more.after || undefined,
  };
}

interface SectionNavProps {
  stops: Stop[];
  /** Whether all sections are drawn; until then, a link waits for its section. */
  isWhole: boolean;
}

/** Links to the sections of a long page. The heading takes the focus, so that keyboard users continue from there. */
export function SectionNav({ stops, isWhole }: SectionNavProps) {
  const nav = useRef<HTMLElement>(null);
  const ids = useMemo(() => stops.map(({ id }) => id), [stops]);
  const [current, goTo] = useCurrentSection(ids, nav);
  const strip = useStrip(current);
  const [asked, setAsked] = useState<string>();
  const go = (event: MouseEvent, id: string) => {
    // The address stays the same: it belongs to the shell, and Back leaves the settings instead of walking through
    // their sections.
    event.preventDefault();
    setAsked(id);
  };
  useEffect(() => {
    if (!isWhole || asked === undefined) return;
    goTo(asked);
    document.getElementById(asked)?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    setAsked(undefined);
  }, [isWhole, asked, goTo]);
  return (
    <Nav ref={nav} aria-label="Sections of the settings">
      <ul {...strip}>
        {stops.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current || undefined} onClick={(event) => go(event, id)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
