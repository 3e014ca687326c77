import { fullestHour, type Otherwise } from '@breakaway/cycling';
import { useKept, useUnits } from '@breakaway/tool-kit';
import { useLook, type Cursor } from '@breakaway/tool-kit/route-view';
import { clock, Plot } from '@breakaway/ui/chart';
import { Segmented } from '@breakaway/ui/controls';
import { useCallback, useMemo } from 'react';
import { fuelPanels, hourly, metresByMinute, nodesByMinute } from './fuel-panels.ts';
import { MoveBar } from './MoveBar.tsx';
import { PinLane } from './PinLane.tsx';
import type { PlanFuel } from './useFuel.ts';
import type { Moves } from './useMoves.ts';
import { itemWords } from './words.ts';

const AXES = [
  { value: 'time', label: 'Over time' },
  { value: 'distance', label: 'Over distance' },
] as const;
const LEAP_MIN = 10;

interface Props {
  fed: PlanFuel;
  /** how it is eaten: with what was missed, and with the pin that is on its way */
  eaten: Otherwise;
  moves: Moves;
  cursor: Cursor;
}

/** What is burnt, absorbed and left, by the minute, with the page's cursor and what to eat as pins. */
export function FuelChart({ fed, eaten, moves, cursor }: Props) {
  const units = useUnits();
  const [{ axis }, keepAxis] = useKept<{ axis: 'time' | 'distance' }>('fuel-axis', { axis: 'time' });
  const { feeding, of: plan } = fed;
  const { route } = plan.question;
  const { node } = useLook(cursor);
  const nodes = useMemo(() => nodesByMinute(plan.timeS, feeding.durationS), [plan, feeding]);
  const metres = useMemo(
    () => metresByMinute(plan.timeS, route.stepM, feeding.durationS),
    [plan, route, feeding],
  );
  const kmAt = useCallback(
    (minute: number) => units.shown((metres[minute] ?? metres.at(-1) ?? 0) / 1000, 'km'),
    [metres, units],
  );
  const across = useMemo(
    () =>
      axis === 'time'
        ? {
            values: nodes.map((_, minute) => minute / 60),
            unit: 'h',
            tick: (hours: number) => clock(3600 * hours),
          }
        : { values: nodes.map((_, minute) => kmAt(minute)), unit: units.name('km'), tick: String },
    [axis, nodes, kmAt, units],
  );
  const panels = useMemo(() => fuelPanels(feeding, eaten, across.values), [feeding, eaten, across]);
  const at = Math.max(
    0,
    nodes.findLastIndex((one) => one <= node),
  );
  const { burnG } = feeding.minutes;
  const rates = useMemo(
    () => ({ burnGH: hourly(burnG), absorbedGH: hourly(eaten.absorbedG) }),
    [burnG, eaten],
  );
  const placeWords = useCallback(
    (minute: number, km: number) => `${clock(60 * minute)} h, ${units.name('km')} ${km.toFixed(1)}`,
    [units],
  );
  const place = useCallback((minute: number) => placeWords(minute, kmAt(minute)), [placeWords, kmAt]);
  // A pin that stands where the plan has it has the kilometre of the table, not that of the whole minute.
  const placeOf = useCallback(
    ({ item: { atS, atM }, minute }: Moves['pins'][number]) =>
      placeWords(minute, minute === Math.round(atS / 60) ? units.shown(atM / 1000, 'km') : kmAt(minute)),
    [placeWords, kmAt, units],
  );
  const stops = useMemo(() => moves.pins.map(({ minute }) => minute).toSorted((a, b) => a - b), [moves.pins]);
  const words = useCallback(
    (minute: number) => {
      const index = Math.max(0, Math.min(eaten.tankG.length, minute) - 1);
      const next = moves.pins.find((pin) => pin.minute >= minute);
      return [
        `${place(minute)}: stores ${Math.round(minute === 0 ? feeding.tank.startG : (eaten.tankG[index] ?? 0))} g`,
        `burning ${Math.round(rates.burnGH[index] ?? 0)} g/h`,
        `absorbing ${Math.round(rates.absorbedGH[index] ?? 0)} g/h`,
        ...(next ? [`next: ${itemWords(next.item)} at ${clock(60 * next.minute)}`] : []),
      ].join(', ');
    },
    [place, eaten, feeding, rates, moves.pins],
  );
  const hourAround = useCallback(
    ({ item, minute }: Moves['pins'][number]) =>
      fullestHour(eaten.items, moves.dragged ? 60 * minute : item.atS).grams,
    [eaten, moves.dragged],
  );
  return (
    <>
      <Segmented
        label="Axis of the chart"
        hideLabel
        options={AXES}
        value={axis}
        onChange={(next) => keepAxis({ axis: next })}
      />
      <Plot
        label={`Your stores over the ride: ${Math.round(feeding.tank.startG)} g at the start, ${Math.round(eaten.endG)} g at the end. What to eat is in the table below.`}
        cursorLabel="Time on the ride, for the stores"
        across={across}
        panels={panels}
        at={at}
        onAt={(minute) => cursor.moveTo(nodes[minute] ?? 0)}
        words={words}
        step={1}
        leap={LEAP_MIN}
        stops={stops}
        lane={
          <PinLane
            moves={moves}
            values={across.values}
            durationS={feeding.durationS}
            place={placeOf}
            hourAround={hourAround}
            mostG={feeding.toleranceGH}
          />
        }
        legend={[
          { name: 'Stores', colour: 'var(--good)' },
          { name: 'Low', colour: 'var(--grade-2)' },
          { name: 'Empty', colour: 'var(--bad)' },
          { name: 'Eat: drag a pin to another minute', colour: 'var(--accent)' },
        ]}
      />
      <MoveBar fed={fed} eaten={eaten} moves={moves} place={placeOf} hourAround={hourAround} />
    </>
  );
}
