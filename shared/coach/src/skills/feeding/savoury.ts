/** Ordinary food: carbohydrate of a piece or of 100 g, g, rounded from food tables. */
const foods = [
  { one: 'g of boiled salted potatoes', perHundred: 17 },
  { one: 'g of pretzels or crackers', perHundred: 75 },
  { one: 'g of rice ball', perHundred: 28 },
] as const;
/** A cheese or ham roll, g of carbohydrate. */
const ROLL = 28;

/** What gives an hour's carbohydrate without sweet things. @param rateGH g/h */
export function savouryFor(rateGH: number): string {
  const tens = (value: number) => 10 * Math.round(value / 10);
  const amounts = foods.map(({ one, perHundred }) => `${tens((100 * rateGH) / perHundred)} ${one}`);
  const rolls = Math.max(0.5, Math.round((2 * rateGH) / ROLL) / 2);
  return `An hour that is ${amounts[0]}, or ${amounts[1]}, or ${amounts[2]}, or ${rolls} ${rolls === 1 ? 'cheese roll' : 'cheese rolls'}. Mix them, little and often; savoury in the night, sweet drink when it gets hard.`;
}
