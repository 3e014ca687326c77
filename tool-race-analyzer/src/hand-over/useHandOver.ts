import type { ShellLink, ToolState } from '@breakaway/contract/shell-link';
import { gpxOf, type RaceStart } from '@breakaway/contract/tool-start';
import type { RiderFields } from '@breakaway/tool-kit';
import { rideStart, type RideStart } from '@breakaway/tool-kit/clock';
import { useEffect, useState } from 'react';
import { startForm, type PlanForm } from '../form/plan-form.ts';
import { formOf, typedOf } from './start-form.ts';

interface Page {
  link: ShellLink;
  state: ToolState;
  /** the course of the last visit is back, or there is none */
  restored: boolean;
  form: PlanForm;
  start: RideStart | null;
  stopS: number;
  fields: Pick<RiderFields, 'typed' | 'restore'>;
  onForm: (form: PlanForm) => void;
  onFile: (file: File) => void;
  onCourse: (written: string, name: string, form: PlanForm) => void;
}

/** What the page was opened with, from the consultant or the other tool: it fills the form, and opens a road. */
export function useHandOver({
  link,
  state,
  restored,
  form,
  start: from,
  stopS,
  fields,
  onForm,
  onFile,
  onCourse,
}: Page) {
  const [handed, setHanded] = useState<{ start: RaceStart; undo: () => void } | null>(null);
  const ready = state.kind === 'failed' || (state.kind === 'athlete' && restored);
  useEffect(() => {
    const start = ready ? link.takeStart() : null;
    if (start?.tool !== 'race-analyzer') return;
    const { typed, restore } = fields;
    if (start.course) {
      // As it was planned: nothing of the course before counts.
      const fresh = startForm();
      const asked = formOf(start, fresh, rideStart(fresh, 'UTC'), 0);
      onForm(asked);
      restore(typedOf(start, {}));
      onCourse(start.course, start.name ?? 'Your course', asked);
    } else {
      onForm(formOf(start, form, from, stopS));
      restore(typedOf(start, typed));
    }
    if (start.road) onFile(gpxOf(start.road, start.name ?? 'Your ride'));
    setHanded({
      start,
      undo: () => {
        onForm(form);
        restore(typed);
        setHanded(null);
      },
    });
    // When something arrives, not when the form changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [link, state, ready]);
  return {
    handed: state.kind === 'signed-out' ? null : handed,
    close: () => setHanded(null),
  };
}
