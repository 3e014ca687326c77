import {
  formatDuration,
  powerCurveOf,
  powerForDuration,
  powerVerdict,
  type Athlete,
  type Levers,
  type SegmentOnRoad,
} from '@breakaway/cycling';
import { Band, Chart, Drop, Line, Mark } from '@breakaway/ui/chart';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { wholeW } from '../verdict/words.ts';

const TICKS_S = [5, 30, 60, 300, 1200, 3600, 7200, 18000];
const POINTS = 80;
/** The curve begins here at the latest: everybody knows their minute. */
const BEGIN_S = 30;

const Figure = styled.div`
  display: grid;
  gap: var(--space-1);
  output {
    font-variant-numeric: tabular-nums;
  }
`;

interface Props {
  athlete: Athlete;
  record: SegmentOnRoad;
  /** what is changed already: of the curve, more critical power and W′ */
  made: Partial<Levers>;
}

/**
 * The rider's power-duration curve with its band of uncertainty, their bests, and the point that the record requires.
 */
export function CurveChart({ athlete, record, made }: Props) {
  const drawn = useMemo(() => drawing(athlete, record, made), [athlete, record, made]);
  const [chosen, setAt] = useState<number | null>(null);
  if (!drawn) return null;
  const { curve, line, fromS, toS, topW, bestW, nearest } = drawn;
  const at = Math.min(line.length - 1, chosen ?? nearest);
  const words = (index: number) => {
    const { timeS, bestW: watts, bestSdW } = line[index]!;
    return `${formatDuration(timeS)}: ${Math.round(watts)} W ± ${Math.round(bestSdW)} W`;
  };
  const needed = { x: record.timeS, y: record.powerW };
  const missing = record.powerW > bestW ? wholeW(record.powerW - bestW) : 0;
  return (
    <Figure>
      <Chart
        legend={[
          {
            name: record.altitudeFactor < 1 ? 'your curve at this altitude' : 'your curve',
            colour: 'var(--data)',
            shape: 'line',
          },
          { name: 'the record', colour: 'var(--accent)', shape: 'dot' },
          ...(athlete.bests.length > 0
            ? [{ name: 'your best powers', colour: 'var(--text)', shape: 'dot' as const }]
            : []),
        ]}
        label={`Power-duration curve: ${Math.round(bestW)} W for ${formatDuration(record.timeS)}; the record asks for ${Math.round(record.powerW)} W.`}
        height={260}
        x={{
          from: fromS,
          to: toS,
          kind: 'log',
          ticks: TICKS_S.filter((s) => s >= fromS && s <= 0.95 * toS),
          words: tick,
        }}
        y={{ from: 0, to: topW }}
        cursor={{
          at,
          onAt: setAt,
          places: line.map(({ timeS, bestW: watts }) => ({ x: timeS, y: watts })),
          words,
        }}
        table={{
          caption: 'Your power-duration curve',
          columns: ['Time', 'Your power', 'Uncertainty'],
          rows: TICKS_S.filter((s) => s >= fromS && s <= toS).map((s) => {
            const { bestW: watts, bestSdW } = powerVerdict(curve, record.powerW, s);
            return [formatDuration(s), `${Math.round(watts)} W`, `± ${Math.round(bestSdW)} W`];
          }),
        }}
      >
        <Band
          points={line.map(({ timeS, bestW: watts, bestSdW }) => ({
            x: timeS,
            low: watts - bestSdW,
            high: watts + bestSdW,
          }))}
          colour="var(--data)"
        />
        <Line points={line.map(({ timeS, bestW: watts }) => ({ x: timeS, y: watts }))} colour="var(--data)" />
        {athlete.bests.map((best) => (
          <Mark key={best.durationS} point={{ x: best.durationS, y: best.powerW }} colour="var(--text)" />
        ))}
        <Drop
          x={record.timeS}
          from={Math.min(bestW, record.powerW)}
          to={Math.max(bestW, record.powerW)}
          colour="var(--accent)"
        />
        <Mark
          point={needed}
          colour="var(--accent)"
          label={`${Math.round(record.powerW)} W for ${formatDuration(record.timeS)}${missing > 0 ? `, ${missing} W short` : ''}`}
        />
      </Chart>
      <output aria-live="off">{words(at)}</output>
    </Figure>
  );
}

function drawing(athlete: Athlete, record: SegmentOnRoad, { cpW = 0, wPrimeJ = 0 }: Partial<Levers>) {
  const sea = powerCurveOf(athlete);
  if (!sea) return null;
  const curve = {
    ...sea,
    cpW: (sea.cpW + cpW) * record.altitudeFactor,
    wPrimeJ: sea.wPrimeJ + wPrimeJ,
  };
  const toS = Math.max(7200, 1.3 * record.timeS);
  const fromS = Math.min(BEGIN_S, record.timeS);
  const line = Array.from({ length: POINTS + 1 }, (_, i) => {
    const timeS = fromS * (toS / fromS) ** (i / POINTS);
    const { bestW, bestSdW } = powerVerdict(curve, record.powerW, timeS);
    return { timeS, bestW, bestSdW };
  });
  return {
    curve,
    line,
    fromS,
    toS,
    topW: 1.15 * Math.max(record.powerW, powerForDuration(curve, Math.max(60, fromS))),
    // That of the verdict, which knows the heat as well.
    bestW: record.verdict?.bestW ?? powerForDuration(curve, record.timeS),
    nearest: Math.round((POINTS * Math.log(record.timeS / fromS)) / Math.log(toS / fromS)),
  };
}

function tick(timeS: number): string {
  return timeS < 60 ? `${timeS} s` : timeS < 3600 ? `${timeS / 60} min` : `${timeS / 3600} h`;
}
