import { Chart, ChartText, timeTicks, timeWords, usePlotted } from '@breakaway/ui/chart';
import { useMemo } from 'react';
import type { SessionStep } from '../parts.ts';
import { labelsOf, widthOf } from './labels.ts';
import { powerTicks, topOf } from './scale.ts';
import { sessionWords } from './step-words.ts';
import { piecesOf, ZONES, type Piece } from './zones.ts';

/** Bars at least this wide are separated by a thin gap, which would take half of narrower ones. */
const APART_PX = 5;
/** Even the shortest sprint is visible. */
const THINNEST_PX = 2;

interface Props {
  title: string;
  steps: SessionStep[];
  ftpW: number | null;
}

/** A session over time: the height is the power, the colour its zone. As wide as the available space. */
export function Profile({ title, steps, ftpW }: Props) {
  const pieces = useMemo(() => piecesOf(steps), [steps]);
  const seconds = pieces.at(-1)?.toS ?? 0;
  if (!(seconds > 0)) return null;
  const top = topOf(steps);
  const ticks = powerTicks(top, ftpW);
  const ftpText = ftpW === null ? 'FTP' : `FTP ${Math.round(ftpW)} W`;
  const isFree = ftpPlace(pieces, seconds) !== null;
  const inUse = ZONES.filter((zone) => pieces.some((piece) => piece.zone === zone));
  return (
    <Chart
      legend={[
        ...(isFree ? [] : [{ name: ftpText, colour: 'var(--text)', shape: 'dash' as const }]),
        ...inUse.map(({ name, colour }) => ({ name, colour })),
      ]}
      label={`${title}: ${sessionWords(steps, ftpW)}`}
      height={180}
      top={18}
      x={{
        from: 0,
        to: seconds,
        ticks: (widthPx) => timeTicks({ from: 0, to: seconds }, widthPx),
        words: (_, i, all) => timeWords(all)[i]!,
      }}
      y={{
        from: 0,
        to: top,
        ticks: ticks.map(({ share }) => share),
        words: (_, i) => ticks[i]!.label,
      }}
    >
      <Bars pieces={pieces} top={top} />
      <FtpLine />
      <Labels steps={steps} pieces={pieces} seconds={seconds} ftpW={ftpW} ftpText={ftpText} />
    </Chart>
  );
}

function Bars({ pieces, top }: { pieces: Piece[]; top: number }) {
  const { x, y, bottom } = usePlotted();
  const height = (share: number) => y(Math.min(share, top));
  return (
    pieces
      .map((piece, i) => {
        const [begin, end] = [x(piece.fromS), x(piece.toS)];
        const apart = pieces[i + 1]?.step !== piece.step && end - begin >= APART_PX ? 1 : 0;
        return { ...piece, left: begin, end: Math.max(end - apart, begin + THINNEST_PX), seen: end - begin };
      })
      // Bars drawn wider than they are come last, so that their neighbours do not cover them.
      .toSorted((a, b) => Number(a.seen < THINNEST_PX) - Number(b.seen < THINNEST_PX))
      .map(({ from, to, end, zone, left }, i) => (
        <path
          key={i}
          d={`M${left} ${bottom}V${height(from)}L${end} ${height(to)}V${bottom}Z`}
          fill={zone.colour}
        />
      ))
  );
}

function FtpLine() {
  const { y, left, right } = usePlotted();
  return <line x1={left} x2={right} y1={y(1)} y2={y(1)} stroke="var(--text)" strokeDasharray="4 4" />;
}

/** The share of a session at either end that the label of FTP takes. */
const END_SHARE = 0.2;

/** The end above which the label of FTP is in no bar's way, the lower one; null where both are taken. */
function ftpPlace(pieces: Piece[], seconds: number): 'start' | 'end' | null {
  const highest = (from: number, to: number) =>
    Math.max(
      0,
      ...pieces
        .filter((piece) => piece.toS > from && piece.fromS < to)
        .map((piece) => Math.max(piece.from, piece.to)),
    );
  const atStart = highest(0, END_SHARE * seconds);
  const atEnd = highest((1 - END_SHARE) * seconds, seconds);
  if (Math.min(atStart, atEnd) > 1) return null;
  return atEnd <= atStart ? 'end' : 'start';
}

interface LabelsProps {
  steps: SessionStep[];
  pieces: Piece[];
  seconds: number;
  ftpW: number | null;
  ftpText: string;
}

/** The powers of the session, and FTP where no bar is in its way. */
function Labels({ steps, pieces, seconds, ftpW, ftpText }: LabelsProps) {
  const { x, y, left, right, bottom } = usePlotted();
  const half = widthOf(ftpText) / 2;
  const place = ftpPlace(pieces, seconds);
  const ftp = place && {
    text: ftpText,
    x: place === 'end' ? right - half : left + half + 4,
    y: y(1) - 5,
    inside: false,
  };
  const labels = labelsOf(steps, ftpW, { x, y, floor: bottom, right }, ftp ? [ftp] : []);
  return [...(ftp ? [ftp] : []), ...labels].map((label) => (
    <ChartText key={`${label.text} ${label.x}`} x={label.x} y={label.y} over={!label.inside}>
      {label.text}
    </ChartText>
  ));
}
