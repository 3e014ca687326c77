import { eatenOtherwise, type Fuel } from '@breakaway/cycling';
import { Part } from '@breakaway/tool-kit';
import type { RideStart } from '@breakaway/tool-kit/clock';
import type { Cursor } from '@breakaway/tool-kit/route-view';
import { useCallback, useMemo, useState } from 'react';
import type { PlanForm } from '../form/plan-form.ts';
import { FoodTable } from './FoodTable.tsx';
import { FuelChart } from './FuelChart.tsx';
import { HourTable } from './HourTable.tsx';
import { idOf } from './pins.ts';
import { Remedies } from './Remedies.tsx';
import type { FuelForm } from './fuel-form.ts';
import type { PlanFuel } from './useFuel.ts';
import { useMoves } from './useMoves.ts';

const NOTHING: ReadonlySet<string> = new Set();

interface Props {
  fed: PlanFuel;
  /** finish of the fastest ride that is fuelled to the line, s; null where it is not needed or not known yet */
  fuelledTimeS: number | null;
  /** what the plan's being fuelled costs, where it is */
  fuelled: Fuel | null;
  form: FuelForm;
  onChange: (change: Partial<PlanForm>) => void;
  start: RideStart | null;
  cursor: Cursor;
}

/** Whether the stores last, and what to eat when: ticked as missed, or moved to another time. */
export function FoodPlan({ fed, fuelledTimeS, fuelled, form, onChange, start, cursor }: Props) {
  const { feeding } = fed;
  const onMoves = useCallback(
    (moves: typeof form.moves) => onChange({ fuel: { ...form, moves } }),
    [form, onChange],
  );
  const { route } = fed.of.question;
  const moves = useMoves(route, feeding, form.moves, onMoves);
  // By what is missed, not by its place in a list: another list may have it too.
  const [missedOn, setMissedOn] = useState({ road: route, ids: NOTHING });
  const missedIds = missedOn.road === route ? missedOn.ids : NOTHING;
  const missed = useMemo<ReadonlySet<number>>(
    () => new Set(feeding.items.flatMap((item, i) => (missedIds.has(idOf(item)) ? [i] : []))),
    [feeding, missedIds],
  );
  const { dragged } = moves;
  const eaten = useMemo(() => {
    const at = dragged ? feeding.items.findIndex((item) => idOf(item) === dragged.id) : -1;
    return eatenOtherwise(feeding, {
      missed,
      ...(dragged && at >= 0 ? { atS: new Map([[at, 60 * dragged.minute]]) } : {}),
    });
  }, [feeding, missed, dragged]);
  return (
    <>
      <Part title="Will it last?">
        <Remedies
          fed={fed}
          fuelledTimeS={fuelledTimeS}
          fuelled={fuelled}
          onFuel={(change) => onChange({ fuel: { ...form, ...change } })}
          onFuelled={() => onChange({ goal: 'fastest', fuel: { ...form, fuelled: true } })}
        />
        <FuelChart fed={fed} eaten={eaten} moves={moves} cursor={cursor} />
      </Part>
      <Part title="What to eat and drink">
        <FoodTable
          fed={fed}
          missed={missed}
          without={missed.size > 0 ? eaten : null}
          start={start}
          cursor={cursor}
          onMissed={(next) =>
            setMissedOn({
              road: route,
              ids: new Set([...next].flatMap((i) => (feeding.items[i] ? [idOf(feeding.items[i])] : []))),
            })
          }
        />
        <HourTable feeding={feeding} />
      </Part>
    </>
  );
}
