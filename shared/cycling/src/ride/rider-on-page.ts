import type { Athlete } from '../athlete/athlete.ts';
import { resolveAthlete } from '../athlete/resolve-athlete.ts';
import type { Input } from '../answer/input.ts';
import type { UserRecord } from '../athlete/user-record.ts';

/** Values of the rider that were typed beside a question and count before the profile; null where one was emptied. */
export type TypedRider = { massKg?: number | null; ftpW?: number | null; heightM?: number | null };

/**
 * The athlete of a record with some values replaced by typed ones, and all that follows from them: a typed weight changes
 * W' and drag area too. The typed values carry the source `asked`.
 * @example
 * riderOnPage({ powerMatrix: { ftp: 250 } }, { massKg: 70 }).massKg // => { value: 70, source: 'asked' }
 */
export function riderOnPage(record: UserRecord | null, typed: TypedRider): Athlete {
  const { massKg, ftpW, heightM } = typed;
  const weight = massKg === undefined ? {} : { weight: massKg };
  const height = heightM === undefined ? {} : { height: heightM === null ? null : 100 * heightM };
  const ftp = ftpW === undefined ? {} : { ftp: ftpW };
  const athlete = resolveAthlete({
    ...record,
    bodyMatrix: { ...record?.bodyMatrix, ...weight, ...height },
    powerMatrix: { ...record?.powerMatrix, ...ftp },
    // The fields of older records replace empty ones; what was cleared here must not come back from there.
    ...weight,
    ...height,
    abilitiesData: { ...record?.abilitiesData, ...ftp },
  });
  const asked = (input: Input | null, value: number | null | undefined): Input | null =>
    input && typeof value === 'number' ? { ...input, source: 'asked', how: 'entered on this page' } : input;
  return {
    ...athlete,
    massKg: asked(athlete.massKg, massKg),
    ftpW: asked(athlete.ftpW, ftpW),
    heightM: asked(athlete.heightM, heightM),
  };
}
