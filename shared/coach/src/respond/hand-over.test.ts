import type { AnswerPart } from '@breakaway/contract';
import { planQuestions, recordQuestions } from '@breakaway/contract/plan-questions';
import { toolStartOf } from '@breakaway/contract/tool-start';
import { climbPower, resolveAthlete, windAtRiderMs } from '@breakaway/cycling';
import { blankMemory, respond } from '../index.ts';

const profile = { bodyMatrix: { weight: 75, height: 180 }, powerMatrix: { ftp: 250 } } as never;
const ask = (message: string, memory = blankMemory) =>
  respond({ message, memory, profile, today: '2026-11-22' });
const startOf = (parts: readonly AnswerPart[]) =>
  parts.flatMap((part) => (part.kind === 'open' ? [part.start] : []))[0];

describe('the questions that the Race Analyzer asks about a plan', () => {
  const plan = {
    timeS: 9100,
    averageW: 199,
    normalizedW: 210,
    temperatureC: 28,
    carbsGh: 50,
    climb: { lengthM: 10_800, slope: 0.072, timeS: 3248, powerW: 225 },
  };
  const asked = Object.fromEntries(planQuestions(plan).map(({ label, question }) => [label, question]));

  test.each([
    ['Can I hold it?', 'skill:hold', /^210 W for 2:32:00: /],
    ['What do I eat and drink?', 'skill:feeding', /^Carbohydrate: \d+ g\/h .*2 h 32 min/],
    ['Is the longest climb right?', 'skill:ride', /^Power needed: 22\d W /],
    ['What do 2 kg less bring?', 'skill:ride', /^2 kg lighter: 1:\d\d faster/],
    ['How do I warm up?', 'card:warmup-tt', /^For a time trial 15 to 25 minutes/],
  ])('%s', (label, by, words) => {
    const answer = ask(asked[label] ?? '');
    expect([answer.by, answer.outcome]).toEqual([by, 'answered']);
    expect(answer.text).toMatch(words);
    // What it did not understand it would say.
    expect(answer.text).not.toMatch(/I left out/);
  });

  test('a rider who is not the one of the profile is named, and answered for', () => {
    const [first] = planQuestions({ ...plan, rider: { massKg: 68.5, ftpW: 280 } });
    expect(first?.question).toMatch(/^I weigh 68\.5 kg and my FTP is 280 W\. Can I hold 210 W/);
    const answer = ask(first?.question ?? '');
    expect(answer.by).toBe('skill:hold');
    expect(answer.text).toContain('280 W');
  });
});

describe('the questions that the Kom tool asks about a record', () => {
  const questions = (timeS: number) =>
    Object.fromEntries(
      recordQuestions({ timeS, powerW: 305, lengthM: 5400, slope: 0.075 }).map(({ label, question }) => [
        label,
        question,
      ]),
    );

  test.each([
    ['Which session trains for it?', 1080, 'skill:session', /^\S+ min at threshold: /],
    ['Which session trains for it?', 300, 'skill:session', /VO2max/],
    ['Which session trains for it?', 60, 'skill:session', /\d+ W/],
    ['Plan the weeks before it', 1080, 'skill:plan', /How many hours a week/],
    ['Can I hold the power?', 1080, 'skill:hold', /^305 W for 18:00: /],
    ['What do 2 kg less bring?', 1080, 'skill:ride', /2 kg lighter/],
    ['How do I warm up?', 1080, 'card:warmup-tt', /^For a time trial/],
  ])('%s, %d s', (label, timeS, by, words) => {
    const answer = ask(questions(timeS)[label] ?? '');
    expect(answer.by).toBe(by);
    expect(answer.text).toMatch(words);
    expect(answer.text).not.toMatch(/I left out|not sure that I understood/);
  });
});

describe('answers that a tool goes on with', () => {
  test.each([
    [
      'what power do I need for 13.8 km at 8.1 % in 55 minutes',
      { tool: 'kom-analysis', lengthM: 13_800, gainM: 1114.2, timeS: 3300 },
    ],
    [
      'race plan for 120 km with 2400 m of climbing on my gravel bike in 6 hours',
      {
        tool: 'race-analyzer',
        distanceM: 120_000,
        ascentM: 2400,
        goal: 'time',
        timeS: 21_600,
        bike: 'gravel',
      },
    ],
    [
      '40 km flat time trial at 225 watts, what time',
      { tool: 'race-analyzer', distanceM: 40_000, ascentM: 0, goal: 'intensity', intensity: 0.9 },
    ],
    [
      'what should I eat on a 4 hour ride at 30 °C',
      { tool: 'race-analyzer', goal: 'time', timeS: 14_400, temperatureC: 30 },
    ],
  ])('%s', (message, start) => {
    const answer = ask(message);
    expect(startOf(answer.parts)).toMatchObject(start);
    expect(toolStartOf(startOf(answer.parts))).toEqual(startOf(answer.parts));
    expect(answer.text).not.toMatch(/undefined/);
  });

  test.each(['Make me a race plan for my GPX', 'feeding plan for my gpx', 'race plan for my route file'])(
    '"%s" leads to the tool and asks for nothing',
    (message) => {
      const { parts } = ask(message);
      expect(parts.map(({ kind }) => kind)).toEqual(['text', 'open']);
      expect(startOf(parts)).toMatchObject({ tool: 'race-analyzer' });
    },
  );

  test('a headwind that the rider feels is the wind of a forecast there, and the watts agree', () => {
    const answer = ask('what power do I need for 10 km at 5 % in 32 minutes with a headwind of 15 km/h');
    const start = startOf(answer.parts);
    if (start?.tool !== 'kom-analysis') throw new Error('no way to the tool');
    expect(start.headwindKmh).toBeGreaterThan(20);
    const there = climbPower({
      athlete: resolveAthlete(profile),
      bike: 'road',
      distanceM: start.lengthM ?? 0,
      slope: (start.gainM ?? 0) / (start.lengthM ?? 1),
      timeS: start.timeS ?? 0,
      // As the tool reads what is typed.
      headwindMs: windAtRiderMs((start.headwindKmh ?? 0) / 3.6),
    });
    if (!there.ok) throw new Error(there.message);
    const watts = Number(/Power needed: (\d+) W/.exec(answer.text)?.[1]);
    expect(Math.abs(there.powerW - watts)).toBeLessThan(2);
  });

  test('what was said of the rider goes along, what the profile says does not, and another rider has no way there', () => {
    const said = ask('I weigh 70 kg. what power for 10 km at 7 % in 40 min');
    expect(startOf(said.parts)).toMatchObject({ massKg: 70 });
    expect(startOf(ask('what power for 10 km at 7 % in 40 min').parts)).not.toHaveProperty('massKg');
    const friend = ask(
      'my friend weighs 60 kg, ftp 300 W: what power does he need for 10 km at 7 % in 40 min',
    );
    expect(startOf(friend.parts)).toBeUndefined();
  });
});
