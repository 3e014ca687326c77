import { scaleLinear, scaleLog } from 'd3-scale';
import { area, line } from 'd3-shape';

/** A place in the units of a chart's axes. */
export interface Point {
  x: number;
  y: number;
}
/** A place with the band of its uncertainty. */
export interface BandPoint {
  x: number;
  low: number;
  high: number;
}
/** One axis, in its own unit; `log` for durations from seconds to hours. */
export interface Extent {
  from: number;
  to: number;
  kind?: 'linear' | 'log';
}
/** Room beside every plot, px: for the labels of the vertical axis, and for half a label at the end. */
export const EDGE = { left: 44, right: 18 };
/** Size of the text of a chart, where the member has the usual one. */
export const TEXT_PX = 12;
/** Room below a plot for the labels of its horizontal axis, px. @param textPx their size */
export const axisRoom = (textPx: number): number => 8 + 1.5 * textPx;
/** Room for the labels of the vertical axis of a chart of panels, px. @param textPx their size */
export const panelLeft = (textPx: number): number => Math.round(EDGE.left + 3 * (textPx - TEXT_PX));
/** From the unit of an axis to pixels. */
export type Scale = (value: number) => number;

/** The part of a chart inside its axes, px. */
export interface Plotted {
  x: Scale;
  y: Scale;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** size of its text */
  textPx: number;
}

/** @param start where the axis begins, px; `end` may lie before it, as it does for heights */
export function scaleOf({ from, to, kind = 'linear' }: Extent, start: number, end: number): Scale {
  return kind === 'log'
    ? scaleLog([from, to], [start, end])
    : scaleLinear([from, from === to ? from + 1 : to], [start, end]);
}

/** About this wide is a letter of a label beside its size. */
const LETTER = 0.56;
/** The least room between two labels, px. */
const BETWEEN_PX = 5;

/** About how wide a label is, px. @param sizePx of its letters */
export const textWidth = (text: string, sizePx: number): number => LETTER * sizePx * text.length;

/** Those labels of a row that have room beside each other, the last one before all others: it has the unit. */
export function withRoom<L extends { place: number; text: string }>(
  labels: readonly L[],
  sizePx: number,
): L[] {
  const kept: L[] = [];
  for (const label of labels.toReversed()) {
    const next = kept[0];
    const room = next ? next.place - label.place : Infinity;
    const needed = next ? (textWidth(label.text, sizePx) + textWidth(next.text, sizePx)) / 2 + BETWEEN_PX : 0;
    if (room >= needed) kept.unshift(label);
  }
  return kept;
}

/** A label in as few lines as fit a width, px, broken after its commas. */
export function linesOf(text: string, widthPx: number, sizePx: number): string[] {
  const lines: string[] = [];
  for (const part of text.split(/(?<=,) /)) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${part}`, sizePx) <= widthPx)
      lines[lines.length - 1] = `${last} ${part}`;
    else lines.push(part);
  }
  return lines;
}

/** Round numbers between two ends, about as many as asked for. */
export const ticksOf = ({ from, to }: Extent, count: number): number[] =>
  scaleLinear([from, to], [0, 1]).ticks(count);

const STEPS_S = [60, 120, 300, 600, 900, 1200, 1800, 3600, 7200, 10_800, 14_400];

/**
 * Times of an axis, s: every minute, quarter or hour, whichever has room.
 * @param apartPx the room that one label needs
 * @param leastS the shortest step
 */
export function timeTicks(
  { from, to }: Extent,
  widthPx: number,
  { apartPx = 60, leastS = 60 }: { apartPx?: number; leastS?: number } = {},
): number[] {
  const step =
    STEPS_S.find((one) => one >= leastS && (widthPx * one) / (to - from) >= apartPx) ?? STEPS_S.at(-1)!;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step + 1e-9) + 1 }, (_, i) => first + i * step);
}

/** The labels of times, in minutes or, from two and a half hours on, in hours; the last one has the unit. */
export function timeWords(ticks: readonly number[]): string[] {
  const inHours = (ticks.at(-1) ?? 0) >= 9000;
  return ticks.map((seconds, i) => {
    const unit = i === ticks.length - 1 ? (inHours ? '\u00a0h' : '\u00a0min') : '';
    return `${inHours ? clock(seconds) : Math.round(seconds / 60)}${unit}`;
  });
}

/** Elapsed time as riders write it: "0:45", "2:15". */
export function clock(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The path of a line through points. */
export const linePath = (points: readonly Point[], x: Scale, y: Scale): string =>
  line<Point>(
    (point) => x(point.x),
    (point) => y(point.y),
  ).digits(1)([...points]) ?? '';

/** The path of the area between a line and the floor of the chart, px. */
export const areaPath = (points: readonly Point[], x: Scale, y: Scale, floor: number): string =>
  area<Point>(
    (point) => x(point.x),
    floor,
    (point) => y(point.y),
  ).digits(1)([...points]) ?? '';

/** The path of a band. */
export const bandPath = (points: readonly BandPoint[], x: Scale, y: Scale): string =>
  area<BandPoint>(
    (point) => x(point.x),
    (point) => y(point.low),
    (point) => y(point.high),
  ).digits(1)([...points]) ?? '';
