import type { ShellLink } from '@breakaway/contract/shell-link';
import { inUnits } from '@breakaway/contract/units-in-text';
import { Notice, Spinner, Stack } from '@breakaway/ui';
import {
  Columns,
  EmptyResult,
  Head,
  FileDrop,
  Page,
  Part,
  RiderPanel,
  UnitsContext,
  useKept,
  useRider,
} from '@breakaway/tool-kit';
import { useMemo, useRef, useState } from 'react';
import { EffortFields } from './effort/EffortFields.tsx';
import { readEffort, START_FORM, type EffortForm } from './effort/race-question.ts';
import { RideResult } from './effort/RideResult.tsx';
import type { Engine, RaceFile } from './engine/engine.ts';
import { useRide } from './engine/useRide.ts';
import { exampleCourse } from './example.ts';
import { ProfilePart } from './profile/ProfilePart.tsx';

/** A race course from a file, and the result of a steady effort on it. */
export function App({ link, engine }: { link: ShellLink; engine: Engine }) {
  const { state, fields, missing, athlete, units } = useRider(link);
  const [form, setForm] = useKept<EffortForm>('effort', START_FORM);
  const [course, setCourse] = useState<(RaceFile & { ok: true }) | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const newest = useRef(0);
  const { question, errors } = useMemo(() => readEffort(form, athlete, units), [form, athlete, units]);
  const { answer, old } = useRide(engine, course?.route ?? null, question);
  const simulation = answer?.ok ? answer.simulation : null;

  async function read(file: File) {
    const turn = ++newest.current;
    setBusy(true);
    setProblem(null);
    const read: RaceFile = await engine
      .read(file)
      .catch(() => ({ ok: false, message: 'This file could not be read.' }));
    if (turn !== newest.current) return;
    setBusy(false);
    if (read.ok) setCourse(read);
    else setProblem(read.message);
  }

  return (
    <UnitsContext value={units}>
      <Page>
        <Head title="Race Analyzer" onExample={course || busy ? undefined : () => void read(exampleCourse())}>
          The profile of a course, its climbs, and the time that a steady effort takes on it.
        </Head>
        <FileDrop label="Choose a GPX, TCX or FIT file" busy={busy} onFile={(file) => void read(file)} />
        {problem && (
          <Notice tone="bad">
            {problem}
            {course && ' The course that was here is still here.'}
          </Notice>
        )}
        {course && <ProfilePart key={course.name} {...course} simulation={simulation} />}
        <Columns>
          <Stack $gap={1.25}>
            <Part title="Steady effort">
              <EffortFields
                form={form}
                athlete={athlete}
                onChange={(changed) => setForm({ ...form, ...changed })}
              />
            </Part>
            <RiderPanel
              state={state.kind}
              name={state.kind === 'athlete' ? state.athlete.name : null}
              missing={missing}
              fields={fields}
              onSettings={() => link.send({ type: 'navigate', to: '/app/settings' })}
              onRetry={link.retry}
            />
          </Stack>
          <Part title="Result">
            {course && answer?.ok ? (
              <div style={{ opacity: old ? 0.55 : 1 }} aria-busy={old}>
                <RideResult route={course.route} ride={answer} start={form.start} />
              </div>
            ) : answer && !answer.ok ? (
              <Notice tone="bad">{inUnits(answer.message, units.units)}</Notice>
            ) : course && question ? (
              <Spinner label="Riding the course" />
            ) : (
              <EmptyResult>
                {state.kind === 'waiting'
                  ? 'Reading your profile…'
                  : !course
                    ? 'Choose the file of a course to see its climbs and the time that it takes.'
                    : (Object.values(fields.errors).find(Boolean) ??
                      errors.power ??
                      errors.wind ??
                      'Enter your weight to see the time that it takes.')}
              </EmptyResult>
            )}
          </Part>
        </Columns>
      </Page>
    </UnitsContext>
  );
}
