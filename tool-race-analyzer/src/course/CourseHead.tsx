import { inUnits } from '@breakaway/contract/units-in-text';
import { Button, Notice } from '@breakaway/ui';
import { FileButton, useUnits } from '@breakaway/tool-kit';
import { ToolHead } from '@breakaway/tool-kit/frame';
import type { ReactNode } from 'react';
import type { Course } from '../engine/engine.ts';
import { CourseCheck, type CheckProps } from './CourseCheck.tsx';

interface Props {
  course: Course;
  /** of the saved plan; the course's own without one */
  name: string;
  /** saves it */
  save: ReactNode;
  check: CheckProps;
  busy: boolean;
  onFile: (file: File) => void;
  onRemove: () => void;
}

/** Which course it is, its check, and the way to another one. */
export function CourseHead({ course, name, save, check, busy, onFile, onRemove }: Props) {
  const units = useUnits();
  const { route, warnings } = course;
  return (
    <>
      <ToolHead tool="Race Analyzer" name={name}>
        {save}
        <FileButton label="Another course" busy={busy} onFile={onFile} />
        <Button tone="quiet" aria-label="Remove this course" onClick={onRemove}>
          Remove
        </Button>
      </ToolHead>
      <CourseCheck course={course} {...check} />
      {!route.hasElevation && (
        <Notice tone="warn">
          This file has no elevation, so there is no profile, no climb is known, and times are those of a flat
          road.
        </Notice>
      )}
      {warnings.map((warning) => (
        <Notice key={warning}>{inUnits(warning, units.units)}</Notice>
      ))}
    </>
  );
}
