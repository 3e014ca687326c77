import type { AnswerPart } from '@breakaway/contract';
import { answerPart } from '@breakaway/contract/schemas';
import {
  climbPower,
  segmentRecord,
  timeTrialTime,
  type UserRecord,
  resolveAthlete,
} from '@breakaway/cycling';
import { z } from 'zod';
import type { Answer } from './brain.ts';
import { builtInBrain } from './built-in-brain.ts';
import { blankMemory } from './intent/frame.ts';

const full: UserRecord = {
  bodyMatrix: { height: 172, weight: 62 },
  powerMatrix: { ftp: 240 },
  feedingData: { choTolerance: 70 },
  heartRateMatrix: { thresholdHr: 170 },
};
const climb = 'What power do I need for 13.8 km at 8.1 % in 55 minutes?';
const flat = 'How long for a flat 40 km time trial at 250 W?';

/** Answers several messages of one conversation. */
async function talk(messages: string[], profile: UserRecord = full): Promise<Answer[]> {
  let memory = structuredClone(blankMemory);
  const answers: Answer[] = [];
  for (const message of messages) {
    const answer = await builtInBrain.answer({ message, memory, profile });
    // The memory is stored as JSON between two turns.
    memory = JSON.parse(JSON.stringify(answer.memory));
    z.array(answerPart).parse(answer.parts);
    answers.push(answer);
  }
  return answers;
}
const last = async (messages: string[], profile?: UserRecord) => (await talk(messages, profile)).at(-1)!;
const part = <K extends AnswerPart['kind']>({ parts }: Answer, kind: K) =>
  parts.find((one) => one.kind === kind) as Extract<AnswerPart, { kind: K }> | undefined;
const headline = (answer: Answer) =>
  `${part(answer, 'headline')?.value} ${part(answer, 'headline')?.unit}`.trim();
const assumed = (answer: Answer, label: string) =>
  part(answer, 'assumptions')?.items.find((item) => item.label === label);

test('the two questions of the issue, from a full profile, are what the library computes', async () => {
  const athlete = resolveAthlete(full);
  const power = climbPower({ athlete, distanceM: 13800, slope: 0.081, timeS: 3300 });
  const time = timeTrialTime({ athlete, distanceM: 40000, powerW: 250 });
  if (!power.ok || !time.ok) throw new Error('refused');
  const answer = await last([climb]);
  expect(headline(answer)).toBe(`${Math.round(power.powerW)} W`);
  expect(answer.text).toContain(
    `${(power.powerW / 62).toFixed(2)} W/kg, ${Math.round(power.powerW / 2.4)} % of FTP`,
  );
  expect(answer.text).toContain('Martin et al. 1998');
  const clock = `${Math.floor(time.timeS / 60)}:${String(Math.round(time.timeS) % 60).padStart(2, '0')}`;
  expect(headline(await last([flat]))).toBe(clock);
});

test.each([
  [13.8, 1115, 40],
  [8, 320, 19],
  [1.3, 33, 2.5],
  [20.6, 1577, 75],
  [5, 40, 8],
])(
  '%d km with %d m in %d min takes the same watts here and in the segment tool, to 0.1 W',
  async (km, gainM, minutes) => {
    const answer = await last([
      `What power do I need for a climb of ${km} km with ${gainM} m in ${minutes} minutes?`,
    ]);
    const here = answer.calls[0]!.result as { powerW: number };
    const tool = segmentRecord({
      athlete: resolveAthlete(full),
      distanceM: 1000 * km,
      gainM,
      timeS: 60 * minutes,
      bike: 'road',
    });
    if (!tool.ok) throw new Error(tool.message);
    expect(Math.abs(here.powerW - tool.powerW)).toBeLessThan(0.1);
  },
);

test('golden climb: 13.8 km, 1100 m, 45 min, 70 + 8 kg is 360.5 W', async () => {
  const answer = await last(['13.8 km, 1100 m, 45 min, 70 + 8 kg, CdA .35, Crr .004, rho 1.026, power?']);
  const call = answer.calls[0]?.result as { powerW: number };
  expect(call.powerW).toBeCloseTo(360.5, 0);
  expect(headline(answer)).toMatch(/^36[01] W$/);
  expect(answer.text).toContain('1467 m an hour');
});

