import type { Route } from '@breakaway/cycling';
import { VisuallyHidden } from '@breakaway/ui';
import { useWidth } from '@breakaway/ui/tool';
import { useMemo, type PointerEvent } from 'react';
import styled from 'styled-components';
import { BANDS, bandOf } from './steepness.ts';

const SIZE = { height: 240, left: 44, right: 8, top: 12, bottom: 26 };
const POINTS = 480;
/** A climb is shaded in sections of about this length. */
const PIECE_M = 500;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  list-style: none;
  font-size: var(--text-s);
  color: var(--text-muted);
  span {
    display: inline-block;
    width: 0.75em;
    height: 0.75em;
    margin-right: 0.4em;
    border-radius: 3px;
  }
`;

interface Props {
  route: Route;
  /** the marked place, m from the start */
  atM: number;
  onPoint: (atM: number) => void;
}

/** The elevation of the route over its length, climbs shaded by steepness. */
export function ProfileChart({ route, atM, onPoint }: Props) {
  const [frame, width] = useWidth<HTMLElement>(960);
  const drawn = useMemo(() => drawing(route, width), [route, width]);
  const { x, y, area, line, pieces, heights, kilometres } = drawn;
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * width;
    const share = (at - SIZE.left) / (width - SIZE.left - SIZE.right);
    onPoint(Math.min(1, Math.max(0, share)) * route.distanceM);
  };
  return (
    <figure ref={frame}>
      <svg
        viewBox={`0 0 ${width} ${SIZE.height}`}
        width={width}
        height={SIZE.height}
        style={{ fontSize: 12, fill: 'var(--text-muted)', touchAction: 'pan-y' }}
        role="img"
        aria-label={`Profile: ${Math.round(route.minElevationM)} to ${Math.round(route.maxElevationM)} m above the sea over ${(route.distanceM / 1000).toFixed(1)} km. The climbs are in the table below.`}
        onPointerMove={point}
        onPointerDown={point}
      >
        {heights.map((height) => (
          <g key={height}>
            <line x1={SIZE.left} x2={width - SIZE.right} y1={y(height)} y2={y(height)} stroke="var(--line)" />
            <text x={SIZE.left - 6} y={y(height) + 4} textAnchor="end">
              {height}
            </text>
          </g>
        ))}
        {kilometres.map((km) => (
          <text key={km} x={x(1000 * km)} y={SIZE.height - 8} textAnchor="middle">
            {km}
          </text>
        ))}
        <polygon points={area} fill="var(--ridge-near)" />
        {pieces.map((piece) => (
          <polygon key={piece.fromM} points={piece.points} fill={piece.colour} />
        ))}
        <polyline points={line} fill="none" stroke="var(--text)" strokeWidth={1.5} />
        <line
          x1={x(atM)}
          x2={x(atM)}
          y1={SIZE.top}
          y2={SIZE.height - SIZE.bottom}
          stroke="var(--focus)"
          strokeWidth={2}
        />
      </svg>
      <Legend aria-hidden="true">
        {BANDS.map(({ name, colour }) => (
          <li key={name}>
            <span style={{ background: colour }} />
            {name}
          </li>
        ))}
      </Legend>
      <VisuallyHidden as="figcaption">Height in metres over distance in kilometres.</VisuallyHidden>
    </figure>
  );
}

function drawing(route: Route, width: number) {
  const { elevationM, stepM, distanceM, minElevationM, maxElevationM, climbs } = route;
  // A flat route must not look like the Alps.
  const span = Math.max(60, 1.1 * (maxElevationM - minElevationM));
  const baseM = minElevationM - 0.05 * span;
  const x = (metres: number) => SIZE.left + ((width - SIZE.left - SIZE.right) * metres) / distanceM;
  const y = (height: number) =>
    SIZE.height - SIZE.bottom - ((SIZE.height - SIZE.top - SIZE.bottom) * (height - baseM)) / span;
  const floor = SIZE.height - SIZE.bottom;
  const last = elevationM.length - 1;
  const place = (i: number) => `${x(i * stepM).toFixed(1)},${y(elevationM[i]!).toFixed(1)}`;
  const every = Math.max(1, Math.round(last / POINTS));
  const nodes = (from: number, to: number) => {
    const picked: number[] = [];
    for (let i = from; i < to; i += every) picked.push(i);
    return [...picked, to];
  };
  const under = (from: number, to: number) =>
    `${x(from * stepM).toFixed(1)},${floor} ${nodes(from, to).map(place).join(' ')} ${x(to * stepM).toFixed(1)},${floor}`;
  const pieces = climbs.flatMap((climb) => {
    const count = Math.max(1, Math.round(climb.lengthM / PIECE_M));
    return Array.from({ length: count }, (_, k) => {
      const from = Math.round((climb.startM + (climb.lengthM * k) / count) / stepM);
      const to = Math.min(last, Math.round((climb.startM + (climb.lengthM * (k + 1)) / count) / stepM));
      const slope = (elevationM[to]! - elevationM[from]!) / Math.max(1, (to - from) * stepM);
      return { fromM: from, points: under(from, to), colour: bandOf(slope).colour };
    });
  });
  return {
    x,
    y,
    area: under(0, last),
    line: nodes(0, last).map(place).join(' '),
    pieces,
    heights: marks(baseM, baseM + span, 4),
    kilometres: marks(0, distanceM / 1000, Math.max(3, width / 90)),
  };
}

/** Round numbers between two ends, at most this many steps. */
function marks(from: number, to: number, most: number): number[] {
  const rough = (to - from) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough)!;
  const found: number[] = [];
  for (let at = Math.ceil(from / step) * step; at <= to; at += step) found.push(Number(at.toFixed(3)));
  return found;
}
