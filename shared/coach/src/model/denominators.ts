/** What a figure can stand for one of: "an hour", "per kilo". Spellings that mean the same have one name. */
const nouns: [spelling: string, name: string][] = [
  [String.raw`h(?:(?:ou)?rs?)?`, 'hour'],
  [String.raw`min(?:ute)?s?`, 'minute'],
  [String.raw`s(?:ec(?:ond)?s?)?`, 'second'],
  [String.raw`d(?:ays?)?`, 'day'],
  [String.raw`w(?:ee)?k`, 'week'],
  [String.raw`mo(?:nth)?`, 'month'],
  [String.raw`y(?:ea)?r`, 'year'],
  [String.raw`k(?:g|ilo(?:gram)?s?)`, 'kilo'],
  [String.raw`lbs?|pounds?`, 'pound'],
  [String.raw`km|kilomet(?:er|re)s?`, 'kilometre'],
  [String.raw`mi(?:les?)?`, 'mile'],
  [String.raw`m(?:et(?:er|re)s?)?`, 'metre'],
  [String.raw`l(?:it(?:er|re)s?)?`, 'litre'],
  ...[
    'ride',
    'session',
    'workout',
    'lap',
    'climb',
    'interval',
    'repetition',
    'set',
    'block',
    'leg',
    'gel',
    'bar',
    'tablet',
    'bottle',
    'serving',
    'portion',
    'meal',
    'night',
    'morning',
    'evening',
  ].map((name): [string, string] => [name, name]),
];
/** What goes on in one of these is of the same kind as a part of it. */
const parts = new Set(
  [
    'day',
    'week',
    'month',
    'year',
    'ride',
    'session',
    'workout',
    'lap',
    'interval',
    'set',
    'block',
    'leg',
  ].map((name) => ` per ${name}`),
);

/** "of carbohydrate", "caffeine": what is counted may stand between a figure and what it is counted by. */
const counted =
  '(?:[\\s,(]+(?!(?:per|an?|each|every|for|in|at|over|within|after|before|by|to|from|and|or|with|on|about|than|is|are|was|until|up|then|as|if|but|that|which|the)\\b)[\\p{L}-]{1,13}|\\sof\\s[\\p{L}-]{1,13}){0,2}?';
/** The longest tail of a figure: "of carbohydrate solution for every kilogram". */
export const LONGEST_TAIL = 48;
const tail = new RegExp(
  `${counted}(?:` +
    [
      String.raw`\s?[/∕⁄]\s?\(?(?<any>\p{L}+)`,
      String.raw`[\s·⋅]*(?<inverse>\p{L}+)\^?[-−⁻][1¹]`,
      String.raw`[\s,(]+(?:an?|(?:for\s)?each|to the)\s(?<known>\p{L}+)`,
      String.raw`[\s,(]+(?:for\s)?(?:per|every)\s(?<one>(?:\d+[\s-]?)?\p{L}+)`,
    ].join('|') +
    ')',
  'iuy',
);

const nameOf = (written: string) =>
  nouns.find(([spelling]) => new RegExp(`^(?:${spelling})$`, 'i').test(written))?.[1];

/** What a figure that ends at `at` is counted by, " per hour", and where that ends; null for nothing. */
export function denominatorAt(text: string, at: number): { per: string; end: number } | null {
  tail.lastIndex = at;
  const groups = tail.exec(text)?.groups;
  if (!groups) return null;
  const end = tail.lastIndex;
  const known = groups['known'] ?? groups['inverse'];
  // "An hour", but not "a bit"; after "per" everything counts.
  const name = known === undefined ? undefined : nameOf(known);
  if (known !== undefined) return name === undefined ? null : { per: ` per ${name}`, end };
  const written = (groups['any'] ?? groups['one'] ?? '').toLowerCase();
  return { per: ` per ${nameOf(written) ?? written}`, end };
}

/** Whether "5 h per week" is 5 h as well; "5 mg per kilo" is not 5 mg. */
export const isPart = (per: string): boolean => parts.has(per);