test('golden time trial: 40 km, 250 W, 84 kg, CdA 0.25, Crr 0.0035, rho 1.2 takes 59:38', async () => {
  const answer = await last([
    '40 km flat TT at 250 W, 84 kg total weight, CdA .25 Crr .0035 rho 1.2, how long?',
  ]);
  expect((answer.calls[0]!.result as { timeS: number }).timeS).toBeCloseTo(3577.6, -1);
});

test('zones golden: FTP 250, threshold heart rate 170', async () => {
  const { text } = await last(['what are my zones with ftp 250 and threshold hr 170, power and heart rate']);
  for (const range of [
    'up to 137 W',
    '138 to 187 W',
    '188 to 225 W',
    '226 to 262 W',
    '263 to 300 W',
    'over 300 W',
  ])
    expect(text).toContain(range);
  expect(text).toContain('138 to 151 bpm');
});

test('zones that she entered are her zones; a threshold from the message is a question of its own', async () => {
  const own: UserRecord = {
    powerMatrix: { ftp: 250 },
    powerZones: { z1: 140, z2: 195 },
    heartRateMatrix: { z1: 130, z2: 145, z3: 155, z4: 168, z5: 184 },
  };
  const answer = await last(['what are my zones?'], own);
  const [power, heart] = answer.parts.flatMap((one) => (one.kind === 'table' ? [one] : []));
  expect(power!.caption).toBe('Power zones, W (your own; else Coggan, from FTP)');
  expect(power!.rows.map((row) => row[2])).toEqual([
    'up to 140 W',
    '141 to 195 W',
    '196 to 225 W',
    '226 to 262 W',
    '263 to 300 W',
    'over 300 W',
  ]);
  expect(heart!.caption).toBe('Heart-rate zones, bpm (your own)');
  expect(heart!.rows.at(-1)![2]).toBe('169 to 184 bpm');
  expect(assumed(answer, 'Power zones')).toMatchObject({ value: 'upper limit of Z1, Z2', source: 'profile' });

  const asked = await last(['my zones with ftp 200 and threshold hr 170?'], own);
  expect(asked.text).toContain('up to 110 W');
  expect(asked.text).toContain('138 to 151 bpm');

  const contradiction = await last(['power zones'], { ...own, powerZones: { z1: 240 } });
  expect(part(contradiction, 'notice')?.text).toContain('do not rise');
  expect(contradiction.text).toContain('up to 137 W');
});

test('a contradiction of the profile is told only in the answers that rest on it', async () => {
  const odd = { ...full, heartRateMatrix: { thresholdHr: 180, maxHr: 170 } };
  const told = async (question: string, profile: UserRecord = odd) =>
    (await last([question], profile)).parts
      .flatMap((one) => (one.kind === 'notice' ? [one.text] : []))
      // A plan for eating has notices of its own.
      .filter((text) => resolveAthlete(profile).conflicts.some((conflict) => conflict.text === text));
  const hearts = 'Threshold heart rate 180 is not below maximum heart rate 170.';
  for (const question of [
    climb,
    flat,
    'What can I hold for 20 minutes?',
    'How fit am I?',
    'power zones',
    'What should I eat on a ride of 4 hours?',
  ])
    expect([question, await told(question)]).toEqual([question, []]);
  expect(await told('What are my heart rate zones?')).toEqual([hearts]);
  expect(await told('What are my zones?')).toEqual([hearts]);
  expect((await last(['My FTP is 250 W'], odd)).text).toContain('Noted for this conversation');
  expect((await last(['my max hr is 175'], odd)).text).toContain('not below maximum heart rate 175');

  const powers = { ...full, advancePhysiologicalData: { criticalPower: 300 } };
  const critical = 'Critical power 300 W is more than 15 % above FTP 240 W. One of them is likely old.';
  for (const question of [
    climb,
    'What can I hold for 20 minutes?',
    'What should I eat on a ride of 4 hours?',
  ])
    expect([question, await told(question, powers)]).toEqual([question, [critical]]);
  expect(await told('heart rate zones', powers)).toEqual([]);
});

