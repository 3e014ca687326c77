import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Where in the window one reads, as a share of its height. */
const READING = 1 / 3;

/** What scrolls the page around an element: the app's frame, or the window where there is none. */
function scrollerOf(element: Element | null): Element {
  for (let one = element?.parentElement; one; one = one.parentElement)
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  return document.documentElement;
}

/**
 * The section that lies at the reading line. Over the last stretch of the page the line goes down to the lower edge, so
 * that each of the last sections has its turn.
 */
function sectionAtLine(ids: readonly string[], scroller: Element): string | undefined {
  const { clientHeight: height, scrollHeight, scrollTop } = scroller;
  const top = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
  const left = scrollHeight - height - scrollTop;
  const line = top + height - Math.min((1 - READING) * height, Math.max(0, left));
  const begun = ids.filter((id) => {
    const section = document.getElementById(id);
    return section && section.getBoundingClientRect().top <= line;
  });
  // Before the first one begins, it is the next to be read. A page that does not scroll is read from its beginning.
  return (scrollHeight > height ? begun.at(-1) : undefined) ?? ids[0];
}

/**
 * @param inside an element of the page
 * @returns the id of the section that is being read, and a function that goes to one: it stays marked until the page is
 * scrolled again, even where the page ends before it reaches the reading line
 */
export function useCurrentSection(
  ids: readonly string[],
  inside: RefObject<Element | null>,
): [current: string | undefined, goTo: (id: string) => void] {
  const [current, setCurrent] = useState(ids[0]);
  /** Where the page stood after a choice. */
  const chosenAt = useRef<number | null>(null);
  useEffect(() => {
    const scroller = scrollerOf(inside.current);
    let frame = 0;
    const follow = () => {
      frame = 0;
      if (chosenAt.current !== null && Math.abs(scroller.scrollTop - chosenAt.current) < 2) return;
      chosenAt.current = null;
      setCurrent(sectionAtLine(ids, scroller));
    };
    const later = () => {
      frame ||= requestAnimationFrame(follow);
    };
    // Scrolling does not bubble; the frame or the window may be what scrolls.
    document.addEventListener('scroll', later, { capture: true, passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', later, { capture: true });
      window.removeEventListener('resize', later);
    };
  }, [ids, inside]);
  const goTo = useCallback(
    (id: string) => {
      document.getElementById(id)?.scrollIntoView?.({ block: 'start' });
      chosenAt.current = scrollerOf(inside.current).scrollTop;
      setCurrent(id);
    },
    [inside],
  );
  return [current, goTo];
}
