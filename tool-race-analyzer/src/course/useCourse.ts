import type { UnitFormat } from '@breakaway/contract/units';
import type { Route } from '@breakaway/cycling';
import { tooLarge } from '@breakaway/cycling/file-limits';
import type { OpenPlan } from '@breakaway/tool-kit/account';
import { attempt } from '@breakaway/tool-kit/device';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Course, Engine, RaceFile } from '../engine/engine.ts';
import { formAgain, startForm, type PlanForm } from '../form/plan-form.ts';
import type { OtherWay } from '../form/usePlanForm.ts';
import { asInTheFile, readChange, type ChangeErrors, type ChangeForm } from './course-change.ts';
import { followKept, forget, keep, readKept, type Draft, type KeptCourse } from './kept-course.ts';
import { riddenAs, type RiddenAs } from './ridden-as.ts';

/** A change of how the course is ridden is followed once it has rested for so long. */
const REST_MS = 400;

/** What is open, to be brought back after another course; the file only while it is at hand. */
export interface HeldCourse extends Omit<KeptCourse, 'owner'> {
  file: File | null;
}

/** The course on the page. */
interface Opened {
  /** as it is in the file */
  read: Course;
  /** as it is ridden, and the choices that led to it */
  route: Route;
  ridden: string;
  as: RiddenAs;
}

interface Page {
  /** whose course it is; null while that is not known: nothing is restored or kept */
  owner: string | null;
  form: PlanForm;
  /** receives the form that was kept with the course */
  onForm: (form: PlanForm) => void;
  /** another file is open, or the same is ridden otherwise */
  onOtherRoad: (to: 'file' | OtherWay) => void;
}

const noErrors: ChangeErrors = { from: null, to: null, laps: null };
const keyOf = (change: object) => JSON.stringify(change);
const inTheFile = (read: Course, units: UnitFormat): Opened => ({
  read,
  route: read.route,
  ridden: keyOf(readChange(asInTheFile, read.route, units).change ?? {}),
  as: riddenAs({ laps: 1 }, read.route, read.route),
});

/**
 * The course on the page: read from a file, changed by the member's choices, restored from the last visit, and kept on the
 * device until it is removed.
 */
