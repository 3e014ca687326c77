import { parseToShell, parseToTool } from './bridge.ts';
import {
  gpxOf,
  MOST_COURSE,
  MOST_QUESTION,
  MOST_ROAD_POINTS,
  questionIn,
  questionState,
  roadFrom,
  startIn,
  startState,
  toolStartOf,
  type ToolStart,
} from './tool-start.ts';

const race: ToolStart = {
  tool: 'race-analyzer',
  v: 1,
  name: 'The hill',
  distanceM: 120_000,
  ascentM: 2400,
  goal: 'time',
  timeS: 21_600,
  bike: 'gravel',
  massKg: 70,
  temperatureC: -3,
};
const road = { latDeg: [45, 45.1, 45.2], lonDeg: [6, 6, 6.1], elevationM: [300, 350, 420] };
const segment: ToolStart = { tool: 'kom-analysis', v: 1, lengthM: 5000, gainM: 350, timeS: 900, road };

test.each([race, segment])('what fits passes both ways, and what is not known is left out', (start) => {
  expect(toolStartOf({ ...start, script: '<x>', other: 1 })).toEqual(start);
  expect(parseToShell({ type: 'open-tool', start })).toEqual({ type: 'open-tool', start });
  expect(parseToTool({ type: 'start', start })).toEqual({ type: 'start', start });
});

test('a course goes along to the tool that opens one, up to a size', () => {
  const course = '{"lat":"…"}';
  expect(toolStartOf({ ...race, course })).toEqual({ ...race, course });
  expect(toolStartOf({ ...segment, course })).toEqual(segment);
  expect(toolStartOf({ ...race, course: 'x'.repeat(MOST_COURSE + 1) })).toBeNull();
  expect(toolStartOf({ ...race, course: { lat: '' } })).toBeNull();
});

test('a field of the other tool is left out', () => {
  expect(toolStartOf({ ...race, lengthM: 5000 })).toEqual(race);
  expect(toolStartOf({ tool: 'kom-analysis', v: 1, goal: 'fastest' })).toEqual({
    tool: 'kom-analysis',
    v: 1,
  });
});

test.each([
  ['nothing', null],
  ['a list', []],
  ['another version', { ...race, v: 2 }],
  ['another tool', { ...race, tool: 'settings' }],
  ['an address for a tool', { ...race, tool: 'https://evil.example' }],
  ['a word for a figure', { ...race, timeS: '3600' }],
  ['no number', { ...race, massKg: NaN }],
  ['without end', { ...race, distanceM: Infinity }],
  ['a rider of 5 kg', { ...race, massKg: 5 }],
  ['a goal that is none', { ...race, goal: 'win' }],
  ['a bicycle that is none', { ...race, bike: 'car' }],
  ['a name without end', { ...race, name: 'x'.repeat(121) }],
  ['a road of one point', { ...segment, road: { latDeg: [1], lonDeg: [1] } }],
  ['a road of words', { ...segment, road: { latDeg: ['45', '46'], lonDeg: [6, 6] } }],
  ['lists of different length', { ...segment, road: { ...road, lonDeg: [6, 6] } }],
  ['heights that miss', { ...segment, road: { ...road, elevationM: [300] } }],
  ['a place beyond the pole', { ...segment, road: { ...road, latDeg: [45, 95, 45] } }],
  [
    'too many points',
    {
      ...segment,
      road: { latDeg: Array(MOST_ROAD_POINTS + 1).fill(45), lonDeg: Array(MOST_ROAD_POINTS + 1).fill(6) },
    },
  ],
])('%s is refused as a whole', (_, start) => {
  expect(toolStartOf(start)).toBeNull();
  expect(parseToShell({ type: 'open-tool', start })).toBeNull();
  expect(parseToTool({ type: 'start', start })).toBeNull();
});

test.each([
  ['', null],
  [' ', null],
  ['x'.repeat(MOST_QUESTION + 1), null],
  [5, null],
  ['Can I hold it?', 'Can I hold it?'],
])('a question for the consultant is a text that can be sent: %#', (question, passed) => {
  const message = parseToShell({ type: 'ask-coach', question });
  expect(message && 'question' in message ? message.question : null).toBe(passed);
});

test('what stands beside an address is for one tool and one member', () => {
  const state: unknown = JSON.parse(JSON.stringify(startState(race, 'anna')));
  expect(startIn(state, 'race-analyzer', 'anna')).toEqual(race);
  expect(startIn(state, 'kom-analysis', 'anna')).toBeNull();
  expect(startIn(state, 'race-analyzer', 'ben')).toBeNull();
  expect(startIn(state, 'race-analyzer', null)).toBeNull();
  expect(
    startIn({ ...startState(race, 'anna'), start: { ...race, massKg: 5 } }, 'race-analyzer', 'anna'),
  ).toBeNull();
  expect(questionIn(questionState('Can I?', 'anna'), 'anna')).toBe('Can I?');
  expect(questionIn(questionState('Can I?', 'anna'), 'ben')).toBeNull();
});

test('a long road is thinned evenly and keeps both of its ends; a stretch of it is cut out', () => {
  const many = Array.from({ length: 30_001 }, (_, i) => i);
  const points = {
    latDeg: many.map((i) => 45 + i / 1e5),
    lonDeg: many.map(() => 6),
    elevationM: many.map((i) => i / 10 + 0.04),
  };
  const thin = roadFrom(points);
  expect(thin.latDeg.length).toBeLessThanOrEqual(MOST_ROAD_POINTS);
  expect([thin.latDeg[0], thin.latDeg.at(-1)]).toEqual([45, 45.3]);
  expect(thin.elevationM?.at(-1)).toBe(3000);
  expect(toolStartOf({ ...segment, road: thin })).not.toBeNull();
  expect(roadFrom({ ...points, elevationM: null }, 10, 12)).toEqual({
    latDeg: [45.0001, 45.00011, 45.00012],
    lonDeg: [6, 6, 6],
  });
});

test('a road is a GPX file with its heights, whatever its name', async () => {
  const text = await gpxOf(road, '<A> & "B"').text();
  expect(text).toContain('<trkpt lat="45.1" lon="6"><ele>350</ele></trkpt>');
  expect(text).toContain('<name> A    "B"</name>');
});
