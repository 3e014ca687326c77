import type { ShellLink } from '@breakaway/contract/shell-link';
import { inUnits } from '@breakaway/contract/units-in-text';
import { Notice, Spinner, VisuallyHidden } from '@breakaway/ui';
import {
  bandByRecord,
  forecastRecord,
  formatDuration,
  stoppedS,
  type LockedPower,
  type RacePlan,
} from '@breakaway/cycling';
import { RiderPanel, UnitsContext, useRider } from '@breakaway/tool-kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { DragInUse } from './after/DragInUse.tsx';
import { useAfter } from './after/useAfter.ts';
import { useDropped } from './after/useDropped.ts';
import { ChartPart } from './chart/ChartPart.tsx';
import { makeCursor } from './chart/cursor.ts';
import { CourseHead } from './course/CourseHead.tsx';
import { DropPage } from './course/DropPage.tsx';
import { EmptyCourse } from './course/EmptyCourse.tsx';
import { useCourse } from './course/useCourse.ts';
import type { Engine } from './engine/engine.ts';
import { factsOf } from './engine/facts.ts';
import { slidTo, useAfterPlan } from './engine/useAfterPlan.ts';
import { usePlan } from './engine/usePlan.ts';
import { exampleCourse } from './example.ts';
import { useKeptFuel } from './fuel/kept-fuel.ts';
import { gramsAnHour, useFuel, useFuelForm } from './fuel/useFuel.ts';
import { segmentOf } from './hand-over/segment-of.ts';
import { useHandOver } from './hand-over/useHandOver.ts';
import { Controls } from './form/Controls.tsx';
import { GoalControl, GoalField } from './form/GoalControl.tsx';
import { rideStart, zoneOf } from './day/zone.ts';
import { readGoal, startForm, type PlanForm } from './form/plan-form.ts';
import { firstError, otherFile, type PaintedSurface, type RoadForm } from './form/road-form.ts';
import { RoadSettings } from './form/RoadSettings.tsx';
import { useConditions } from './form/useConditions.ts';
import { Later } from './Later.tsx';
import { ControlsFrame, Page, Results, Working } from './layout.tsx';
import { PLAN_TABS, PlanTabs } from './PlanTabs.tsx';
import { useRaceOwner } from './race/useRaceOwner.ts';
import { clockAfter } from './sections/clock.ts';
import { cutOffWarning } from './sections/cut-off-words.ts';
import { useNarrow } from './useNarrow.ts';
import { decides } from './verdict/decides.ts';
import { PhoneFacts, Verdict } from './verdict/Verdict.tsx';

const loadDropped = () => import('./after/DroppedRide.tsx').then(({ DroppedRide }) => DroppedRide);
const NO_STATIONS: [] = [];
const loadSaveBar = () => import('./library/SaveBar.tsx').then(({ SaveBar }) => SaveBar);
const loadLibrary = () => import('./library/Library.tsx').then(({ Library }) => Library);
const loadHandedOver = () => import('./hand-over/HandedOver.tsx').then(({ HandedOver }) => HandedOver);

