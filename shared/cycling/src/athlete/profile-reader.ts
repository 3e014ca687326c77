import type { Input } from '../answer/input.ts';
import type { SourceKey } from '../answer/sources.ts';
import type { Conflict, ProfilePlace } from './conflict.ts';

/** Gives the first number of the candidates when it is in a human range; else null, and a sentence in the conflicts. */
export type Read = (
  field: ProfilePlace,
  label: string,
  candidates: readonly (number | null | undefined)[],
  min: number,
  max: number,
  unit: string,
) => number | null;

/** A reader of profile fields; it adds a plain sentence to `conflicts` for every value that cannot be right. */
export function reader(conflicts: Conflict[]): Read {
  return (field, label, candidates, min, max, unit) => {
    const value = candidates.find((candidate) => typeof candidate === 'number');
    if (value === null || value === undefined || value === 0) return null;
    if (value >= min && value <= max) return value;
    conflicts.push({
      fields: [field],
      text: !Number.isFinite(value)
        ? `Your ${label} is no number, so it was not used.`
        : `Your ${label} of ${value} ${unit} can't be right (${min} to ${max} ${unit}), so it was not used.`,
    });
    return null;
  };
}

/** A value from the profile. */
export function fromProfile(key: string, label: string, value: number, unit: string, sd: number): Input {
  return { key, label, value, unit, source: 'profile', how: 'from your profile', sd };
}

/** A value worked out from other fields of the profile. */
export function estimate(
  key: string,
  label: string,
  value: number,
  unit: string,
  sd: number,
  how: string,
  cites: SourceKey,
): Input {
  return { key, label, value, unit, source: 'estimated', how, sd, cites };
}

/** A default for any rider. */
export function byDefault(
  key: string,
  label: string,
  value: number,
  unit: string,
  sd: number,
  how: string,
): Input {
  return { key, label, value, unit, source: 'default', how, sd, cites: 'usualValues' };
}
