import { clock, useWidth } from '@breakaway/ui/chart';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import styled from 'styled-components';
import { lastMinute, plannedS, rowsOf, type Pin } from './pins.ts';
import type { Moves } from './useMoves.ts';
import { itemWords } from './words.ts';

/** A thumb's width of every pin, px. */
const APART = 44;
const LEAP_MIN = 10;

const Lane = styled.div<{ $rows: number }>`
  position: relative;
  /* The canvas above has another width on paper, and the table has every time. */
  @media print {
    display: none;
  }
  height: ${({ $rows }) => APART * $rows}px;
`;
const Handle = styled.span`
  position: absolute;
  display: grid;
  place-items: center;
  width: ${APART}px;
  height: ${APART}px;
  translate: -50%;
  touch-action: none;
  cursor: ew-resize;
  user-select: none;
  i {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border: 2px solid var(--bg-raised);
    border-radius: 50% 50% 50% 0;
    rotate: 135deg;
    background: var(--accent);
    color: var(--on-accent);
    font-size: var(--text-s);
    font-style: normal;
    font-weight: var(--strong);
  }
  i > b {
    rotate: -135deg;
  }
  &[data-moved] i {
    outline: 2px solid var(--text);
  }
  &[data-over] i {
    background: var(--warn);
  }
  &:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: -4px;
    border-radius: var(--radius);
    z-index: 2;
  }
  &[data-held] {
    z-index: 3;
    cursor: grabbing;
  }
`;
const LETTERS: Record<string, string> = {
  gel: 'G',
  chew: 'C',
  bar: 'B',
  'rice cake': 'R',
  'real food': 'F',
};

interface Props {
  moves: Moves;
  /** the horizontal axis, by whole minutes */
  values: ArrayLike<number>;
  durationS: number;
  /** where a pin stands, in words */
  place: (pin: Pin) => string;
  /** grams in the fullest 60 minutes around a pin, and the most that they may be */
  hourAround: (pin: Pin) => number;
  mostG: number;
}

/** What is to be eaten, as pins under the chart that can be dragged in time, or moved by the arrow keys. */
export function PinLane({ moves, values, durationS, place, hourAround, mostG }: Props) {
  const [frame, width] = useWidth<HTMLDivElement>(600);
  const held = useRef<{ id: string; minute: number } | null>(null);
  const [first = 0, end = 1] = [values[0], values[values.length - 1]];
  const shareAt = (minute: number) => ((values[minute] ?? end) - first) / (end - first || 1);
  const most = lastMinute(durationS);
  const { pins } = moves;
  const rows = rowsOf(
    pins.map(({ item }) => shareAt(Math.round(item.atS / 60)) * width),
    APART,
  );
  const within = (minute: number) => Math.min(most, Math.max(0, minute));
  const minuteAt = (clientX: number) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || box.width === 0) return 0;
    const value = first + ((clientX - box.left) / box.width) * (end - first);
    return within(nearest(values, value));
  };
  const keys = (event: KeyboardEvent, { id, minute }: Pin) => {
    const step = event.shiftKey ? LEAP_MIN : 1;
    const to = {
      ArrowRight: minute + step,
      ArrowUp: minute + step,
      ArrowLeft: minute - step,
      ArrowDown: minute - step,
      PageUp: minute + LEAP_MIN,
      PageDown: minute - LEAP_MIN,
      Home: 0,
      End: most,
    }[event.key];
    if (event.key === 'Escape' && moves.dragged) {
      event.preventDefault();
      held.current = null;
      moves.cancel();
    }
    if (to === undefined) return;
    event.preventDefault();
    moves.nudge(id, within(to));
  };
  return (
    <Lane ref={frame} $rows={Math.max(1, ...rows.map((row) => row + 1))}>
      {pins.map((pin, i) => {
        const { id, item, minute } = pin;
        const hourG = hourAround(pin);
        const over = hourG > mostG + 0.5;
        const isHeld = moves.dragged?.id === id && moves.dragged.let === 'held';
        return (
          <Handle
            key={id}
            role="slider"
            tabIndex={0}
            aria-label={`When to take: ${itemWords(item)}`}
            aria-valuemin={0}
            aria-valuemax={most}
            aria-valuenow={minute}
            aria-valuetext={`${place(pin)}; ${Math.round(hourG)} of ${Math.round(mostG)} g in 60 minutes${over ? ', too much' : ''}`}
            data-moved={Math.round(plannedS(item) / 60) === minute ? undefined : ''}
            data-over={over ? '' : undefined}
            data-held={isHeld ? '' : undefined}
            style={{ left: `${100 * shareAt(minute)}%`, top: APART * (rows[i] ?? 0) }}
            title={`${itemWords(item)}, ${clock(60 * minute)}`}
            onFocus={() => moves.choose(id)}
            onKeyDown={(event) => keys(event, pin)}
            onPointerDown={(event: PointerEvent<HTMLElement>) => {
              if (event.button !== 0) return;
              event.currentTarget.setPointerCapture?.(event.pointerId);
              moves.choose(id);
              held.current = { id, minute };
            }}
            onPointerMove={({ clientX }) => {
              if (held.current?.id !== id) return;
              const to = minuteAt(clientX);
              if (to === held.current.minute) return;
              held.current.minute = to;
              moves.drag(id, to);
            }}
            onPointerUp={() => {
              if (held.current?.id === id) moves.drop(held.current);
              held.current = null;
            }}
            onPointerCancel={() => {
              held.current = null;
              moves.cancel();
            }}
          >
            <i>
              <b>{over ? '!' : LETTERS[item.kind]}</b>
            </i>
          </Handle>
        );
      })}
    </Lane>
  );
}

/** The place of a rising list that is nearest to a value. */
function nearest(values: ArrayLike<number>, value: number): number {
  let [low, high] = [0, values.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) <= value) low = middle;
    else high = middle;
  }
  return value - (values[low] ?? 0) <= (values[high] ?? 0) - value ? low : high;
}
