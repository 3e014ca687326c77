import { METRIC, unitFormat } from '@breakaway/contract/units';
import type { RiddenAs } from '../course/ridden-as.ts';
import {
  firstError,
  painted,
  readRoad,
  roadWords,
  startRoad,
  surfacesRidden,
  type RoadForm,
} from './road-form.ts';

const as: RiddenAs = { fileM: 20_000, riddenM: 20_000, reversed: false, fromM: 0, toM: 20_000, laps: 1 };
const start = { ms: Date.UTC(2026, 10, 28, 7, 30), zone: 'Europe/Paris' };
const read = (form: Partial<RoadForm>, on = as) =>
  readRoad({ ...startRoad, ...form }, start, on, unitFormat(METRIC));
const wrong = (form: Partial<RoadForm>) => firstError(read(form).errors);

test('who rides alone on asphalt asks nothing', () => {
  expect(read({}).question).toEqual({});
  expect(roadWords(startRoad)).toBe('Alone, standing start');
});

test('rows without a place do not count as stops or cut-offs', () => {
  const stops = ['9', ''].map((km) => ({ km, minutes: '2', name: '' }));
  const cutOffs = [{ km: '', clock: '', name: '' }];
  expect(roadWords({ ...startRoad, draft: 'group', stops, cutOffs })).toBe(
    'In a small group for 50 % of the way, standing start, 1 stop',
  );
});

test('shelter, a mass start and surfaces are stretches, the later over the earlier', () => {
  const surfaces = [{ fromM: 3000, toM: 4000, surface: 'gravel' as const }];
  const { question } = read({ draft: 'group', draftShare: '40', start: 'mass', massKm: '5', surfaces });
  expect(question).toEqual({
    stretches: [
      { fromM: 0, toM: 20_000, draft: 'group', draftShare: 0.4 },
      { fromM: 0, toM: 5000, draft: 'bunch' },
      { fromM: 3000, toM: 4000, surface: 'gravel' },
    ],
  });
  expect(read({ start: 'rolling', startSpeed: '36' }).question).toEqual({ entrySpeedMs: 10 });
});

test('stops at their places, lights evenly, cut-offs after the start', () => {
  const { question } = read({
    stops: [
      { km: '12', minutes: '2', name: 'Feed ' },
      { km: '', minutes: '2', name: '' },
    ],
    lights: '2',
    cutOffs: [{ km: '20', clock: '10:30', name: '' }],
  });
  expect(question).toEqual({
    stops: [
      { atM: 5000, timeS: 20 },
      { atM: 12_000, timeS: 120, name: 'Feed' },
      { atM: 15_000, timeS: 20 },
    ],
    cutOffs: [{ atM: 20_000, timeS: 7200 }],
  });
});

test.each<[Partial<RoadForm>, RegExp]>([
  [{ draft: 'wheel', draftShare: '140' }, /share must be between 0 % and 100 %/],
  [{ start: 'rolling', startSpeed: 'fast' }, /speed must be a number/],
  [{ start: 'mass', massKm: '' }, /bunch is needed/],
  [{ stops: [{ km: '20', minutes: '1', name: '' }] }, /before the finish/],
  [{ stops: [{ km: '0', minutes: '1', name: '' }] }, /after the start/],
  [{ stops: [{ km: '4', minutes: '', name: '' }] }, /stop is needed/],
  [{ lights: '2.5' }, /whole number/],
  [{ cutOffs: [{ km: '30', clock: '12:00', name: '' }] }, /between 0 km and 20 km/],
  [{ cutOffs: [{ km: '10', clock: '', name: '' }] }, /Enter the clock time/],
  [{ cutOffs: [{ km: '10', clock: '08:20', name: '' }] }, /08:20 is before your start at 08:30/],
])('%j is one sentence', (form, sentence) => {
  expect(wrong(form)).toMatch(sentence);
  expect(read(form).question).toBeNull();
});

test('what is hidden is not wrong', () => {
  expect(wrong({ draftShare: 'x', startSpeed: 'x', massKm: 'x', lightS: 'x' })).toBeNull();
});

describe('the brush', () => {
  const gravel = painted([], { fromM: 2000, toM: 6000 }, 'gravel', as);

  test('paints over what is there, joins what is alike, and asphalt takes it off', () => {
    const over = painted(gravel, { fromM: 3000, toM: 4000 }, 'cobbles', as);
    expect(over.map(({ fromM, toM, surface }) => [fromM, toM, surface])).toEqual([
      [2000, 3000, 'gravel'],
      [3000, 4000, 'cobbles'],
      [4000, 6000, 'gravel'],
    ]);
    expect(painted(over, { fromM: 3000, toM: 4000 }, 'gravel', as)).toEqual(gravel);
    expect(painted(gravel, { fromM: 0, toM: 5000 }, 'asphalt', as)).toEqual([
      { fromM: 5000, toM: 6000, surface: 'gravel' },
    ]);
  });

  test('a surface stays on its road: on every lap, and reversed', () => {
    const laps = { ...as, laps: 2, riddenM: 40_000 };
    const second = painted([], { fromM: 22_000, toM: 23_000 }, 'dirt', laps);
    expect(second).toEqual([{ fromM: 2000, toM: 3000, surface: 'dirt' }]);
    expect(surfacesRidden(second, laps).map(({ fromM }) => fromM)).toEqual([2000, 22_000]);
    expect(surfacesRidden(second, { ...as, reversed: true })).toEqual([
      { fromM: 17_000, toM: 18_000, surface: 'dirt' },
    ]);
  });
});
