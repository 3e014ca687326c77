/** Something from the kitchen that riders eat in the place of bars. */
type NamedFood = { name: string; pattern: RegExp; carbohydrateG: number };

/** Carbohydrate of a usual piece, g, rounded; USDA FoodData Central, and portions as riders make them. */
const foods: readonly NamedFood[] = [
  { name: 'banana', pattern: /\bbananas?\b/, carbohydrateG: 25 },
  { name: 'date', pattern: /\b(?:medjool )?dates\b/, carbohydrateG: 18 },
  { name: 'fig roll', pattern: /\bfig (?:rolls?|newtons?|bars?)\b/, carbohydrateG: 11 },
  {
    name: 'jam sandwich',
    pattern: /\b(?:jam|honey|jelly|nutella)[ -](?:sandwich\w*|rolls?|toast)\b/,
    carbohydrateG: 40,
  },
  { name: 'flapjack', pattern: /\bflapjacks?\b/, carbohydrateG: 40 },
  { name: 'stroopwafel', pattern: /\b(?:stroop)?waff?(?:el|le)s?\b/, carbohydrateG: 21 },
  { name: 'rice cake', pattern: /\brice cakes?\b/, carbohydrateG: 30 },
];

/** The food from the kitchen that a message names; null where it names none. @param text normalised */
export const namedFood = (text: string): NamedFood | null =>
  foods.find(({ pattern }) => pattern.test(text)) ?? null;

/** "Only bananas": nothing else is wanted, drink apart. */
export const onlyFood = ({ pattern }: NamedFood): RegExp =>
  new RegExp(
    `\\b(?:only|just|nothing but|all|purely) (?:\\w+ )?${pattern.source}|${pattern.source} (?:only|alone)\\b`,
  );
