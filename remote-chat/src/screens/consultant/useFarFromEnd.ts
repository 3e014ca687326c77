import { useEffect, useState, type RefObject } from 'react';

/** Two thresholds, so that the button does not flicker at one. */
const FAR_PX = 64;
const NEAR_PX = 24;

/** Whether the end of a scrolled view is well out of sight. */
export function useFarFromEnd(scroller: RefObject<HTMLElement | null>): boolean {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const view = scroller.current;
    if (!view) return;
    const look = () => {
      const left = view.scrollHeight - view.clientHeight - view.scrollTop;
      setFar((now) => (now ? left >= NEAR_PX : left > FAR_PX));
    };
    const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(look) : null;
    sizes?.observe(view);
    if (view.firstElementChild) sizes?.observe(view.firstElementChild);
    view.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      sizes?.disconnect();
      view.removeEventListener('scroll', look);
    };
  }, [scroller]);
  return far;
}
