import type { SessionTarget, SessionTypeId } from '@breakaway/cycling';
import { sticky } from './session-text.ts';

/** What a word or a figure says of the work it stands beside. */
export type Meaning = {
  type?: SessionTypeId;
  target?: SessionTarget;
  /** one for each repetition, or for each part of one */
  targets?: SessionTarget[];
  cadenceRpm?: number;
  /** "seated", "uphill" */
  label?: string;
  /** a number after "@" without a unit: percent of FTP or watts */
  bare?: { from: number; to: number };
  /** share of FTP of the easy half, where both are given: "@120/60" */
  off?: number;
  /** "% of max", "% HR": of what has to be asked */
  ofWhat?: { from: number; to: number; heart: boolean };
  /** key of NAMED: the session that the word alone stands for */
  named?: string;
};

const ftp = (from: number, to = from): Meaning => ({ target: { of: 'ftp', from, to } });
const thresholdHr = (from: number, to: number): Meaning => ({ target: { of: 'thresholdHr', from, to } });

const map = (from: number, to: number): Meaning => ({ target: { of: 'map', from, to } });
const ALL_OUT: Meaning = { target: { of: 'maximal' } };

/** Coggan's zones as ranges of FTP; the seventh is all out. */
export const POWER_ZONES: readonly Meaning[] = [
  ftp(0.45, 0.55),
  ftp(0.56, 0.75),
  ftp(0.76, 0.9),
  ftp(0.91, 1.05),
  ftp(1.06, 1.2),
  ftp(1.21, 1.5),
  ALL_OUT,
];
/** The three zones of polarised training: below, between and above the two thresholds. */
export const THREE_ZONES: readonly Meaning[] = [ftp(0.56, 0.75), ftp(0.8, 0.98), ftp(1.05, 1.2)];
/** Friel's zones, shares of threshold heart rate. */
export const HEART_ZONES: readonly Meaning[] = [
  thresholdHr(0.7, 0.8),
  thresholdHr(0.81, 0.89),
  thresholdHr(0.9, 0.93),
  thresholdHr(0.94, 0.99),
  thresholdHr(1, 1.04),
];
/** The French scale of intensity (ESIE), shares of maximal aerobic power. */
export const ESIE: readonly Meaning[] = [
  map(0.4, 0.5),
  map(0.5, 0.6),
  map(0.6, 0.7),
  map(0.75, 0.85),
  map(0.9, 1.1),
  map(1.1, 1.8),
  ALL_OUT,
];
/** The Dutch endurance, tempo and threshold training. */
export const DUTCH: readonly Meaning[] = [ftp(0.56, 0.75), ftp(0.76, 0.9), ftp(0.91, 1.02)];

/**
 * Words of training in English, German, French, Italian, Spanish and Dutch, without accents; longer forms first. A word
 * with `named` is a session by itself.
 */
