import { zoneOf } from '@breakaway/tool-kit/clock';
import { BIKES, Choice, STYLES, windsWith } from '@breakaway/tool-kit/conditions';
import { Later } from '@breakaway/tool-kit/frame';
import { FieldFrame, Input } from '@breakaway/ui';
import { Segmented } from '@breakaway/ui/controls';
import { FieldGrid, NumberField, Part } from '@breakaway/tool-kit';
import type { ReactNode } from 'react';
import { ClockNote } from '../day/ClockNote.tsx';
import { startRows } from '../day/hours.ts';
import { LEVELS } from './choices.ts';
import type { PlanForm, readConditions } from './plan-form.ts';

const DETAIL: readonly { value: PlanForm['detail']; label: string }[] = [
  { value: 'simple', label: 'Simple' },
  { value: 'normal', label: 'Normal' },
  { value: 'detailed', label: 'Detailed' },
];
const WEATHER = [
  { value: 'day', label: 'Same all day' },
  { value: 'hours', label: 'By the hour' },
] as const;
const loadHours = () => import('../day/HourTable.tsx').then(({ HourTable }) => HourTable);
/** Rows of the table at first; more can be added. */
const ROWS = 6;

/** The table of hours begins with the weather of the whole day. */
const weatherBy = (kind: 'day' | 'hours', form: PlanForm): Partial<PlanForm> => ({
  byHour: kind === 'hours',
  ...(kind === 'hours' && form.hours.length === 0 ? { hours: startRows(form.start, ROWS, form) } : {}),
});

interface Props {
  form: PlanForm;
  errors: ReturnType<typeof readConditions>['errors'];
  /** IANA zone where the course starts */
  courseZone: string | null;
  onChange: (change: Partial<PlanForm>) => void;
  /** group, stops and cut-offs */
  road: ReactNode;
  /** who rides */
  rider: ReactNode;
}

/** What the plan rests on beside its goal. */
export function Controls({ form, errors, courseZone, onChange, road, rider }: Props) {
  return (
    <>
      <Part title="Plan">
        <Segmented
          label="Detail of the sections"
          options={DETAIL}
          value={form.detail}
          onChange={(detail) => onChange({ detail })}
        />
        <Choice
          label="Training level"
          options={LEVELS}
          value={form.level}
          onChange={(level) => onChange({ level })}
        />
        <Choice label="Bike" options={BIKES} value={form.bike} onChange={(bike) => onChange({ bike })} />
        <Segmented
          label="Descending"
          options={STYLES}
          value={form.descending}
          onChange={(descending) => onChange({ descending })}
        />
      </Part>
      <Part title="Day">
        <FieldGrid>
          <FieldFrame label="Day" error={errors.start ?? undefined}>
            {(control) => (
              <Input
                {...control}
                type="date"
                value={form.date}
                onChange={(event) => onChange({ date: event.target.value })}
              />
            )}
          </FieldFrame>
          <FieldFrame label="Start at">
            {(control) => (
              <Input
                {...control}
                type="time"
                value={form.start}
                onChange={(event) => onChange({ start: event.target.value })}
              />
            )}
          </FieldFrame>
        </FieldGrid>
        <ClockNote form={form} courseZone={courseZone} onChange={onChange} />
        <Segmented
          label="Weather"
          options={WEATHER}
          value={form.byHour ? 'hours' : 'day'}
          onChange={(kind) => onChange(weatherBy(kind, form))}
        />
        {form.byHour ? (
          <Later load={loadHours} props={{ form, zone: zoneOf(form, { zone: courseZone }), onChange }} />
        ) : (
          <>
            <FieldGrid>
              <NumberField
                label="Wind (optional)"
                unit="km/h"
                value={form.wind}
                onChange={(wind) => onChange({ wind })}
                error={errors.wind}
              />
              <Choice
                label="Wind from"
                options={windsWith(form.windFromDeg)}
                value={String(form.windFromDeg)}
                onChange={(deg) => onChange({ windFromDeg: Number(deg) })}
              />
            </FieldGrid>
            <NumberField
              label="Temperature"
              unit="°C"
              value={form.temperature}
              onChange={(temperature) => onChange({ temperature })}
              error={errors.temperature}
            />
          </>
        )}
      </Part>
      {road}
      {rider}
    </>
  );
}
