import type { LockedPower } from '@breakaway/cycling';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { KeptFuel } from '../fuel/kept-fuel.ts';
import { startForm, type PlanForm } from './plan-form.ts';
import { otherFile, type PaintedSurface, type RoadForm } from './road-form.ts';

/** The same course ridden otherwise: each way by its choices; null where that is not known. */
export interface OtherWay {
  from: string | null;
  to: string;
}

/** Surfaces, stops and food stations are of one file, and so is what a plan was saved with. */
const onOtherFile = (form: PlanForm): PlanForm => ({
  ...form,
  locked: [],
  otherWays: [],
  fuel: { ...form.fuel, moves: [], stations: [], stock: null },
  road: otherFile(form.road),
});

/** Locks, and times to eat, are of the way that is ridden: they stay behind with it, and those of the other come back. */
function onOtherWay(form: PlanForm, { from, to }: OtherWay): PlanForm {
  const { locked, fuel, otherWays } = form;
  const there = otherWays.find(({ way }) => way === to);
  const left =
    from !== null && locked.length + fuel.moves.length > 0 ? [{ way: from, locked, moves: fuel.moves }] : [];
  return {
    ...form,
    locked: there?.locked ?? [],
    fuel: { ...fuel, moves: there?.moves ?? [] },
    otherWays: [...otherWays.filter(({ way }) => way !== to && way !== from), ...left],
  };
}

/** The form of the page, and the ways to change it; each stays the same function. */
export function usePlanForm() {
  const [form, setForm] = useState<PlanForm>(startForm);
  const change = useCallback((changed: Partial<PlanForm>) => setForm((now) => ({ ...now, ...changed })), []);
  const lock = useCallback((locked: LockedPower[]) => change({ locked }), [change]);
  const changeRoad = useCallback(
    (road: Partial<RoadForm>) => setForm((now) => ({ ...now, road: { ...now.road, ...road } })),
    [],
  );
  const stock = useCallback(
    (fuel: KeptFuel) => setForm((now) => ({ ...now, fuel: { ...now.fuel, stock: fuel } })),
    [],
  );
  const paint = useCallback((surfaces: PaintedSurface[]) => changeRoad({ surfaces }), [changeRoad]);
  const otherRoad = useCallback(
    (to: 'file' | OtherWay) => setForm((now) => (to === 'file' ? onOtherFile(now) : onOtherWay(now, to))),
    [],
  );
  const { goal: _goal, intensity: _intensity, arriveBy: _arriveBy, keep: _keep, ...rest } = form;
  const key = JSON.stringify(rest);
  // One object while only the goal changes, which a slider does many times a second.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- all but the goal by its content
  const settings = useMemo(() => form, [key]);
  // For what is asked for later, without a new drawing for every letter.
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  }, [form]);
  const formNow = useCallback(() => latest.current, []);
  return { form, settings, setForm, change, lock, changeRoad, paint, stock, otherRoad, formNow };
}
