import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Slider } from '../controls/Slider.tsx';

const Under = styled(Slider)<{ $left: number; $right: number }>`
  /* The thumb's middle is at the ends of the plot, not its edge. */
  width: calc(100% - ${({ $left, $right }) => $left + $right}px + 20px);
  margin: 0 ${({ $right }) => $right - 10}px 0 ${({ $left }) => $left - 10}px;
  @media print {
    display: none;
  }
`;

interface ScrubberProps {
  label: string;
  /** how many places there are */
  count: number;
  /** how many places an arrow key skips; the last one is always reached */
  step?: number;
  at: number;
  onAt: (index: number) => void;
  /** what is at a place, as a screen reader says it */
  words: (index: number) => string;
  /** distance of the plot from the edges of the figure, px */
  left: number;
  right: number;
  /** how many places an arrow key skips while Shift is held */
  leap?: number | undefined;
  /** places that `[` and `]` go to, rising */
  stops?: readonly number[] | undefined;
  /** the places in sight; all of them unless given */
  shown?: { first: number; last: number } | undefined;
  /** `+` and `-` zoom in and out, `0` shows all again */
  onZoom?: ((way: 'in' | 'out' | 'all') => void) | undefined;
}

/** The cursor of a chart under the plot: for thumbs, and for the arrow keys. */
export function Scrubber({
  label,
  count,
  step = 1,
  at,
  onAt,
  words,
  left,
  right,
  leap,
  stops,
  shown,
  onZoom,
}: ScrubberProps) {
  const last = count - 1;
  // The thumb is under its place, so that the slider has the ends of what is in sight.
  const [least, most] = shown
    ? [Math.floor(shown.first / step), Math.ceil(shown.last / step)]
    : [0, Math.ceil(last / step)];
  const keys = (event: KeyboardEvent) => {
    const way = ZOOM_KEYS[event.key];
    if (onZoom && way && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      return onZoom(way);
    }
    const to = placeOfKey(event, at, leap, stops) ?? (shown ? beyondEnd(event, at, step, shown) : undefined);
    if (to === undefined) return;
    event.preventDefault();
    onAt(Math.min(last, Math.max(0, to)));
  };
  return (
    <Under
      aria-label={label}
      aria-valuetext={words(at)}
      aria-keyshortcuts={
        [...(stops ? ['[', ']'] : []), ...(onZoom ? ['+', '-', '0'] : [])].join(' ') || undefined
      }
      min={least}
      max={most}
      step={1}
      value={at === last ? Math.ceil(last / step) : Math.round(at / step)}
      onKeyDown={keys}
      onChange={(event) => onAt(Math.min(last, Number(event.target.value) * step))}
      $left={left}
      $right={right}
    />
  );
}

const ZOOM_KEYS: Partial<Record<string, 'in' | 'out' | 'all'>> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  '0': 'all',
};

/** At the end of what is in sight an arrow key goes on to what is not. */
function beyondEnd(
  { key }: KeyboardEvent,
  at: number,
  step: number,
  { first, last }: { first: number; last: number },
): number | undefined {
  if ((key === 'ArrowRight' || key === 'ArrowUp') && at + step > last) return at + step;
  return (key === 'ArrowLeft' || key === 'ArrowDown') && at - step < first ? at - step : undefined;
}

/** Where a key goes that the browser's own slider does not know. */
function placeOfKey(
  { key, shiftKey }: KeyboardEvent,
  at: number,
  leap: number | undefined,
  stops: readonly number[] | undefined,
): number | undefined {
  if (key === '[') return stops?.findLast((stop) => stop < at);
  if (key === ']') return stops?.find((stop) => stop > at);
  if (leap === undefined || !shiftKey) return undefined;
  if (key === 'ArrowRight' || key === 'ArrowUp') return at + leap;
  return key === 'ArrowLeft' || key === 'ArrowDown' ? at - leap : undefined;
}
