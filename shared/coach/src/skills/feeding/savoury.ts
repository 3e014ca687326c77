import { tens } from './amounts.ts';

/** Ordinary food: carbohydrate of a piece or of 100 g, g, rounded from food tables. */
const foods = [
  { one: 'g of boiled salted potatoes', perHundred: 17 },
  { one: 'g of pretzels or crackers', perHundred: 75 },
  { one: 'g of rice ball', perHundred: 28 },
] as const;
/** A cheese or ham roll, g of carbohydrate. */
const ROLL = 28;

/** True for who wants ordinary or savoury food, or cannot stand sweet things. @param plain normalised */
export const wantsSavoury = (plain: string): boolean =>
  /\b(?:savou?ry|salty (?:food|snacks?|stuff)|real food|normal food|proper food|no sugary|(?:can'?t|cannot|can not|don'?t|do not) (?:stand|like|eat|face|take) (?:\w+ )?(?:sweets?|sugary|sugar|gels)|sick of (?:sweets?|sugar|gels)|potato\w*|sandwich\w*|rice cakes?|pretzels?)\b/.test(
    plain,
  );

/** What gives an hour's carbohydrate without sweet things. @param rateGH g/h */
export function savouryFor(rateGH: number): string {
  const amounts = foods.map(({ one, perHundred }) => `${tens((100 * rateGH) / perHundred)} ${one}`);
  const rolls = Math.max(0.5, Math.round((2 * rateGH) / ROLL) / 2);
  return `An hour that is ${amounts[0]}, or ${amounts[1]}, or ${amounts[2]}, or ${rolls} ${rolls === 1 ? 'cheese roll' : 'cheese rolls'}. Mix them, little and often. Savoury in the night, sweet drink when it gets hard.`;
}
