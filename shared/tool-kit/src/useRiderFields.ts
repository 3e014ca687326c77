import type { UnitFormat } from '@breakaway/contract/units';
import { useMemo } from 'react';
import { checkNumber, type Range } from './NumberField.tsx';
import type { RiderFields } from './RiderPanel.tsx';
import { useKept } from './useKept.ts';

type Name = keyof RiderFields['texts'];

const RANGES: Record<Name, Range> = {
  weight: { name: 'Weight', min: 30, max: 200, unit: 'kg' },
  ftp: { name: 'FTP', min: 50, max: 600, unit: 'W', optional: true },
  height: { name: 'Height', min: 120, max: 230, unit: 'cm', optional: true },
};

/** Values typed for the rider, null where a field was emptied; a field left as the profile has it is not among them. */
export interface TypedValues {
  massKg?: number | null;
  ftpW?: number | null;
  heightM?: number | null;
}

/**
 * The three figures of the rider as fields, kept over a reload.
 * @param start what the fields begin with, null where nothing is known
 * @param known whether `start` comes from the profile, so that an untouched field needs no typed value
 * @param units of the sentences about wrong values
 * @returns the fields, one object for as long as they stay the same, the typed values in SI units, and whether any field is wrong
 */
export function useRiderFields(
  start: Record<Name, number | null>,
  known: boolean,
  units: UnitFormat,
): { fields: RiderFields; values: TypedValues; wrong: boolean } {
  const [kept, setKept] = useKept<Partial<Record<Name, string>>>('rider', {});
  const { weight, ftp, height } = start;
  return useMemo(
    () => fieldsOf({ weight, ftp, height }, kept, known, units, setKept),
    [weight, ftp, height, kept, known, units, setKept],
  );
}

type Kept = Partial<Record<Name, string>>;

function fieldsOf(
  start: Record<Name, number | null>,
  kept: Kept,
  known: boolean,
  units: UnitFormat,
  setKept: (kept: Kept) => void,
) {
  const begin = (name: Name) => (start[name] === null ? '' : String(start[name]));
  const text = (name: Name) => kept[name] ?? begin(name);
  const check = (name: Name) => checkNumber(text(name), RANGES[name], units);
  const value = (name: Name) => (known && text(name) === begin(name) ? undefined : check(name).value);
  const [weight, ftp, height] = [value('weight'), value('ftp'), value('height')];
  const fields: RiderFields = {
    texts: { weight: text('weight'), ftp: text('ftp'), height: text('height') },
    errors: {
      weight: check('weight').error,
      ftp: check('ftp').error,
      height: check('height').error,
    },
    changed: (['weight', 'ftp', 'height'] as const).some((name) => text(name) !== begin(name)),
    change: (name, typed) => setKept({ ...kept, [name]: typed }),
    reset: () => setKept({}),
    typed: kept,
    restore: setKept,
  };
  return {
    fields,
    values: {
      ...(weight === undefined ? {} : { massKg: weight }),
      ...(ftp === undefined ? {} : { ftpW: ftp }),
      ...(height === undefined ? {} : { heightM: height === null ? null : height / 100 }),
    },
    wrong: (['weight', 'ftp', 'height'] as const).some((name) => check(name).error !== null),
  };
}
