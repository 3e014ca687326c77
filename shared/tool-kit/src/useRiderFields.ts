import type { UnitFormat } from '@breakaway/contract/units';
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
 * @returns the fields, the typed values in SI units, and whether any field is wrong
 */
export function useRiderFields(
  start: Record<Name, number | null>,
  known: boolean,
  units: UnitFormat,
): RiderFields & { values: TypedValues; wrong: boolean } {
  const [kept, setKept] = useKept<Partial<Record<Name, string>>>('rider', {});
  const begin = (name: Name) => (start[name] === null ? '' : String(start[name]));
  const text = (name: Name) => kept[name] ?? begin(name);
  const check = (name: Name) => checkNumber(text(name), RANGES[name], units);
  const value = (name: Name) => (known && text(name) === begin(name) ? undefined : check(name).value);
  const [weight, ftp, height] = [value('weight'), value('ftp'), value('height')];
  return {
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
    values: {
      ...(weight === undefined ? {} : { massKg: weight }),
      ...(ftp === undefined ? {} : { ftpW: ftp }),
      ...(height === undefined ? {} : { heightM: height === null ? null : height / 100 }),
    },
    wrong: (['weight', 'ftp', 'height'] as const).some((name) => check(name).error !== null),
  };
}
