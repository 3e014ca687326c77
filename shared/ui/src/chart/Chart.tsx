import { createContext, useContext, useId, useMemo, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../surfaces.tsx';
import { Axes, sideRoom, type Axis } from './Axes.tsx';
import {
  EDGE,
  TEXT_PX,
  areaPath,
  axisRoom,
  bandPath,
  linePath,
  linesOf,
  scaleOf,
  textWidth,
} from './geometry.ts';
import type { BandPoint, Plotted, Point } from './geometry.ts';
import { Legend, type LegendEntry } from './Legend.tsx';
import { Scrubber } from './Scrubber.tsx';
import { useWidth } from './useWidth.ts';

const PlotContext = createContext<Plotted | null>(null);

/** Scales and edges of the chart around, for marks of a chart's own. */
export function usePlotted(): Plotted {
  const plotted = useContext(PlotContext);
  if (!plotted) throw new Error('A part of a chart stands outside of a Chart.');
  return plotted;
}

/** What a chart shows, as a table for those who do not see it. */
interface ChartTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

const Figure = styled.figure`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
`;
const Picture = styled.svg`
  touch-action: pan-y;
  display: block;
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
  text {
    fill: var(--text-muted);
  }
  @media print {
    width: 100%;
    height: auto;
  }
`;

interface ChartProps {
  /** what the picture shows, in one sentence */
  label: string;
  x: Axis;
  y: Axis;
  height?: number;
  /** room for the labels of the vertical axis, px */
  left?: number;
  /** room above the plot, px */
  top?: number;
  table?: ChartTable;
  legend?: readonly LegendEntry[];
  /** the places that a pointer or the arrow keys can visit, in order, and what is there */
  cursor?: {
    at: number;
    onAt: (index: number) => void;
    places: readonly Point[];
    words: (index: number) => string;
  };
  children: ReactNode;
}

/**
 * A small chart as SVG, drawn at its own width so that its text keeps its size. Its children are `Area`, `Band`,
 * `Line`, `Mark`, `Rule`, or parts of its own with `usePlotted`. For more than some hundred points take `Plot`.
 */
export function Chart({
  label,
  x,
  y,
  height = 220,
  left = EDGE.left,
  top = 14,
  table,
  legend,
  cursor,
  children,
}: ChartProps) {
  const [frame, width, textScale] = useWidth<HTMLElement>(600);
  const textPx = TEXT_PX * textScale;
  const below = axisRoom(textPx);
  // Larger text needs more room, and leaves the plot as high as it is.
  const heightPx = height + below - axisRoom(TEXT_PX);
  const beside = textScale > 1 ? Math.max(left, sideRoom(y, heightPx - below - top, textPx)) : left;
  const plotted = useMemo((): Plotted => {
    const edge = { left: beside, right: width - EDGE.right, top, bottom: heightPx - below };
    return {
      ...edge,
      textPx,
      x: scaleOf({ from: x.from, to: x.to, kind: x.kind ?? 'linear' }, edge.left, edge.right),
      y: scaleOf({ from: y.from, to: y.to, kind: y.kind ?? 'linear' }, edge.bottom, edge.top),
    };
  }, [width, heightPx, below, beside, top, textPx, x.from, x.to, x.kind, y.from, y.to, y.kind]);
  const clip = useId();
  return (
    <Figure ref={frame as Ref<HTMLElement>}>
      <Picture
        viewBox={`0 0 ${width} ${heightPx}`}
        width={width}
        height={heightPx}
        role="img"
        aria-label={label}
        onPointerMove={(event) => cursor && cursor.onAt(nearest(event, cursor.places, plotted, width))}
        onPointerDown={(event) => cursor && cursor.onAt(nearest(event, cursor.places, plotted, width))}
      >
        <Axes x={x} y={y} plotted={plotted} />
        <clipPath id={clip}>
          <rect
            x={plotted.left}
            y={0}
            width={plotted.right - plotted.left + EDGE.right}
            height={plotted.bottom}
          />
        </clipPath>
        <PlotContext value={plotted}>
          <g clipPath={`url(#${clip})`}>{children}</g>
          {cursor && <Cursor place={cursor.places[cursor.at]} />}
        </PlotContext>
      </Picture>
      {cursor && (
        <Scrubber
          label={`${label.split(':')[0]}: place`}
          count={cursor.places.length}
          at={cursor.at}
          onAt={cursor.onAt}
          words={cursor.words}
          left={plotted.left}
          right={width - plotted.right}
        />
      )}
      {legend && <Legend entries={legend} />}
      {table && <HiddenTable {...table} />}
    </Figure>
  );
}

function nearest(
  event: { clientX: number; currentTarget: Element },
  places: readonly Point[],
  { x }: Plotted,
  width: number,
): number {
  const box = event.currentTarget.getBoundingClientRect();
  const at = ((event.clientX - box.left) / box.width) * width;
  let best = 0;
  for (const [i, place] of places.entries())
    if (Math.abs(x(place.x) - at) < Math.abs(x(places[best]!.x) - at)) best = i;
  return best;
}

function Cursor({ place }: { place: Point | undefined }) {
  const { x, y, top, bottom } = usePlotted();
  if (!place) return null;
  return (
    <g>
      <line x1={x(place.x)} x2={x(place.x)} y1={top} y2={bottom} stroke="var(--focus)" strokeWidth={1.5} />
      <circle cx={x(place.x)} cy={Math.max(top, y(place.y))} r={4} fill="var(--focus)" />
    </g>
  );
}

function HiddenTable({ caption, columns, rows }: ChartTable) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                <td key={i}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}

