import type { UnitFormat } from '@breakaway/contract/units';
import { checkNumber, useKept } from '@breakaway/tool-kit';
import { tooLarge } from '@breakaway/cycling/file-limits';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Engine, RiddenOnce } from '../engine/engine.ts';
import { readFigures } from './ByHand.tsx';
import { forgetRoad, keepRoad, keptRoad, type Draft } from './kept-road.ts';
import { EMPTY_SEGMENT, firstStretch, segmentOfFile, type RoadFile, type SegmentForm } from './segment.ts';

const GAIN = { name: 'Height gain', min: -3000, max: 6000, unit: 'm' };
/** A handle that moves is not asked about in every place. */
const REST_MS = 200;

interface Page {
  /** whose device this is now; null while that is not known */
  owner: string | null;
  /** receives what was typed beside the road, in a new tab */
  onDraft: (draft: Draft) => void;
}

/** The segment on the page: a stretch of a file, or length and height by hand. */
export function useSegment(engine: Engine, { owner, onDraft }: Page, units: UnitFormat) {
  const [file, setFile] = useState<RoadFile | null>(null);
  const [form, setForm] = useKept<SegmentForm>('segment', EMPTY_SEGMENT);
  const [busy, setBusy] = useState<'restoring' | 'reading' | null>('restoring');
  const [problem, setProblem] = useState<string | null>(null);
  // After a reload the points of the file are gone, but not what was found in them.
  const [ridden, setRidden] = useKept<{ of: string; efforts: RiddenOnce[] }>('ridden', NO_EFFORTS);
  const newest = useRef(0);
  /** the segment that was kept is still to come */
  const restoring = useRef(true);
  const begin = () => {
    restoring.current = false;
    return ++newest.current;
  };
  /** the worker has the points of the file */
  const inWorker = useRef<RoadFile | null>(null);

  useEffect(() => {
    const turn = newest.current;
    if (!owner || turn > 0) return;
    void keptRoad(owner).then((kept) => {
      if (turn !== newest.current) return;
      restoring.current = false;
      setFile(kept?.file ?? null);
      if (kept?.draft) {
        setForm({ ...EMPTY_SEGMENT, ...kept.draft.segment });
        onDraft(kept.draft);
      }
      setBusy(null);
    });
    // Once, when it is known who opens the page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [owner]);

  const change = useCallback(
    (changed: Partial<SegmentForm>) => {
      // Who types before the kept segment could be read has begun another one.
      if (restoring.current) {
        begin();
        setBusy(null);
      }
      setForm((now) => ({ ...now, ...changed }));
    },
    [setForm],
  );
  const pick = useCallback((fromM: number, toM: number) => change({ fromM, toM }), [change]);

  /** @param whole the file is the segment itself, whatever climbs are in it */
  async function read(chosen: File, whole = false): Promise<boolean> {
    const turn = begin();
    const large = tooLarge(chosen.size);
    setProblem(large);
    setBusy(large ? null : 'reading');
    if (large) return false;
    const found = await engine
      .read(chosen)
      .catch(() => ({ ok: false as const, message: 'This file could not be read.' }));
    if (turn !== newest.current) return false;
    setBusy(null);
    // What was here before is still here.
    if (!found.ok) {
      setProblem(found.message);
      return false;
    }
    const { ok: _, ...road } = found;
    inWorker.current = road;
    setFile(road);
    setForm({
      ...EMPTY_SEGMENT,
      ...(whole ? { fromM: 0, toM: road.route.distanceM } : firstStretch(road.route)),
    });
    if (owner) void keepRoad(owner, road);
    return true;
  }

  /** Opens a segment that was kept. */
  const show = useCallback(
    (kept: { file: RoadFile | null; segment: SegmentForm }) => {
      begin();
      inWorker.current = null;
      setBusy(null);
      setProblem(null);
      setFile(kept.file);
      setForm(kept.segment);
      if (owner && kept.file) void keepRoad(owner, kept.file);
      else void forgetRoad();
    },
    [owner, setForm],
  );

  const remove = useCallback(() => {
    begin();
    inWorker.current = null;
    setBusy(null);
    setProblem(null);
    setFile(null);
    setForm(EMPTY_SEGMENT);
    void forgetRoad();
  }, [setForm]);

  const { fromM, toM, gain } = form;
  const figures = useMemo(() => readFigures(form, units), [form, units]);
  const gainOfFile = useMemo(() => checkNumber(gain, GAIN, units), [gain, units]);
  const cut = useMemo(
    () => file && segmentOfFile(file, fromM, toM > 0 ? toM : file.route.distanceM, gainOfFile.value),
    [file, fromM, toM, gainOfFile],
  );
  const { segment, problem: noSegment } = cut ?? figures;

  const { line = null, leads } = cut?.segment ?? {};
  const key = `${file?.name} ${file?.route.distanceM} ${fromM} ${toM}`;
  useEffect(() => {
    if (!line || !leads || !file?.recorded || inWorker.current !== file) return;
    let gone = false;
    const rest = setTimeout(async () => {
      const efforts = await engine.ridden(line, leads).catch(() => []);
      if (!gone) setRidden({ of: key, efforts });
    }, REST_MS);
    return () => {
      gone = true;
      clearTimeout(rest);
    };
  }, [engine, line, leads, file, key, setRidden]);

  return {
    file,
    form,
    change,
    pick,
    segment,
    /** of the fields by hand; of a file without heights that of its gain */
    errors: file ? { length: null, height: gainOfFile.error } : figures.errors,
    /** why file or figures make no segment, in a sentence */
    noSegment,
    busy,
    problem,
    read,
    show,
    remove,
    /** times over it in its own file, best first */
    ridden: file && ridden.of === key ? ridden.efforts : NONE,
  };
}

const NONE: RiddenOnce[] = [];
const NO_EFFORTS = { of: '', efforts: NONE };
