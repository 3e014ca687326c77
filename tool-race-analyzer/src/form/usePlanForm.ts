import type { LockedPower } from '@breakaway/cycling';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { KeptFuel } from '../fuel/kept-fuel.ts';
import { startForm, type PlanForm } from './plan-form.ts';
import { otherFile, type PaintedSurface, type RoadForm } from './road-form.ts';

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
  // Locks, and times to eat, are of the road that is ridden: another road has none. Surfaces, stops and food stations are of one file, and so
  // is what a plan was saved with.
  const otherRoad = useCallback(
    (how: 'file' | 'ridden') =>
      setForm((now) => ({
        ...now,
        locked: [],
        fuel: { ...now.fuel, moves: [], ...(how === 'file' ? { stations: [], stock: null } : {}) },
        ...(how === 'file' ? { road: otherFile(now.road) } : {}),
      })),
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
