import { setTitle } from '@breakaway/host-api/host';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { documentTitle, type Route } from './routes.ts';

const HEADING_WAIT_MS = 15_000;

/** Where the app's frame scrolls instead of the window. */
export const CONTENT_ID = 'content';

/**
 * What tells a person that she is somewhere else now: the document's title, the page's top, and the focus on the new
 * heading as soon as it is drawn. The first page of a visit keeps the browser's own focus, and on the way back the
 * browser scrolls to where she was.
 */
export function useArrival(pathname: string, route: Route): void {
  const first = useRef(true);
  const goesBack = useNavigationType() === 'POP';
  useEffect(() => {
    setTitle(documentTitle(route));
    if (first.current) {
      first.current = false;
      return;
    }
    if (!goesBack) window.scrollTo(0, 0);
    document.getElementById(CONTENT_ID)?.scrollTo?.(0, 0);
    return focusHeading();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- how she came matters only in the moment of arriving
  }, [pathname, route]);
}

/**
 * Puts the focus on the heading that replaces the one that is there. A person who has gone on meanwhile, into a field
 * or with a key or a press to anything else, keeps the focus that she chose; a key that moves nothing changes nothing.
 */
export function focusHeading(): () => void {
  const leaving = document.querySelector('h1');
  const from = document.activeElement;
  let acted = false;
  const act = () => {
    acted = true;
  };
  const hasGoneOn = () => {
    const now = document.activeElement;
    if (now?.matches('input, textarea, select, iframe')) return true;
    return acted && now !== from && now !== document.body;
  };
  const focus = (mayBeOld: boolean): boolean => {
    const heading = document.querySelector('h1');
    if (!heading || (!mayBeOld && heading === leaving)) return false;
    if (hasGoneOn()) return true;
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
    document.removeEventListener('keydown', act, true);
    document.removeEventListener('pointerdown', act, true);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('keydown', act, true);
  document.addEventListener('pointerdown', act, true);
  return stop;
}
