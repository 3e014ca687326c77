import type { ShellLink, ToolState } from '@breakaway/contract/shell-link';
import { gpxOf, type RaceStart } from '@breakaway/contract/tool-start';
import type { RiderFields } from '@breakaway/tool-kit';
import { rideStart, type RideStart } from '@breakaway/tool-kit/clock';
import { useEffect, useState } from 'react';
import type { useCourse } from '../course/useCourse.ts';
import { startForm, type PlanForm } from '../form/plan-form.ts';
import { formOf, typedOf, usable } from './start-form.ts';

interface Page {
  link: ShellLink;
  state: ToolState;
  /** the course of the last visit is back, or there is none */
  restored: boolean;
  form: PlanForm;
  start: RideStart | null;
  stopS: number;
  fields: Pick<RiderFields, 'typed' | 'restore'>;
  onForm: (form: PlanForm | ((now: PlanForm) => PlanForm)) => void;
  courses: Pick<ReturnType<typeof useCourse>, 'inFile' | 'held' | 'read' | 'openWritten' | 'bringBack'>;
}

/** What the page has now, and what it had before. */
interface Handed {
  /** as far as it was used */
  start: RaceStart;
  /** the course that it came with */
  course: Page['courses']['inFile'];
  before: { form: PlanForm; typed: RiderFields['typed']; held: Page['courses']['held'] };
}

/**
 * What the page was opened with, from the consultant or the other tool: it fills the form, and opens a road. With a road
 * that is refused, everything stays as it was.
 */
export function useHandOver({
  link,
  state,
  restored,
  form,
  start: from,
  stopS,
  fields,
  onForm,
  courses,
}: Page) {
  const [handed, setHanded] = useState<Handed | null>(null);
  const ready = state.kind === 'failed' || (state.kind === 'athlete' && restored);
  const { inFile, held, read, openWritten, bringBack } = courses;

  async function take(start: RaceStart) {
    const { typed, restore } = fields;
    const before = { form, typed, held };
    if (start.course) {
      // As it was planned: nothing of the course before counts.
      const fresh = startForm();
      const at = rideStart(fresh, 'UTC');
      const name = start.name ?? 'Your course';
      const course = await openWritten(start.course, name, formOf(start, fresh, at, 0));
      if (!course) return;
      restore(typedOf(start, {}));
      setHanded({ start: usable(start, at, 0), course, before });
      return;
    }
    const course = start.road ? await read(gpxOf(start.road, start.name ?? 'Your ride')) : null;
    if (start.road && !course) return;
    onForm((now) => formOf(start, now, from, stopS));
    restore(typedOf(start, typed));
    setHanded({ start: usable(start, from, stopS), course, before });
  }

  useEffect(() => {
    const start = ready ? link.takeStart() : null;
    if (start?.tool === 'race-analyzer') void take(start);
    // When something arrives, not when the form changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [link, state, ready]);

  function undo() {
    if (!handed) return;
    const { form: formBefore, typed, held: heldBefore } = handed.before;
    if (handed.course) void bringBack(heldBefore);
    // With a course, its form comes along.
    if (!handed.course || !heldBefore) onForm(formBefore);
    fields.restore(typed);
    setHanded(null);
  }
  // The member has opened another course since: it is not what was handed over, and must not be taken away.
  const isOver = handed?.course && inFile && inFile !== handed.course;
  return {
    handed: state.kind === 'signed-out' || isOver ? null : handed,
    undo,
    close: () => setHanded(null),
  };
}
