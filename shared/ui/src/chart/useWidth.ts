import { useLayoutEffect, useRef, useState } from 'react';

/** A member's text size beside the usual one of 16 px; smaller text needs no less room. */
function textScale(): number {
  const rootPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(1, rootPx / 16 || 1);
}

/**
 * Width of an element in pixels, followed as it changes, so that a chart is drawn at its own size and its text stays
 * readable on a phone; and how many times larger than usual the text is.
 * @param start the width before the first measurement
 */
export function useWidth<E extends HTMLElement>(start: number) {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(start);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      setScale(textScale());
      // A part that is hidden now keeps its width: paper shows it.
      if (element.clientWidth > 0) setWidth(Math.max(240, Math.round(element.clientWidth)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width, scale] as const;
}
