import { formatDuration, racePlan, riderOnPage, rollingRoute } from '@breakaway/cycling';
import { answerTurn, blankMemory, builtInBrain, respond, type Answer, type TalkFile } from '../index.ts';
import { knownWords } from '../model/prompt.ts';
import { standingOf } from '../model/tool-use.ts';
import { doCourseJob, type CourseJob } from './course-work.ts';
import { courseOf, hilly, NAME, ofRide, ofRoute } from './testing.ts';

const profile = {
  bodyMatrix: { height: 178, weight: 70 },
  powerMatrix: { ftp: 270 },
  heartRateMatrix: { thresholdHr: 168 },
};
/** A talk about a file; each message is answered with the memory of the one before. */
function talk(file: TalkFile | undefined, ...messages: string[]): Answer[] {
  let memory = blankMemory;
  return messages.map((message, i) => {
    const asked = {
      message,
      memory,
      profile,
      today: '2026-11-28',
      file: file && { ...file, isNew: i === 0 },
    };
    const answer = respond(asked);
    ({ memory } = answer);
    return answer;
  });
}
const startOf = ({ parts }: Answer) => parts.find((part) => part.kind === 'open');

test('a plan of an attached course is the one that the Race Analyzer makes, and opens there', () => {
  const [answer] = talk(ofRoute, 'Make a race plan');
  const route = JSON.parse(hilly.text);
  const planned = racePlan({
    route: { ...rollingRoute(60_000, 900), ...{ ok: true } },
    athlete: riderOnPage(profile, {}),
    bike: 'road',
    temperatureC: 20,
    detail: 'normal',
    goal: { kind: 'fastest' },
  });
  if (!planned.ok) throw new Error(planned.message);
  expect(route.distanceM).toBe(60_000);
  expect(answer!.parts[0]).toMatchObject({
    kind: 'headline',
    value: formatDuration(planned.totalTimeS),
    detail: expect.stringContaining(`${Math.round(planned.load.normalizedW)} W normalized`),
  });
  expect(startOf(answer!)).toEqual({
    kind: 'open',
    fileId: 'file',
    start: { tool: 'race-analyzer', v: 1, name: NAME, goal: 'fastest' },
  });
});

test('a talk goes on with the course: other power, another bike, food, and what was said of the rider', () => {
  const [plan, easier, tt, food, light] = talk(
    ofRoute,
    'how fast can I ride this?',
    'and at 200 W?',
    'on a TT bike',
    'what should I eat on it?',
    'I weigh 66 kg. Make a race plan for it',
  );
  expect([plan, easier, tt, food, light].map((answer) => answer?.by)).toEqual(Array(5).fill('skill:route'));
  expect(startOf(easier!)!.start).toMatchObject({ goal: 'intensity', intensity: 0.74 });
  expect(easier!.text).toMatch(/200 W normalized/);
  expect(startOf(tt!)!.start).toMatchObject({ bike: 'tt' });
  expect(food!.parts.some(({ kind }) => kind === 'timeline')).toBe(true);
  expect(startOf(light!)!.start).toMatchObject({ massKg: 66 });
});

test('two ways are compared: each is the plan that is made of it alone', () => {
  const timeOf = (question: string) => talk(ofRoute, question)[0]!.memory.result!.timeS!;
  const [road, tt] = ['Make a race plan', 'Make a race plan on a TT bike'].map(timeOf);
  const saved = formatDuration(Math.round(road!) - Math.round(tt!));
  const [, asked, hot, eaten] = talk(
    ofRoute,
    'Make a race plan',
    'would a TT bike be faster?',
    'and at 35 °C?',
    'what should I eat on it?',
  );
  expect(asked!.parts[0]).toMatchObject({ label: 'Faster on the TT bike', value: saved, unit: 'min' });
  expect(asked!.parts[0]).toMatchObject({
    detail: expect.stringContaining(
      `${formatDuration(Math.round(tt!))} against ${formatDuration(Math.round(road!))} on the road bike`,
    ),
  });
  expect(startOf(asked!)!.start).toMatchObject({ bike: 'tt', goal: 'fastest' });
  expect(hot!.parts[0]).toMatchObject({ label: 'Faster on the TT bike' });
  expect(hot!.memory.result!.timeS).toBeGreaterThan(tt!);
  expect(eaten!.parts.some(({ kind }) => kind === 'timeline')).toBe(true);
});

