import type { FeedingPlan, RacePlan } from '@breakaway/cycling';
import { useUnits } from '@breakaway/tool-kit';
import { Plot, type Panel } from '@breakaway/ui/chart';
import { useCallback, useMemo } from 'react';
import { useLook, type Cursor } from '../chart/cursor.ts';
import { nodeAt } from '../chart/place.ts';
import { itemWords } from './words.ts';

/** What is burnt in a minute jumps with every bend: it is drawn as the mean of so many minutes to both sides. */
const EITHER_SIDE = 5;
const KEY_M = 100;
const HEIGHT = { rate: 120, tank: 168 };
/** So little above empty is a warning, g. */
const NEAR_G = 60;

interface Props {
  plan: RacePlan;
  feeding: FeedingPlan;
  /** stores minute by minute, g, with what was missed */
  tankG: Float64Array;
  cursor: Cursor;
}

/** What is burnt and absorbed, and the stores, along the course, with the page's cursor. */
export function FuelChart({ plan, feeding, tankG, cursor }: Props) {
  const units = useUnits();
  const { node } = useLook(cursor);
  const { route } = plan.question;
  const across = useMemo(
    () => ({
      values: Float64Array.from(plan.timeS, (_, i) => units.shown((i * route.stepM) / 1000, 'km')),
      unit: units.name('km'),
      tick: String,
    }),
    [plan, route, units],
  );
  const rates = useMemo(
    () => ({ burnGH: hourly(feeding.minutes.burnG), absorbedGH: hourly(feeding.minutes.absorbedG) }),
    [feeding],
  );
  const panels = useMemo((): Panel[] => {
    const along = (minutes: Float64Array) => alongRoute(plan.timeS, minutes);
    const [burn, absorbed] = [along(rates.burnGH), along(rates.absorbedGH)];
    const tank = along(tankG);
    const { reserveG, startG } = feeding.tank;
    const least = tankG.reduce((low, grams) => Math.min(low, grams), 0);
    return [
      {
        title: 'Absorbed, g/h; shaded: from your stores',
        unit: '',
        values: absorbed,
        band: { low: absorbed, high: burn.map((grams, i) => Math.max(grams, absorbed[i] ?? 0)) },
        height: HEIGHT.rate,
        colour: 'data',
        from: 0,
        to: 1.25 * burn.reduce((most, grams) => Math.max(most, grams), 1),
      },
      {
        title: 'Stores',
        unit: 'g',
        values: tank,
        height: HEIGHT.tank,
        colour: 'good',
        ground: 'line',
        from: least,
        to: 1.2 * startG,
        rules: [{ value: reserveG, name: `empty below ${Math.round(reserveG)} g` }],
        sections: [
          ...stretches(tank, across.values, (grams) => grams <= reserveG, 'bad'),
          ...stretches(
            tank,
            across.values,
            (grams) => grams > reserveG && grams <= reserveG + NEAR_G,
            'grade-2',
          ),
        ].toSorted((a, b) => a.from - b.from),
      },
    ];
  }, [plan, rates, tankG, feeding, across]);
  const eaten = useMemo(
    () =>
      feeding.items
        .filter(({ kind }) => kind !== 'drink' && kind !== 'water')
        .map((item) => ({ item, node: nodeAt(route, item.atM) })),
    [feeding, route],
  );
  const stops = useMemo(() => eaten.map((one) => one.node), [eaten]);
  const words = useCallback(
    (at: number) => {
      const minute = minuteAt(plan.timeS, at, tankG.length);
      const next = eaten.find((one) => one.node >= at);
      return [
        `${units.name('km')} ${units.shown((at * route.stepM) / 1000, 'km').toFixed(1)}: stores ${Math.round(tankG[minute] ?? 0)} g`,
        `burning ${Math.round(rates.burnGH[minute] ?? 0)} g/h`,
        `absorbing ${Math.round(rates.absorbedGH[minute] ?? 0)} g/h`,
        ...(next
          ? [`next: ${itemWords(next.item)} at ${units.show((next.node * route.stepM) / 1000, 'km', 1)}`]
          : []),
      ].join(', ');
    },
    [plan, route, units, tankG, rates, eaten],
  );
  return (
    <Plot
      label={`Your stores over the course: ${Math.round(feeding.tank.startG)} g at the start, ${Math.round(tankG.at(-1) ?? 0)} g at the end. What to eat is in the table below.`}
      cursorLabel="Place on the course, for the stores"
      across={across}
      panels={panels}
      at={Math.min(node, plan.timeS.length - 1)}
      onAt={cursor.moveTo}
      words={words}
      step={Math.max(1, Math.round(KEY_M / route.stepM))}
      leap={Math.max(1, Math.round((10 * KEY_M) / route.stepM))}
      stops={stops}
      pins={stops}
      legend={[
        { name: 'Stores', colour: 'var(--good)' },
        { name: 'Low', colour: 'var(--grade-2)' },
        { name: 'Empty', colour: 'var(--bad)' },
        { name: 'Eat', colour: 'var(--accent)' },
      ]}
    />
  );
}

const minuteAt = (timeS: ArrayLike<number>, node: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.floor((timeS[node] ?? 0) / 60)));

const alongRoute = (timeS: Float64Array, minutes: Float64Array): Float64Array =>
  Float64Array.from(timeS, (_, node) => minutes[minuteAt(timeS, node, minutes.length)] ?? 0);

/** Means around each minute, an hour; the last, shorter minute counts as a whole one. */
function hourly(grams: Float64Array): Float64Array {
  return Float64Array.from(grams, (_, i) => {
    const around = grams.subarray(Math.max(0, i - EITHER_SIDE), i + EITHER_SIDE + 1);
    return (60 * around.reduce((sum, one) => sum + one, 0)) / around.length;
  });
}

/** Where values are of a kind, as coloured stretches of the axis. */
function stretches(
  values: Float64Array,
  across: ArrayLike<number>,
  isOne: (value: number) => boolean,
  colour: 'bad' | 'grade-2',
): NonNullable<Panel['sections']> {
  const found: { from: number; to: number; colour: typeof colour }[] = [];
  let inside = false;
  values.forEach((value, i) => {
    const at = across[i] ?? 0;
    const last = found.at(-1);
    if (!isOne(value)) inside = false;
    else if (inside && last) last.to = at;
    else {
      inside = true;
      found.push({ from: at, to: at, colour });
    }
  });
  return found;
}
