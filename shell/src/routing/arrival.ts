import { setTitle } from '@breakaway/host-api/host';
import { useEffect, useRef } from 'react';
import type { Route } from './routes.ts';

const HEADING_WAIT_MS = 15_000;

/**
 * What tells a person that she is somewhere else now: the document's title, the page's top, and the focus on the new
 * heading as soon as it is drawn. The first page of a visit keeps the browser's own focus.
 */
export function useArrival(pathname: string, route: Route | undefined): void {
  const first = useRef(true);
  useEffect(() => {
    setTitle(route ? route.title || null : 'Page not found');
    if (first.current) {
      first.current = false;
      return;
    }
    window.scrollTo(0, 0);
    return focusHeading();
  }, [pathname, route]);
}

function focusHeading(): () => void {
  const leaving = document.querySelector('h1');
  const focus = (mayBeOld: boolean): boolean => {
    const heading = document.querySelector('h1');
    if (!heading || (!mayBeOld && heading === leaving)) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  // Two screens of one frame may keep the same element, so after a moment the heading that is there will do.
  const observer = new MutationObserver(() => focus(false) && stop());
  const settle = setTimeout(() => focus(true) && stop(), 400);
  const limit = setTimeout(() => stop(), HEADING_WAIT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(settle);
    clearTimeout(limit);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
