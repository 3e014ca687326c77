import type { ShellLink, ToolState } from '@breakaway/contract/shell-link';
import type { SegmentStart } from '@breakaway/contract/tool-start';
import { useKept, useRider } from '@breakaway/tool-kit';
import { useCallback, useEffect, useState } from 'react';
import type { Engine } from './engine/engine.ts';
import { handedForms, riderTyped } from './handed-over.ts';
import { EMPTY_RECORD, type RecordForm } from './record/record-form.ts';
import { EXAMPLE_TIME, exampleSegment } from './segment/example.ts';
import { forgetRoads } from './segment/kept-road.ts';
import type { RoadFile, SegmentForm } from './segment/segment.ts';
import { useSegment } from './segment/useSegment.ts';
import type { KeptSegment } from './targets/kept-segments.ts';
import { useOpenSegment } from './targets/useOpenSegment.ts';
import { useRecord } from './useRecord.ts';
import type { Forecast } from './wind/forecast.ts';

/** Whose device this is now: nobody else gets to see what is kept on it. Null while that is not known. */
const ownerOf = (state: ToolState): string | null =>
  state.kind === 'athlete' ? `member ${state.athlete.id}` : state.kind === 'alone' ? 'example' : null;

/** A segment that was removed, as it can be had back. */
interface Removed {
  name: string;
  file: RoadFile | null;
  segment: SegmentForm;
  record: RecordForm;
  handed: SegmentStart | null;
}

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
  const road = useSegment(engine, owner, units);
  const { segment, file } = road;
  const isRestored = road.busy !== 'restoring';
  const kept = useOpenSegment({ owner, isRestored, file, segment: road.form, record: form });
  const [handed, setHanded] = useState<SegmentStart | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [turn, setTurn] = useState({ segments: 0, records: 0 });
  /** The member has brought another segment, or taken away the one that was here; and its record, unless it stays. */
  const turnTo = (gone: Removed | null, another = true) => {
    setRemoved(gone);
    setTurn(({ segments, records }) => ({ segments: segments + 1, records: records + (another ? 1 : 0) }));
  };
  const [forecast, setForecast] = useKept<Pick<Forecast, 'hours'>>('forecast', { hours: [] });
  const record = useRecord(engine, form, segment, athlete, units);

  const signedOut = state.kind === 'signed-out';
  useEffect(() => {
    if (!signedOut) return;
    road.remove();
    void forgetRoads();
    kept.leave();
    setForm(EMPTY_RECORD);
    setHanded(null);
    setRemoved(null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only signing out counts
  }, [signedOut]);

  const ready = state.kind === 'failed' || (state.kind === 'athlete' && isRestored);
  useEffect(() => {
    const start = ready ? link.takeStart() : null;
    if (start?.tool !== 'kom-analysis') return;
    const forms = handedForms(start);
    kept.keepNow();
    kept.leave();
    setForm(forms.record);
    fields.restore(riderTyped(start, fields.typed));
    if (forms.file) void road.read(forms.file, true);
    else {
      road.remove();
      road.change(forms.segment);
    }
    setHanded(start);
    setRemoved(null);
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
    kept,
    form,
    change,
    record,
    forecast: {
      hours: forecast.hours,
      onHours: (hours: Forecast['hours']) => setForecast({ hours }),
    },
    /** what the page was opened with, as long as it is still that */
    handed,
    /** what was removed last, and has no other way back; null once something else is here */
    removed,
    /** how many segments, and how many records, the member has turned to */
    turn,
    async openFile(chosen: File) {
      kept.keepNow();
      const another = segment !== null;
      const before = form;
      if (!(await road.read(chosen))) return;
      kept.leave();
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
      turnTo(null, another);
    },
    async openExample() {
      if (!(await road.read(exampleSegment(), true))) return;
      setForm({ ...EMPTY_RECORD, time: EXAMPLE_TIME });
      turnTo(null, false);
    },
    openKept(chosen: KeptSegment) {
      kept.take(chosen);
      road.show(chosen);
      setForm({ ...EMPTY_RECORD, ...chosen.record });
      setHanded(null);
      turnTo(null);
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
      setRemoved(null);
    },
    removeSegment() {
      kept.keepNow();
      const name = segment?.name ?? file?.name ?? '';
      // A kept one is in the list.
      turnTo(kept.id ? null : { name, file, segment: road.form, record: form, handed });
      road.remove();
      // The record of a kept segment is kept with it; one that was only typed may be for the next.
      change({ changes: {}, ...(kept.id ? EMPTY_RECORD : {}) });
      kept.leave();
      setHanded(null);
    },
    undoRemove(gone: Removed) {
      road.show(gone);
      setForm(gone.record);
      setHanded(gone.handed);
      turnTo(null);
    },
  };
}

export type PageState = ReturnType<typeof usePage>;