test('what is missing is asked for, one thing at a time, and used for this conversation', async () => {
  const [first, second, third] = await talk([climb, '72 kg', '1,80 m'], {});
  expect(part(first!, 'question')?.text).toContain('weigh');
  expect(part(first!, 'question')?.chips).toContain('70 kg');
  expect(first!.parts).toHaveLength(1);
  expect(part(second!, 'question')?.text).toContain('tall');
  expect(part(third!, 'notice')?.text).toContain('Settings keeps it for good');
  expect(assumed(third!, 'Body mass')).toMatchObject({ value: '72 kg', source: 'asked' });
  expect(headline(third!)).toMatch(/^\d{3} W$/);
  expect(third!.text).toContain('FTP');
});

test('only what the question needs is asked for', async () => {
  const noHeight: UserRecord = { ...full, bodyMatrix: { weight: 62 } };
  expect(part(await last([climb], noHeight), 'question')?.text).toContain('tall');
  expect(part(await last([`${climb} CdA 0.32`], noHeight), 'headline')).toBeDefined();
  expect(
    part(await last(['what are my power zones?'], { powerMatrix: { ftp: 250 } }), 'table'),
  ).toBeDefined();
  const noTolerance: UserRecord = { ...full, feedingData: {} };
  expect(part(await last(['what should I eat on a 4 hour ride?'], noTolerance), 'question')?.text).toContain(
    'carbohydrate',
  );
});

test('message over conversation over profile over default', async () => {
  const [profile, message, conversation, again] = await talk([
    climb,
    `${climb} I weigh 70 kg`,
    'and at 280 W?',
    `${climb} 66 kg`,
  ]);
  expect(assumed(profile!, 'Body mass')).toMatchObject({ value: '62 kg', source: 'profile' });
  expect(assumed(message!, 'Body mass')).toMatchObject({ value: '70 kg', source: 'asked' });
  expect(assumed(conversation!, 'Body mass')).toMatchObject({ value: '70 kg' });
  expect(assumed(again!, 'Body mass')).toMatchObject({ value: '66 kg' });
  expect(assumed(profile!, 'Road bike')).toMatchObject({ source: 'default' });
});

test('"I don\'t know" gives a usual value where that is honest, and a test to ride where it is not', async () => {
  const usual = await last([climb, "I don't know", '1.80'], {});
  expect(assumed(usual, 'Body mass')?.value).toBe('75 kg');
  const none = await last(['what are my zones?', 'no idea'], {});
  expect(none.text).toContain('20 minutes');
  expect(part(none, 'headline')).toBeUndefined();
});

test('follow-ups change one thing and say by how much', async () => {
  const [first, lighter] = await talk([climb, '5 kg lighter?']);
  expect(lighter!.text).toMatch(/That is \d+ W less than in the last answer/);
  expect(Number(headline(lighter!).slice(0, 3))).toBeLessThan(Number(headline(first!).slice(0, 3)));
});

test('a power and a time together: the power needed, and whether the one given is enough', async () => {
  const { text } = await last(["Alpe d'Huez in 55 min at 220 W?"]);
  expect(text).toMatch(/220 W is not enough: it takes 1:\d\d:\d\d/);
});

test('what is beyond her curve is said, with the nearest that is not', async () => {
  const { text } = await last(["Alpe d'Huez in 45 minutes"]);
  expect(text).toContain('more than you can hold');
  expect(text).toMatch(/Your best here would be about 1 h \d+ min/);
});

test.each([['60 km/h solo, what power?'], ['can I hold 8 w/kg for an hour?'], ["alpe d'huez in 25 minutes"]])(
  'impossible: %s',
  async (question) => {
    expect((await last([question])).text).toContain('Nobody can do this alone');
  },
);

