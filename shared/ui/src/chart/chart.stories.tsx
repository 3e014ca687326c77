import { useState } from 'react';
import { Stack } from '../index.ts';
import {
  Band,
  BarRows,
  Chart,
  Columns,
  Drop,
  GapBar,
  GapKey,
  Legend,
  Line,
  Mark,
  Plot,
  ShareBar,
  Area,
  type Panel,
} from './index.ts';

export default { title: 'Charts' };

const curve = Array.from({ length: 60 }, (_, i) => {
  const x = 30 * 1.1 ** i;
  return { x, y: 250 + 15_000 / x };
});

/** A line with its band, a named point, what is missing, and a cursor for pointer and keys. */
export const LineWithBand = () => {
  const [at, setAt] = useState(30);
  const words = (i: number) => `${Math.round(curve[i]!.x)} s: ${Math.round(curve[i]!.y)} W`;
  return (
    <Chart
      label="Power-duration curve: 265 W for 17 minutes, and the record asks for 310 W."
      x={{
        from: 30,
        to: 7200,
        kind: 'log',
        ticks: [30, 60, 300, 1200, 3600],
        words: (s) => (s < 60 ? `${s} s` : `${s / 60} min`),
      }}
      y={{ from: 0, to: 700 }}
      cursor={{ at, onAt: setAt, places: curve, words }}
      table={{
        caption: 'Power-duration curve',
        columns: ['Time', 'Power'],
        rows: [
          ['1 min', '500 W'],
          ['20 min', '263 W'],
        ],
      }}
      legend={[
        { name: 'your curve', colour: 'var(--data)', shape: 'line' },
        { name: 'the record', colour: 'var(--accent)', shape: 'dot' },
      ]}
    >
      <Band points={curve.map(({ x, y }) => ({ x, low: 0.95 * y, high: 1.05 * y }))} colour="var(--data)" />
      <Line points={curve} colour="var(--data)" />
      <Drop x={1000} from={265} to={310} colour="var(--accent)" />
      <Mark point={{ x: 1000, y: 310 }} colour="var(--accent)" label="310 W, 45 W short" />
      <Mark point={{ x: 300, y: 302 }} colour="var(--text)" />
    </Chart>
  );
};

export const AreaUnderLine = () => (
  <Chart label="Height over distance: from 400 to 900 m." x={{ from: 0, to: 10 }} y={{ from: 300, to: 1000 }}>
    <Area points={[0, 2, 4, 6, 8, 10].map((x) => ({ x, y: 400 + 50 * x }))} colour="var(--ridge-near)" />
  </Chart>
);

const COUNT = 20_000;
const metres = Float64Array.from({ length: COUNT }, (_, i) => 5 * i);
const across = { values: metres, unit: 'km', tick: (m: number) => String(m / 1000) };
const height = (m: number) => 700 + 500 * Math.sin(m / 16_000) ** 2 + 20 * Math.sin(m / 900);
const panels: Panel[] = [
  {
    unit: 'm',
    values: metres.map(height),
    height: 220,
    colour: 'text',
    ground: 'ridge-near',
    from: 600,
    sections: [1, 2, 3, 4, 5].map((grade) => ({
      from: 3000 * grade,
      to: 3000 * (grade + 1),
      colour: `grade-${grade as 1 | 2 | 3 | 4 | 5}` as const,
    })),
  },
  {
    unit: '',
    values: metres.map((m) => 30 - 12 * Math.cos(m / 8000)),
    height: 110,
    colour: 'data',
    from: 0,
    to: 50,
  },
];

/** 20 000 points in two panels with one cursor. */
export const ManyPoints = () => {
  const [at, setAt] = useState(8000);
  const words = (i: number) => `km ${(metres[i]! / 1000).toFixed(1)}: ${Math.round(height(metres[i]!))} m`;
  return (
    <Stack $gap={0.25}>
      <Plot
        label="Profile: 700 to 1220 m over 100 km."
        cursorLabel="Place on the route"
        across={across}
        panels={panels}
        at={at}
        onAt={setAt}
        words={words}
        step={20}
        legend={[{ name: 'speed in km/h', colour: 'var(--data)', shape: 'line' }]}
      />
      <output>{words(at)}</output>
    </Stack>
  );
};

export const Bars = () => (
  <Stack $gap={2}>
    <GapBar has={257} needed={301} />
    <GapBar has={310} needed={301} />
    <GapBar has={0} needed={301} />
    <p>
      {(['has', 'needed', 'missing', 'spare'] as const).map((of) => (
        <GapKey key={of} $of={of} />
      ))}
    </p>
    <BarRows
      rows={[
        { label: 'The climb needs', value: 301, shown: '301 W', main: true },
        { label: 'You have', value: 257, shown: '257 W' },
      ]}
    />
    <Columns values={[6, 8, 10, 5, 9, 11, 12, 6].map((value, i) => ({ value, quiet: i % 4 === 3 }))} />
    <ShareBar
      parts={[
        { name: 'Gravity', share: 0.89, colour: 'var(--text)' },
        { name: 'Air', share: 0.06, colour: 'var(--data)' },
        { name: 'Rolling', share: 0.05, colour: 'var(--line-strong)' },
      ]}
    />
    <Legend
      spoken
      entries={[
        { name: 'Gravity 254 W', colour: 'var(--text)' },
        { name: 'Air 12 W', colour: 'var(--data)' },
        { name: 'FTP 250 W', colour: 'var(--text)', shape: 'dash' },
      ]}
    />
  </Stack>
);
