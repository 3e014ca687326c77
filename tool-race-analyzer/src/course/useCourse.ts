import { useEffect, useRef, useState } from 'react';
import type { Course, Engine, RaceFile } from '../engine/engine.ts';
import { tooLarge } from '../engine/file-limits.ts';
import type { PlanForm } from '../form/plan-form.ts';
import { forget, keep, readKept } from './kept-course.ts';

/** The form is written down once it has rested for so long. */
const REST_MS = 400;

/**
 * The course on the page: read from a file, restored from the last visit, and kept on the device until it is removed.
 * @param onForm receives the form that was kept with the course
 */
export function useCourse(engine: Engine, form: PlanForm, onForm: (form: PlanForm) => void) {
  const [course, setCourse] = useState<Course | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<'restoring' | 'reading' | null>('restoring');
  const newest = useRef(0);

  useEffect(() => {
    const turn = newest.current;
    const restore = async () => {
      const kept = await readKept();
      if (turn !== newest.current) return;
      if (kept) {
        await engine.open(kept.course.route).catch(() => {});
        if (turn !== newest.current) return;
        onForm(kept.form);
        setCourse(kept.course);
      }
      setBusy(null);
    };
    void restore();
    // Once, when the page opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [engine]);

  useEffect(() => {
    if (!course) return;
    const rest = setTimeout(() => void keep({ course, form }), REST_MS);
    return () => clearTimeout(rest);
  }, [course, form]);

  async function read(file: File) {
    const turn = ++newest.current;
    // Before it is read, and also while the worker is busy.
    const large = tooLarge(file.size);
    setProblem(large);
    setBusy(large ? null : 'reading');
    if (large) return;
    const read: RaceFile = await engine
      .read(file)
      .catch(() => ({ ok: false, message: 'This file could not be read.' }));
    if (turn !== newest.current) return;
    setBusy(null);
    if (read.ok) setCourse({ name: read.name, route: read.route, warnings: read.warnings });
    else setProblem(read.message);
  }

  function remove() {
    newest.current++;
    setBusy(null);
    setProblem(null);
    setCourse(null);
    void forget();
  }

  return { course, problem, busy, read, remove };
}
