import { isSlipOf } from './edit-distance.ts';

type EventKind = 'gran fondo' | 'time trial' | 'triathlon' | 'ultra' | 'mtb' | 'gravel';

export type CyclingEvent = {
  id: string;
  name: string;
  distanceM: number;
  gainM: number;
  kind: EventKind;
  /** Other names riders use, in plain lower case without accents. */
  aliases: string[];
};

const event = (
  id: string,
  name: string,
  kind: EventKind,
  km: number,
  gainM: number,
  ...aliases: string[]
): CyclingEvent => ({ id, name, kind, distanceM: Math.round(km * 1000), gainM, aliases });

/**
 * Length and height gain of the main course as the organisers publish them, rounded: courses change a little from year
 * to year. The bike legs of triathlons and the British time trials have their set lengths, and a usual height gain.
 */
export const events: CyclingEvent[] = [
  // The Alps and Italy
  event('la-marmotte', 'La Marmotte', 'gran fondo', 174, 5000, 'marmotte', 'marmote'),
  event(
    'oetztaler',
    'Ötztaler Radmarathon',
    'gran fondo',
    227,
    5500,
    'otztaler',
    'oetztaler',
    'otztal radmarathon',
    'oetztal radmarathon',
    'oetztaler radmarathon',
    'otztaler cycle marathon',
  ),
  event(
    'maratona',
    'Maratona dles Dolomites',
    'gran fondo',
    138,
    4230,
    'maratona',
    'maratona dolomites',
    'maratona delle dolomiti',
    'maratona dolomiti',
    'dolomites marathon',
  ),
  event('nove-colli', 'Nove Colli', 'gran fondo', 205, 3840, '9 colli', 'novecolli'),
  event(
    'strade-bianche',
    'Gran Fondo Strade Bianche',
    'gran fondo',
    142,
    2200,
    'strade bianche',
    'strada bianche',
  ),
  event(
    'stelvio-santini',
    'Granfondo Stelvio Santini',
    'gran fondo',
    151,
    4050,
    'stelvio santini',
    'gran fondo stelvio',
    'granfondo stelvio',
  ),
  event(
    'sportful',
    'Granfondo Sportful Dolomiti',
    'gran fondo',
    204,
    4900,
    'sportful dolomiti race',
    'sportful dolomiti',
    'sportful dolomites',
  ),
  event('eroica', "L'Eroica", 'gravel', 209, 3700, 'eroica', 'l eroica', 'eroica gaiole'),
  event('haute-route-day', 'Haute Route (one day)', 'gran fondo', 110, 3000, 'haute route'),
  event(
    'tour-du-mont-blanc',
    'Tour du Mont Blanc',
    'ultra',
    330,
    8000,
    'tour de mont blanc',
    'tour of mont blanc',
  ),

  // Spain
  event(
    'mallorca-312',
    'Mallorca 312',
    'gran fondo',
    312,
    5050,
    'majorca 312',
    'the 312 in mallorca',
    'malorca 312',
  ),
  event(
    'mallorca-225',
    'Mallorca 225',
    'gran fondo',
    225,
    3950,
    'majorca 225',
    'mallorca 312 225',
    'malorca 225',
  ),
  event(
    'mallorca-167',
    'Mallorca 167',
    'gran fondo',
    167,
    2500,
    'majorca 167',
    'mallorca 312 167',
    'malorca 167',
  ),
  event('quebrantahuesos', 'Quebrantahuesos', 'gran fondo', 200, 3500, 'quebranta huesos', 'quebrantahueso'),

  // Belgium, the Netherlands, France
  event(
    'tour-of-flanders',
    'Tour of Flanders cyclo',
    'gran fondo',
    174,
    1850,
    'tour of flanders',
    'we ride flanders',
    'ronde van vlaanderen',
    'flanders sportive',
    'flanders cyclo',
    'flanders challenge',
  ),
  event(
    'paris-roubaix',
    'Paris-Roubaix Challenge',
    'gran fondo',
    170,
    1000,
    'paris roubaix',
    'roubaix challenge',
    'roubaix sportive',
  ),
  event(
    'liege-bastogne-liege',
    'Liège-Bastogne-Liège Challenge',
    'gran fondo',
    153,
    2450,
    'liege bastogne liege',
    'liege bastogne',
    'liege challenge',
    'liege sportive',
  ),
  event(
    'amstel-gold',
    'Amstel Gold tour',
    'gran fondo',
    150,
    1700,
    'amstel gold race',
    'amstel gold',
    'amstel gold toer',
    'amstel gold sportive',
  ),

  // Britain, Ireland, Scandinavia
  event(
    'london-brighton',
    'London to Brighton',
    'gran fondo',
    87,
    800,
    'london brighton',
    'london to brighton bike ride',
    'l2b',
  ),
  event(
    'ridelondon',
    'RideLondon',
    'gran fondo',
    160,
    1400,
    'ride london',
    'ridelondon 100',
    'ride london 100',
    'ridelondon essex',
  ),
  event(
    'fred-whitton',
    'Fred Whitton Challenge',
    'gran fondo',
    183,
    3950,
    'fred whitton',
    'fred witton',
    'the fred whitton',
    'the whitton',
  ),
  event(
    'dragon-ride',
    'Dragon Ride',
    'gran fondo',
    155,
    2800,
    'dragonride',
    'wales dragon',
    'dragon ride wales',
    'dragon gran fondo',
    'dragon medio fondo',
  ),
  event('wicklow-200', 'Wicklow 200', 'gran fondo', 200, 2900),
  event(
    'vatternrundan',
    'Vätternrundan',
    'gran fondo',
    315,
    1600,
    'vatternrundan',
    'vaetternrundan',
    'vattern rundan',
  ),

  // North America
  event(
    'triple-bypass',
    'Triple Bypass (Colorado)',
    'gran fondo',
    190,
    3300,
    'triple bypass ride',
    'triple bypass in colorado',
    'triple bypass bike',
    'triple bypass cycling',
    'triple bypass event',
    'ride the triple bypass',
    'riding the triple bypass',
    'ride triple bypass',
    'evergreen to avon',
  ),
  event(
    'death-ride',
    'Death Ride',
    'gran fondo',
    166,
    4300,
    'the death ride',
    'deathride',
    'markleeville death ride',
    'tour of the california alps',
  ),
  event(
    'gfny',
    'Gran Fondo New York',
    'gran fondo',
    160,
    2500,
    'gfny',
    'granfondo new york',
    'gran fondo ny',
    'new york gran fondo',
  ),
  event(
    'tour-de-big-bear',
    'Tour de Big Bear',
    'gran fondo',
    161,
    2600,
    'tour of big bear',
    'big bear gran fondo',
  ),
  event(
    'seattle-to-portland',
    'Seattle to Portland',
    'gran fondo',
    330,
    1500,
    'seattle portland',
    'stp ride',
    'stp classic',
  ),
  event(
    'hotter-n-hell',
    "Hotter'N Hell Hundred",
    'gran fondo',
    161,
    350,
    'hotter n hell',
    'hotter than hell 100',
    'hotter than hell hundred',
    'hotter n hell 100',
    'hotternhell',
  ),
  event('leadville', 'Leadville 100', 'mtb', 168, 3800, 'leadville', 'leadville trail 100', 'leadville mtb'),
  event(
    'unbound-200',
    'Unbound 200',
    'gravel',
    320,
    3400,
    'unbound gravel',
    'unbound gravel 200',
    'dirty kanza',
    'dirty kanza 200',
    'unbound kansas',
  ),
  event('unbound-100', 'Unbound 100', 'gravel', 165, 1700, 'unbound gravel 100', 'dirty kanza 100'),
  event(
    'sbt-grvl',
    'SBT GRVL',
    'gravel',
    227,
    2750,
    'steamboat gravel',
    'sbt gravel',
    'sbtgrvl',
    'steamboat grvl',
  ),

  // Africa and Asia
  event(
    'cape-town',
    'Cape Town Cycle Tour',
    'gran fondo',
    109,
    1250,
    'cape argus',
    'the argus',
    'argus cycle tour',
    'cape town tour',
  ),
  event(
    'taiwan-kom',
    'Taiwan KOM Challenge',
    'gran fondo',
    105,
    3275,
    'taiwan kom',
    'kom challenge taiwan',
    'kom challenge in taiwan',
  ),

  // Very long
  event(
    'paris-brest-paris',
    'Paris-Brest-Paris',
    'ultra',
    1219,
    11_500,
    'paris brest paris',
    'paris brest',
    'pbp',
  ),
  event(
    'london-edinburgh-london',
    'London-Edinburgh-London',
    'ultra',
    1540,
    14_000,
    'london edinburgh london',
    'london edinburgh',
    'lel audax',
    'lel 2025',
    'lel 2029',
  ),
  event(
    'lejog',
    "Land's End to John o'Groats",
    'ultra',
    1560,
    15_500,
    'land s end to john o groats',
    'lands end to john o groats',
    'lands end to john ogroats',
    'land s end john o groats',
    'lejog',
    'jogle',
  ),
  event('everesting', 'Everesting', 'ultra', 180, 8848, 'everesting challenge', 'vertical everest'),

  // Bike legs of triathlons
  event(
    'ironman',
    'Ironman bike leg',
    'triathlon',
    180,
    1000,
    'ironman',
    'iron man',
    'ironman 140.6',
    'full distance triathlon',
    'long distance triathlon',
    'iron distance',
    'challenge roth',
  ),
  event(
    'ironman-70-3',
    'Ironman 70.3 bike leg',
    'triathlon',
    90,
    500,
    'ironman 70.3',
    'im 70.3',
    'half ironman',
    'half iron man',
    'half iron',
    'half im',
    'half distance triathlon',
    'half distance tri',
    'middle distance triathlon',
    'middle distance tri',
    'a 70.3',
    'my 70.3',
    'the 70.3',
    'first 70.3',
    'next 70.3',
    '70.3 race',
    '70.3 bike',
    '70.3 triathlon',
    '70.3 ironman',
    '70.3 distance',
    '70.3 plan',
    '70.3 event',
    'im703',
    'ironman 703',
  ),
  event(
    'olympic-triathlon',
    'Olympic triathlon bike leg',
    'triathlon',
    40,
    200,
    'olympic triathlon',
    'olympic tri',
    'olympic distance',
    'olympic distance triathlon',
    'olympic triatlon',
    'olympic triathalon',
    'standard distance triathlon',
    'standard distance tri',
    '5150 triathlon',
  ),
  event(
    'sprint-triathlon',
    'Sprint triathlon bike leg',
    'triathlon',
    20,
    100,
    'sprint triathlon',
    'sprint tri',
    'sprint distance triathlon',
    'sprint distance tri',
    'sprint triatlon',
    'sprint triathalon',
  ),

  // Time trials of set length
  ...timeTrial(10, 80),
  ...timeTrial(25, 200),
  ...timeTrial(50, 400),
  ...timeTrial(100, 800),
];

