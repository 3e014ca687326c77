import { setTitle } from '@breakaway/host-api/host';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { documentTitle, type Route } from './routes.ts';

const HEADING_WAIT_MS = 15_000;

/** The scroll container inside the app's frame, where the window does not scroll. */
export const CONTENT_ID = 'content';

/**
 * Marks a navigation for people who cannot see it: sets the document's title, scrolls to the top, and moves the focus
 * to the new heading as soon as it renders. The first page of a visit keeps the browser's own focus. On Back, the
 * browser restores the scroll position.
 */
export function useRouteChange(pathname: string, route: Route): void {
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the kind of this navigation matters
  }, [pathname, route]);
}

/**
 * Focuses the heading that replaces the current one. If the member has moved on in the meantime, into a field or by a
 * key or a press to anything else, their focus stays. A key that moves nothing changes nothing.
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
  // Two screens of one frame may keep the same element, so after a moment the existing heading is used.
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
