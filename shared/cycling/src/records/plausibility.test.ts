import * as fc from 'fast-check';
import { recordPlausibility, type ForeignRecord, type Plausibility } from './plausibility.ts';
import { segmentByHand, type SegmentByHand } from './segment-by-hand.ts';
import { WORLD_CLASS, worldClassAt } from './world-class.ts';

type ByHand = Omit<ForeignRecord, 'route'> & SegmentByHand;

function on(record: ByHand): ForeignRecord {
  const road = segmentByHand(record);
  if (!road.ok) throw new Error(road.message);
  return { ...record, route: road.route };
}
function solved(record: ByHand): Plausibility {
  const answer = recordPlausibility(on(record));
  if (!answer.ok) throw new Error(answer.message);
  return answer;
}
const kinds = (record: ByHand) => solved(record).causes.map(({ kind }) => kind);

test('world class goes straight in the logarithm of time between its rows', () => {
  for (const { durationS, wattsPerKg } of WORLD_CLASS)
    expect(worldClassAt(durationS).wattsPerKg).toBeCloseTo(wattsPerKg, 9);
  expect(worldClassAt(Math.sqrt(300 * 1200)).wattsPerKg).toBeCloseTo((7.7 + 7.1) / 2, 9);
  expect([worldClassAt(1).wattsPerKg, worldClassAt(1e6).wattsPerKg]).toEqual([24, 5]);
  for (let t = 2; t < 20000; t *= 1.3)
    expect(worldClassAt(t * 1.3).wattsPerKg).toBeLessThanOrEqual(worldClassAt(t).wattsPerKg);
});

describe('published climbs', () => {
  test('Plateau de Beille 2024 in 39:43, put at 6.9 W/kg', () => {
    const record = solved({
      distanceM: 15800,
      gainM: 1249,
      timeS: 2383,
      riderMassKg: 65,
      bikeMassKg: 6.8,
      kitMassKg: 1.2,
      altitudeM: 1150,
      temperatureC: 25,
    });
    expect(Math.abs(record.wattsPerKg / 6.9 - 1)).toBeLessThan(0.06);
    expect(record.level).toBe('exceptional');
    expect(record.causes.every(({ kind }) => kind !== 'motor' && kind !== 'vehicle')).toBe(true);
  });

  test('La Pierre-Saint-Martin 2015 in 41:28: 390 W by a corrected power meter', () => {
    const record = solved({
      distanceM: 15300,
      gainM: (1602 * 2488) / 3600,
      timeS: 2488,
      riderMassKg: 67.5,
      bikeMassKg: 6.8,
      kitMassKg: 1.5,
      altitudeM: 1100,
      temperatureC: 28,
    });
    expect(Math.abs(record.wattsPerKg / 5.78 - 1)).toBeLessThan(0.06);
    expect(record.level).toBe('plausible');
  });

  test("Alpe d'Huez in an hour takes 3.75 W/kg", () => {
    const record = solved({
      distanceM: 13800,
      gainM: 1100,
      timeS: 3600,
      riderMassKg: 70,
      bikeMassKg: 8,
      cdaM2: 0.35,
      crr: 0.004,
      airDensityKgM3: 1.05,
    });
    expect(Math.abs(record.wattsPerKg / 3.75 - 1)).toBeLessThan(0.03);
  });
});

test('an ordinary record needs no explanation', () => {
  expect(solved({ distanceM: 5000, slope: 0.08, timeS: 1300 })).toMatchObject({
    level: 'plausible',
    causes: [],
  });
});

test('what would explain a time is named', () => {
  expect(kinds({ distanceM: 5000, slope: 0.08, timeS: 640 })).toContain('motor');
  expect(kinds({ distanceM: 3000, slope: 0.05, timeS: 150 })).toEqual(['vehicle']);
  expect(kinds({ distanceM: 400, slope: 0, timeS: 20 })[0]).toBe('gps');
  expect(kinds({ distanceM: 5000, slope: 0, timeS: 320 })).toEqual(
    expect.arrayContaining(['tailwind', 'shelter']),
  );
  expect(kinds({ distanceM: 3000, slope: 0, timeS: 130 })).toContain('vehicle');
});

test('a tailwind that was there is counted', () => {
  const record = { distanceM: 5000, slope: 0, timeS: 340 };
  expect(solved({ ...record, wind: { speedMs: 9, fromDeg: 180 } }).wattsPerKg).toBeLessThan(
    solved(record).wattsPerKg - 2,
  );
});

test('the text accuses nobody', () => {
  for (const record of [
    { distanceM: 5000, slope: 0.08, timeS: 640 },
    { distanceM: 3000, slope: 0.05, timeS: 150 },
    { distanceM: 5000, slope: 0, timeS: 320 },
  ]) {
    const { words, causes } = solved(record);
    expect([words, ...causes.map((cause) => cause.words)].join(' ')).not.toMatch(
      /cheat|fake|fraud|dop(e|ing)|suspici|impossible|liar|guilty/i,
    );
    expect(words).toMatch(/says nothing about the rider/);
  }
});

test('an unknown weight is a wide one', () => {
  const unknown = solved({ distanceM: 2000, slope: 0, timeS: 170 });
  const known = solved({ distanceM: 2000, slope: 0, timeS: 170, riderMassKg: 66 });
  expect(unknown.sd).toBeGreaterThan(known.sd);
  expect(unknown.inputs.find(({ key }) => key === 'riderMassKg')).toMatchObject({ source: 'default' });
});

test('the words say whose power per kg it is', () => {
  const record = { distanceM: 5000, slope: 0.08 };
  for (const timeS of [1300, 840, 640]) {
    expect(solved({ ...record, timeS }).words).toMatch(
      /^For a rider of 66 kg, which is usual, the time takes \d+\.\d W\/kg/,
    );
    expect(solved({ ...record, timeS, riderMassKg: 58.5 }).words).toMatch(
      /^For a rider of 58\.5 kg the time takes \d+\.\d W\/kg/,
    );
  }
});

test('a simple reason is only spoken of where one follows', () => {
  const simple = /Mostly the reason is simple/;
  const explained = solved({ distanceM: 5000, slope: 0.08, timeS: 640 });
  expect(explained.causes).not.toEqual([]);
  expect(explained.words).toMatch(simple);
  // Steep enough that neither wind nor shelter counts, and no more than a little above the best.
  const open = solved({ distanceM: 3000, slope: 0.2, timeS: 890, riderMassKg: 66 });
  expect(open).toMatchObject({ level: 'unexplained', causes: [] });
  expect(open.words).not.toMatch(simple);
  expect(open.words).toMatch(/says nothing about the rider\.$/);
});

test('a faster time is never more plausible, and any question gives finite numbers or a refusal', () => {
  const any = fc.double({ min: -1e5, max: 1e5, noNaN: true });
  fc.assert(
    fc.property(any, fc.double({ min: -0.5, max: 0.5, noNaN: true }), any, (distanceM, slope, timeS) => {
      const road = segmentByHand({ distanceM, slope });
      if (!road.ok) return;
      const answer = recordPlausibility({ route: road.route, timeS });
      if (!answer.ok) return;
      for (const value of [answer.wattsPerKg, answer.sd, answer.probability])
        expect(Number.isFinite(value)).toBe(true);
    }),
    { numRuns: 200, seed: 12 },
  );
  const chances = [1400, 1200, 1000, 900, 800, 700].map(
    (timeS) => solved({ distanceM: 5000, slope: 0.08, timeS }).probability,
  );
  for (let i = 1; i < chances.length; i++) expect(chances[i]!).toBeLessThanOrEqual(chances[i - 1]!);
});
