import type { Attempt } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { Muted } from '@breakaway/ui';
import { Chart, Line } from '@breakaway/ui/chart';
import { useMemo, useState } from 'react';
import { gapSeries, worstStretch, type GapSeries } from './gap-series.ts';
import { gapWords, secondsWords } from './words.ts';

const COLOURS = ['var(--accent)', 'var(--data)'];
/** Rows of the table for those who do not see the chart. */
const ROWS = 10;

interface Props {
  attempt: Attempt;
  /** the fastest of all; null when it is this one */
  best: Attempt | null;
  /** time of the record, s */
  recordS: number | null;
}

/** How far an attempt is behind the record's even pace and behind the member's best, along the road. */
export function GapChart({ attempt, best, recordS }: Props) {
  const units = useUnits();
  const [at, setAt] = useState<number | null>(null);
  const series = useMemo(
    () => [
      ...(recordS === null ? [] : [gapSeries('the record’s pace', attempt, { timeS: recordS })]),
      ...(best ? [gapSeries('your best', attempt, best)] : []),
    ],
    [attempt, best, recordS],
  );
  const [first] = series;
  if (!first) return <Muted>This is your best. Give the record’s time to see where it is lost.</Muted>;
  const km = (metres: number) => units.shown(metres / 1000, 'km');
  const lastPlace = first.atM.length - 1;
  const words = (place: number) =>
    `${units.name('km')} ${km(first.atM[place] ?? 0).toFixed(2)}: ${series
      .map(({ name, gapS }) => sentence(gapS[place] ?? 0, name))
      .join(', ')}`;
  const gaps = series.flatMap(({ gapS }) => gapS);
  const least = Math.min(0, ...gaps);
  const most = Math.max(0, ...gaps);
  const room = Math.max(1, 0.1 * (most - least));
  const shown = Math.min(at ?? lastPlace, lastPlace);
  return (
    <>
      <p aria-hidden="true">{words(shown)}</p>
      <Chart
        label={`Seconds behind along the road: ${series.map(({ name, gapS }) => sentence(gapS.at(-1) ?? 0, name)).join(', ')} at the finish.`}
        x={{ from: 0, to: km(first.atM.at(-1) ?? 1), words: (tick) => String(tick) }}
        y={{
          from: least - room,
          to: most + room,
          words: (tick) => (tick > 0 ? `+${tick}` : String(tick).replace('-', '−')),
        }}
        cursor={{
          at: shown,
          onAt: setAt,
          places: first.atM.map((metres, i) => ({ x: km(metres), y: first.gapS[i] ?? 0 })),
          words,
        }}
        legend={series.map(({ name }, i) => ({
          name: `Seconds behind ${name}`,
          colour: COLOURS[i] ?? '',
          shape: 'line',
        }))}
        table={{
          caption: 'Gaps along the road',
          columns: ['At', ...series.map(({ name }) => `To ${name}`)],
          rows: Array.from({ length: ROWS }, (_, k) => {
            const i = Math.round(((k + 1) * lastPlace) / ROWS);
            return [
              units.show((first.atM[i] ?? 0) / 1000, 'km', 2),
              ...series.map(({ gapS }) => gapWords(gapS[i] ?? 0)),
            ];
          }),
        }}
      >
        {series.map((one, i) => (
          <Line
            key={one.name}
            colour={COLOURS[i] ?? ''}
            points={one.atM.map((metres, k) => ({ x: km(metres), y: one.gapS[k] ?? 0 }))}
          />
        ))}
      </Chart>
      {series.map((one) => (
        <Worst key={one.name} series={one} />
      ))}
    </>
  );
}

function Worst({ series }: { series: GapSeries }) {
  const units = useUnits();
  const worst = worstStretch(series);
  if (!worst) return <p>No stretch is slower than {series.name}.</p>;
  const at = (metres: number) => units.shown(metres / 1000, 'km').toFixed(1);
  return (
    <p>
      Most is lost to {series.name} from {units.name('km')} {at(worst.fromM)} to {at(worst.toM)}:{' '}
      {secondsWords(worst.lostS)}.
    </p>
  );
}

/** "3.4 s behind your best", "level with your best" */
function sentence(gapS: number, name: string): string {
  const words = gapWords(gapS);
  return words === 'level'
    ? `level with ${name}`
    : words.endsWith('ahead')
      ? `${words} of ${name}`
      : `${words} ${name}`;
}
