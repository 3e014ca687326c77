import { useWidth } from '@breakaway/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import type { SessionStep } from '../parts.ts';
import { minuteTicks, powerTicks, tickWords, topOf } from './scale.ts';
import { labelsOf, widthOf } from './labels.ts';
import { sessionWords } from './step-words.ts';
import { piecesOf, ZONES } from './zones.ts';

const HEIGHT = 176;
const EDGE = { right: 6, top: 18, bottom: 22 };
/** Space for the ticks on the left: watts, or percentages. */
const LEFT = { watts: 32, shares: 44 };
const [CEILING, FLOOR] = [EDGE.top, HEIGHT - EDGE.bottom];
/** Bars at least this wide are separated by a thin gap, which would take half of narrower ones. */
const APART_PX = 5;
/** Even the shortest sprint is visible. */
const THINNEST_PX = 2;

const Frame = styled.figure`
  min-width: 0;
`;
const Picture = styled.svg`
  display: block;
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
  text {
    fill: var(--text-muted);
  }
  .grid {
    stroke: var(--line);
  }
  .floor {
    stroke: var(--line-strong);
  }
  .ftp {
    stroke: var(--text);
    stroke-dasharray: 4 4;
  }
  /* Stays legible where it overlaps a bar. */
  .over,
  .inside {
    fill: var(--text);
    font-weight: var(--strong);
  }
  .inside {
    fill: var(--bg);
  }
  .over {
    paint-order: stroke;
    stroke: var(--bg-raised);
    stroke-width: 4px;
    stroke-linejoin: round;
  }
`;
const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--space-3);
  margin-top: var(--space-1);
  color: var(--text-muted);
  font-size: var(--text-s);
  list-style: none;
  i {
    display: inline-block;
    width: 1.125rem;
    margin: 0 var(--space-2) var(--space-1) 0;
    border-top: 1px dashed var(--text);
  }
  span {
    display: inline-block;
    width: 0.625rem;
    height: 0.625rem;
    margin-right: var(--space-2);
    border-radius: 2px;
  }
`;

interface Props {
  title: string;
  steps: SessionStep[];
  ftpW: number | null;
}

/** A session over time: the height is the power, the colour its zone. As wide as the available space. */
export function Profile({ title, steps, ftpW }: Props) {
  const [frame, width] = useWidth<HTMLElement>(600);
  const pieces = useMemo(() => piecesOf(steps), [steps]);
  const seconds = pieces.at(-1)?.toS ?? 0;
  if (!(seconds > 0)) return null;

  const top = topOf(steps);
  const left = ftpW === null ? LEFT.shares : LEFT.watts;
  const right = width - EDGE.right;
  const x = (s: number) => left + ((right - left) * s) / seconds;
  const y = (share: number) => FLOOR - ((FLOOR - CEILING) * Math.min(share, top)) / top;
  const inUse = ZONES.filter((zone) => pieces.some((piece) => piece.zone === zone));
  const ticks = minuteTicks(seconds, right - left);
  const words = tickWords(ticks);
  const bars = pieces
    .map((piece, i) => {
      const [begin, end] = [x(piece.fromS), x(piece.toS)];
      const apart = pieces[i + 1]?.step !== piece.step && end - begin >= APART_PX ? 1 : 0;
      return { ...piece, left: begin, end: Math.max(end - apart, begin + THINNEST_PX), seen: end - begin };
    })
    // Bars drawn wider than they are come last, so that their neighbours do not cover them.
    .toSorted((a, b) => Number(a.seen < THINNEST_PX) - Number(b.seen < THINNEST_PX));
  const ftpText = ftpW === null ? 'FTP' : `FTP ${Math.round(ftpW)} W`;
  const half = widthOf(ftpText) / 2;
  // Above the lower end, where no bar is in its way.
  const highest = (from: number, to: number) =>
    Math.max(
      0,
      ...bars.filter((bar) => bar.end > from && bar.left < to).map((bar) => Math.max(bar.from, bar.to)),
    );
  const [atStart, atEnd] = [highest(left, left + 2 * half + 4), highest(right - 2 * half, right)];
  // Where bars are in the way at both ends, the label goes below.
  const isFree = Math.min(atStart, atEnd) <= 1;
  const ftp = {
    text: ftpText,
    x: atEnd <= atStart ? right - half : left + half + 4,
    y: y(1) - 5,
    inside: false,
  };
  return (
    <Frame ref={frame}>
      <Picture
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width={width}
        height={HEIGHT}
        role="img"
        aria-label={`${title}: ${sessionWords(steps, ftpW)}`}
      >
        {powerTicks(top, ftpW).map(({ share, label }) => (
          <g key={label}>
            <line
              className={share === 0 ? 'floor' : 'grid'}
              x1={left}
              x2={right}
              y1={y(share)}
              y2={y(share)}
            />
            <text x={left - 6} y={y(share) + 4} textAnchor="end">
              {label}
            </text>
          </g>
        ))}
        {bars.map(({ from, to, end, zone, ...bar }, i) => (
          <path key={i} d={`M${bar.left} ${FLOOR}V${y(from)}L${end} ${y(to)}V${FLOOR}Z`} fill={zone.colour} />
        ))}
        <line className="ftp" x1={left} x2={right} y1={y(1)} y2={y(1)} />
        {isFree && (
          <text className="over" x={ftp.x} y={ftp.y} textAnchor="middle">
            {ftp.text}
          </text>
        )}
        {labelsOf(steps, ftpW, { x, y, floor: FLOOR, right }, isFree ? [ftp] : []).map((label) => (
          <text
            key={label.x}
            className={label.inside ? 'inside' : 'over'}
            x={label.x}
            y={label.y}
            textAnchor="middle"
          >
            {label.text}
          </text>
        ))}
        {ticks.map((minute, i) => (
          <text
            key={minute}
            x={Math.min(x(60 * minute), right)}
            y={HEIGHT - 5}
            textAnchor={x(60 * minute) > right - 16 ? 'end' : 'middle'}
          >
            {words[i]}
          </text>
        ))}
      </Picture>
      <Legend aria-hidden="true">
        {!isFree && (
          <li>
            <i />
            {ftpText}
          </li>
        )}
        {inUse.map(({ name, colour }) => (
          <li key={name}>
            <span style={{ background: colour }} />
            {name}
          </li>
        ))}
      </Legend>
    </Frame>
  );
}
