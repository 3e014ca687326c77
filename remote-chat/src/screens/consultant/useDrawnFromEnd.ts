import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** With the end of a conversation: what is above it within a view, on a large screen too. */
const FIRST = 3;
/** Drawing takes about so long at a time, ms: a key press in between hardly waits. */
const SLICE_MS = 100;
/** Most turns at a time. */
const MOST = 30;

/**
 * Draws the turns of a long conversation from its end: the last ones at once, the others above them while the browser
 * has time, sooner where the reader comes near. What is read stays where it is.
 * @param count how many turns there are
 * @param scroller the view that they are scrolled in
 * @returns how many at the beginning are not drawn yet, how many were drawn last, and the ref of the first of them
 */
export function useDrawnFromEnd(count: number, scroller: RefObject<HTMLElement | null>) {
  const [{ hidden, fresh }, setDrawn] = useState({ hidden: Math.max(0, count - FIRST), fresh: FIRST });
  const first = useRef<HTMLDivElement>(null);
  const firstBefore = useRef<HTMLDivElement>(null);
  /** Where the view was scrolled to before turns were added above it. */
  const scrolled = useRef(0);
  /** How many turns this browser draws in a slice, and when it began with the last ones. */
  const pace = useRef({ turns: 4, began: 0 });

  /** Whether a frame shows what was drawn last. */
  const isShown = useRef(false);

  const isDrawing = hidden > 0;
  const draw = useCallback(() => {
    // Until a frame shows them, the browser does not remember how high the turns drawn last are, and the view would jump.
    if (!isShown.current) return;
    isShown.current = false;
    if (scroller.current) scrolled.current = scroller.current.scrollTop;
    pace.current.began = performance.now();
    setDrawn((now) => {
      const next = Math.max(0, now.hidden - pace.current.turns);
      return { hidden: next, fresh: now.hidden - next };
    });
  }, [scroller]);
  useEffect(() => {
    if (hidden === 0) return;
    let ends = afterFrame(() => {
      isShown.current = true;
      const view = scroller.current;
      if (view && view.scrollTop < view.clientHeight) draw();
      else ends = whenIdle(draw);
    });
    return () => ends();
  }, [hidden, scroller, draw]);

  useEffect(() => {
    const view = scroller.current;
    if (!view || !isDrawing) return;
    const look = () => {
      scrolled.current = view.scrollTop;
      if (view.scrollTop < view.clientHeight) draw();
    };
    view.addEventListener('scroll', look, { passive: true });
    return () => view.removeEventListener('scroll', look);
  }, [scroller, isDrawing, draw]);

  useLayoutEffect(() => {
    const view = scroller.current;
    const [now, before] = [first.current, firstBefore.current];
    firstBefore.current = now;
    if (!view || !now || !before?.isConnected || now === before) return;
    // Browsers hold the place themselves only where something is scrolled above it, and not all of them do.
    view.scrollTo?.({ top: scrolled.current + before.offsetTop - now.offsetTop, behavior: 'instant' });
    scrolled.current = view.scrollTop;
    const { turns, began } = pace.current;
    const wanted = Math.round((turns * SLICE_MS) / (performance.now() - began));
    pace.current.turns = Math.min(MOST, Math.max(1, wanted));
  }, [scroller, hidden]);

  return { hidden: Math.min(hidden, count), fresh, first };
}

/** Calls when the next frame is on the screen. @returns ends the waiting */
function afterFrame(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => (timer = setTimeout(call, 0)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Calls when the browser has time, after a moment at the latest. @returns ends the waiting */
function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(call, { timeout: 1000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(call, 50);
  return () => clearTimeout(id);
}
