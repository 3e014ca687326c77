import { riders, type RiderName } from '../../evaluation/case.ts';
import { blankMemory, type Memory } from '../memory.ts';
import { replyByRules, type Answer } from './index.ts';

/** Says some messages in turn; the memory goes through JSON, as it is stored. */
function talk(rider: RiderName, ...messages: string[]): Answer[] {
  let memory: Memory = blankMemory;
  return messages.map((message) => {
    const answer = replyByRules({ message, memory, profile: riders[rider], today: '2026-11-22' });
    memory = JSON.parse(JSON.stringify(answer.memory)) as Memory;
    return answer;
  });
}
const last = (rider: RiderName, ...messages: string[]): Answer => talk(rider, ...messages).at(-1)!;

const climb = '12 km at 6 % at 215 W, time?';

describe('a figure alone goes on with the last question', () => {
  test.each([
    [
      'a time after a power for a time',
      ['power for 16 km at 4 % in 45 minutes', 'That is rather a lot. And in 50?'],
      /19\.2 km\/h/,
    ],
    ['a speed after a speed', ['how many watts for 38 km/h', 'wow nice one, and for 40?'], /40\.0 km\/h/],
    [
      'a distance after a distance',
      ['time for 20 km flat at 220 W', 'and 30 km', 'and 40'],
      /40 km on the flat/,
    ],
    [
      'a share of the last power',
      ['20 km flat at 240 W, time?', 'what about 90 percent of that'],
      /at 216 W/,
    ],
    ['minutes of a session', ['give me a 60 min VO2max session', 'shorter, 45'], /45 min/],
    [
      'a maximum after heart-rate zones',
      ["my max heart rate is 185. what's zone 2?", 'no my max is 188'],
      /188 bpm/,
    ],
  ])('%s', (_, messages, expected) => {
    const answer = last('ben', ...messages);
    expect(answer.outcome).toBe('answered');
    expect(answer.text).toMatch(expected);
  });
});

describe('an open question', () => {
  test.each([
    ['a range', 'between 70 and 74', /at 220 W \(3\.06 W\/kg\)/],
    ['a figure with a correction', 'like 70, no 72', /at 220 W \(3\.06 W\/kg\)/],
    ['no wish to tell', "I'd rather not say my weight", /usual value/],
  ])('is answered by %s', (_, reply, expected) => {
    expect(last('new', "how long for alpe d'huez at 220 W", reply).text).toMatch(expected);
  });

  test('a later value replaces a guess', () => {
    const answer = last('cleo', 'what time can I do for a flat 30 km', 'no idea, never tested', 'ok say 210');
    expect(answer.memory.facts.ftp).toBe(210);
  });

  test('a figure that cannot be is asked for, and the message waits for it', () => {
    const [doubt, answer] = talk('ben', '10 km at 55 % at 200 w', 'sorry 5.5');
    expect(doubt!.outcome).toBe('asked');
    expect(answer!.text).toMatch(/10 km at 5\.5 %/);
  });
});

test('after a course "how long at 240 W" is the time for it', () => {
  expect(
    last('ben', 'there is a hill near us, 7 km at 5.5 %', 'how long at 240 W').memory.result,
  ).toMatchObject({ distanceM: 7000 });
  expect(last('ben', 'there is a hill near us, 7 km at 5.5 %', 'how long can I hold 240 W').by).toBe(
    'skill:hold',
  );
});

test('an independent question is not treated as a follow-up to the last card', () => {
  expect(last('ben', 'how many watts for 36 km/h', 'what does ftp mean', 'do I need a coach').by).not.toMatch(
    /ftp/,
  );
});

test('two what-ifs together count the weight that was tried out', () => {
  const [base, , , both] = talk(
    'anna',
    climb,
    'what if I weighed 60',
    'what if the bike was 1 kg lighter',
    'both please',
  );
  const seconds = ({ memory }: Answer) => memory.result!.timeS!;
  const weightOnly = last('anna', climb, 'what if I weighed 60');
  expect(seconds(both!)).toBeLessThan(seconds(weightOnly) - 20);
  expect(seconds(base!) - seconds(both!)).toBeGreaterThan(80);
  expect(both!.memory.facts.weight).toBeUndefined();
});

