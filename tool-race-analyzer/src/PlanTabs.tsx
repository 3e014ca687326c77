import { inUnits } from '@breakaway/contract/units-in-text';
import {
  type FeedStation,
  type FinishBand,
  type LockedPower,
  type PlanComparison,
  type RacePlan,
} from '@breakaway/cycling';
import { Assumptions, useUnits, type RiderFields } from '@breakaway/tool-kit';
import { deviceZone, type RideStart } from '@breakaway/tool-kit/clock';
import { Later, Working } from '@breakaway/tool-kit/frame';
import type { Cursor } from '@breakaway/tool-kit/route-view';
import { Muted, Notice, Spinner } from '@breakaway/ui';
import { Tabs } from '@breakaway/ui/controls';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { AfterTabProps } from './after/AfterTab.tsx';
import type { CompareTabProps } from './compare/CompareTab.tsx';
import type { ScenarioSet } from './compare/scenario.ts';
import type { Engine } from './engine/engine.ts';
import type { PlanForm } from './form/plan-form.ts';
import { FoodOnPaper } from './fuel/FoodOnPaper.tsx';
import type { FuelTabProps } from './fuel/FuelTab.tsx';
import { gramsAnHour } from './fuel/useFuel.ts';
import { PLAN_TABS } from './useTabs.ts';
import type { RaceTabProps } from './race/RaceTab.tsx';
import { Arrivals } from './sections/Arrivals.tsx';
import { ClimbTable } from './sections/ClimbTable.tsx';
import { comparisonWords } from './sections/comparison-words.ts';
import type { SteadyRange } from './sections/lock-refusal.ts';
import { SectionTable } from './sections/SectionTable.tsx';

const loadFuel = () => import('./fuel/FuelTab.tsx').then(({ FuelTab }) => FuelTab);
const loadAsk = () => import('./hand-over/AskAboutPlan.tsx').then(({ AskAboutPlan }) => AskAboutPlan);
const loadCompare = () => import('./compare/CompareTab.tsx').then(({ CompareTab }) => CompareTab);
const loadDay = () => import('./day/DayTab.tsx').then(({ DayTab }) => DayTab);
const loadTakeAlong = () => import('./take-along/TakeAlong.tsx').then(({ TakeAlong }) => TakeAlong);
const loadAfter = () => import('./after/AfterTab.tsx').then(({ AfterTab }) => AfterTab);
const loadRace = () => import('./race/RaceTab.tsx').then(({ RaceTab }) => RaceTab);

