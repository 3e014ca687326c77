import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Width of an element in pixels, followed as it changes, so that a chart is drawn at its own size and its text stays
 * readable on a phone.
 * @param start the width before the first measurement
 */
export function useWidth<E extends HTMLElement>(start: number) {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(start);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      // A part that is hidden now keeps its width: paper shows it.
      if (element.clientWidth > 0) setWidth(Math.max(240, Math.round(element.clientWidth)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}