function timeTrial(miles: number, gainM: number): CyclingEvent[] {
  const aliases = [
    'mile tt',
    'miles tt',
    'mile time trial',
    'mile timetrial',
    'mi tt',
    'm tt',
    'tt',
    'mile test',
    'mile club tt',
  ]
    .map((rest) => `${miles} ${rest}`)
    .concat(`tt of ${miles} miles`, `time trial of ${miles} miles`, `tt ${miles} miles`, `club ${miles} tt`);
  return [event(`tt-${miles}`, `${miles}-mile TT`, 'time trial', miles * 1.609344, gainM, ...aliases)];
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

/** Letters and figures apart, so that "25tt" is read as "25 tt"; "70.3" stays one word. */
const wordsOf = (text: string) => plain(text).match(/[a-z]+|\d+(?:\.\d+)?/g) ?? [];

type Name = { event: CyclingEvent; words: string[]; letters: number };

/** Longer names first, so that an "Ironman 70.3" is not read as the bare "Ironman". */
const names: Name[] = events
  .flatMap((one) => [one.name, ...one.aliases].map((alias) => ({ event: one, words: wordsOf(alias) })))
  .map((one) => ({ ...one, letters: one.words.join('').length }))
  .sort((a, b) => b.letters - a.letters);

/** Names of their own, where one or two wrong letters cannot make another thing of them. */
const proper = names.filter(
  ({ event: { kind }, letters }) => kind !== 'triathlon' && kind !== 'time trial' && letters >= 8,
);

const unit =
  /^(?:kgs?|kilos?|lbs?|w|watts?|km|kms|k|h|hrs?|hours?|min|minutes?|mins?|s|secs?|seconds?|m|metres?|meters?|miles?|mi|mph|kmh|bpm|rpm|cm|mm|psi|bars?|kcal|kj|g|grams?|years?|percent)$/;

/** Finds a known event in normalised text, by one of its names, or by one with a slip of the finger or two. */
export function findEvent(text: string): CyclingEvent | null {
  const words = wordsOf(text);
  return (
    (names.find((name) => hasName(words, name)) ?? proper.find((name) => nearlyHasName(words, name)))
      ?.event ?? null
  );
}

const hasName = (words: string[], { words: name }: Name) =>
  words.some(
    (_, i) => name.every((word, at) => words[i + at] === word) && !isMeasure(name, words[i + name.length]),
  );

/** "A 70.3 kg rider": the figure that ends a name belongs to a unit. Names with a long word of their own are safe. */
const isMeasure = (name: string[], next: string | undefined) =>
  next !== undefined &&
  /^\d/.test(name.at(-1)!) &&
  !name.some((word) => /^[a-z]{6,}$/.test(word)) &&
  unit.test(next);

const nearlyHasName = (words: string[], { words: name }: Name) =>
  words.some((_, i) => name.every((word, at) => nearly(words[i + at], word)));

/** Words of their own that are near a name. */
const ordinary = new Set([
  'marathon',
  'marathons',
  'maraton',
  'marmot',
  'marmots',
  'everyone',
  'depth',
  'debt',
  'dearth',
]);

const nearly = (written: string | undefined, word: string) =>
  written !== undefined &&
  !ordinary.has(written) &&
  (written === word || (word.length >= 5 && /^[a-z]/.test(word) && isSlipOf(written, word)));
