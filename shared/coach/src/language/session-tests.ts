import type { TestId } from '@breakaway/cycling';
import { matchAt, sticky } from './session-text.ts';

const TESTS: readonly (readonly [pattern: RegExp, test: TestId | 'threeMinutes'])[] = [
  [
    sticky("(?:20 ?(?:-|')? ?min(?:ute)?s?|20') ?(?:(?:ftp|power|threshold|all[- ]?out|field) )*test"),
    'twentyMinutes',
  ],
  [sticky("(?:8 ?-? ?min(?:ute)?s?|8'|2 ?x ?8(?: ?min(?:ute)?s?|')?) ?(?:ftp |field )?test"), 'eightMinutes'],
  [
    sticky(
      "(?:5 ?-? ?min(?:ute)?s?|5')(?: ?(?:power |vo2 ?(?:max)? |map )?test| (?:all[- ]?out|max(?:imal)?)(?! (?:hr|heart|power)))",
    ),
    'fiveMinutes',
  ],
  [sticky("(?:3 ?-? ?min(?:ute)?s?|3') (?:all[- ]?out)(?: test)?|3 ?mt(?![a-z])"), 'threeMinutes'],
  [sticky('ramp[- ]?tests?|map test|stufentest|test de rampe|test incrementale|rampentest'), 'ramp'],
  [sticky('cp ?(?:test)? ?3 ?(?:/|\\+|and|&) ?12(?: min)?|cp[- ]test|critical power test'), 'criticalPower'],
  [
    sticky('ftp[- ]?tests?|threshold test|schwellentest|test (?:de )?(?:ftp|pma|seuil)|ftp-?toets'),
    'twentyMinutes',
  ],
];

const TIME_TRIAL = sticky(
  '(\\d{1,3}) ?-?(miles?|milers?|mi|km|k)? ?(?:tt|time[- ]trials?)(?: (?:efforts?|session|workout|intervals?))?(?![a-z])',
);

/** A test or time trial that is named at a place of the text. Without a unit 10, 25, 50 and 100 are miles. */
export function testAt(
  text: string,
  at: number,
): { said: { kind: 'test'; test: string; metres?: number }; end: number } | null {
  if (at > 0 && /[a-z0-9.]/.test(text[at - 1] ?? '')) return null;
  const trial = matchAt(TIME_TRIAL, text, at);
  if (trial) {
    const way = Number(trial[1]);
    const miles = trial[2] === undefined ? [10, 25, 50, 100].includes(way) : trial[2].startsWith('mi');
    const metres = way * (miles ? 1609.344 : 1000);
    if (trial[2] !== undefined || miles)
      return { said: { kind: 'test', test: 'timeTrial', metres }, end: at + trial[0].length };
  }
  for (const [pattern, test] of TESTS) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return { said: { kind: 'test', test }, end: at + found[0].length };
  }
  return null;
}