/** The area under a line. */
export function Area({ points, colour }: { points: readonly Point[]; colour: string }) {
  const { x, y, bottom } = usePlotted();
  return <path d={areaPath(points, x, y, bottom)} fill={colour} />;
}

/** The band of an uncertainty around a line. */
export function Band({ points, colour }: { points: readonly BandPoint[]; colour: string }) {
  const { x, y } = usePlotted();
  return <path d={bandPath(points, x, y)} fill={colour} opacity={0.18} />;
}

/** A line through points. */
export function Line({ points, colour }: { points: readonly Point[]; colour: string }) {
  const { x, y } = usePlotted();
  return <path d={linePath(points, x, y)} fill="none" stroke={colour} strokeWidth={2.5} />;
}

/** A vertical distance between two values at one place, dashed: what is missing. */
export function Drop({ x: at, from, to, colour }: { x: number; from: number; to: number; colour: string }) {
  const { x, y } = usePlotted();
  return <line x1={x(at)} x2={x(at)} y1={y(from)} y2={y(to)} stroke={colour} strokeDasharray="3 4" />;
}

interface MarkProps {
  point: Point;
  colour: string;
  label?: string;
}

/** A point; with a label it is large, and the label stands on the side that has more room. */
export function Mark({ point, colour, label }: MarkProps) {
  const { x, y } = usePlotted();
  const [cx, cy] = [x(point.x), y(point.y)];
  return (
    <g>
      <circle
        cx={cx}
        cy={cy}
        r={label ? 6 : 4}
        fill={colour}
        stroke={label ? 'var(--bg-raised)' : undefined}
        strokeWidth={2}
      />
      {label && <MarkLabel cx={cx} cy={cy} text={label} />}
    </g>
  );
}

/** Beside a point, or above it where there is too little room, in as many lines as it needs. */
function MarkLabel({ cx, cy, text }: { cx: number; cy: number; text: string }) {
  const { left, right, top, textPx } = usePlotted();
  const toTheLeft = cx > (left + right) / 2;
  const besidePx = (toTheLeft ? cx - left : right - cx) - 10;
  const beside = linesOf(text, besidePx, textPx);
  const fits = beside.every((line) => textWidth(line, textPx) <= besidePx);
  const lines = fits ? beside : linesOf(text, right - left, textPx);
  const lineHeight = 1.2 * textPx;
  const lastY = Math.max(top + 4 + (lines.length - 1) * lineHeight, cy - 10);
  return lines.map((line, i) => (
    <ChartText
      key={line}
      x={fits ? cx + (toTheLeft ? -10 : 10) : toTheLeft ? left + 2 : right}
      y={lastY - (lines.length - 1 - i) * lineHeight}
      anchor={toTheLeft === fits ? 'end' : 'start'}
    >
      {line}
    </ChartText>
  ));
}

interface ChartTextProps {
  /** px */
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  /** on the ground of the chart rather than in a coloured area */
  over?: boolean;
  children: ReactNode;
}

/** A label inside of the plot. It stays legible over lines and areas. */
export function ChartText({ x, y, anchor = 'middle', over = true, children }: ChartTextProps) {
  const outline = over
    ? { paintOrder: 'stroke', stroke: 'var(--bg-raised)', strokeWidth: 4, strokeLinejoin: 'round' as const }
    : {};
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      style={{ fill: over ? 'var(--text)' : 'var(--bg)', fontWeight: 'var(--strong)' }}
      {...outline}
    >
      {children}
    </text>
  );
}
