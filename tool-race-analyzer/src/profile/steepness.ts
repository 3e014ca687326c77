import { GRADE_LIMITS, gradeOf } from '@breakaway/ui/climb-outline';

const LAST = GRADE_LIMITS.length;

const nameOf = (i: number) =>
  i === 0
    ? `under ${GRADE_LIMITS[0]} %`
    : i === LAST
      ? `${GRADE_LIMITS[LAST - 1]} % and more`
      : `${GRADE_LIMITS[i - 1]} to ${GRADE_LIMITS[i]} %`;

/** Steepness in the five bands of the product: colours of the profile and its legend. */
export const BANDS = Array.from({ length: LAST + 1 }, (_, i) => ({
  name: nameOf(i),
  colour: `var(--grade-${i + 1})`,
}));

/** @param slope rise over run */
export const bandOf = (slope: number) => BANDS[gradeOf(100 * slope) - 1]!;
