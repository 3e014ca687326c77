import type { ShellLink } from '@breakaway/contract/shell-link';
import { inUnits } from '@breakaway/contract/units-in-text';
import { RiderPanel, UnitsContext } from '@breakaway/tool-kit';
import {
  ControlsFrame,
  DropPage,
  Later,
  PrintPage,
  Results,
  ToolPage,
  useNarrow,
} from '@breakaway/tool-kit/frame';
import { Button, Notice } from '@breakaway/ui';
import { useEffect, useRef } from 'react';
import { detailOf } from './detail-of.ts';
import type { Engine } from './engine/engine.ts';
import { raceStart } from './handed-over.ts';
import { RecordControls, TimeField } from './record/RecordControls.tsx';
import { EmptySegment } from './segment/EmptySegment.tsx';
import { GainPart } from './segment/GainPart.tsx';
import { HandPart } from './segment/HandPart.tsx';
import { SegmentHead } from './segment/SegmentHead.tsx';
import { StretchPicker } from './segment/StretchPicker.tsx';
import { usePage } from './usePage.ts';
import { Answer } from './verdict/Answer.tsx';

const loadSave = () => import('./account/SaveSegment.tsx').then(({ SaveSegment }) => SaveSegment);
const loadTargets = () => import('./targets/Targets.tsx').then(({ Targets }) => Targets);
const loadDetail = () => import('./SegmentDetail.tsx').then(({ SegmentDetail }) => SegmentDetail);

/** Whether this rider can have a segment record, on which day, and how. */
export function App({ link, engine }: { link: ShellLink; engine: Engine }) {
  const page = usePage(link, engine);
  const narrow = useNarrow();
  const { rider, isRestored, road, account, saved, form, change, record, handed, gone, turn } = page;
  const { state, fields, missing, athlete, units } = rider;
  const { segment, file } = road;
  // A name that the member gave stays as it is.
  const name = saved?.name ?? inUnits(segment?.name ?? file?.name ?? '', units.units);
  const isReading = road.busy === 'reading';
  const onFile = (chosen: File) => void page.openFile(chosen);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that brought this segment, or took it away, may be gone. Whoever types meanwhile goes on.
  useEffect(() => {
    const isTyping = document.activeElement?.matches('input:not([type="file"])');
    if (turn.segments > 0 && !isTyping) heading.current?.focus();
  }, [turn.segments]);

  const isMember = state.kind === 'athlete';
  const targets = isMember && isRestored && (!segment || (account.segments ?? []).length > 0) && (
    <Later
      load={loadTargets}
      quiet
      props={{
        engine,
        account,
        athlete,
        forecast: page.forecast,
        elsewhere: segment !== null && segment.route.placeless !== true,
        openId: saved?.id ?? null,
        onOpen: page.openSaved,
      }}
    />
  );

  return (
    <UnitsContext value={units}>
      <DropPage
        label="Drop the segment or a ride here"
        onFiles={([first]) => first && onFile(first)}
        onOver={undefined}
      >
        <ToolPage answered={segment !== null}>
          <Results>
            {handed && state.kind !== 'signed-out' && (
              <Notice>
                {inUnits(`Filled in for you: ${handed.name ?? 'the segment of your question'}.`, units.units)}
                {!handed.timeS && form.time === '' && ' Enter the time of its record.'}
              </Notice>
            )}
            {gone && (
              <Notice
                action={
                  <Button tone="secondary" onClick={() => page.goBack(gone)}>
                    {gone.how === 'removed' ? 'Undo' : 'Go back'}
                  </Button>
                }
              >
                “{gone.saved ? gone.name : inUnits(gone.name, units.units)}”{' '}
                {gone.how === 'removed' ? 'was removed.' : 'was left without saving.'}
              </Notice>
            )}
            {road.problem && (
              <Notice tone="bad">
                {road.problem}
                {file && ' The segment that was here is still here.'}
              </Notice>
            )}
            {!segment && !file && isRestored && (
              <EmptySegment
                heading={heading}
                busy={isReading}
                onFile={onFile}
                onExample={() => void page.openExample()}
              />
            )}
            {(segment || file) && (
              <SegmentHead
                heading={heading}
                segment={segment}
                name={name}
                save={
                  segment &&
                  isMember && (
                    <Later
                      load={loadSave}
                      props={{
                        link,
                        engine,
                        file,
                        segment,
                        typed: page.typed,
                        of: turn,
                        question: record.question,
                        saved,
                        onSaved: page.onSaved,
                        onOpen: page.openSaved,
                      }}
                      quiet
                    />
                  )
                }
                recordDate={record.errors.holderDate ? '' : form.holderDate}
                remarks={file?.remarks ?? []}
                busy={isReading}
                onFile={onFile}
                onRemove={page.removeSegment}
                onPlan={
                  file && isMember
                    ? () => link.send({ type: 'open-tool', start: raceStart(file, form, fields.typed) })
                    : null
                }
              />
            )}
            {!segment && targets}
            {/* One place with and without a segment: it stays while it is typed. */}
            {!file && isRestored && (
              <HandPart
                key={turn.records}
                form={road.form}
                errors={road.errors}
                problem={road.noSegment}
                onChange={page.changeFigures}
              />
            )}
            {file && !file.route.hasElevation && (
              <GainPart
                name={file.name}
                form={road.form}
                error={road.errors.height}
                problem={road.noSegment}
                onChange={page.changeFigures}
              />
            )}
            {segment && <Answer segment={segment} page={page} narrow={narrow} />}
            {file && (
              <StretchPicker
                key={file.name}
                file={file}
                fromM={road.form.fromM}
                toM={road.form.toM > 0 ? road.form.toM : file.route.distanceM}
                ridden={road.ridden}
                onPick={page.pick}
                onTime={(time) => change({ time })}
              />
            )}
            {segment && <Later load={loadDetail} props={detailOf(page, segment, narrow)} />}
            {segment && targets}
            {segment && <PrintPage />}
          </Results>
          <ControlsFrame
            label="The record and the attempt"
            pinned={segment !== null}
            goal={<TimeField key={turn.records} form={form} errors={record.errors} onChange={change} />}
          >
            <RecordControls
              form={form}
              errors={record.errors}
              placeless={segment?.route.placeless === true}
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
