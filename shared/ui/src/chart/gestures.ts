import { zoomed, type Range } from './zoom.ts';

export interface GestureTarget {
  /** what is shown now, and all that there is */
  shown: () => Range;
  zoomed: () => boolean;
  /** from a place on the screen to one of the axis, and the length of the axis in pixels */
  valueAt: (clientX: number) => number;
  widthPx: () => number;
  /** null: all of it */
  onRange: (range: Range | null) => void;
  /** while a brush is held, a drag paints instead; null: none is */
  brush: () => { onStroke: (from: number, to: number, done: boolean) => void } | null;
}

/** So fast a wheel or a trackpad zooms. */
const WHEEL = 0.006;

/**
 * Two fingers or Ctrl with the wheel zoom, a drag moves what is zoomed or paints, a double tap shows all again. The wheel
 * alone and a thumb up or down move the page.
 * @returns ends it
 */
export function followGestures(root: HTMLElement, target: GestureTarget): () => void {
  const held = new Map<number, number>();
  /** the place of the axis under each finger when the gesture began */
  const grip = new Map<number, number>();
  let stroke: number | null = null;
  const regrip = () => {
    grip.clear();
    for (const [id, x] of held) grip.set(id, target.valueAt(x));
  };
  const down = (event: PointerEvent) => {
    if (!(event.target as HTMLElement).closest('.u-over') || event.button > 0) return;
    held.set(event.pointerId, event.clientX);
    stroke = held.size === 1 && target.brush() ? target.valueAt(event.clientX) : null;
    // A drag that leaves the chart goes on.
    if (stroke !== null || target.zoomed()) root.setPointerCapture?.(event.pointerId);
    regrip();
  };
  const move = (event: PointerEvent) => {
    if (!held.has(event.pointerId)) return;
    held.set(event.pointerId, event.clientX);
    const brush = target.brush();
    if (brush && stroke !== null) return brush.onStroke(stroke, target.valueAt(event.clientX), false);
    const fingers = [...held].map(([id, x]) => ({ x, value: grip.get(id) ?? 0 }));
    const [first, second] = fingers;
    const { from, to } = target.shown();
    if (first && second && Math.abs(second.x - first.x) > 1) {
      const perPx = (second.value - first.value) / (second.x - first.x);
      if (!(perPx > 0)) return;
      const start = first.value - perPx * offsetOf(first.x);
      target.onRange({ from: start, to: start + perPx * target.widthPx() });
    } else if (first && target.zoomed()) {
      const byValue = first.value - target.valueAt(first.x);
      if (byValue !== 0) target.onRange({ from: from + byValue, to: to + byValue });
    }
  };
  /** px from the left end of the axis */
  const offsetOf = (clientX: number) => {
    const { from, to } = target.shown();
    return ((target.valueAt(clientX) - from) / (to - from)) * target.widthPx();
  };
  const up = (event: PointerEvent) => {
    if (!held.delete(event.pointerId)) return;
    if (stroke !== null && event.type === 'pointerup')
      target.brush()?.onStroke(stroke, target.valueAt(event.clientX), true);
    else if (stroke !== null) target.brush()?.onStroke(stroke, stroke, true);
    stroke = null;
    regrip();
  };
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    target.onRange(zoomed(target.shown(), target.valueAt(event.clientX), Math.exp(WHEEL * event.deltaY)));
  };
  const all = () => {
    if (!target.brush()) target.onRange(null);
  };
  root.addEventListener('pointerdown', down);
  root.addEventListener('pointermove', move);
  root.addEventListener('pointerup', up);
  root.addEventListener('pointercancel', up);
  root.addEventListener('wheel', wheel, { passive: false });
  root.addEventListener('dblclick', all);
  return () => {
    root.removeEventListener('pointerdown', down);
    root.removeEventListener('pointermove', move);
    root.removeEventListener('pointerup', up);
    root.removeEventListener('pointercancel', up);
    root.removeEventListener('wheel', wheel);
    root.removeEventListener('dblclick', all);
  };
}