export function useCourse(engine: Engine, { owner, form, onForm, onOtherRoad }: Page, units: UnitFormat) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [change, setChange] = useState(asInTheFile);
  const [fault, setFault] = useState<{ of: string; errors: Partial<ChangeErrors> } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<'restoring' | 'reading' | null>('restoring');
  const [saved, setSaved] = useState<OpenPlan | null>(null);
  const newest = useRef(0);
  // Only as long as the page is open: what stays on the device is the route.
  const lastFile = useRef<File | null>(null);

  useEffect(() => {
    const turn = newest.current;
    // What was opened meanwhile stays.
    if (!owner || turn > 0) return;
    const restore = async () => {
      const kept = await readKept(owner);
      if (turn !== newest.current) return;
      if (kept) await show(kept, turn, kept.saved ? kept.form : formAgain(kept.form));
      if (turn === newest.current) setBusy(null);
    };
    void restore();
    // Once, when it is known who opens the page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [engine, owner]);

  /** Opens a course with the choices and the form that go with it. */
  async function show(kept: Omit<KeptCourse, 'owner'>, turn: number, asked: PlanForm) {
    const { course, change: choices } = kept;
    const as = readChange(choices, course.route, units).change;
    const ridden = as && (await engine.change(course.route, as).catch(() => null));
    if (turn !== newest.current) return;
    const possible =
      as && ridden?.ok
        ? {
            read: course,
            route: ridden.route,
            ridden: keyOf(as),
            as: riddenAs(as, course.route, ridden.route),
          }
        : null;
    if (!possible) await engine.change(course.route, { laps: 1 }).catch(() => null);
    if (turn !== newest.current) return;
    // What was kept before a field was there has it as at first.
    onForm({ ...startForm(), ...asked });
    setChange(choices);
    setSaved(kept.saved ?? null);
    const shown = possible ?? inTheFile(course, units);
    setOpened(shown);
    // What cannot be ridden stays in its field, and the locks were on that road.
    if (!possible) onOtherRoad({ from: as && keyOf(as), to: shown.ridden });
    if (as && ridden?.ok === false) setFault({ of: keyOf(as), errors: { [ridden.fault]: ridden.message } });
  }

  /** What another tab has made of this course. */
  function takeOver({ form: asked, change: choices, saved: plan = null }: Draft) {
    if (!opened) return;
    const as = readChange(choices, opened.read.route, units).change;
    if (as && keyOf(as) !== opened.ridden) {
      void show({ course: opened.read, form: asked, change: choices, saved: plan }, ++newest.current, asked);
      return;
    }
    onForm({ ...startForm(), ...asked });
    setChange(choices);
    setSaved(plan);
  }

  const read = opened?.read ?? null;
  const reading = busy === 'reading';
  useEffect(() => {
    // A file that is being read takes the place of this one.
    if (!read || !owner || reading) return;
    const own = { owner, course: read, change, form, saved };
    keep(own);
    return followKept(own, takeOver);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `takeOver` needs the newest of these only
  }, [owner, opened, reading, change, form, saved]);

  const asked = useMemo(() => read && readChange(change, read.route, units), [read, change, units]);
  const key = asked?.change ? keyOf(asked.change) : null;
  useEffect(() => {
    // A file that is being read takes the place of this one.
    if (reading || !read || !asked?.change || !key || opened?.ridden === key) return;
    const turn = newest.current;
    const wanted = asked.change;
    const rest = setTimeout(async () => {
      if (turn !== newest.current) return;
      const ridden = await engine.change(read.route, wanted).catch(() => null);
      if (!ridden || turn !== newest.current) return;
      if (ridden.ok) {
        onOtherRoad({ from: opened?.ridden ?? null, to: key });
        setOpened({
          read,
          route: ridden.route,
          ridden: key,
          as: riddenAs(wanted, read.route, ridden.route),
        });
      } else setFault({ of: key, errors: { [ridden.fault]: ridden.message } });
    }, REST_MS);
    return () => clearTimeout(rest);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the choices by their content
  }, [engine, read, key, opened?.ridden, reading]);

  /** @returns the course; null when it was refused, or another one was opened meanwhile */
  async function open(file: File, track?: number): Promise<Course | null> {
    const turn = ++newest.current;
    // Before it is read, and also while the worker is busy.
    const large = tooLarge(file.size);
    setProblem(large);
    setBusy(large ? null : 'reading');
    if (large) return null;
    const found: RaceFile = await engine
      .read(file, track)
      .catch(() => ({ ok: false, message: 'This file could not be read.' }));
    if (turn !== newest.current) return null;
    setBusy(null);
    if (!found.ok) {
      setProblem(found.message);
      return null;
    }
    const { ok: _, ...course } = found;
    lastFile.current = file;
    setChange(asInTheFile);
    setSaved(null);
    onOtherRoad('file');
    setOpened(inTheFile(course, units));
    return course;
  }

  /** A plan from the account takes the place of what is open. */
  const openSaved = (kept: Omit<KeptCourse, 'owner'>) => openHeld({ ...kept, file: null });

  async function openHeld({ file, ...kept }: HeldCourse) {
    const turn = ++newest.current;
    lastFile.current = file;
    setProblem(null);
    await show(kept, turn, kept.form);
    if (turn === newest.current) setBusy(null);
  }

  /** What was open before takes its place again, as it was; null: nothing was. */
  async function bringBack(held: HeldCourse | null) {
    if (held) await openHeld(held);
    else if (read) close(read);
  }

  /**
   * A course that another part of the product hands over, as the text of a written route, with the form for it. Until it is
   * open the course and the form before stay.
   * @returns the course; null when it was refused, or another one was opened meanwhile
   */
  async function openWritten(text: string, name: string, asked: PlanForm): Promise<Course | null> {
    const turn = ++newest.current;
    setProblem(null);
    setBusy('reading');
    const found = await engine
      .readWritten(attempt(() => JSON.parse(text) as unknown))
      .catch(() => ({ ok: false as const, message: 'This course could not be opened. Choose its file.' }));
    if (turn !== newest.current) return null;
    if (!found.ok) {
      setProblem(found.message);
      setBusy(null);
      return null;
    }
    const { route, zone } = found;
    const course: Course = { name, route, tracks: [], taken: 0, zone, warnings: [] };
    await show({ course, change: asInTheFile, form: asked }, turn, asked);
    if (turn !== newest.current) return null;
    lastFile.current = null;
    setBusy(null);
    return course;
  }

  /** @param gone null: all that this device keeps goes with it */
  function close(gone: Course | null) {
    newest.current++;
    lastFile.current = null;
    setBusy(null);
    setProblem(null);
    setOpened(null);
    setSaved(null);
    void forget(gone);
  }

  const course = useMemo(() => opened && { ...opened.read, route: opened.route }, [opened]);
  return {
    course,
    as: opened?.as ?? null,
    problem,
    busy,
    read: (file: File) => open(file),
    remove: () => close(read),
    /** the member has left */
    leave: () => close(null),
    saved,
    onSaved: setSaved,
    openSaved,
    openWritten,
    held: read && { course: read, change, form, saved, file: lastFile.current },
    bringBack,
    /** as it is in the file */
    inFile: read,
    /** the choices as numbers; null while one of them cannot be used */
    ridden: asked?.change ?? null,
    check: {
      form: change,
      errors: { ...(asked?.errors ?? noErrors), ...(fault?.of === key ? fault?.errors : {}) },
      onChange: (changed: Partial<ChangeForm>) => setChange((now) => ({ ...now, ...changed })),
      /** null where the file is no longer at hand */
      onTrack: lastFile.current
        ? (track: number) => void (lastFile.current && open(lastFile.current, track))
        : null,
    },
  };
}