const WORDS: readonly (readonly [pattern: string, meaning: Meaning])[] = [
  ['ga ?2|g2', ftp(0.76, 0.9)],
  ['ga ?1|g1|grundlagen?(?:ausdauer)?(?: ?1)?', { ...ftp(0.56, 0.75), type: 'endurance' }],
  ['eb', { ...ftp(0.91, 1.05), type: 'threshold' }],
  ['sb', { ...ftp(1.06, 1.2), type: 'vo2max' }],
  [
    'kb|rekom|regenerativ|regeneration|decrassage|scarico|descarga|recup(?:eration)? active|herstel(?:rit)?',
    { ...ftp(0.45, 0.55), type: 'recovery' },
  ],
  ['recovery(?: (?:ride|spin|pace))', { ...ftp(0.45, 0.55), type: 'recovery' }],
  [
    'over[- /]*(?:and[- ]|&[- ]?)?unders?|under[- /]*overs?|o ?/ ?u(?: ?s)?|criss[- ]?cross(?:es)?',
    { type: 'overUnder' },
  ],
  ['sweet ?-?spots?|sweespot|sst|ss(?![a-z])|subseuil|sous[- ]seuil', { type: 'sweetSpot' }],
  ['sur[- ]seuil|supra ?-?threshold|above threshold|just above threshold', ftp(1.02, 1.08)],
  ['fuori soglia|sopra soglia', { ...ftp(1.06, 1.2), type: 'vo2max' }],
  ['sub ?-?threshold|(?:just )?(?:below|under) threshold', ftp(0.9, 0.95)],
  ['fondo medio|medio', { ...thresholdHr(0.85, 0.9), type: 'tempo' }],
  ['fondo veloce|veloce', thresholdHr(0.9, 0.97)],
  ['fondo lento|lento', { ...ftp(0.56, 0.75), type: 'endurance' }],
  ['double threshold', { type: 'threshold', named: 'doubleThreshold' }],
  [
    'thresholds?|tresholds?|threshhold|thresh|schwellen?(?:training|intervalle?)?|an der schwelle|seuil|soglia|umbral|omslagpunt|drempel|functional threshold',
    { type: 'threshold' },
  ],
  ['hours? of power|power hour', { type: 'hourOfPower', named: 'hourOfPower' }],
  [
    'time[- ]?trial (?:pace|efforts?|intervals?|position)|tt (?:pace|efforts?|intervals?|position)|race pace|zeitfahr(?:tempo|position)?|contre-la-montre|crono',
    { type: 'timeTrialPace' },
  ],
  ['tempo|z3 tempo', { type: 'tempo' }],
  ['v\\.?o2 ?-?(?:max(?:imal)?)?|pma|vo2s', { type: 'vo2max' }],
  ['norwegian(?: intervals?)?|norweger', { named: 'norwegian' }],
  ['seilers?', { named: 'seiler' }],
  ['ronn?estads?(?: intervals?)?|roennestad|ronnestadt', { type: 'thirtyFifteen', named: 'ronnestad' }],
  ['billats?(?: intervals?)?', { type: 'thirtyThirty', named: 'billat' }],
  ['gimenez', { named: 'gimenez' }],
  ['tabatas?(?: intervals?| sets?)?', { type: 'tabata', named: 'tabata' }],
  ['micro ?-?(?:bursts?|intervals?)', { type: 'microbursts', named: 'microbursts' }],
  ['hard[- ]starts?|fast[- ]starts?', { type: 'hardStart' }],
  [
    'race[- ]?winning(?: (?:intervals?|efforts?))?|rwi(?:s)?|attack (?:and|&|\\+|n) hold',
    { type: 'raceWinning', named: 'raceWinning' },
  ],
  [
    'standing starts?|power starts?|stomps?|partenze da fermo',
    { type: 'standingStarts', named: 'standingStarts' },
  ],
  ['sprint intervals?|sit(?! (?:in|on|up|at|down))', { type: 'sprintIntervals' }],
  ['(?:ortsschild)?sprints?|sprinten|sprint efforts?|volate|esprints?', { type: 'sprints' }],
  ['anaerobic(?: capacity)?|anaerob|anaerobico|anaerobie|lactate tolerance', { type: 'anaerobic' }],
  [
    'low[- ]cadence|low rpm|kraftausdauer|k ?3|ka|sfr|torque|big[- ]gear|force sous[- ]max|en force|force|fuerza[- ]?resistencia|fuerza|forza|krachttraining|kracht',
    { type: 'lowCadence' },
  ],
  [
    'hill[- ]?(?:reps?|repeats?|repetitions?|intervals?|efforts?)|bergintervalle?|berg|en (?:cote|bosse|montee)|cotes|bosses|salite|in salita|cuestas?|en subida|climbing (?:reps|intervals)|hills',
    { type: 'hillReps', label: 'uphill' },
  ],
  ['pyramids?(?: intervals?)?|pyramiden?|piramidi?|piramides?', { type: 'pyramid', named: 'pyramid' }],
  ['ladders?', { type: 'pyramid' }],
  [
    '(?:pre[- ]?race |leg |legs )?openers?|legs? openers?|activation (?:ride|session|spin|workout)|activation(?= ?(?:$|before|tomorrow|for tomorrow|\\+))|vorbelastung|activacion|attivazione|deblocage',
    { type: 'openers', named: 'openers' },
  ],
  ['fatigued|on tired legs|pre-?fatigued', { type: 'fatigued' }],
  [
    'endurance(?: pace)?|foundation|aerobic(?: pace)?|duurtraining|duur|rodaje|zone two',
    { ...ftp(0.56, 0.75), type: 'endurance' },
  ],
  ['fartlek|fahrtspiel', { named: 'fartlek' }],
  ['race[- ]sim(?:ulation)?', { named: 'raceSimulation' }],
  [
    '(?:very )?easy(?: spin(?:ning)?| pace| riding)?|locker|facile|suave|rustig|souple|tranquillo|tranquilo|gemutlich|chill(?:ed)?',
    ftp(0.5, 0.65),
  ],
  [
    'all[- ]?out|a bloc|a tope|a tutta|flat[- ]out|full gas|vollgas|maximal(?:ly)?|max(?: efforts?)?(?! ?(?:hr|heart|power|w))|as hard as (?:possible|i can)',
    ALL_OUT,
  ],
  ['hard|hart|forte|fuerte|intense|intensity', {}],
  ['seated|sitting|im sitzen|assis|seduto|sentado', { label: 'seated' }],
  ['standing|out of the saddle|im wiegetritt|wiegetritt|en danseuse', { label: 'standing' }],
  ['in (?:the )?drops', { label: 'in the drops' }],
  ['in (?:the )?(?:aero )?position|on (?:the )?aero ?bars', { label: 'in position' }],
  ['uphill|up hill|on a (?:climb|hill)|bergauf|am berg|climbs?', { label: 'uphill' }],
  ['high cadence|fast cadence|velocite|hohe(?:r)? (?:tritt)?frequenz|spin-?ups?', { label: 'high cadence' }],
];

const PATTERNS = WORDS.map(([source, meaning]) => [sticky(`(?:${source})(?![a-z0-9])`), meaning] as const);

/** The word of training that stands at a place of the text, and where it ends. */
export function wordAt(text: string, at: number): { meaning: Meaning; end: number } | null {
  for (const [pattern, meaning] of PATTERNS) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return { meaning, end: at + found[0].length };
  }
  return null;
}
