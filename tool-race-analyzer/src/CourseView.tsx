import type { ComponentProps } from 'react';
import { ChartPart } from './chart/ChartPart.tsx';
import { PlanTabs } from './PlanTabs.tsx';

export interface CourseViewProps {
  chart: ComponentProps<typeof ChartPart>;
  /** of the course */
  name: string;
  /** null while there is no plan */
  tabs: ComponentProps<typeof PlanTabs> | null;
}

/** A course and its plan in detail: a script of its own, because most visits begin without a course. */
export function CourseView({ chart, name, tabs }: CourseViewProps) {
  return (
    <>
      <ChartPart key={name} {...chart} />
      {tabs && <PlanTabs {...tabs} />}
    </>
  );
}