/** A course from a file, and the plan of a race on it. */
export function App({ link, engine }: { link: ShellLink; engine: Engine }) {
  const { state, fields, missing, athlete: inProfile, units } = useRider(link);
  const [form, setForm] = useState<PlanForm>(startForm);
  const owner = useRaceOwner(state);
  const { athlete, kept, change: keepAfter } = useAfter(owner, inProfile, form.bike);
  const change = useCallback((changed: Partial<PlanForm>) => setForm((now) => ({ ...now, ...changed })), []);
  // For what is asked for later, without a new drawing for every letter.
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  }, [form]);
  const formNow = useCallback(() => latest.current, []);
  const lock = useCallback((locked: LockedPower[]) => change({ locked }), [change]);
  const changeRoad = useCallback(
    (road: Partial<RoadForm>) => setForm((now) => ({ ...now, road: { ...now.road, ...road } })),
    [],
  );
  const paint = useCallback((surfaces: PaintedSurface[]) => changeRoad({ surfaces }), [changeRoad]);
  // Locks, and times to eat, are of the road that is ridden: another road has none. Surfaces stay on theirs, and are those of one file.
  const otherRoad = useCallback(
    (how: 'file' | 'ridden') =>
      setForm((now) => ({
        ...now,
        locked: [],
        fuel: { ...now.fuel, moves: [] },
        ...(how === 'file' ? { road: otherFile(now.road) } : {}),
      })),
    [],
  );
  const { course, as, problem, busy, read, remove, check, saved, onSaved, openSaved, inFile, ridden } =
    useCourse(engine, { owner, form, onForm: change, onOtherRoad: otherRoad }, units);
  const signedOut = state.kind === 'signed-out';
  useEffect(() => {
    // What is on the page belonged to the member who has left.
    if (!signedOut) return;
    remove();
    setForm(startForm());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `remove` does the same in every drawing
  }, [signedOut]);

  const zone = zoneOf(form, course);
  const start = useMemo(
    () => rideStart({ date: form.date, start: form.start }, zone),
    [form.date, form.start, zone],
  );
  const [keptFuel, keepFuel] = useKeptFuel(owner, signedOut);
  const { errors, roadErrors, conditions } = useConditions(form, athlete, as, units, {
    zone,
    heightM: course?.route.hasElevation ? (course.route.elevationM[0] ?? 0) : 0,
  });
  const stopS = stoppedS(conditions?.stops, Infinity);
  const { handed, close } = useHandOver({
    link,
    state,
    restored: busy !== 'restoring',
    form,
    start,
    stopS,
    fields,
    onForm: setForm,
    onFile: (file) => void read(file),
  });
  const goal = useMemo(() => readGoal(form, start, stopS), [form, start, stopS]);
  const goalKey = JSON.stringify(goal.goal);
  const food = useFuelForm(form.fuel, keptFuel, state, athlete, conditions, units);
  // An effort, a time or a share of W' that is asked for counts more.
  const fuelledBy = form.goal === 'fastest' && form.fuel.fuelled ? food.asked : null;
  const question = useMemo(
    () =>
      conditions && goal.goal
        ? { ...conditions, goal: goal.goal, ...(fuelledBy && { fuel: fuelledBy }) }
        : null,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the goal by its content
    [conditions, goalKey, fuelledBy],
  );
  const { planned, busy: planning } = usePlan(engine, course?.route ?? null, question, conditions);
  const { fed, current, refused, fuelledTimeS } = useFuel(
    engine,
    planned,
    conditions,
    food.asked,
    food.moved,
  );
  const unfed = food.asked
    ? null
    : athlete
      ? 'Correct your food settings.'
      : 'Correct your weight and FTP to plan your food.';
  const { band: modelBand, comparison, preview } = useAfterPlan(engine, planned, conditions);
  const band = useMemo(
    () => modelBand && bandByRecord(modelBand, forecastRecord(kept.forecasts)),
    [modelBand, kept.forecasts],
  );
  const answer = planned?.answer ?? null;
  const fuelled = (answer?.ok && answer.fuel) || null;
  const plan = answer?.ok ? answer.plan : null;
  const sentence = useMemo(() => (plan ? decides(plan) : ''), [plan]);
  const warning = useMemo(() => plan && cutOffWarning(plan.cutOffs, band), [plan, band]);
  const race = useMemo(() => ({ owner, fuel: food.asked }), [owner, food.asked]);
  const exact = useMemo(() => (plan ? factsOf(plan) : null), [plan]);
  // Until the new plan is there, the figures between those of the plans along the slider.
  const slid = planned?.question === question || !goal.goal ? null : slidTo(preview, goal.goal);
  const facts = slid ?? exact;
  const [tab, setTab] = useState<string | undefined>(undefined);
  const showTab = useCallback((id: 'fuel' | 'after') => {
    setTab(id);
    const tabs = document.getElementById(PLAN_TABS);
    tabs?.scrollIntoView?.();
    tabs?.querySelector<HTMLElement>(`[role="tab"][data-id="${id}"]`)?.focus({ preventScroll: true });
  }, []);
  const showFuel = useCallback(() => showTab('fuel'), [showTab]);
  const [ride, setRide] = useState<File | null>(null);
  // Another course has no ride yet.
  useEffect(() => setRide(null), [course?.name]);
  const dropped = useDropped(engine, {
    planned: plan !== null,
    onCourse: (file) => void read(file),
    onRide: (file) => {
      setRide(file);
      showTab('after');
    },
  });
  const after = useMemo(
    () => ({
      ride,
      onRide: setRide,
      kept,
      onKept: keepAfter,
      band: modelBand,
      onSettings: () => link.send({ type: 'navigate', to: '/app/settings' }),
    }),
    [ride, kept, keepAfter, modelBand, link],
  );
  const verdictFuel = useMemo(
    () =>
      fed && {
        gramsAnHour: gramsAnHour(fed.feeding),
        emptyAtM: fed.fuel.emptyAtM,
        fuelled: fuelled !== null,
      },
    [fed, fuelled],
  );
  const fuelView = useMemo(
    () => ({
      fed,
      refused: unfed ?? refused,
      fuelledTimeS,
      fuelled: current ? fuelled : null,
      form: form.fuel,
      errors: food.errors,
      profile: food.profile,
      kept: keptFuel,
      onKept: keepFuel,
      toleranceGH: food.asked?.toleranceGh.value ?? null,
      inProfile: Boolean(athlete?.choToleranceGh),
      onChange: change,
      onSettings: () => link.send({ type: 'navigate', to: '/app/settings' }),
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
      keptFuel,
      keepFuel,
      athlete,
      change,
      link,
    ],
  );
  const { typed, restore } = fields;
  const present = useMemo(
    () =>
      plan && question && !planning && (current || unfed)
        ? {
            form,
            start,
            typed,
            plan,
            // It may still be that of the plan before.
            band: band?.planS === plan.totalTimeS ? band : null,
            carbsGH: (current && verdictFuel?.gramsAnHour) || null,
            stopS,
          }
        : null,
    [plan, question, planning, current, unfed, form, start, typed, band, verdictFuel, stopS],
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
    [owner, present, restore],
  );
  const name = course?.name ?? '';
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
  const cursor = useMemo(makeCursor, [course]);
  const narrow = useNarrow();
  // Said once for each plan, not for every move of a slider.
  const said =
    course && exact && !planning
      ? `Finish in ${formatDuration(exact.totalTimeS + stopS)}, at ${clockAfter(start, exact.totalTimeS + stopS)}.`
      : '';
  const missingText =
    Object.values(fields.errors).find(Boolean) ??
    Object.values(errors).find(Boolean) ??
    (roadErrors && firstError(roadErrors)) ??
    goal.error ??
    (state.kind === 'waiting' ? null : 'Enter your weight and FTP to get a plan.');

  return (
    <UnitsContext value={units}>
      <DropPage onFile={dropped.take}>
        <Page>
          <Results>
            {handed && (
              <Later
                load={loadHandedOver}
                props={{
                  start: handed.start,
                  route: course?.route ?? null,
                  onUndo: handed.undo,
                  onClose: close,
                }}
              />
            )}
            {course && (
              <CourseHead
                course={course}
                name={saved?.name ?? course.name}
                save={
                  inFile &&
                  state.kind === 'athlete' && (
                    <Later
                      load={loadSaveBar}
                      props={{
                        link,
                        engine,
                        saving: {
                          course: inFile,
                          form,
                          change: check.form,
                          ridden,
                          plan: answer?.ok && answer.settled && !planning && (current || unfed) ? plan : null,
                          stopS,
                          band,
                          feeding: current ? (fed?.feeding ?? null) : null,
                        },
                        saved,
                        onSaved,
                        onOpen: (found) => void openSaved(found),
                      }}
                      quiet
                    />
                  )
                }
                check={check}
                busy={busy === 'reading'}
                onFile={(file) => void read(file)}
                onRemove={remove}
              />
            )}
            {dropped.question && <Later load={loadDropped} props={dropped.question} />}
            {problem && (
              <Notice tone="bad">
                {problem}
                {course && ' The course that was here is still here.'}
              </Notice>
            )}
            {!course && (busy !== 'restoring' || state.kind === 'failed') && (
              <EmptyCourse
                busy={busy === 'reading'}
                onFile={(file) => void read(file)}
                onExample={() => void read(exampleCourse())}
              />
            )}
            {!course && busy !== 'restoring' && state.kind === 'athlete' && (
              <Later load={loadLibrary} props={{ link, engine, onOpen: (found) => void openSaved(found) }} />
            )}
            <VisuallyHidden role="status">{said}</VisuallyHidden>
            {course && facts && plan && (
              <Verdict
                facts={facts}
                fuel={verdictFuel}
                onFuel={showFuel}
                band={band}
                sentence={sentence}
                warning={warning}
                arrival={clockAfter(start, facts.totalTimeS + stopS)}
                stopS={stopS}
                busy={planning}
                narrow={narrow}
              />
            )}
            {course && !plan && !(answer && !answer.ok) && question && (
              <Working role="status">
                <Spinner /> Planning…
              </Working>
            )}
            {course && !question && missingText && <Notice tone="warn">{missingText}</Notice>}
            {course && answer && !answer.ok && (
              <Notice tone="bad">{inUnits(answer.message, units.units)}</Notice>
            )}
            {answer?.ok && answer.missed && (
              <Notice tone="warn">
                This plan is for the nearest possible time. {inUnits(answer.missed, units.units)}
              </Notice>
            )}
            {course && facts && plan && narrow && (
              <PhoneFacts facts={facts} fuel={verdictFuel} sentence={sentence} />
            )}
            {course && as && (
              <ChartPart
                key={course.name}
                route={course.route}
                plan={plan}
                narrow={narrow}
                cursor={cursor}
                start={start}
                feeding={current && fed ? fed.feeding : null}
                surfaces={form.road.surfaces}
                as={as}
                onSurfaces={paint}
              />
            )}
            {course && plan && (
              <PlanTabs
                engine={engine}
                name={course.name}
                plan={plan}
                band={band}
                comparison={comparison}
                start={start}
                cursor={cursor}
                narrow={narrow}
                fuel={fuelView}
                stations={food.asked?.stations ?? NO_STATIONS}
                fuelReady={current}
                unfed={unfed}
                race={race}
                tab={tab}
                onTab={setTab}
                formNow={formNow}
                onChange={change}
                locked={form.locked}
                onLocked={lock}
                compare={compare}
                handOver={handOver}
                after={after}
              />
            )}
          </Results>
          <ControlsFrame
            pinned={course !== null}
            goal={
              <>
                <GoalField form={form} facts={facts} stopS={stopS} start={start} onChange={change} />
                <GoalControl form={form} facts={facts} stopS={stopS} start={start} onChange={change} />
              </>
            }
          >
            <Controls
              form={form}
              errors={errors}
              courseZone={course?.zone ?? null}
              onChange={change}
              road={<RoadSettings form={form.road} errors={roadErrors} onChange={changeRoad} />}
              rider={
                <>
                  <DragInUse kept={kept} bike={form.bike} onChange={keepAfter} />
                  <RiderPanel
                    state={state.kind}
                    name={state.kind === 'athlete' ? state.athlete.name : null}
                    missing={missing}
                    fields={fields}
                    onSettings={() => link.send({ type: 'navigate', to: '/app/settings' })}
                    onRetry={link.retry}
                  />
                </>
              }
            />
          </ControlsFrame>
        </Page>
      </DropPage>
    </UnitsContext>
  );
}
