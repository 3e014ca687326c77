import type { ShellLink, ToolState } from '@breakaway/contract/shell-link';
import type { Athlete, RacePlan } from '@breakaway/cycling';
import { useKept, type RiderFields } from '@breakaway/tool-kit';
import type { RideStart } from '@breakaway/tool-kit/clock';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { useAfter } from './after/useAfter.ts';
import type { Course } from './engine/engine.ts';
import type { Planner } from './engine/usePlanner.ts';
import { startForm, type PlanForm } from './form/plan-form.ts';
import type { usePlanForm } from './form/usePlanForm.ts';
import type { useKeptFuel } from './fuel/kept-fuel.ts';
import { segmentOf } from './hand-over/segment-of.ts';

/** The id of the tabs on the page. */
export const PLAN_TABS = 'plan-tabs';

/** Which tab is shown, also after a reload, and a call that shows one and brings it into view. */
export function useShownTab() {
  const [{ tab }, keepTab] = useKept<{ tab?: string }>('tab', {});
  const setTab = useCallback((id: string) => keepTab({ tab: id }), [keepTab]);
  /** asked for before the tabs are on the page */
  const wanted = useRef<string | null>(null);
  const bringUp = useCallback(() => {
    const tabs = document.getElementById(PLAN_TABS);
    if (!tabs || !wanted.current) return;
    tabs.scrollIntoView?.();
    tabs
      .querySelector<HTMLElement>(`[role="tab"][data-id="${wanted.current}"]`)
      ?.focus({ preventScroll: true });
    wanted.current = null;
  }, []);
  const showTab = useCallback(
    (id: 'fuel' | 'after') => {
      setTab(id);
      wanted.current = id;
      bringUp();
    },
    [setTab, bringUp],
  );
  return { tab, setTab, showTab, onTabs: bringUp };
}

interface Shown {
  link: ShellLink;
  state: ToolState;
  fields: Pick<RiderFields, 'typed' | 'restore'>;
  athlete: Athlete | null;
  owner: string | null;
  planForm: ReturnType<typeof usePlanForm>;
  start: RideStart | null;
  /** of the course */
  name: string;
  /** the course as it is in its file */
  inFile: Course | null;
  planner: Planner;
  keptFuel: ReturnType<typeof useKeptFuel>;
  after: Pick<ReturnType<typeof useAfter>, 'kept' | 'change'>;
}

/** What the tabs show; each part is one object for as long as it stays the same. */
export function useTabs({
  link,
  state,
  fields: { typed, restore },
  athlete,
  owner,
  planForm: { form, setForm, change },
  start,
  name,
  inFile,
  planner,
  keptFuel: [kept, onKept],
  after: { kept: keptAfter, change: onKeptAfter },
}: Shown) {
  const { plan, question, planning, food, fuelled, unfed, band, modelBand, inBrief, stopS } = planner;
  const { fed, current, refused, fuelledTimeS } = planner.fed;
  // What is saved or compared is eaten as it was planned, on every device and whatever is added to the products later.
  const asPlanned = useMemo(() => ({ ...form, fuel: { ...form.fuel, stock: kept } }), [form, kept]);
  const onSettings = useCallback(() => link.send({ type: 'navigate', to: '/app/settings' }), [link]);
  const fuel = useMemo(
    () => ({
      fed,
      refused: unfed ?? refused,
      fuelledTimeS,
      fuelled: current ? fuelled : null,
      form: form.fuel,
      errors: food.errors,
      profile: food.profile,
      kept,
      onKept,
      toleranceGH: food.asked?.toleranceGh.value ?? null,
      inProfile: Boolean(athlete?.choToleranceGh),
      onChange: change,
      onSettings,
    }),
    [
      fed,
      unfed,
      refused,
      fuelledTimeS,
      fuelled,
      current,
      form.fuel,
      food,
      kept,
      onKept,
      athlete,
      change,
      onSettings,
    ],
  );
  const present = useMemo(
    () =>
      plan && question && !planning && (current || unfed)
        ? {
            form: asPlanned,
            start,
            typed,
            plan,
            // It may still be that of the plan before.
            band: band?.planS === plan.totalTimeS ? band : null,
            carbsGH: (current && inBrief?.gramsAnHour) || null,
            stopS,
          }
        : null,
    [plan, question, planning, current, unfed, asPlanned, start, typed, band, inBrief, stopS],
  );
  const compare = useMemo(
    () => ({
      owner,
      present,
      onUse: (asked: { form: PlanForm; typed: typeof typed }) => {
        // What a form of an earlier visit did not have yet is as at first.
        setForm({ ...startForm(), ...asked.form });
        restore(asked.typed);
      },
    }),
    [owner, present, restore, setForm],
  );
  const handOver = useMemo(
    () => ({
      typed,
      // Outside of the app there is nobody to hand it to.
      ...(state.kind === 'athlete'
        ? {
            onAsk: (asked: string) => link.send({ type: 'ask-coach', question: asked }),
            onAttack: (climb: RacePlan['climbs'][number]) => {
              if (plan) link.send({ type: 'open-tool', start: segmentOf(plan, climb, name, typed) });
            },
          }
        : {}),
    }),
    [state.kind, link, plan, name, typed],
  );
  const race = useMemo(() => ({ owner, fuel: food.asked }), [owner, food.asked]);
  const [ride, setRide] = useState<File | null>(null);
  // Another course has no ride yet.
  useEffect(() => setRide(null), [inFile]);
  const after = useMemo(
    () => ({ ride, onRide: setRide, kept: keptAfter, onKept: onKeptAfter, band: modelBand, onSettings }),
    [ride, keptAfter, onKeptAfter, modelBand, onSettings],
  );
  return { asPlanned, fuel, compare, handOver, race, after };
}
