/** Mean and standard deviation of VO2max in healthy people by age, ml/kg/min (Loe et al. 2013, 3816 treadmill tests). */
const men: readonly Row[] = [
  [30, 54.4, 8.4],
  [40, 49.1, 7.5],
  [50, 47.2, 7.7],
  [60, 42.6, 7.4],
  [70, 39.2, 6.7],
  [Infinity, 35.3, 6.5],
];
const women: readonly Row[] = [
  [30, 43.0, 7.7],
  [40, 40.0, 6.8],
  [50, 38.4, 6.9],
  [60, 34.4, 5.7],
  [70, 31.1, 5.1],
  [Infinity, 28.3, 5.2],
];
type Row = readonly [belowAge: number, mean: number, sd: number];

/** Age that is taken where none was given, years. */
const USUAL_AGE = 40;

/**
 * What is usual for people of an age, ml/kg/min, in words and figures: both sexes where it was not said which.
 * @param age years; 40 where it was not given
 */
export function usualVo2max(age = USUAL_AGE, woman?: boolean): { name: string; mean: number; sd: number }[] {
  const of = (rows: readonly Row[], name: string) => {
    const at = rows.findIndex(([below]) => age < below);
    const [below, mean, sd] = rows[at]!;
    const years = below === Infinity ? 'over 70' : `of ${at === 0 ? 20 : below - 10} to ${below - 1}`;
    return { name: `${name} ${years}`, mean, sd };
  };
  if (woman === undefined) return [of(men, 'men'), of(women, 'women')];
  return [woman ? of(women, 'women') : of(men, 'men')];
}
