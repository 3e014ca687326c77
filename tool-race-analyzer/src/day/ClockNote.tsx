import { deviceZone, rideStart, timeOf, zoneOf, zoneTime, zoneWords } from '@breakaway/tool-kit/clock';
import { Muted } from '@breakaway/ui';
import styled from 'styled-components';
import type { PlanForm } from '../form/plan-form.ts';

const Note = styled(Muted)`
  font-size: var(--text-s);
  text-wrap: pretty;
`;
const Other = styled.button.attrs({ type: 'button' })`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: var(--strong);
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
  ${({ theme }) => theme.from.desktop} {
    min-height: 24px;
  }
`;

interface Props {
  form: PlanForm;
  /** IANA zone where the course starts */
  courseZone: string | null;
  onChange: (change: Partial<PlanForm>) => void;
}

/** Whose clocks the start is meant by, where the course and this device differ, and what is odd about its time. */
export function ClockNote({ form, courseZone, onChange }: Props) {
  const zone = zoneOf(form, { zone: courseZone });
  const time = zoneTime(form.date, form.start, zone);
  const there = courseZone ? rideStart(form, courseZone) : null;
  const words = there && zoneWords(there);
  if (!time || (!words && !time.odd)) return null;
  return (
    <div>
      {there && words && (
        <Note>
          {form.clock === 'route' ? words : `Times are those of this device, ${named(deviceZone())}.`}{' '}
          <Other onClick={() => onChange({ clock: form.clock === 'route' ? 'device' : 'route' })}>
            {form.clock === 'route' ? "Use this device's" : `Use those of ${named(there.zone)}`}
          </Other>
        </Note>
      )}
      {time.odd === 'skipped' && (
        <Note>
          Clocks go forward that day and skip {form.start}. The start is at {timeOf(time.ms, zone)}.
        </Note>
      )}
      {time.odd === 'twice' && (
        <Note>Clocks go back that day, so {form.start} comes twice. The start is at the first.</Note>
      )}
    </div>
  );
}

const named = (zone: string) => zone.replaceAll('_', ' ');
