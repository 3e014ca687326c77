import { useEffect, useState, type MouseEvent } from 'react';
import styled from 'styled-components';

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
  overflow-x: auto;
  scrollbar-width: none;
  /* Extends to the edges of a small screen, to show that it scrolls. */
  margin: 0 calc(-1 * clamp(var(--space-4), 4vw, var(--space-6)));
  padding: 0 clamp(var(--space-2), 3vw, var(--space-5));
  ul {
    display: flex;
    list-style: none;
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
    top: 1.25rem;
    align-self: start;
    margin: 0;
    padding: 0;
    border: 0;
    ul {
      display: grid;
    }
    a {
      min-height: 44px;
      border-bottom: 0;
      border-left: 2px solid var(--line);
    }
  }
`;

/** The section being read: the last one that begins in the upper part of the window. */
function useCurrentSection(stops: Stop[]): string | undefined {
  const [current, setCurrent] = useState(stops[0]?.id);
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const inSight = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          inSight[isIntersecting ? 'add' : 'delete'](target.id);
        const first = stops.find(({ id }) => inSight.has(id));
        if (first) setCurrent(first.id);
      },
      { rootMargin: '-20% 0px -60% 0px' },
    );
    for (const { id } of stops) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [stops]);
  return current;
}

/** Links to the sections of a long page. The heading takes the focus, so that keyboard users continue from there. */
export function SectionNav({ stops }: { stops: Stop[] }) {
  const current = useCurrentSection(stops);
  const go = (event: MouseEvent, id: string) => {
    // The address stays the same: it belongs to the shell, and Back leaves the settings instead of walking through
    // their sections.
    event.preventDefault();
    const section = document.getElementById(id);
    section?.scrollIntoView?.({ block: 'start' });
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  };
  return (
    <Nav aria-label="Sections of the settings">
      <ul>
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
