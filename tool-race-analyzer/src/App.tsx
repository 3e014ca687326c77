import type { ShellLink } from '@breakaway/contract/shell-link';
import { UnitsContext, useRider } from '@breakaway/tool-kit';
import { rideStart, zoneOf } from '@breakaway/tool-kit/clock';
import {
  ControlsFrame,
  DropPage,
  Later,
  PrintPage,
  Results,
  ToolPage,
  useNarrow,
} from '@breakaway/tool-kit/frame';
import { makeCursor } from '@breakaway/tool-kit/route-view';
import { Notice } from '@breakaway/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAfter } from './after/useAfter.ts';
import { useDropped } from './after/useDropped.ts';
import { CourseDetail, loadCourseView } from './CourseDetail.tsx';
import { CourseHead } from './course/CourseHead.tsx';
import { EmptyCourse } from './course/EmptyCourse.tsx';
import { useCourse } from './course/useCourse.ts';
import type { Engine } from './engine/engine.ts';
import { usePlanner } from './engine/usePlanner.ts';
import { exampleCourse } from './example.ts';
import { GoalControl, GoalField } from './form/GoalControl.tsx';
import { startForm } from './form/plan-form.ts';
import { Settings } from './form/Settings.tsx';
import { makeSliding } from './form/sliding.ts';
import { usePlanForm } from './form/usePlanForm.ts';
import { useKeptFuel } from './fuel/kept-fuel.ts';
import { useHandOver } from './hand-over/useHandOver.ts';
import { useRaceOwner } from './race/useRaceOwner.ts';
import { useDetailed } from './useDetailed.ts';
import { useShownTab, useTabs } from './useTabs.ts';
import { Answer } from './verdict/Answer.tsx';

const loadDropped = () => import('./after/DroppedRide.tsx').then(({ DroppedRide }) => DroppedRide);
const loadSave = () => import('./library/SavePlan.tsx').then(({ SavePlan }) => SavePlan);
const loadLibrary = () => import('./library/Library.tsx').then(({ Library }) => Library);
const loadHandedOver = () => import('./hand-over/HandedOver.tsx').then(({ HandedOver }) => HandedOver);

/** A course from a file, and the plan of a race on it. */
export function App({ link, engine }: { link: ShellLink; engine: Engine }) {
  const { state, fields, missing, athlete: inProfile, units } = useRider(link);
  const planForm = usePlanForm();
  const { form, setForm, change } = planForm;
  const owner = useRaceOwner(state);
  const learnt = useAfter(owner, inProfile, form.bike);
  const { athlete } = learnt;
  const courses = useCourse(engine, { owner, form, onForm: change, onOtherRoad: planForm.otherRoad }, units);
  const { course, as, problem, busy, read, remove, leave, check, saved, onSaved, openSaved, inFile, ridden } =
    courses;
  const signedOut = state.kind === 'signed-out';
  useEffect(() => {
    // What is on the page belonged to the member who has left.
    if (!signedOut) return;
    leave();
    setForm(startForm());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `leave` does the same in every drawing
  }, [signedOut]);

  const zone = zoneOf(form, course);
  const start = useMemo(
    () => rideStart({ date: form.date, start: form.start }, zone),
    [form.date, form.start, zone],
  );
  const keptFuel = useKeptFuel(owner, signedOut, form.fuel.stock, planForm.stock);
  const planner = usePlanner(engine, {
    form,
    course,
    as,
    start,
    zone,
    athlete,
    state,
    fuel: keptFuel[0],
    forecasts: learnt.kept.forecasts,
    units,
  });
  const { answer, plan, planning, facts, stopS, band, unfed, errors } = planner;
  const { fed, current } = planner.fed;
  const [sliding] = useState(makeSliding);
  const follows = { sliding, form, facts, preview: planner.preview, start, stopS };
  const name = course?.name ?? '';
  const { tab, setTab, showTab, onTabs } = useShownTab();
  const tabs = useTabs({
    link,
    state,
    fields,
    athlete,
    owner,
    planForm,
    start,
    name,
    inFile,
    planner,
    keptFuel,
    after: learnt,
  });
  const showFuel = useCallback(() => showTab('fuel'), [showTab]);
  const dropped = useDropped(engine, {
    planned: plan !== null,
    onCourse: (file) => void read(file),
    onRide: (file) => {
      tabs.after.onRide(file);
      showTab('after');
    },
  });
  const { handed, undo, close } = useHandOver({
    link,
    state,
    restored: busy !== 'restoring',
    form,
    start,
    stopS,
    fields,
    onForm: setForm,
    courses,
  });
  useEffect(() => {
    // What shows a course is there when the course is.
    if (busy === 'reading') loadCourseView().catch(() => {});
  }, [busy]);
  const onIntent = useCallback(() => {
    engine.prepare?.();
    loadCourseView().catch(() => {});
  }, [engine]);
  const detailed = useDetailed(course !== null, answer !== null || planner.question === null);
  const cursor = useMemo(makeCursor, [course]);
  const narrow = useNarrow();
  const [hasPlans, setHasPlans] = useState(false);
  const empty = !course && (busy !== 'restoring' || state.kind === 'failed') && (
    <EmptyCourse
      key="empty"
      busy={busy === 'reading'}
      onFile={(file) => void read(file)}
      onIntent={onIntent}
      onExample={() => void read(exampleCourse())}
    />
  );
  const library = !course && busy !== 'restoring' && state.kind === 'athlete' && (
    <Later
      key="library"
      load={loadLibrary}
      props={{ link, engine, onOpen: (found) => void openSaved(found), onFilled: setHasPlans }}
    />
  );

  return (
    <UnitsContext value={units}>
      <DropPage
        label="Drop the course or the ride here"
        onFiles={([file]) => file && dropped.take(file)}
        onOver={course ? undefined : onIntent}
      >
        <ToolPage answered={course !== null}>
          <Results>
            {handed && (
              <Later
                load={loadHandedOver}
                props={{
                  start: handed.start,
                  route: course?.route ?? null,
                  onUndo: undo,
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
                      load={loadSave}
                      props={{
                        link,
                        engine,
                        saving: {
                          course: inFile,
                          form: tabs.asPlanned,
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
                check={{ ...check, otherWays: form.otherWays }}
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
            {/* On a phone a member with plans sees them first. */}
            {narrow && hasPlans ? [library, empty] : [empty, library]}
            <Answer
              hasCourse={course !== null}
              planner={planner}
              follows={follows}
              fieldErrors={fields.errors}
              state={state}
              onFuel={showFuel}
              narrow={narrow}
            />
            {course && (
              <CourseDetail
                {...{ engine, course, as, planner, planForm, tabs, tab, start, cursor, narrow, detailed }}
                onTab={setTab}
                onTabs={onTabs}
              />
            )}
            {course && <PrintPage />}
          </Results>
          <ControlsFrame
            label="Your plan's settings"
            pinned={course !== null}
            goal={
              <>
                <GoalField form={form} facts={facts} stopS={stopS} start={start} onChange={change} />
                <GoalControl {...follows} onChange={change} />
              </>
            }
          >
            <Settings
              form={planForm.settings}
              errors={errors.form}
              roadErrors={errors.road}
              courseZone={course?.zone ?? null}
              onChange={change}
              onRoad={planForm.changeRoad}
              kept={learnt.kept}
              onKept={learnt.change}
              state={state}
              missing={missing}
              fields={fields}
              link={link}
            />
          </ControlsFrame>
        </ToolPage>
      </DropPage>
    </UnitsContext>
  );
}
