/** One word for several that riders use for the same thing. */
const synonyms: Record<string, string> = {
  tire: 'tyre',
  tires: 'tyre',
  bicycle: 'bike',
  cycle: 'bike',
  cycling: 'bike',
  carb: 'carbohydrate',
  carbs: 'carbohydrate',
  cho: 'carbohydrate',
  sugar: 'carbohydrate',
  wattage: 'watt',
  power: 'watt',
  watts: 'watt',
  hr: 'heartrate',
  pulse: 'heartrate',
  bpm: 'heartrate',
  workout: 'session',
  training: 'train',
  trainings: 'train',
  uphill: 'climb',
  ascent: 'climb',
  hill: 'climb',
  hills: 'climb',
  mountain: 'climb',
  fuel: 'eat',
  fuelling: 'eat',
  fueling: 'eat',
  nutrition: 'eat',
  feed: 'eat',
  feeding: 'eat',
  food: 'eat',
  hydration: 'drink',
  hydrate: 'drink',
  water: 'drink',
  fluid: 'drink',
  fluids: 'drink',
  psi: 'pressure',
  aerodynamic: 'aero',
  aerodynamics: 'aero',
  tt: 'timetrial',
  sst: 'sweetspot',
  schedule: 'plan',
  programme: 'plan',
  program: 'plan',
  tapering: 'taper',
  turbo: 'indoor',
  trainer: 'indoor',
  zwift: 'indoor',
  indoors: 'indoor',
  knackered: 'tired',
  fatigue: 'tired',
  fatigued: 'tired',
  exhausted: 'tired',
  saddle: 'saddle',
  seat: 'saddle',
  cost: 'price',
  subscription: 'subscribe',
  spin: 'cadence',
  rpm: 'cadence',
  draft: 'drafting',
  slipstream: 'drafting',
  brakes: 'brake',
  sleeping: 'sleep',
  slept: 'sleep',
  ate: 'eat',
  drank: 'drink',
  rode: 'ride',
  ridden: 'ride',
  felt: 'feel',
  lost: 'lose',
  worse: 'bad',
  better: 'good',
  best: 'good',
};

/** Members type any word, "constructor" too, which every object knows. */
const synonymOf = new Map(Object.entries(synonyms));

/** A word in its plain form: without common endings, one word for synonyms. */
export function stem(word: string): string {
  const same = synonymOf.get(word);
  if (same) return same;
  let plain = word;
  if (plain.length > 4 && plain.endsWith('ies')) plain = `${plain.slice(0, -3)}y`;
  else if (plain.length > 4 && /(?:ss|sh|ch|x)es$/.test(plain)) plain = plain.slice(0, -2);
  else if (plain.length > 3 && plain.endsWith('s') && !/(?:ss|us|is)$/.test(plain))
    plain = plain.slice(0, -1);
  if (plain.length > 5 && plain.endsWith('ing')) plain = undouble(plain.slice(0, -3));
  else if (plain.length > 4 && plain.endsWith('ed')) plain = undouble(plain.slice(0, -2));
  else if (plain.length > 5 && plain.endsWith('ly')) plain = plain.slice(0, -2);
  if (plain.length > 4 && plain.endsWith('e')) plain = plain.slice(0, -1);
  return synonymOf.get(plain) ?? plain;
}

const undouble = (word: string) => (/([bdfgmnprt])\1$/.test(word) ? word.slice(0, -1) : word);