test('a change asked for in the same breath is a row of its own', async () => {
  const answer = await last(['how much faster would I be 2 kg lighter on the Ventoux at 220 W?']);
  expect(answer.text).toMatch(/2 kg less, as you asked: Time 1:\d\d:\d\d, Difference −\d:\d\d/);
});

test('how long she can hold it agrees with whether she can, also at altitude', async () => {
  const { text } = await last(['how long for the Ventoux at 220 W?']);
  const minutes = (hours = '0', rest = '0') => Number(hours) * 60 + Number(rest);
  const [, h, m] = /Time: (\d):(\d\d):/.exec(text) ?? [];
  const [, holdH, holdM] = /You can hold 220 W for about (?:(\d) h ?)?(?:(\d+) min)?/.exec(text) ?? [];
  expect(text).toContain('more than you can hold');
  expect(minutes(holdH, holdM)).toBeLessThan(minutes(h, m));
});

test('a mistyped climb is taken as meant and said, or asked about', async () => {
  expect((await last(['stelvo at 220 W'])).text).toContain(
    'I read “stelvo” as Passo dello Stelvio from Prato',
  );
  const [asked, chosen] = await talk(['galbeir at 220 W', 'Col du Galibier']);
  expect(part(asked!, 'question')).toMatchObject({
    text: expect.stringContaining('Did you mean Col du Galibier'),
  });
  expect(chosen!.text).toContain('18.1 km');
});

test('a climb without its steepness is asked for it', async () => {
  const [asked, answered] = await talk(['how long is a 10 km climb at 220 W', '7 %']);
  expect(part(asked!, 'question')?.text).toContain('steep');
  expect(headline(answered!)).toMatch(/^\d+:\d\d/);
});

test('"why?" shows the model and its terms', async () => {
  const { text } = await last([climb, 'why?']);
  expect(text).toContain('Martin et al. (1998)');
  expect(text).toMatch(/Gravity: Made of mass, grade 8\.1 %, speed, Power \d+ W/);
});

test('the feeding plan never exceeds the tolerance', async () => {
  const answer = await last(['what should I eat on a 5 hour ride at 170 W?']);
  expect(Number(part(answer, 'headline')?.value)).toBeLessThanOrEqual(70);
  expect(answer.text).toContain('Jeukendrup 2014');
});

test('off topic: one sentence and three things to ask', async () => {
  const answer = await last(['who won the Tour in 1998?']);
  expect(part(answer, 'question')?.chips).toHaveLength(3);
  expect(part(answer, 'headline')).toBeUndefined();
});

test('half understood: says what it read', async () => {
  expect((await last(['280 W'])).text).toContain('I read 280 W');
});

test('the same question gives the same answer', async () => {
  const texts = await Promise.all(Array.from({ length: 20 }, async () => (await last([climb])).text));
  expect(new Set(texts).size).toBe(1);
});

test('the text holds what the parts hold, without markup', async () => {
  const answer = await last([climb]);
  for (const item of part(answer, 'assumptions')!.items)
    expect(answer.text).toContain(`${item.label}: ${item.value}`);
  expect(answer.text).not.toMatch(/[*_#|<>]/);
});

test.each([
  [''],
  ['?'],
  ['%%%%'],
  ['9'.repeat(400)],
  ['1e309 km at 8 % in 5 min'],
  ['0 km at 0 % in 0 min'],
  ['-5 km at 250 W'],
  ['🚴‍♀️🚴‍♀️'],
  ['a'.repeat(4000)],
  ['5 km '.repeat(700)],
  ['70+ kg ++ 8 % in : :'],
  ['alpe dhuez in 0 min'],
  ['10 km at 300 % in 5 min'],
  ['40 km at 99999 W'],
  ['I weigh 5000 kg. 5 km 8 % 20 min'],
  ['ftp 0, zones?'],
  ['ftp 9999 zones'],
])('nothing throws: %s', async (message) => {
  const { text, parts } = await last([message]);
  expect(text.length).toBeGreaterThan(0);
  expect(text).not.toMatch(/NaN|undefined|Infinity|null/);
  expect(parts.length).toBeGreaterThan(0);
});