test.each([
  ['which bike should I take?', { bike: 'road', against: { bike: 'tt' } }],
  ['gravel bike vs road bike at 200 W', { bike: 'road', powerW: 200, against: { bike: 'gravel' } }],
  ['200 W or 220 W on this?', { powerW: 200, against: { powerW: 220 } }],
  ['plan a race on a TT bike for 2 hours or less', { bike: 'tt', targetS: 7200 }],
  ['is it better to hold 300 W on the climbs?', { about: 'climbs', onPart: true }],
])('%s', (message, settings) => {
  const [answer] = talk(ofRoute, message);
  expect(answer!.memory.current!.ask).toEqual({ about: 'plan', ...settings });
});

test('what is compared goes on from the plan before', () => {
  const asks = (...messages: string[]) => talk(ofRoute, ...messages).at(-1)!.memory.current!.ask;
  const about = { about: 'plan' };
  expect(asks('Plan it for 2 hours', 'what would a TT bike save?')).toEqual({
    ...about,
    bike: 'road',
    targetS: 7200,
    against: { bike: 'tt' },
  });
  expect(asks('Plan it at 200 W', 'how much do I gain with 20 W more?')).toEqual({
    ...about,
    powerW: 200,
    against: { powerW: 220 },
  });
  expect(asks('road bike or TT bike?', 'plan it at 200 W')).toEqual({ ...about, bike: 'road', powerW: 200 });
});

test('two ways that come to the same are called that', () => {
  // More than the power curve holds, both of them.
  const [answer] = talk(ofRoute, '280 W or 282 W on this?');
  expect(answer!.parts[0]).toMatchObject({ label: 'Time', value: 'the same' });
  expect(answer!.text).not.toMatch(/Faster|0:00/);
});

test('bike and air stay until something else is said', () => {
  const [, , later, road] = talk(
    ofRoute,
    'Make a race plan on a TT bike',
    'and at 30 °C?',
    'Plan it for 2 hours',
    'plan it on the road bike',
  );
  expect(later!.memory.current!.ask).toMatchObject({ bike: 'tt', temperatureC: 30, targetS: 7200 });
  expect(road!.memory.current!.ask).toMatchObject({ bike: 'road', temperatureC: 30 });
});

test('for the same time the better way takes less power', () => {
  const [answer] = talk(ofRoute, 'Plan it for 2 hours on a road bike or a TT bike');
  expect(answer!.parts[0]).toMatchObject({ label: 'Less power on the TT bike', unit: 'W' });
  expect(answer!.text).not.toContain('of the time');
});

test('a time that cannot be ridden gets the fastest, and says so', () => {
  const [answer] = talk(ofRoute, 'Plan it for 1 hour');
  expect(answer!.text).toMatch(/This is your fastest\./);
  expect(startOf(answer!)!.start).toMatchObject({ goal: 'fastest' });
});

test('a time that is too long gets the easiest plan, and opens with that', () => {
  const [answer] = talk(ofRoute, 'Plan it for 12 hours');
  expect(answer!.text).toMatch(/This is the easiest that I plan\./);
  expect(answer!.parts[0]).toMatchObject({ detail: expect.stringContaining('at 55 % of FTP') });
  expect(startOf(answer!)!.start).toMatchObject({ goal: 'intensity', intensity: 0.55 });
});