const Frame = styled.div`
  /* Below the verdict, which stays in view. */
  scroll-margin-top: calc(var(--space-8) + var(--space-8));
  /* Long tables out of sight are not laid out. */
  content-visibility: auto;
  contain-intrinsic-size: auto 60rem;
  @media print {
    content-visibility: visible;
  }
`;
const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-left: var(--space-5);
`;
/** The scripts of the tabs wait for what is on the page. */
const AFTER_PLAN_MS = 2000;

interface Props {
  engine: Engine;
  /** of the course */
  name: string;
  plan: RacePlan;
  band: FinishBand | null;
  comparison: PlanComparison | null;
  start: RideStart | null;
  cursor: Cursor;
  narrow: boolean;
  fuel: Omit<FuelTabProps, 'start' | 'cursor'>;
  stations: readonly FeedStation[];
  /** the food is that of this plan, or it was refused */
  fuelReady: boolean;
  /** why no food is asked for */
  unfed: string | null;
  race: Pick<RaceTabProps, 'owner' | 'fuel'>;
  /** the tab that is shown; the first unless given */
  tab: string | undefined;
  onTab: (id: string) => void;
  /** called when the tabs are on the page */
  onTabs: () => void;
  formNow: () => PlanForm;
  onChange: (change: Partial<PlanForm>) => void;
  locked: readonly LockedPower[];
  onLocked: (locked: LockedPower[]) => void;
  compare: Pick<CompareTabProps, 'owner' | 'present' | 'onUse'>;
  /** to the consultant and the other tool; the calls are there inside of the app only */
  handOver: {
    typed: RiderFields['typed'];
    onAsk?: (question: string) => void;
    onAttack?: (climb: RacePlan['climbs'][number]) => void;
  };
  /** the ride after the race; its band is that of the models alone */
  after: AfterTabProps & { band: FinishBand | null };
}

/** The plan in detail. */
export const PlanTabs = memo(function PlanTabs({
  engine,
  name,
  plan,
  band,
  comparison,
  start,
  cursor,
  narrow,
  fuel,
  stations,
  fuelReady,
  unfed,
  race,
  tab,
  onTab,
  onTabs,
  formNow,
  onChange,
  locked,
  onLocked,
  compare,
  handOver,
  after,
}: Props) {
  const units = useUnits();
  const [scenarios, setScenarios] = useState<ScenarioSet | null>(null);
  // Once there is a plan its tabs work without a network too; one that fails here is asked for again when it is shown.
  useEffect(() => {
    const later = setTimeout(() => {
      for (const load of [loadFuel, loadDay, loadCompare, loadTakeAlong, loadRace, loadAfter])
        load().catch(() => {});
    }, AFTER_PLAN_MS);
    return () => clearTimeout(later);
  }, []);
  useEffect(() => onTabs(), [onTabs]);
  // The tables are drawn in short steps after all else. Nothing that is typed into may be late like that.
  const current = useMemo(
    () => ({ plan, start, cursor, narrow, locked, band }),
    [plan, start, cursor, narrow, locked, band],
  );
  const tables = useDeferredValue<typeof current | null>(current, null);
  const steadyRange = useCallback<SteadyRange>(
    ({ fromM, toM }) => {
      const { route: _, ...question } = plan.question;
      return engine.steadyRange({ ...plan, question }, { fromM, toM });
    },
    [engine, plan],
  );
  const others = comparison && comparisonWords(comparison);
  const said = (text: string) => inUnits(text, units.units);
  return (
    <Frame id={PLAN_TABS}>
      <Tabs
        label="The plan in detail"
        chosen={tab}
        onChoose={onTab}
        items={[
          {
            id: 'sections',
            label: 'Sections',
            content: (
              <>
                {tables && (
                  <SectionTable
                    plan={tables.plan}
                    start={tables.start}
                    cursor={tables.cursor}
                    narrow={tables.narrow}
                    locked={tables.locked}
                    onLocked={onLocked}
                    steadyRange={steadyRange}
                  />
                )}
                {others && <Muted>{said(others)}</Muted>}
                {tab !== 'fuel' && <FoodOnPaper fed={fuelReady ? fuel.fed : null} start={start} />}
              </>
            ),
          },
          {
            id: 'fuel',
            label: 'Fuel',
            onlyChosen: true,
            content: <Later load={loadFuel} props={{ ...fuel, start, cursor }} />,
          },
          {
            id: 'day',
            label: 'Day and range',
            onlyChosen: true,
            content: (
              <Later
                load={loadDay}
                props={{ engine, plan, band, formNow, start, ready: comparison !== null, onChange }}
              />
            ),
          },
          {
            id: 'climbs',
            label: 'Climbs',
            content: tables && (
              <ClimbTable
                plan={tables.plan}
                start={tables.start}
                cursor={tables.cursor}
                narrow={tables.narrow}
                onAttack={handOver.onAttack}
              />
            ),
          },
          {
            id: 'arrivals',
            label: 'Arrival times',
            content: tables && <Arrivals plan={tables.plan} band={tables.band} start={tables.start} />,
          },
          {
            id: 'compare',
            label: 'Compare',
            onlyChosen: true,
            content: (
              <Later
                load={loadCompare}
                props={{
                  ...compare,
                  engine,
                  route: plan.question.route,
                  courseName: name,
                  set: scenarios,
                  onSet: setScenarios,
                  idle: comparison !== null,
                  cursor,
                  narrow,
                }}
              />
            ),
          },
          {
            id: 'take-along',
            label: 'Take it along',
            onlyChosen: true,
            content:
              // Files without the food would be made twice.
              unfed ? (
                <Notice tone="warn">{unfed}</Notice>
              ) : fuelReady ? (
                <Later
                  load={loadTakeAlong}
                  props={{ plan, name, feeding: fuel.fed?.feeding ?? null, stations, write: engine.file }}
                />
              ) : (
                <Working role="status">
                  <Spinner /> Planning your food…
                </Working>
              ),
          },
          {
            id: 'race',
            label: 'Race mode',
            onlyChosen: true,
            content:
              unfed || fuelReady ? (
                <Later
                  load={loadRace}
                  props={{
                    ...race,
                    name,
                    units: units.units,
                    zone: start?.zone ?? deviceZone(),
                    plan,
                    feeding: fuel.fed?.feeding ?? null,
                  }}
                />
              ) : (
                <Working role="status">
                  <Spinner /> Planning your food…
                </Working>
              ),
          },
          {
            id: 'after',
            label: 'After',
            onlyChosen: true,
            content: <Later load={loadAfter} props={{ engine, name, plan, cursor, narrow, ...after }} />,
          },
          {
            id: 'assumptions',
            label: 'Notes and assumptions',
            content: (
              <>
                <List>
                  {tables?.plan.notes.map((note) => (
                    <li key={note}>{said(note)}</li>
                  ))}
                </List>
                {tables && <Assumptions figures={tables.plan.inputs} />}
              </>
            ),
          },
        ]}
      />
      {handOver.onAsk && (
        <Later
          load={loadAsk}
          props={{
            plan,
            carbsGH: fuel.fed ? gramsAnHour(fuel.fed.feeding) : null,
            typed: handOver.typed,
            onAsk: handOver.onAsk,
          }}
        />
      )}
    </Frame>
  );
});
