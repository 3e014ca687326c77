import type { ShellLink, ToolState } from '@breakaway/contract/shell-link';
import type { SegmentStart } from '@breakaway/contract/tool-start';
import { useKept, useRider } from '@breakaway/tool-kit';
import type { OpenPlan } from '@breakaway/tool-kit/account';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { isSameTyped, writeTyped } from './account/document.ts';
import type { SavedSegment } from './account/fetch-segment.ts';
import { forgetOthers } from './attempts/kept-attempts.ts';
import type { Engine } from './engine/engine.ts';
import { handedForms, riderTyped } from './handed-over.ts';
import { EMPTY_RECORD, type RecordForm } from './record/record-form.ts';
import { EXAMPLE_NAME, EXAMPLE_TIME, exampleSegment } from './segment/example.ts';
import { forgetRoads, keepDraft } from './segment/kept-road.ts';
import { useSegment } from './segment/useSegment.ts';
import { forgetSegments } from './targets/kept-segments.ts';
import { useSegments } from './targets/useSegments.ts';
import { forgetLeft, useGone, type Gone } from './useGone.ts';
import { useRecord } from './useRecord.ts';
import type { Forecast } from './wind/forecast.ts';

/** Whose device this is now: nobody else gets to see what is kept on it. Null while that is not known. */
const ownerOf = (state: ToolState): string | null =>
  state.kind === 'athlete' ? `member ${state.athlete.id}` : state.kind === 'alone' ? 'example' : null;

const isEmpty = (form: RecordForm): boolean => JSON.stringify(form) === JSON.stringify(EMPTY_RECORD);

