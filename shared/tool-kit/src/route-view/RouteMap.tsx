import type { Route } from '@breakaway/cycling';
import { useWidth } from '@breakaway/ui/chart';
import { useEffect, useMemo, useRef, type PointerEvent, type Ref } from 'react';
import styled from 'styled-components';
import { useUnits } from '../units.ts';
import type { Cursor } from './cursor.ts';
import {
  gradientColours,
  heightFor,
  mapShape,
  nearestNode,
  roundDown,
  roundUp,
  type MapColour,
} from './map-shape.ts';
import { nodeAt } from './place.ts';

const INSET = 26;
/** Below the map, for its scale and its directions, px. */
const STRIP = 40;
/** At most so many ticks along the course. */
const TICKS = 9;

const Frame = styled.div`
  min-width: 0;
  border-radius: var(--radius);
  background: var(--bg-sunken);
  overflow: hidden;
`;
const Picture = styled.svg`
  display: block;
  touch-action: pan-y;
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
  path {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  text {
    fill: var(--text-muted);
    paint-order: stroke;
    stroke: var(--bg-sunken);
    stroke-width: 3px;
  }
  /* Low enough to stand below the chart on one sheet, with words that can still be read. */
  @media print {
    width: auto;
    max-width: 100%;
    height: 72mm;
    font-size: calc(1.5 * var(--text-xs));
  }
`;

interface Props {
  /** what it shows, such as "Map of the course, coloured by gradient" */
  label: string;
  route: Route;
  cursor: Cursor;
  /** the most that it may be high, px */
  most: number;
  /** where the wind comes from at a node, degrees; null in still air */
  winds: ((node: number) => { fromDeg: number }) | null;
  /** by gradient unless given; the same array in every drawing */
  colours?: readonly MapColour[];
}

/** The course from above, drawn from its points alone, with the cursor of the chart. */
export function RouteMap({ label, route, cursor, most, winds, colours }: Props) {
  const units = useUnits();
  const [frame, width] = useWidth<HTMLDivElement>(320);
  const dot = useRef<SVGCircleElement>(null);
  const arrow = useRef<SVGPathElement>(null);
  const height = useMemo(() => heightFor(route, width, INSET, most), [route, width, most]);
  const shape = useMemo(
    () => mapShape(route, width, height, INSET, colours ?? gradientColours(route)),
    [route, width, height, colours],
  );
  useEffect(() => {
    const follow = () => {
      const { x, y } = shape.at(cursor.get().node);
      dot.current?.setAttribute('cx', String(x));
      dot.current?.setAttribute('cy', String(y));
      // That of the time when the rider is at the cursor.
      if (winds) arrow.current?.setAttribute('transform', `rotate(${winds(cursor.get().node).fromDeg})`);
    };
    follow();
    return cursor.subscribe(follow);
  }, [cursor, shape, winds]);
  const toCursor = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    cursor.moveTo(nearestNode(shape.points, clientX - box.left, clientY - box.top, cursor.get().node));
  };
  const long = units.shown(route.distanceM / 1000, 'km');
  const every = roundUp(long / TICKS);
  // None at the finish, which has its own name.
  const ticks = Array.from({ length: Math.ceil(long / every - 0.2) - 1 }, (_, i) => every * (i + 1));
  const barUnits = roundDown(units.shown((shape.metresPerPx * width) / 4000, 'km'));
  const barPx = (1000 * units.metric(barUnits, 'km')) / shape.metresPerPx;
  const [start, finish] = [shape.at(0), shape.at(route.latDeg.length - 1)];
  const loop = Math.hypot(start.x - finish.x, start.y - finish.y) < 14;
  return (
    <Frame ref={frame as Ref<HTMLDivElement>}>
      <Picture
        viewBox={`0 0 ${width} ${height + STRIP}`}
        width={width}
        height={height + STRIP}
        role="img"
        aria-label={label}
        onPointerMove={toCursor}
        onPointerDown={toCursor}
      >
        <path d={shape.outline} stroke="var(--bg-raised)" strokeWidth={9} />
        <path d={shape.outline} stroke="var(--line-strong)" strokeWidth={5} />
        {shape.colours.map(({ path, colour }) => (
          <path key={colour} d={path} stroke={colour} strokeWidth={5} strokeLinecap="butt" />
        ))}
        {ticks.map((tick) => {
          const { x, y } = shape.at(nodeAt(route, 1000 * units.metric(tick, 'km')));
          return (
            <g key={tick}>
              <circle cx={x} cy={y} r={2.5} fill="var(--text)" />
              <text x={x + 6} y={y - 5}>
                {Number(tick.toFixed(2))}
              </text>
            </g>
          );
        })}
        {!loop && <End {...finish} name="Finish" colour="var(--text)" right={finish.x > width / 2} />}
        <End
          {...start}
          name={loop ? 'Start, finish' : 'Start'}
          colour="var(--good)"
          right={start.x > width / 2}
        />
        <circle ref={dot} r={7} fill="var(--focus)" stroke="var(--bg-raised)" strokeWidth={2.5} />
        <g transform={`translate(${INSET / 2} ${height + STRIP - 14})`} stroke="var(--text-muted)">
          <path d={`M0 -5V0H${barPx}V-5`} strokeWidth={1.5} />
          <text x={barPx / 2} y={-6} textAnchor="middle" stroke="none">
            {units.show(units.metric(barUnits, 'km'), 'km', barUnits < 0.1 ? 2 : barUnits < 1 ? 1 : 0)}
          </text>
        </g>
        <g transform={`translate(${width - 22} ${height + 12})`}>
          <path d="M0 12V-8M-4 -3L0 -9L4 -3" stroke="var(--text-muted)" strokeWidth={1.5} />
          <text y={24} textAnchor="middle">
            N
          </text>
        </g>
        {winds && (
          <g transform={`translate(${width - 58} ${height + 12})`}>
            <path ref={arrow} d="M0 -10V10M-4 4L0 10L4 4" stroke="var(--zone-2)" strokeWidth={2} />
            <text y={24} textAnchor="middle">
              Wind
            </text>
          </g>
        )}
      </Picture>
    </Frame>
  );
}

interface EndProps {
  x: number;
  y: number;
  name: string;
  colour: string;
  /** the name stands on the side that has more room */
  right: boolean;
}

const End = ({ x, y, name, colour, right }: EndProps) => (
  <g>
    <circle cx={x} cy={y} r={5} fill={colour} stroke="var(--bg-raised)" strokeWidth={2} />
    <text
      x={right ? x - 9 : x + 9}
      y={y + 21}
      textAnchor={right ? 'end' : 'start'}
      style={{ fontWeight: 600 }}
    >
      {name}
    </text>
  </g>
);
