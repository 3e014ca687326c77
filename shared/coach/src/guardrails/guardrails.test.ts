import { crisis } from './cases/crisis.ts';
import { dopingAndDiabetes } from './cases/doping-and-diabetes.ts';
import { eating } from './cases/eating.ts';
import { harmlessLanguages } from './cases/harmless-languages.ts';
import { harmlessOne } from './cases/harmless-one.ts';
import { harmlessThree } from './cases/harmless-three.ts';
import { harmlessTwo } from './cases/harmless-two.ts';
import { headAndInjury } from './cases/head-and-injury.ts';
import { heart } from './cases/heart.ts';
import { heatAndEmergency } from './cases/heat-and-emergency.ts';
import { illness } from './cases/illness.ts';
import { lowered } from './cases/lowered.ts';
import { people } from './cases/people.ts';
import { tirednessAndMedicine } from './cases/tiredness-and-medicine.ts';
import { guard, type SafetyTopic } from './index.ts';

const linesOf = (table: string) =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const tables = {
  ...heart,
  ...heatAndEmergency,
  ...headAndInjury,
  ...crisis,
  ...eating,
  ...tirednessAndMedicine,
  ...dopingAndDiabetes,
  ...illness,
  ...people,
};
const seen = Object.entries(tables).flatMap(([key, table]) =>
  linesOf(table).map((line) => {
    const [message = '', other] = line.split(' => ');
    const [topic = '', level] = key.split(' ');
    return { message, topic: (other ?? topic) as SafetyTopic, level };
  }),
);

describe('what is said is seen', () => {
  test('the tables are large, and cover every topic', () => {
    expect(seen.length).toBeGreaterThan(1000);
    expect(new Set(seen.map(({ topic }) => topic)).size).toBe(16);
  });

  test.each(Object.keys(tables))('%s', (key) => {
    const wrong = seen
      .filter(({ topic, level }) => `${topic}${level ? ` ${level}` : ''}` === key)
      .flatMap(({ message, topic, level }) => {
        const { concern } = guard(message, null);
        const right = concern?.topic === topic && (!level || concern.level === level);
        return right ? [] : [`${message} (${concern ? `${concern.topic} ${concern.level}` : 'nothing'})`];
      });
    expect(wrong).toEqual([]);
  });

  test('a message that another topic goes before is seen too', () => {
    const missed = seen.filter(({ message, topic }) => guard(message, null).concern?.topic !== topic);
    expect(missed).toEqual([]);
  });
});

describe('what is harmless passes', () => {
  test.each([harmlessOne, harmlessTwo, harmlessThree, harmlessLanguages])('a table', (table) => {
    const alarms = linesOf(table).flatMap((message) => {
      const { concern } = guard(message, null);
      return concern ? [`${message} (${concern.topic} ${concern.level})`] : [];
    });
    expect(alarms).toEqual([]);
  });
});

test('denials, the past and a doctor who agrees lower a hit, "not yet" does not', () => {
  const wrong = linesOf(lowered).flatMap((line) => {
    const [want = '', message = ''] = line.split(' | ');
    const { concern } = guard(message, null);
    const got = concern ? `${concern.topic} ${concern.level}` : 'nothing';
    return got === want ? [] : [`${message}: ${got} instead of ${want}`];
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['digits for letters', 'i want to k1ll mys3lf'],
  ['letters apart', 's u i c i d e'],
  ['stars', 'k*ll myself'],
  ['letters doubled', 'cheeest paaaain on climbs'],
  ['letters of another alphabet', 'suiсidе'],
  ['words stuck together', 'iwanttokillmyself'],
  ['accents and capitals', 'J’AI UNE DOULEUR À LA POITRINE'],
  ['umlauts in two letters', 'mir ist so uebel in der hitze, schuettelfrost'],
  ['an emoji', 'race tomorrow? 🤒 38.9'],
])('reads through %s', (_, message) => {
  expect(guard(message, null).concern).not.toBeNull();
});

describe('any text', () => {
  test('does not throw', () => {
    const odd = [
      '',
      ' ',
      '\u0000',
      '\ud800',
      '🏔️🚴‍♀️',
      '你好，我的胸口疼',
      'مرحبا',
      'a'.repeat(50_000),
      '*'.repeat(999),
      '@@@@ $$ !!',
      "'''",
      '1+1',
      '\u202e\u200b',
    ];
    for (const message of odd) expect(() => guard(message, null)).not.toThrow();
    for (let from = 0; from < 0x3000; from += 37)
      expect(() =>
        guard(String.fromCodePoint(...Array.from({ length: 37 }, (_, at) => from + at)), null),
      ).not.toThrow();
  });
});
