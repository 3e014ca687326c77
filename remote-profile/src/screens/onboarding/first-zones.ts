import { profileFields } from '../settings/fields.ts';

/** Upper limits of the first five zones in percent of FTP (Coggan); the sixth has none. A zone begins one watt on. */
const UP_TO = [55, 75, 90, 105, 120];

/** A power zone, in percent of FTP and in whole watts; the first has no lower and the last no upper end. */
export interface PowerZone {
  /** 1 to 6, as in the settings. */
  number: number;
  label: string;
  percent: { from: number | null; to: number | null };
  fromW: number | null;
  toW: number | null;
}

/** The zones of an FTP as riders write them: 56 to 75 % is endurance. */
export function zonesOf(ftpW: number): PowerZone[] {
  const watts = (percent: number | null) => percent && Math.round((percent * ftpW) / 100);
  return profileFields
    .filter(({ group }) => group === 'powerZones')
    .map(({ hint = '' }, i) => {
      const below = i === 0 ? null : UP_TO[i - 1]!;
      const percent = { from: below && below + 1, to: UP_TO[i] ?? null };
      return {
        number: i + 1,
        label: hint,
        percent,
        fromW: below && watts(below)! + 1,
        toW: watts(percent.to),
      };
    });
}

/** What most rides are ridden in. */
export const ENDURANCE = 2;
