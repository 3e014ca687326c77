import { type Frame, type Memory, blankMemory, type Reading, type Told } from './frame.ts';
import { understand } from './understand.ts';
import { type Expected, utterances } from './utterances.ts';

const blank = (): Memory => structuredClone(blankMemory);

/** The reading in the units of the set. */
function inRiderUnits(reading: Reading): Expected {
  const { frame, told } = parts(reading);
  const given: Partial<Record<string, number>> = { ...frame?.given, ...told };
  const of = (kind: string, factor = 1) => (given[kind] === undefined ? undefined : given[kind] * factor);
  const read: Expected = {
    skill: frame?.skill,
    asked: frame?.asked,
    W: of('power'),
    Wkg: of('relativePower'),
    share: of('intensity'),
    min: of('duration', 1 / 60),
    km: of('distance', 1 / 1000),
    grade: of('grade', 100),
    gain: of('gain'),
    kmh: of('speed', 3.6),
    kg: of('weight'),
    bike: of('bikeWeight'),
    total: of('totalMass'),
    cm: of('height', 100),
    ftp: of('ftp'),
    cho: of('choTolerance'),
    lthr: of('thresholdHr'),
    maxHr: of('maxHr'),
    C: of('temperature'),
    windMs: of('wind'),
    cda: of('cda'),
    crr: of('crr'),
    altitude: of('altitude'),
    climb: frame?.climbId,
    zones: frame?.zones,
    kind: reading.kind === 'question' || reading.kind === 'typical' ? undefined : reading.kind,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

function parts(reading: Reading): { frame?: Frame; told?: Told } {
  if (reading.kind === 'question' || reading.kind === 'didYouMean') return reading;
  return reading.kind === 'told' ? { told: reading.told } : {};
}

/** Exact, but for conversions of units, which are compared to four figures. */
function expectReading(reading: Reading, expected: Expected) {
  const got = inRiderUnits(reading);
  if (expected.kind === 'didYouMean') return expect(got).toMatchObject(expected);
  if (expected.skill === 'fitness') expect(got.skill).toBe('fitness');
  else expect(Object.keys(got).sort()).toEqual(Object.keys(withDerived(expected, got)).sort());
  for (const [key, value] of Object.entries(expected)) {
    const actual = got[key as keyof Expected];
    if (typeof value === 'number')
      expect([key, Math.abs(Number(actual) - value) <= 0.002 * Math.abs(value)]).toEqual([key, true]);
    else expect([key, actual]).toEqual([key, value]);
  }
}

/** Gain with a grade stands for a length, which the set does not repeat. */
const withDerived = (expected: Expected, got: Expected): Expected =>
  expected.gain !== undefined && expected.km === undefined && got.km !== undefined
    ? { ...expected, km: got.km }
    : expected;

test('the set is large enough to mean something', () => {
  expect(utterances.length).toBeGreaterThanOrEqual(120);
});

test.each(utterances)('%s', (text, expected) => {
  expectReading(understand(text, blank()), expected);
});

/** Says several things in a row; gives the last reading. */
function dialogue(...messages: string[]): Reading {
  const memory = blank();
  let reading: Reading = { kind: 'thanks' };
  for (const message of messages) {
    reading = understand(message, memory);
    if (reading.kind !== 'question') continue;
    memory.frame = reading.frame;
    memory.told = { ...memory.told, ...reading.told };
    memory.lastRide = {
      computed: 'power',
      powerW: 300,
      timeS: 3600,
      values: { weight: 70, power: 300, duration: 3600 },
    };
  }
  return reading;
}

const alpe = 'What power do I need for 13.8 km at 8.1 % in 55 minutes?';
const flat = 'How long for a flat 40 km time trial at 250 W?';
const ventoux = 'how long for ventoux at 250 w';

test.each<[string[], Expected]>([
  [[alpe, 'and at 280 W?'], { skill: 'climb', asked: 'time', km: 13.8, grade: 8.1, W: 280 }],
  [[alpe, 'and at 280?'], { skill: 'climb', asked: 'time', km: 13.8, grade: 8.1, W: 280 }],
  [[alpe, 'with 70 kg?'], { skill: 'climb', asked: 'power', km: 13.8, grade: 8.1, min: 55, kg: 70 }],
  [[alpe, 'what about 7.5 %?'], { skill: 'climb', asked: 'power', km: 13.8, grade: 7.5, min: 55 }],
  [
    [alpe, 'and at 7,5%?', 'with 70 kg'],
    { skill: 'climb', asked: 'power', km: 13.8, grade: 7.5, min: 55, kg: 70 },
  ],
  [[alpe, 'make it 50 minutes'], { skill: 'climb', asked: 'power', km: 13.8, grade: 8.1, min: 50 }],
  [[alpe, 'in 50?'], { skill: 'climb', asked: 'power', km: 13.8, grade: 8.1, min: 50 }],
  [[alpe, '5 minutes faster'], { skill: 'climb', asked: 'power', km: 13.8, grade: 8.1, min: 55 }],
  [[alpe, '5 kg lighter?'], { skill: 'climb', asked: 'power', km: 13.8, grade: 8.1, min: 55, kg: 65 }],
  [[alpe, 'with a 7 kg bike'], { skill: 'climb', asked: 'power', km: 13.8, grade: 8.1, min: 55, bike: 7 }],
  [[alpe, 'what about Ventoux?'], { skill: 'climb', asked: 'power', climb: 'ventoux-bedoin', min: 55 }],
  [[alpe, 'and for 10 km?'], { skill: 'climb', asked: 'power', km: 10, grade: 8.1, min: 55 }],
  [
    [alpe, 'with 3 m/s headwind'],
    { skill: 'climb', asked: 'power', km: 13.8, grade: 8.1, min: 55, windMs: 3 },
  ],
  [[alpe, 'if it is 30 °C'], { skill: 'climb', asked: 'power', km: 13.8, grade: 8.1, min: 55, C: 30 }],
  [[alpe, 'at 4 w/kg'], { skill: 'climb', asked: 'time', km: 13.8, grade: 8.1, Wkg: 4 }],
  [[alpe, 'and at threshold?'], { skill: 'climb', asked: 'time', km: 13.8, grade: 8.1, share: 1 }],
  [[alpe, 'why?'], { kind: 'explain' }],
  [[alpe, 'how did you compute that?'], { kind: 'explain' }],
  [[alpe, 'What should I eat for that?'], { skill: 'feeding', asked: 'plan', W: 300, min: 60 }],
  [[flat, 'and at 280 W?'], { skill: 'timeTrial', asked: 'time', km: 40, W: 280 }],
  [[flat, 'make it 50 minutes'], { skill: 'timeTrial', asked: 'power', km: 40, min: 50 }],
  [[flat, 'and 20 km?'], { skill: 'timeTrial', asked: 'time', km: 20, W: 250 }],
  [[flat, '10 W more'], { skill: 'timeTrial', asked: 'time', km: 40, W: 310 }],
  [[flat, 'with cda 0.22'], { skill: 'timeTrial', asked: 'time', km: 40, W: 250, cda: 0.22 }],
  [[flat, 'how fast is that?'], { skill: 'timeTrial', asked: 'speed', km: 40, W: 250 }],
  [[flat, alpe], { skill: 'climb', asked: 'power', km: 13.8, grade: 8.1, min: 55 }],
  [[alpe, flat], { skill: 'timeTrial', asked: 'time', km: 40, W: 250 }],
  [[alpe, 'what are my zones?'], { skill: 'zones', asked: 'plan', zones: 'both' }],
  [[alpe, 'how long can I hold 300 W?'], { skill: 'hold', asked: 'time', W: 300 }],
  [[ventoux, 'and from Sault?'], { skill: 'climb', asked: 'time', climb: 'ventoux-sault', W: 250 }],
  [
    [ventoux, 'what about the galibier'],
    { skill: 'climb', asked: 'time', climb: 'galibier-valloire', W: 250 },
  ],
  [[ventoux, 'as fast as I can'], { skill: 'climb', asked: 'time', climb: 'ventoux-bedoin' }],
  [['how long can I hold 300 W?', 'and 320 W?'], { skill: 'hold', asked: 'time', W: 320 }],
  [['how long can I hold 300 W?', 'and for 5 minutes?'], { skill: 'hold', asked: 'power', min: 5 }],
  [['what are my zones?', 'with ftp 260'], { skill: 'zones', asked: 'plan', zones: 'both', ftp: 260 }],
  [
    ['What should I eat on a 4 hour ride?', 'and for 5 hours?'],
    { skill: 'feeding', asked: 'plan', min: 300 },
  ],
  [
    ['What should I eat on a 4 hour ride?', 'with 90 g/h?'],
    { skill: 'feeding', asked: 'plan', min: 240, cho: 90 },
  ],
  [
    ['What should I eat on a 4 hour ride?', 'at an easy pace?'],
    { skill: 'feeding', asked: 'plan', min: 240, share: 0.5 },
  ],
  [[alpe, 'tell me a joke'], { kind: 'unknown' }],
])('%j', (messages, expected) => {
  expectReading(dialogue(...messages), expected);
});
