import { recordQuestions } from '@breakaway/contract/plan-questions';
import type { ShellLink, ToolState } from '@breakaway/contract/shell-link';
import type { SegmentStart } from '@breakaway/contract/tool-start';
import { inUnits } from '@breakaway/contract/units-in-text';
import type { Levers, Route, SegmentOnRoad } from '@breakaway/cycling';
import { RiderPanel, UnitsContext, useKept, useRider, type RiderFields } from '@breakaway/tool-kit';
import {
  ControlsFrame,
  DropPage,
  Later,
  Results,
  ToolPage,
  useNarrow,
  Working,
} from '@breakaway/tool-kit/frame';
import { Notice, Spinner } from '@breakaway/ui';
import { useCallback, useEffect, useState } from 'react';
import type { Engine } from './engine/engine.ts';
import { handedForms, raceStart, riderTyped } from './handed-over.ts';
import { RecordControls, TimeField } from './record/RecordControls.tsx';
import { EMPTY_RECORD, type RecordForm } from './record/record-form.ts';
import { HandPart } from './segment/HandPart.tsx';
import { EmptySegment } from './segment/EmptySegment.tsx';
import { EXAMPLE_TIME, exampleSegment } from './segment/example.ts';
import { SegmentHead } from './segment/SegmentHead.tsx';
import { StretchPicker } from './segment/StretchPicker.tsx';
import { useSegment } from './segment/useSegment.ts';
import { KeepButton } from './targets/KeepButton.tsx';
import type { KeptSegment } from './targets/kept-segments.ts';
import { useOpenSegment } from './targets/useOpenSegment.ts';
import { useRecord } from './useRecord.ts';
import { PlausibilityNote } from './verdict/PlausibilityNote.tsx';
import { PhoneFacts, Verdict } from './verdict/Verdict.tsx';
import { changesText } from './way-there/lever-words.ts';
import type { ForecastHour } from './wind/forecast.ts';

const loadTargets = () => import('./targets/Targets.tsx').then(({ Targets }) => Targets);
const loadDetail = () => import('./SegmentDetail.tsx').then(({ SegmentDetail }) => SegmentDetail);

/** Whose device this is now: nobody else gets to see what is kept on it. Null while that is not known. */
const ownerOf = (state: ToolState): string | null =>
  state.kind === 'athlete' ? `member ${state.athlete.id}` : state.kind === 'alone' ? 'example' : null;

