import type { UnitFormat } from '@breakaway/contract/units';
import type { Route, RouteChange } from '@breakaway/cycling';
import { checkNumber } from '@breakaway/tool-kit';

/** How the course is ridden, as it is typed; an empty place is the course's own. */
export interface ChangeForm {
  reversed: boolean;
  /** km */
  from: string;
  to: string;
  laps: string;
}

export const asInTheFile: ChangeForm = { reversed: false, from: '', to: '', laps: '1' };

export type ChangeErrors = Record<'from' | 'to' | 'laps', string | null>;

const MOST_LAPS = 20;

/** Validates the form for a route: errors at its fields, and the change where there are none. */
export function readChange({ reversed, from, to, laps }: ChangeForm, route: Route, units: UnitFormat) {
  const place = (text: string, name: string) =>
    checkNumber(text, { name, min: 0, max: route.distanceM / 1000, unit: 'km', optional: true }, units);
  const [start, finish] = [place(from, 'The start'), place(to, 'The finish')];
  const times = checkNumber(laps, { name: 'Laps', min: 1, max: MOST_LAPS, unit: '' }, units);
  const whole = times.value === null || Number.isInteger(times.value);
  const errors: ChangeErrors = {
    from: start.error,
    to: finish.error,
    laps: times.error ?? (whole ? null : `Laps must be a whole number from 1 to ${MOST_LAPS}.`),
  };
  const metres = (km: number | null) => (km === null ? undefined : 1000 * km);
  const [fromM, toM] = [metres(start.value), metres(finish.value)];
  const change: (RouteChange & { laps: number }) | null = Object.values(errors).some(Boolean)
    ? null
    : {
        reversed,
        ...(fromM === undefined ? {} : { fromM }),
        ...(toM === undefined ? {} : { toM }),
        laps: times.value ?? 1,
      };
  return { errors, change };
}
