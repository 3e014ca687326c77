import type { ShellLink, ToolState } from '@breakaway/contract/shell-link';
import { RiderPanel, type RiderFields } from '@breakaway/tool-kit';
import { memo } from 'react';
import { DragInUse } from '../after/DragInUse.tsx';
import type { KeptAfter } from '../after/kept-after.ts';
import { Controls } from './Controls.tsx';
import type { PlanForm, readConditions } from './plan-form.ts';
import type { RoadErrors, RoadForm } from './road-form.ts';
import { RoadSettings } from './RoadSettings.tsx';

interface Props {
  /** its goal may be that of before */
  form: PlanForm;
  errors: ReturnType<typeof readConditions>['errors'];
  roadErrors: RoadErrors | null;
  courseZone: string | null;
  onChange: (change: Partial<PlanForm>) => void;
  onRoad: (change: Partial<RoadForm>) => void;
  kept: KeptAfter;
  onKept: (kept: KeptAfter) => void;
  state: ToolState;
  missing: readonly string[];
  fields: RiderFields;
  link: ShellLink;
}

/** All settings beside the goal. A slider of the goal that is dragged draws none of them anew. */
export const Settings = memo(function Settings({
  form,
  errors,
  roadErrors,
  courseZone,
  onChange,
  onRoad,
  kept,
  onKept,
  state,
  missing,
  fields,
  link,
}: Props) {
  return (
    <Controls
      form={form}
      errors={errors}
      courseZone={courseZone}
      onChange={onChange}
      road={<RoadSettings form={form.road} errors={roadErrors} onChange={onRoad} />}
      rider={
        <>
          <DragInUse kept={kept} bike={form.bike} onChange={onKept} />
          <RiderPanel
            state={state.kind}
            name={state.kind === 'athlete' ? state.athlete.name : null}
            missing={missing}
            fields={fields}
            onSettings={() => link.send({ type: 'navigate', to: '/app/settings' })}
            onRetry={link.retry}
          />
        </>
      }
    />
  );
});