/** What the page knows: the rider, the segment, the record and its answer; and all that can be done with them. */
export function usePage(link: ShellLink, engine: Engine) {
  const rider = useRider(link);
  const { state, fields, athlete, units } = rider;
  const [form, setForm] = useKept<RecordForm>('record', EMPTY_RECORD);
  const change = useCallback(
    (changed: Partial<RecordForm>) => setForm((now) => ({ ...now, ...changed })),
    [setForm],
  );
  const owner = ownerOf(state);
  const [{ saved }, setOpen] = useKept<{ saved: OpenPlan | null }>('open segment', { saved: null });
  const road = useSegment(
    engine,
    {
      owner,
      onDraft: (draft) => {
        // What was typed meanwhile is newer.
        setForm((now) => (isEmpty(now) ? { ...EMPTY_RECORD, ...draft.record } : now));
        setOpen({ saved: draft.saved });
      },
    },
    units,
  );
  const { segment, file } = road;
  const isKnown = road.busy !== 'restoring';
  // Without a profile nobody's segment can be restored, and one can be begun.
  const isRestored = isKnown || state.kind === 'failed';
  const account = useSegments(link, engine, owner, state.kind === 'athlete');
  const typed = useMemo(() => ({ segment: road.form, record: form }), [road.form, form]);
  const isSaved = useMemo(
    () => saved !== null && isSameTyped(saved.content, writeTyped(typed)),
    [saved, typed],
  );
  const isExample = saved === null && file?.name === EXAMPLE_NAME;
  const [handed, setHanded] = useState<SegmentStart | null>(null);
  const [gone, setGone] = useGone(owner);
  const [turn, setTurn] = useState({ segments: 0, records: 0 });
  /** The member has brought another segment, or taken away the one that was here; and its record, unless it stays. */
  const turnTo = (before: Gone | null, another = true) => {
    setGone(before);
    setTurn(({ segments, records }) => ({ segments: segments + 1, records: records + (another ? 1 : 0) }));
  };
  const asGone = (how: Gone['how']): Gone | null =>
    (segment || file) && !isSaved
      ? {
          how,
          name: saved?.name ?? segment?.name ?? file?.name ?? '',
          saved,
          file,
          segment: road.form,
          record: form,
          handed,
        }
      : null;
  const [forecast, setForecast] = useKept<Pick<Forecast, 'hours'>>('forecast', { hours: [] });
  const record = useRecord(engine, form, segment, athlete, units);

  const signedOut = state.kind === 'signed-out';
  useEffect(() => {
    if (!signedOut) return;
    road.remove();
    void forgetRoads();
    void forgetSegments();
    void forgetLeft();
    // The rides would have to be read again, which a session that ran out does not ask of anybody.
    if (state.kind === 'signed-out' && !state.ranOut) void forgetOthers('nobody');
    setOpen({ saved: null });
    setForm(EMPTY_RECORD);
    setHanded(null);
    setGone(null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only signing out counts
  }, [signedOut]);

  const hasSegment = segment !== null || file !== null;
  useEffect(() => {
    if (owner && isKnown) keepDraft(owner, hasSegment ? { ...typed, saved } : null);
  }, [owner, isKnown, hasSegment, typed, saved]);

  const ready = state.kind === 'failed' || (state.kind === 'athlete' && isRestored);
  useEffect(() => {
    const start = ready ? link.takeStart() : null;
    if (start?.tool !== 'kom-analysis') return;
    const forms = handedForms(start);
    turnTo(asGone('left'));
    setOpen({ saved: null });
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

  return {
    link,
    engine,
    rider,
    owner,
    isRestored,
    road,
    account,
    /** the segment of the account that is open */
    saved,
    onSaved(next: OpenPlan | null) {
      setOpen({ saved: next });
      void account.load();
    },
    typed,
    form,
    change,
    record,
    forecast: {
      hours: forecast.hours,
      onHours: (hours: Forecast['hours']) => setForecast({ hours }),
    },
    /** what the page was opened with, as long as it is still that */
    handed,
    /** what was here before, and has no other way back; null once something else is typed */
    gone,
    /** how many segments, and how many records, the member has turned to */
    turn,
    async openFile(chosen: File) {
      // A file after figures by hand may be the road of the same segment.
      const another = segment !== null && (file !== null || saved !== null);
      const [before, left] = [form, isExample ? null : asGone('left')];
      if (!(await road.read(chosen))) return;
      setOpen({ saved: null });
      setHanded(null);
      // What was changed, and the time, belong to the segment before; what was typed while the file was read is for it.
      if (another) {
        setForm((now) => ({
          ...now,
          changes: {},
          ...(now.time === before.time ? { time: '' } : {}),
          ...(now.holderDate === before.holderDate ? { holderDate: '' } : {}),
          ...(now.holderKg === before.holderKg ? { holderKg: '' } : {}),
        }));
      }
      turnTo(left, another);
    },
    async openExample() {
      if (!(await road.read(exampleSegment(), true))) return;
      setForm({ ...EMPTY_RECORD, time: EXAMPLE_TIME });
      turnTo(null, false);
    },
    /** @param earlier it is an earlier version: a change of the current one, which the next save replaces */
    openSaved(found: SavedSegment, earlier = false) {
      const { id, name, version, link: shared } = found;
      turnTo(earlier && saved?.id === id ? null : asGone('left'));
      road.show(found);
      setForm(found.record);
      setOpen({ saved: { id, name, version, link: shared, content: earlier ? '' : writeTyped(found) } });
      setHanded(null);
      document.documentElement.scrollTop = 0;
    },
    pick(fromM: number, toM: number) {
      road.pick(fromM, toM);
      setHanded(null);
      // What would do on another road is another change.
      if (Object.keys(record.made).length > 0) change({ changes: {} });
    },
    changeFigures(changed: Parameters<typeof road.change>[0]) {
      road.change(changed);
      setHanded(null);
      setGone(null);
    },
    removeSegment() {
      turnTo(asGone('removed'));
      road.remove();
      // The record of a saved segment is saved with it; one that was only typed may be for the next.
      change({ changes: {}, ...(saved ? EMPTY_RECORD : {}) });
      setOpen({ saved: null });
      setHanded(null);
    },
    goBack(to: Gone) {
      road.show(to);
      setForm(to.record);
      setOpen({ saved: to.saved });
      setHanded(to.handed);
      turnTo(null);
    },
  };
}

export type PageState = ReturnType<typeof usePage>;