describe('values of the rider', () => {
  const test20 = 'did a 20 min test at 270, what is my ftp';

  test('"use that" after a card still means the test', () => {
    expect(last('ben', test20, 'what is sweet spot', 'ok use that').memory.facts.ftp).toBe(257);
  });

  test('"put it back" takes the value back, whatever was asked since', () => {
    expect(
      last('ben', test20, 'use that', 'what are my zones now', 'hmm that seems too high, put it back').text,
    ).toMatch(/FTP of 250 W again/);
  });

  test('a value is set in the middle of a story', () => {
    expect(
      last('ben', 'did the test again last night with the dog watching. set my ftp to 260 please').memory
        .facts.ftp,
    ).toBe(260);
  });

  test('"go back to 83" names the value of the profile', () => {
    expect(last('ben', '9 km at 8 % at 260 W', "I'm 79 kg now", 'go back to 83').memory.facts.weight).toBe(
      83,
    );
  });
});

describe('reactions', () => {
  test('a doubt shows what went in', () => {
    const answer = last('ben', 'how many watts for 40 km/h flat', "that can't be right");
    expect(answer.parts.some(({ kind }) => kind === 'assumptions')).toBe(true);
  });

  test('an opinion on the last figure', () => {
    expect(last('anna', 'how fast 200w flat', 'lol slow').text).toMatch(/86 % of your FTP/);
  });

  test('after a bad day no hard session is given', () => {
    const [, next] = talk(
      'anna',
      "I'm so fed up, failed my intervals again",
      'what should I do tomorrow then',
    );
    expect(next!.text).toMatch(/easy|rest/);
    expect(next!.parts.some(({ kind }) => kind === 'session')).toBe(false);
  });

  test('no answer is empty, even when the same is asked three times', () => {
    for (const { parts } of talk(
      'cleo',
      'what are my heart rate zones',
      'why that',
      'who says so',
      'why that',
      'how accurate is it',
    ))
      expect(parts.some(({ kind }) => kind !== 'suggestions' && kind !== 'details')).toBe(true);
  });
});

describe('short reactions to the last answer', () => {
  test.each([
    ['doubt', ['8 km at 7 % 230 W, time?', 'no it isnt'], /Body mass/],
    ['a card in a line', ['does caffeine help?', 'shorter please'], /3 to 6 mg/],
    [
      'a card in plain words',
      ['what is sweet spot', "explain it like I'm new"],
      /Threshold is the hardest effort/,
    ],
    [
      'another question was meant',
      ['how long can I hold 300 W', "that's not what I asked"],
      /What do you want to know/,
    ],
    ['what comes next', ['plan my week, 8 hours', 'what next?'], /week 1/],
    ['none of what was offered', ['i want to get faster on climbs', 'neither'], /in other words/],
    [
      'the what-if is taken',
      ['8 km at 7 % 230 W, time?', 'what if I was 3 kg lighter', 'ok do that'],
      /from now on/,
    ],
  ])('%s', (_, messages, expected) => {
    expect(last('ben', ...messages).text).toMatch(expected);
  });
});