/** Whether this rider can have a segment record, on which day, and how. */
export function App({ link, engine }: { link: ShellLink; engine: Engine }) {
  const { state, fields, missing, athlete, units } = useRider(link);
  const narrow = useNarrow();
  const [form, setForm] = useKept<RecordForm>('record', EMPTY_RECORD);
  const change = useCallback(
    (changed: Partial<RecordForm>) => setForm((now) => ({ ...now, ...changed })),
    [setForm],
  );
  const owner = ownerOf(state);
  const road = useSegment(engine, owner, units);
  const { segment, file } = road;
  const kept = useOpenSegment({
    owner,
    isRestored: road.busy !== 'restoring',
    file,
    segment: road.form,
    record: form,
  });
  const [handed, setHanded] = useState<SegmentStart | null>(null);
  const { errors, question, made, answer, isBehind, failed, plausibility } = useRecord(
    engine,
    form,
    segment,
    athlete,
    units,
  );
  const placeless = segment?.route.placeless === true;

  const signedOut = state.kind === 'signed-out';
  useEffect(() => {
    if (!signedOut) return;
    road.remove();
    kept.leave();
    setForm(EMPTY_RECORD);
    setHanded(null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only signing out counts
  }, [signedOut]);

  const ready = state.kind === 'failed' || (state.kind === 'athlete' && road.busy !== 'restoring');
  useEffect(() => {
    const start = ready ? link.takeStart() : null;
    if (start?.tool !== 'kom-analysis') return;
    const forms = handedForms(start);
    kept.leave();
    setForm(forms.record);
    fields.restore(riderTyped(start, fields.typed));
    if (forms.file) void road.read(forms.file, true);
    else {
      road.remove();
      road.change(forms.segment);
    }
    setHanded(start);
    // When something arrives, not when the fields change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [link, state, ready]);

  async function open(chosen: File) {
    const another = segment !== null;
    if (!(await road.read(chosen))) return;
    kept.leave();
    setHanded(null);
    // What was changed, and the time, belong to the segment before. A time that was typed for the file stays.
    if (another) change({ changes: {}, time: '', holderDate: '', holderKg: '' });
  }
  async function openExample() {
    if (await road.read(exampleSegment(), true)) setForm({ ...EMPTY_RECORD, time: EXAMPLE_TIME });
  }
  function openKept(chosen: KeptSegment) {
    kept.take(chosen);
    road.show(chosen);
    setForm({ ...EMPTY_RECORD, ...chosen.record });
    setHanded(null);
    document.documentElement.scrollTop = 0;
  }
  const changed =
    answer?.ok && answer.changes ? changesText(made, answer.changes.bounds, units, placeless) : null;
  const fault = Object.values(fields.errors).find(Boolean) ?? Object.values(errors).find(Boolean) ?? null;
  const shown = answer?.ok ? answer.record : null;

  const targets = owner && (kept.segments.length > 0 || !segment) && road.busy !== 'restoring' && (
    <Later
      load={loadTargets}
      quiet
      props={{
        engine,
        owner,
        segments: kept.segments,
        athlete,
        openId: kept.id,
        onOpen: openKept,
        onChanged: () => void kept.load(),
      }}
    />
  );

  return (
    <UnitsContext value={units}>
      <DropPage
        label="Drop the segment or a ride here"
        onFiles={([first]) => first && void open(first)}
        onOver={undefined}
      >
        <ToolPage>
          <Results>
            {handed && !signedOut && (
              <Notice>
                {inUnits(`Filled in for you: ${handed.name ?? 'the segment of your question'}.`, units.units)}
                {!handed.timeS && form.time === '' && ' Enter the time of its record.'}
              </Notice>
            )}
            {road.problem && (
              <Notice tone="bad">
                {road.problem}
                {file && ' The segment that was here is still here.'}
              </Notice>
            )}
            {!segment && !file && road.busy !== 'restoring' && (
              <EmptySegment
                busy={road.busy === 'reading'}
                onFile={(chosen) => void open(chosen)}
                onExample={() => void openExample()}
              />
            )}
            {segment && (
              <SegmentHead
                segment={segment}
                name={kept.name ?? segment.name}
                keep={
                  <KeepButton name={kept.name ?? segment.name} isKept={kept.id !== null} onKeep={kept.keep} />
                }
                remarks={file?.remarks ?? []}
                busy={road.busy === 'reading'}
                onFile={(chosen) => void open(chosen)}
                onRemove={() => {
                  road.remove();
                  kept.leave();
                  setHanded(null);
                  change({ changes: {}, ...(kept.id ? EMPTY_RECORD : {}) });
                }}
                onPlan={
                  file && state.kind === 'athlete'
                    ? () => link.send({ type: 'open-tool', start: raceStart(file, form, fields.typed) })
                    : null
                }
              />
            )}
            {!segment && targets}
            {!file && road.busy !== 'restoring' && (
              <HandPart
                key="hand"
                form={road.form}
                errors={road.errors}
                problem={road.noSegment}
                onChange={road.change}
              />
            )}
            {segment && plausibility && <PlausibilityNote plausibility={plausibility} />}
            {segment && answer && !answer.ok && question && (
              <Notice tone={'rollingS' in answer ? 'info' : 'bad'}>
                {inUnits(answer.message, units.units)}
              </Notice>
            )}
            {segment && failed && (
              <Notice tone="bad">This could not be computed. Change a value to try again.</Notice>
            )}
            {segment && !shown && question && isBehind && (
              <Working role="status">
                <Spinner /> Computing…
              </Working>
            )}
            {segment && !question && !shown && (
              <Notice tone="warn">{waitingFor(state.kind === 'waiting', fault)}</Notice>
            )}
            {segment && shown && (
              <Verdict
                record={shown}
                distanceM={segment.route.distanceM}
                busy={isBehind}
                isOutdated={!question && fault !== null}
                changed={changed}
                narrow={narrow}
              />
            )}
            {segment && shown && narrow && <PhoneFacts record={shown} distanceM={segment.route.distanceM} />}
            {file && (
              <StretchPicker
                key={file.name}
                file={file}
                fromM={road.form.fromM}
                toM={road.form.toM > 0 ? road.form.toM : file.route.distanceM}
                ridden={road.ridden}
                onPick={(fromM, toM) => {
                  road.pick(fromM, toM);
                  if (Object.keys(made).length > 0) change({ changes: {} });
                }}
              />
            )}
            {segment && (
              <Later
                load={loadDetail}
                props={{
                  tabs:
                    question && answer?.ok && athlete
                      ? {
                          engine,
                          question,
                          answer,
                          athlete,
                          segment,
                          made,
                          onMade: (changes) => change({ changes }),
                          onDay: (hour) => change(onDay(hour, made)),
                          questions:
                            state.kind === 'athlete'
                              ? recordQuestions(askedOf(answer.record, segment.route, fields.typed))
                              : null,
                          onAsk: (text) => link.send({ type: 'ask-coach', question: text }),
                        }
                      : null,
                  road: placeless
                    ? null
                    : {
                        route: segment.route,
                        record: shown,
                        windFromDeg: question?.wind ? question.wind.fromDeg : null,
                        narrow,
                      },
                }}
              />
            )}
            {segment && targets}
          </Results>
          <ControlsFrame
            label="The record and the attempt"
            pinned={segment !== null}
            goal={<TimeField form={form} errors={errors} onChange={change} />}
          >
            <RecordControls
              form={form}
              errors={errors}
              placeless={placeless}
              riddenEntryMs={road.ridden[0]?.entrySpeedMs ?? null}
              onChange={change}
              rider={
                <RiderPanel
                  state={state.kind}
                  name={state.kind === 'athlete' ? state.athlete.name : null}
                  missing={missing}
                  fields={fields}
                  onSettings={() => link.send({ type: 'navigate', to: '/app/settings' })}
                  onRetry={link.retry}
                />
              }
            />
          </ControlsFrame>
        </ToolPage>
      </DropPage>
    </UnitsContext>
  );
}

/** The weather of an hour as that of the day: what the sliders had changed of it is in it now. */
const onDay = (
  { windMs, fromDeg, temperatureC }: Pick<ForecastHour, 'windMs' | 'fromDeg' | 'temperatureC'>,
  made: Partial<Levers>,
): Partial<RecordForm> => ({
  wind: String(Math.round(3.6 * windMs)),
  windFromDeg: fromDeg,
  ...(temperatureC === undefined ? {} : { temperature: String(Math.round(temperatureC)) }),
  changes: { ...made, windMs: 0, ...(temperatureC === undefined ? {} : { warmerC: 0 }) },
});

/** A record as a question to the consultant needs it. */
function askedOf(
  { timeS, powerW }: SegmentOnRoad,
  { distanceM, elevationM }: Route,
  { weight, ftp }: RiderFields['typed'],
) {
  const [massKg, ftpW] = [Number(weight), Number(ftp)];
  return {
    timeS,
    powerW,
    lengthM: distanceM,
    slope: ((elevationM.at(-1) ?? 0) - (elevationM[0] ?? 0)) / distanceM,
    rider: { ...(massKg > 0 ? { massKg } : {}), ...(ftpW > 0 ? { ftpW } : {}) },
  };
}

function waitingFor(reading: boolean, fault: string | null): string {
  if (reading) return 'Reading your profile…';
  return fault ?? 'Enter your weight to see what it takes.';
}