test.each([
  [['plan it at 500 W', 'Make a race plan'], 'skill:route'],
  [['plan it at 500 W', 'and at 250 W?'], 'skill:route'],
  [['Make a race plan', 'How do I taper for it?', 'Make a race plan'], 'skill:route'],
  [['Make a race plan', 'What is sweet spot?', 'Plan it for 2 hours 10 minutes'], 'skill:route'],
])('the file stays what a plan is made of, whatever comes between: %j', (messages, by) => {
  expect(talk(ofRoute, ...messages).at(-1)!.by).toBe(by);
});

test('what was said, and what is only tried out, is handed over', () => {
  const [, tolerance, ftp] = talk(
    ofRoute,
    'My FTP is 220 W and I can take 90 g/h. Make a race plan',
    'What should I eat on it?',
    'What if my FTP was 320?',
  );
  expect(startOf(tolerance!)!.start).toMatchObject({ carbsGh: 90, ftpW: 220 });
  expect(startOf(ftp!)!.start).toMatchObject({ ftpW: 320 });
});

test.each([
  ['Ride it at tempo', { share: 0.82 }],
  ['plan it at 3 W/kg', { powerW: 210 }],
  ['plan it with no more than 200 W on the climbs', { onPart: true }],
  ['plan it with a headwind of 20 km/h', { wind: true }],
])('%s is read as %j', (message, settings) => {
  const [answer] = talk(ofRoute, message);
  expect(answer!.memory.current?.ask).toEqual({ about: 'plan', ...settings });
  if ('wind' in settings || 'onPart' in settings) expect(answer!.text).toMatch(/the Race Analyzer/);
});

test('a course without heights says so before its plan', () => {
  const flat = courseOf({ ...rollingRoute(20_000, 0), hasElevation: false });
  const [answer] = talk({ ...ofRoute, course: flat }, 'Make a race plan');
  expect(answer!.parts).toContainEqual(
    expect.objectContaining({ kind: 'notice', text: expect.stringMatching(/^The file has no heights/) }),
  );
});

test('a ride without a road says so when a race is to be planned on it', () => {
  const [answer] = talk({ ...ofRide, course: null }, 'Plan a race on this road');
  expect(answer!.text).toMatch(/^This file has no road in it/);
});

test('with another file, nothing of the one before comes back', () => {
  const [first] = talk(ofRoute, 'Make a race plan');
  const asked = { profile, today: '2026-11-28', file: { ...ofRoute, id: 'other' } };
  const second = respond({ ...asked, message: 'Make a race plan', memory: first!.memory });
  const file = { ...asked.file, isNew: false };
  expect(respond({ ...asked, file, message: 'undo', memory: second.memory }).text).toMatch(/nothing to undo/);
});

test('where nobody can compute a plan no other is tried, and the tool is offered', async () => {
  let jobs = 0;
  const refused = { ok: false as const, message: 'The coach is busy.', why: 'busy' };
  const compute = async () => {
    jobs += 1;
    return refused as never;
  };
  const turn = { message: 'Plan it for 2 hours', memory: blankMemory, profile, today: '2026-11-28' };
  const answer = await answerTurn({ ...turn, file: ofRoute, compute }, builtInBrain);
  expect(jobs).toBe(1);
  expect(answer.text).toBe('The coach is busy.');
  expect(startOf(answer)!.start).toMatchObject({ goal: 'time', timeS: 7200 });
});

test('an effort beyond a whole course is refused with what can be planned', () => {
  const [answer] = talk(ofRoute, 'plan it at 500 W');
  expect(answer).toMatchObject({ outcome: 'refused' });
  expect(answer!.text).toMatch(/149 to 284 W normalized/);
});

