import { inUnits } from '@breakaway/contract/units-in-text';
import { Button, Notice } from '@breakaway/ui';
import { FileButton, useUnits } from '@breakaway/tool-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Course } from '../engine/engine.ts';
import { CourseCheck, type CheckProps } from './CourseCheck.tsx';

const Row = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`;
const Title = styled.div`
  flex: 1 1 16rem;
  min-width: 0;
  h1 {
    color: var(--text-muted);
    font: var(--strong) var(--text-s) / 1.3 var(--font);
    letter-spacing: 0;
  }
  h2 {
    overflow-wrap: anywhere;
  }
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  > button:last-of-type {
    padding: var(--space-2);
  }
  /* What went wrong with saving stands below all of them. */
  > [role='status']:not(span),
  > [role='alert'] {
    flex: 1 1 100%;
    order: 1;
  }
  @media print {
    display: none;
  }
`;
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
      <Row>
        <Title>
          <h1>Race Analyzer</h1>
          <h2>{name}</h2>
        </Title>
        <Buttons>
          {save}
          <FileButton label="Another course" busy={busy} onFile={onFile} />
          <Button tone="quiet" aria-label="Remove this course" onClick={onRemove}>
            Remove
          </Button>
        </Buttons>
      </Row>
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
