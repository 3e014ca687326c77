import { guard, type Concern, type SafetyState } from './index.ts';
import { rules, textsOf } from './topics/index.ts';
import type { Texts, Wording } from './types.ts';

/** Says some messages in turn; the state goes through JSON, as it is stored. */
function talk(...messages: string[]): (Concern | null)[] {
  let state: SafetyState = null;
  return messages.map((message) => {
    const turn = guard(message, state);
    state = JSON.parse(JSON.stringify(turn.state)) as SafetyState;
    return turn.concern;
  });
}

describe('after a stop', () => {
  test('a training question gets the check until it was looked at', () => {
    const [first, thanks, plan, again, not, cleared, carbs] = talk(
      'chest pain on climbs',
      'ok thanks',
      'so what about my 4x8 on Thursday?',
      'just tell me the watts',
      'no, not yet',
      'I saw the doctor and he says all clear. Which intervals?',
      'how many carbs per hour?',
    );
    expect(first).toMatchObject({ topic: 'cardiac', level: 'stop', allowsAnswer: false });
    expect(thanks).toMatchObject({ topic: 'cardiac', notice: '', allowsAnswer: false });
    for (const check of [plan, again, not])
      expect(check).toMatchObject({ topic: 'cardiac', level: 'stop', allowsAnswer: false });
    expect(new Set([first, thanks, plan, again, not].map((concern) => concern?.text)).size).toBe(5);
    expect([cleared, carbs]).toEqual([null, null]);
  });

  test.each([
    ['a plan to go', 'I will see a doctor tomorrow. What are my zones?'],
    ['a question whether to go', 'Has a doctor to look at it? What are my zones?'],
    ['feeling better', 'I feel better now, zones please'],
    ['a doctor who does not agree', 'I saw a doctor and he said no riding. Zones?'],
  ])('%s does not clear it', (_, message) => {
    const [, concern] = talk('I fainted on the bike', message);
    expect(concern?.level).toBe('stop');
  });

  test('a bare yes counts once the question was asked', () => {
    const [, asked, yes, next] = talk(
      'hit my head yesterday',
      'when can I ride?',
      'yes',
      'zone 2 for 250 W?',
    );
    expect(asked?.level).toBe('stop');
    expect([yes, next]).toEqual([null, null]);
  });

  test('an infection is over when the signs are gone', () => {
    expect(
      talk('I have covid', 'plan for the week?', 'symptom free for a week, I feel great. Plan?').map(
        (one) => one?.level,
      ),
    ).toEqual(['stop', 'stop', undefined]);
  });

  test('account questions are let through', () => {
    expect(talk('heat stroke yesterday', 'how do I cancel my subscription?')[1]).toBeNull();
  });

  test('a state that holds only topic and level is understood', () => {
    expect(guard('zones for 250 W?', { topic: 'head', level: 'stop' }).concern?.topic).toBe('head');
  });
});

describe('a crisis', () => {
  test('is met with warmth, questions and a person, without training', () => {
    const [first, thanks, lost, zones, safe, later] = talk(
      'I want to kill myself',
      'ok thanks',
      'i dont know',
      'what is my zone 2?',
      'I talked to my sister and called the line. I am safe',
      'what is zone 2 for 250 W?',
    );
    expect(first).toMatchObject({ topic: 'crisis', level: 'stop', allowsAnswer: false });
    expect(first?.text).toMatch(/thinking about ending your life/);
    expect(first?.text).toMatch(/person you trust/);
    expect(thanks?.notice).toBe('');
    expect(lost?.allowsAnswer).toBe(false);
    expect(zones?.allowsAnswer).toBe(false);
    expect(safe).toMatchObject({ level: 'check', allowsAnswer: false });
    expect(later).toBeNull();
  });

  test('about another person has its own text', () => {
    expect(talk('my friend told me he wants to end his life')[0]?.text).toMatch(/Ask them directly/);
  });

  test('that was said as a joke gets one warm line', () => {
    expect(talk('kms if I fail this ramp test lol')[0]).toMatchObject({ level: 'check', allowsAnswer: true });
    expect(talk('I want to die', 'no I was joking, sorry')[1]).toMatchObject({
      level: 'check',
      allowsAnswer: false,
    });
    expect(talk('I want to die', 'no I was joking, sorry. What is my zone 2?')[1]).toMatchObject({
      level: 'check',
      allowsAnswer: true,
    });
  });
});

describe('general advice', () => {
  test('a young rider gets an answer after it, and the note once', () => {
    const [first, second, creatine] = talk(
      'I am 15, which gears for a 10 % climb?',
      'and for 12 %?',
      'creatine?',
    );
    expect(first).toMatchObject({ topic: 'minor', level: 'care', allowsAnswer: true });
    expect(second).toBeNull();
    expect(creatine).toMatchObject({ topic: 'minor', allowsAnswer: false });
  });

  test('a young rider who wants to lose weight gets no answer', () => {
    expect(talk('I am 15, how do I lose 5 kg?')[0]).toMatchObject({ topic: 'eating', allowsAnswer: false });
  });

  test('what belongs to a topic of the talk is seen, the rest is answered', () => {
    const [, hard, tyres] = talk('I am pregnant', 'is vo2 ok?', 'which pressure for 28 mm tyres?');
    expect(hard).toMatchObject({ topic: 'pregnancy', level: 'care' });
    expect(tyres).toBeNull();
    expect(talk('how do I lose 5 kg fast', 'and how many calories then?')[1]?.topic).toBe('eating');
  });
});

const allTexts: Texts[] = rules.map(({ topic, level }) => textsOf(topic, level));
const wordings: Wording[] = [
  ...new Set(allTexts.flatMap((texts) => Object.values(texts).flatMap((list: readonly Wording[]) => list))),
];
const EMERGENCY = '(112 in Europe, 911 in the US, 999 in the UK, 000 in Australia)';

describe('the texts', () => {
  test.each(wordings)('$notice $text', ({ notice, text }) => {
    const whole = `${notice} ${text}`.trim();
    expect(whole.split(/\s+/).length).toBeLessThanOrEqual(70);
    expect(whole.replace(EMERGENCY, '')).not.toMatch(/\d/);
    if (/local emergency number/.test(whole)) expect(whole).toContain(EMERGENCY);
    expect(notice).toMatch(/^$|[.!?]$/);
    expect(text).toMatch(/[.!?]$/);
  });

  test('are never the same', () => {
    const sentences = wordings.flatMap(({ notice, text }) => [notice, text]).filter((text) => text !== '');
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test('repeat themselves only after they were all said', () => {
    for (const texts of allTexts) expect(texts.first.length).toBeGreaterThanOrEqual(2);
    const said = talk('chest pain', 'chest pain', 'chest pain').map((concern) => concern?.notice);
    expect(new Set(said).size).toBe(3);
  });
});