test('a ride is explained: load, zones, drift, W′, best efforts, and an FTP that it speaks for', () => {
  const [answer] = talk(ofRide, 'Explain this ride');
  const words = answer!.text;
  // 7200 s at an intensity of 230 / 270: 2 h x 0.852² x 100.
  expect(answer!.parts[0]).toMatchObject({ value: '145', unit: 'TSS' });
  expect(words).toContain('Z2 Endurance: Range 149 to 203 W, Time 1 h 40 min, Share 83 %');
  // 1 - 140 / 150.
  expect(words).toMatch(/drift was 6\.7 %/);
  expect(words).toMatch(/used 75 % of your W'/);
  expect(words).toContain('FTP near 285 W');
  const chips = answer!.parts.find(({ kind }) => kind === 'suggestions');
  expect(chips).toMatchObject({
    chips: ['Set my FTP to 285 W', 'Plan a race on this road', expect.any(String)],
  });
});

test.each([
  ['how much time did I spend in each zone?', /Time in power zones/],
  ['did my heart rate drift?', /6\.7/],
  ["how much of my W' did I use?", /75 %/],
  ['what were my best efforts?', /20 min: Power 300 W/],
  ['what was the TSS?', /145 TSS/],
  ['How far did I ride?', /Distance: 65 km/],
  ['what was my average power?', /Mean power: 217 W/],
])('of a ride, later in the talk: %s', (question, answer) => {
  expect(talk(ofRide, 'Explain this ride', question)[1]!.text).toMatch(answer);
});

test.each([
  ['what was my NP?', 'Normalized power', '230 W'],
  ['how far was it?', 'Distance', '65 km'],
  ['max speed?', 'Highest speed', '57.6 km/h'],
  ['average heart rate?', 'Mean heart rate', '145 bpm'],
  ['what was my average speed?', 'Mean speed', '32.4 km/h'],
  ['what was my IF?', 'Training load', '145'],
  ['best 20 min power?', 'Best 20 min', '300'],
  ['how long was I above 250 W?', 'Above 250 W', '20 min'],
  ['how long was I in zone 2?', 'Z2 Endurance, 149 to 203 W', '1 h 40 min'],
])('%s: the figure comes first, also after something else', (question, label, value) => {
  const asked = talk(ofRide, 'Explain this ride', 'How do I recover after a hard ride?', question)[2]!;
  expect(asked.by).toBe('skill:recording');
  expect(asked.parts[0]).toMatchObject({ label, value });
});

test('heart-rate zones stand before those of power where they are asked for', () => {
  const [answer] = talk(ofRide, 'hr zones');
  expect(answer!.parts[0]).toMatchObject({ caption: 'Time in heart-rate zones' });
});

test.each([
  ['how steep is the first climb?', 'The first climb', '5.7 km at 5.2 %'],
  ['how many climbs are there?', 'Climbs that count', '3'],
  ['how high is the highest point?', 'The highest point', '300 m'],
  ['what is the elevation gain?', 'Climbing', '900 m'],
  ['which power on the third climb?', 'The third climb', expect.stringMatching(/^2\d\d W$/)],
])('%s is answered first, after a plan and something else', (question, label, value) => {
  const [, , answer] = talk(ofRoute, 'Make a race plan', 'What is sweet spot?', question);
  expect(answer!.parts[0]).toMatchObject({ label, value });
});

test('food and climbs are those of the plan that was made last', () => {
  const asks = (...messages: string[]) => talk(ofRoute, ...messages).at(-1)!.memory.current!.ask;
  expect(asks('and at 200 W?', 'what should I eat on it?')).toEqual({ about: 'food', powerW: 200 });
  expect(asks('plan it for 2 hours', 'and food for that?')).toEqual({ about: 'food', targetS: 7200 });
  expect(asks('Make a race plan', 'what about 250 W')).toEqual({ about: 'plan', powerW: 250 });
});

test('another body mass is tried out, and handed over', () => {
  const [, lighter] = talk(ofRoute, 'Make a race plan', 'and 3 kg lighter?');
  expect(lighter!.text).toContain('Counted with 67 kg.');
  expect(startOf(lighter!)!.start).toMatchObject({ massKg: 67 });
});

test('another ride than that of the file is no question about the file', () => {
  const [, food, flat] = talk(
    ofRoute,
    'Make a race plan',
    'What should I eat on a 4 hour ride?',
    'how fast am I at 200 W on the flat?',
  );
  expect([food!.by, flat!.by]).toEqual(['skill:feeding', 'skill:ride']);
});

test('a ride that is not there: how it is attached', () => {
  for (const message of ['explain my ride', 'explain this ride', 'can you read my FIT file?'])
    expect(talk(undefined, message)[0]!.text).toMatch(/^Attach the file to your question/);
});

test('after a change of the profile the ride is explained again, with the new FTP', () => {
  const answers = talk(ofRide, 'Explain this ride', 'Set my FTP to 285 W', 'yes', 'explain this ride');
  expect(answers.at(-1)!.by).toBe('skill:recording');
});

test('a ride is asked about, or its road is planned', () => {
  const [, plan, shape] = talk(ofRide, 'Explain this ride', 'Plan a race on this road', 'how was my ride?');
  expect([plan?.by, shape?.by]).toEqual(['skill:route', 'skill:recording']);
});

test.each([
  ['What is sweet spot?', /^card:/],
  ['What is FTP?', /^card:/],
  ['How do I recover after a hard ride?', /^card:/],
  ['What should I eat for dinner?', /^card:/],
  ['How much power for 5 km at 7 % in 20 min?', /^skill:ride$/],
  ['I have a sharp pain in my chest', /^safety:/],
])('with a file a message about something else is answered as ever: %s', (message, by) => {
  expect(talk(ofRoute, message)[0]!.by).toMatch(by);
});

test.each([
  [ofRoute, "a pacing strategy please, so that I don't blow up in the last hour", 'skill:route'],
  [ofRide, 'give me a full breakdown of this ride', 'skill:recording'],
  [ofRide, "what's the TSS of this", 'skill:recording'],
  [ofRoute, 'here is my race on sunday', 'skill:route'],
  [ofRoute, 'how many watts to get round in 2:45?', 'skill:route'],
] as const)('it is about the file, and no case of caution', (file, message, by) => {
  expect(talk(file, message)[0]!.by).toBe(by);
});

test('without a file the way to attach one', () => {
  expect(talk(undefined, 'make me a race plan for my gpx')[0]!.text).toMatch(/^Attach the file/);
});

test('the name of a file is in no answer, no call and nothing that a model reads', () => {
  for (const answer of [
    ...talk(ofRoute, 'Make a race plan', 'tell me about it'),
    ...talk(ofRide, 'Explain it'),
  ]) {
    expect(`${answer.text} ${JSON.stringify(answer.calls)}`).not.toContain('999');
  }
  const standing = standingOf({
    message: 'Plan it',
    memory: blankMemory,
    profile,
    today: '2026-11-28',
    file: ofRide,
  });
  expect(knownWords(standing)).toMatch(/a recorded ride as a file: 60 km with 9\d\d m of climbing/);
  expect(knownWords(standing)).not.toContain('999');
});

test('work on a course is done elsewhere, once, and the answer is the same', async () => {
  const jobs: string[] = [];
  const turn = {
    message: 'Make a race plan',
    memory: blankMemory,
    profile,
    today: '2026-11-28',
    file: ofRoute,
  };
  const compute = async <J extends CourseJob>(job: J) => {
    jobs.push(job.kind);
    return doCourseJob(job);
  };
  const answer = await answerTurn({ ...turn, compute }, builtInBrain);
  expect(jobs).toEqual(['plan']);
  expect(answer.text).toBe(respond(turn).text);
});

test.each(['', '{', '[]', '{"lat":"x"}', 'null'])('a course that is none is one sentence: %j', (course) => {
  expect(doCourseJob({ kind: 'facts', course })).toEqual({
    ok: false,
    message: 'The road of this file cannot be read.',
  });
});
