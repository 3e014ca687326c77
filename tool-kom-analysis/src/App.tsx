import type { ShellLink } from '@breakaway/contract/shell-link';
import { TOOL_START_VERSION, type Road, type SegmentStart } from '@breakaway/contract/tool-start';
import { inUnits } from '@breakaway/contract/units-in-text';
import { segmentRecord } from '@breakaway/cycling';
import { Notice } from '@breakaway/ui';
import {
  Columns,
  EmptyResult,
  Head,
  Page,
  Part,
  RiderPanel,
  UnitsContext,
  useKept,
  useRider,
} from '@breakaway/tool-kit';
import { useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { Result } from './result/Result.tsx';
import { FilePicker } from './segment-file/FilePicker.tsx';
import type { SegmentFiles, Stretch } from './segment-file/segment-files.ts';
import { handedForm, riderTyped } from './handed-over.ts';
import { EMPTY, EXAMPLE, questionOf, readForm, type SegmentForm } from './segment-question.ts';
import { ConditionFields, SegmentFields } from './SegmentFields.tsx';

/** On a phone the result follows the segment, before the refinements: otherwise it would appear off screen. */
const Inputs = styled.div`
  display: contents;
  > :not(:first-child) {
    order: 1;
  }
  ${({ theme }) => theme.from.desktop} {
    display: grid;
    gap: var(--space-5);
  }
`;

/** What a segment record takes, and whether this rider has it. */
export function App({ link, files }: { link: ShellLink; files: SegmentFiles }) {
  const { state, fields, missing, athlete, units } = useRider(link);
  const [form, setForm] = useKept<SegmentForm>('segment', EMPTY);
  const [place, setPlace] = useKept<{ altitudeM: number | null }>('place', { altitudeM: null });
  const [stretch, setStretch] = useState<Stretch | null>(null);
  const { errors, asked } = useMemo(() => readForm(form, units), [form, units]);
  const answer = useMemo(
    () => (asked && athlete ? segmentRecord(questionOf(asked, athlete, place.altitudeM)) : null),
    [asked, athlete, place.altitudeM],
  );

  function change(changed: Partial<SegmentForm>) {
    setForm({ ...form, ...changed });
    if ('length' in changed || 'gain' in changed || 'gradient' in changed) {
      // A typed segment is not the one of the file, so nothing of the file applies any more.
      setStretch(null);
      setHanded(null);
      setPlace({ altitudeM: null });
    }
  }
  const [handed, setHanded] = useState<SegmentStart | null>(null);
  const ready = state.kind === 'athlete' || state.kind === 'failed';
  useEffect(() => {
    const start = ready ? link.takeStart() : null;
    if (start?.tool !== 'kom-analysis') return;
    const { altitudeM, ...filled } = handedForm(start);
    setStretch(null);
    setForm(filled.form);
    setPlace({ altitudeM });
    fields.restore(riderTyped(start, fields.typed));
    setHanded(start);
    // When something arrives, not when the fields change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [link, state, ready]);

  function planWhole({ name, road }: { name: string; road: Road }) {
    const { weight, ftp } = fields.typed;
    const [massKg, ftpW] = [Number(weight), Number(ftp)];
    link.send({
      type: 'open-tool',
      start: {
        tool: 'race-analyzer',
        v: TOOL_START_VERSION,
        name: name.slice(0, 120),
        bike: form.bike,
        ...(massKg > 0 ? { massKg } : {}),
        ...(ftpW > 0 ? { ftpW } : {}),
        road,
      },
    });
  }
  function fillExample() {
    setStretch(null);
    setPlace({ altitudeM: null });
    setForm(EXAMPLE);
  }
  function pick(picked: Stretch) {
    setStretch(picked);
    setHanded(null);
    setPlace({ altitudeM: picked.altitudeM });
    setForm({
      ...form,
      length: (picked.distanceM / 1000).toFixed(3),
      heightBy: 'gain',
      gain: picked.altitudeM === null ? '' : picked.gainM.toFixed(1),
    });
  }

  return (
    <UnitsContext value={units}>
      <Page>
        <Head title="Kom Analysis Software" onExample={asked ? undefined : fillExample}>
          The power that a segment record takes, and whether it is within your power-duration curve.
        </Head>
        <Columns>
          <Inputs>
            <Part title="Segment">
              {handed && state.kind !== 'signed-out' && (
                <Notice>
                  {inUnits(
                    `Filled in for you: ${handed.name ?? 'the segment of your question'}.`,
                    units.units,
                  )}
                  {!handed.timeS && ' Enter the time of its record.'}
                </Notice>
              )}
              <SegmentFields form={form} errors={errors} onChange={change} />
              <FilePicker
                files={files}
                picked={stretch}
                onPick={pick}
                onPlan={state.kind === 'athlete' ? planWhole : undefined}
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
            <Part title="Conditions">
              <ConditionFields form={form} errors={errors} onChange={change} />
            </Part>
          </Inputs>
          <Part title="Result">
            {answer?.ok && athlete ? (
              <Result
                record={answer}
                athlete={athlete}
                fromFile={place.altitudeM !== null}
                efforts={stretch?.efforts ?? []}
              />
            ) : answer && !answer.ok ? (
              <Notice tone="bad">{inUnits(answer.message, units.units)}</Notice>
            ) : (
              <EmptyResult>{waitingFor(state.kind === 'waiting', asked !== null, fields.errors)}</EmptyResult>
            )}
          </Part>
        </Columns>
      </Page>
    </UnitsContext>
  );
}

function waitingFor(reading: boolean, segmentKnown: boolean, rider: Record<string, string | null>): string {
  if (reading) return 'Reading your profile…';
  if (!segmentKnown) return 'Enter length, height and record time of the segment to see what it takes.';
  return Object.values(rider).find(Boolean) ?? 'Enter your weight to see what it takes.';
}