describe('what a short message leaves out', () => {
  test.each([
    [
      'the strength of the wind',
      ['how fast flat with 200W', 'and with a 15 kph headwind', 'and tailwind'],
      /Against .*faster/,
    ],
    [
      'that the figure is a wind',
      ['power for 30 kph flat', 'into 10 km/h wind', 'and 20?'],
      /Power needed: \d+ W .*30\.0 km\/h/,
    ],
    [
      'the wind of the question itself',
      ['10 km into 25 km/h headwind at 220 W', 'forget the wind'],
      /faster/,
    ],
    ['the group', ['100 km in 3h what watts', 'in a group?', 'on my own then'], /Power needed: 194 W/],
    [
      'the metres of each lap',
      ['4 lap race, each lap 12 km with 150m climbing, 220 W, time?', 'if each lap has 200 m'],
      /800 m/,
    ],
    [
      'the course of more laps',
      ['4 lap race, each lap 12 km with 150m climbing, 220 W, time?', 'and 5 laps'],
      /60 km/,
    ],
    ['what is asked by weight', ['does caffeine help?', 'how much for me'], /250 to 500 mg/],
    ['that minutes are meant', ['how hard can i go for 20 minutes', 'and 8'], /Your best for 8:00/],
    ['the word', ["what does W' mean", "what's mine?"], /Your W'/],
    [
      'that stops are added',
      ['180 km with 2500 m at 190 W, how long', 'add 30 min of stops'],
      /Time with stops/,
    ],
    [
      'the rides a week',
      ['plan for a gran fondo, 8 hours a week', 'can I do fewer days, like 4'],
      /4 rides a week/,
    ],
    ['the plan', ['12 week plan, 8 hours a week', "what's in week 3"], /Week 3/],
  ])('%s', (_, messages, expected) => {
    expect(last('ben', ...messages).text).toMatch(expected);
  });

  test('a fresh question after "forget that" is answered', () => {
    expect(last('ben', '8 km at 7 % 230 W, time?', 'forget all that. what tyre pressure for 30 mm').by).toBe(
      'skill:tyres',
    );
  });
});

describe('a date beside the open question on hours', () => {
  test.each(['october 26', 'on 12 June', "it's on 14/6/2027"])(
    '%s is no number of hours, and is kept',
    (date) => {
      const [, open, done] = talk('ben', 'build me a plan', date, '7 hours');
      expect(open!.outcome).toBe('asked');
      expect(open!.text).not.toMatch(/Is that/);
      expect(done!.text).toMatch(/weeks/);
    },
  );
});

describe('facts about another person', () => {
  test.each([
    ['a rider of a weight after a card', ['does caffeine help?', 'and for a 60 kg rider']],
    ['a mate who is compared', ['My mate does 300w at 70kg, how much faster than me at 8km 7%']],
    ['a brother in passing', ['my brother weighs 95 kg and is slow. how long for me 5 km 6% at 220?']],
    ['a woman without an article', ['2x15 sweet spot', 'for 60 kg woman ftp 200']],
  ])('%s does not stick', (_, messages) => {
    expect(last('ben', ...messages, 'what is my w/kg').text).toMatch(/250 W at 83 kg/);
  });

  test('two riders are compared, each as they are', () => {
    expect(last('ben', 'My mate does 300w at 70kg, how much faster than me at 8km 7%').text).toMatch(
      /Your mate is 8:\d\d faster/,
    );
  });
});

test('an impossible length of a ride is doubted, not planned', () => {
  expect(last('cleo', 'make me a feeding plan', '99999999').text).toMatch(/ten minutes to three days/);
});

describe('a question can refer to a ride that was mentioned before', () => {
  test.each([
    [
      'food for the event of a plan',
      ['I have a 100 km sportive in 5 weeks with 1500 m', '8 hours a week', 'what should I eat on the day'],
      /g\/h/,
    ],
    [
      'drink in the heat of the race',
      ['heat wave here, 36 degrees, race on sunday', 'it is 2 hours long', 'how much do I drink'],
      /ml\/h/,
    ],
    [
      'the length of the ride that went wrong',
      ['I bonked yesterday after 3 hours', 'how many gels then?'],
      /3 h/,
    ],
  ])('%s', (_, messages, says) => {
    expect(last('ben', ...messages).text).toMatch(says);
  });
});

describe('in a talk about a card', () => {
  test('a mere addition belongs to the topic', () => {
    const [, , third] = talk(
      'cleo',
      'my knee hurts at the front after climbing',
      'the saddle is quite low I think',
      'how much should I raise it',
    );
    expect(third!.text).toMatch(/3 to 5 mm/);
  });

  test('"and the chain?" asks of something else', () => {
    expect(last('ben', 'how often should I wash my bike in winter', 'and the chain?').by).toMatch(
      /^card:.*chain/,
    );
  });

  test('a card that was read before is not read out again', () => {
    const answers = talk(
      'ben',
      'how do I get better at descending',
      'does rain make braking longer',
      'how do I get better at descending',
    );
    expect(answers[2]!.by).toMatch(/^(?:more|said|next|card):/);
    expect(answers[2]!.text.split('\n')[0]).not.toBe(answers[0]!.text.split('\n')[0]);
  });
});

describe('what was asked earlier in the talk', () => {
  test.each([
    [
      'by its name, after food',
      [climb, 'what should I eat before?', 'back to the climb: at 240?'],
      /Against 215 W/,
    ],
    [
      'by pointing at it',
      ['200 km flat at 150 W?', 'what should I eat?', 'how long would it take at 27 km/h?'],
      /7:24:\d\d/,
    ],
    ['a figure in the unit of a what-if', [climb, 'and at 3 w/kg?', 'and at 3.2?'], /3\.2\d? W\/kg/],
    [
      'a wind as strong as said',
      ['30 km flat at 220 W', 'with headwind 15 km/h', 'and with 20'],
      /headwind 20 km\/h/,
    ],
    [
      'a friend, and the rider again',
      ['5 km at 8 % at 260 W?', 'what about a friend with 65 kg and 220 W?', 'and back to me, at 280?'],
      /3\.37 W\/kg/,
    ],
  ])('%s', (_, messages, expected) => {
    expect(last('ben', ...messages).text).toMatch(expected);
  });

  test('a plan without an event is given one', () => {
    const answer = last('cleo', 'Plan me 8 weeks, I have 6 hours a week', 'my gran fondo is on 7 February');
    expect(answer.text).toMatch(/leads to Sunday 7 February/);
  });

  test('the reply stands first, something besides after it', () => {
    const power = last('new', 'what power for 5 km at 5 % in 18 minutes?', 'about 74, bike included 83');
    expect(power.text).toMatch(/W\/kg/);
    expect(power.memory.facts.weight).toBe(74);
  });
});

describe('a follow-up on a card stays with it', () => {
  test.each([
    ['which one would you buy?', /Choose it if/],
    ['how much does it save?', /1 to 4 W/],
  ])('%s', (message, expected) => {
    expect(last('anna', 'Tubeless or tubes?', message).text).toMatch(expected);
  });

  test('figures are computed on its topic', () => {
    expect(last('anna', 'what does TSS mean?', 'and how much is a 2 h ride at 180 W?').text).toMatch(
      /120 TSS/,
    );
  });
});

test('the figure of a watch is set beside what went in', () => {
  const doubted = last('ben', 'How long can I hold 300 W?', 'are you sure? my Garmin says 271');
  expect(doubted.text).toMatch(/^Your Garmin says 271.*/);
  expect(doubted.memory.facts.ftp).toBeUndefined();
});

describe('what is no business of a coach', () => {
  test.each(['Which shares should I buy?', 'Which stocks should I buy?', 'Which ETF is best?'])(
    '%s, alone and in the middle of a talk',
    (message) => {
      for (const before of [[], ['What is FTP?'], [climb], ['What should I eat on a 4 hour ride?']])
        expect(last('ben', ...before, message).by).toBe('card:scope-law-money');
    },
  );
});

test('"and why does it matter" is answered with the first half, and not offered again', () => {
  const answer = last('ben', 'What is W prime and why does it matter?');
  expect(answer.text).toMatch(/attacks, ramps and short climbs/);
  expect(answer.text).not.toMatch(/other question/);
  const chips = answer.parts.flatMap((part) => (part.kind === 'suggestions' ? part.chips : []));
  expect(chips.join()).not.toMatch(/why does it matter/i);
});

describe('the figure of a session', () => {
  const figureOf = (message: string) =>
    last('ben', message).parts.find((part) => part.kind === 'headline') as Record<string, string>;
  test('is what to ride, where the work has one power', () => {
    expect(figureOf('Give me a VO2max session for tomorrow')).toMatchObject({
      label: '4x5 min VO2max',
      unit: 'W',
      value: expect.stringMatching(/^\d{3}$/),
      detail: expect.stringMatching(/^1 h in all, about \d+ TSS$/),
    });
  });
  test.each([
    ['give me a sprint session', /^work all out, /],
    ['over-unders session please', /^work at \d+ to \d+ W, /],
  ])('is how long it takes for "%s"', (message, detail) => {
    expect(figureOf(message)).toMatchObject({ value: '1 h', detail: expect.stringMatching(detail) });
  });
});

test('a plan says what its weeks are for, and that the race comes on top of the hours', () => {
  const { text } = last('ben', 'Plan 3 weeks to my race on 13 December, 8 hours a week');
  expect(text).toMatch(
    /Week 1 is for rides like the event\. After that come \d+ days of taper: you ride less/,
  );
  expect(text).toMatch(/^Week 3, race, \d\.\d h \+ race\./m);
  expect(text).not.toMatch(/^Week 1.* \+ race/m);
});
