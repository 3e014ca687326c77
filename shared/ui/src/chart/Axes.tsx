import { EDGE, TEXT_PX, textWidth, ticksOf, withRoom } from './geometry.ts';
import type { Extent, Plotted } from './geometry.ts';

export interface Axis extends Extent {
  /** fixed places of the labels, or those that fit the width, px; round numbers unless given */
  ticks?: readonly number[] | ((widthPx: number) => readonly number[]);
  /** the label of a place */
  words?: (tick: number, index: number, all: readonly number[]) => string;
}

/** Room beside a plot that the labels of its vertical axis need, px. */
export const sideRoom = (y: Axis, heightPx: number, textPx: number): number =>
  8 + Math.max(0, ...labelsUp(y, heightPx).map(({ text }) => textWidth(text, textPx)));

const labelsUp = (y: Axis, heightPx: number) => labelsOf(y, heightPx, heightPx / 45);

/** Both axes of a chart. Labels that would run into each other are left out. */
export function Axes({ x, y, plotted }: { x: Axis; y: Axis; plotted: Plotted }) {
  const { left, right, bottom, top, textPx } = plotted;
  const larger = textPx / TEXT_PX;
  const across = labelsOf(x, right - left, (right - left) / (90 * larger)).map((label) => ({
    ...label,
    place: plotted.x(label.tick),
  }));
  return (
    <>
      {labelsUp(y, bottom - top).map(({ tick, text }) => (
        <g key={tick}>
          <line
            x1={left}
            x2={right}
            y1={plotted.y(tick)}
            y2={plotted.y(tick)}
            stroke={tick === 0 ? 'var(--line-strong)' : 'var(--line)'}
          />
          <text x={left - 6} y={plotted.y(tick) + textPx / 3} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {withRoom(across, textPx).map(({ tick, text, place }) => (
        <text
          key={tick}
          x={Math.min(place, right)}
          y={bottom + 6 + textPx}
          textAnchor={
            place > right - Math.max(16, textWidth(text, textPx) / 2 - EDGE.right) ? 'end' : 'middle'
          }
        >
          {text}
        </text>
      ))}
    </>
  );
}

/** The labels of an axis, from its beginning. @param count about how many have room */
function labelsOf(axis: Axis, roomPx: number, count: number): { tick: number; text: string }[] {
  const ticks =
    typeof axis.ticks === 'function' ? axis.ticks(roomPx) : (axis.ticks ?? ticksOf(axis, Math.max(3, count)));
  return ticks.map((tick, i) => ({ tick, text: axis.words ? axis.words(tick, i, ticks) : String(tick) }));
}
