import { powerVerdict, type SegmentOnRoad } from '@breakaway/cycling';
import { chanceText, criticalPowerFact, profileIsBehind, verdictSentences, verdictWord } from './words.ts';

const curve = { cpW: 250, wPrimeJ: 20_000 };
const record = (powerW: number, timeS: number, ownTimeS: number | null = null) =>
  ({ powerW, timeS, ownTimeS, verdict: powerVerdict(curve, powerW, timeS) }) as SegmentOnRoad;

test('a chance is in whole percent, and never surer than the model', () => {
  expect([0, 0.004, 0.243, 0.5, 0.996, 1].map(chanceText)).toEqual([
    'under 1 %',
    'under 1 %',
    '24 %',
    '50 %',
    'over 99 %',
    'over 99 %',
  ]);
});

test('nothing is within reach that is not', () => {
  const word = (powerW: number) => verdictWord(powerVerdict(curve, powerW, 1200)).word;
  expect(word(220)).toBe('Within reach');
  expect(word(265)).toBe('You just about have it');
  expect(word(270)).toBe('At your limit');
  expect(word(282)).toBe('A long shot today');
  expect(word(320)).toBe('Out of reach today');
});

test('what is missing, what there is, and what could be ridden instead', () => {
  expect(verdictSentences(record(277, 1200, 1260))).toEqual([
    'You miss 10 W.',
    expect.stringMatching(/^Your best for 20:00 is 267 W ± \d+\.$/),
    'At your best you ride it in about 21:00.',
  ]);
  expect(verdictSentences(record(240, 1200))[0]).toBe('You have 27 W to spare.');
  // 266.67 W against 276.3 W: not 267 less 276.
  expect(verdictSentences(record(276.3, 1200))[0]).toBe('You miss 10 W.');
});

test('a file that shows more than the profile allows is mentioned', () => {
  const asked = record(277, 1200);
  const held = (timeS: number, averagePowerW: number | null) => [{ timeS, averagePowerW }];
  expect(profileIsBehind(asked, held(1260, 330))).toBe(
    'This file has 330 W for 21:00; your profile allows 267 W. If it is your ride, your profile is out of date: add the ride under All my attempts to see what it does to your curve.',
  );
  // Within the doubt of the profile, a shorter effort, no power, no verdict.
  expect(profileIsBehind(asked, held(1260, 275))).toBeNull();
  expect(profileIsBehind(asked, held(900, 330))).toBeNull();
  expect(profileIsBehind(asked, held(1260, null))).toBeNull();
  expect(profileIsBehind({ ...asked, verdict: null }, held(1260, 330))).toBeNull();
});

test('a share of W′ is said only where it says something', () => {
  const fact = (powerW: number, timeS: number) =>
    criticalPowerFact(powerVerdict(curve, powerW, timeS), { powerW, timeS });
  expect(fact(265, 1200)).toEqual({
    name: 'W′ needed',
    value: '18.0 of 20.0 kJ',
    aside: '15 W above critical power',
  });
  expect(fact(240, 1200)).toEqual({ name: 'Critical power', value: '10 W below' });
  expect(fact(406, 3540)).toEqual({ name: 'Critical power', value: '156 W above' });
  expect(fact(252, 3540)).toEqual({ name: 'Critical power', value: '2 W above' });
});
