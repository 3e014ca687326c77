import { findSegmentEfforts } from './segment-match.ts';
import { even, lineOver, recorded, road, stopping, type Motion, type Path } from './testing.ts';

const RAMP_M = 60;
const BEND_M = 12 * Math.PI;
/** Eight ramps of 60 m beside one another, joined by hairpins of a radius of 12 m. */
const hairpins: Path = road(
  { m: 200 },
  ...Array.from({ length: 8 }, (_, i) => [
    { m: RAMP_M },
    { m: BEND_M, turn: i % 2 === 0 ? 180 : -180 },
  ]).flat(),
  { m: 400 },
);
const FROM_M = 230;

/** A ride each second, without what the recorder missed. */
const ride = (
  path: Path,
  speedMs: number,
  silence: { fromM: number; forS: number } | null,
  { seed = 1, motion = even(speedMs) }: { seed?: number; motion?: Motion } = {},
) =>
  recorded(path, motion, 2000, { everyS: [1], noiseM: 2, drifts: true, seed }).filter(({ timeMs }) => {
    const sinceS = timeMs! / 1000 - (silence?.fromM ?? Infinity) / speedMs;
    return !(sinceS > 0 && sinceS < (silence?.forS ?? 0));
  });

test.each([
  [6, 9, 300],
  [6, 12, 300],
  [9, 9, 300],
  [9, 12, 300],
  [9, 12, 600],
])('at %d m/s a silence of %d s in hairpins hides no ride over %d m', (speedMs, forS, lengthM) => {
  const line = lineOver(hairpins, FROM_M, FROM_M + lengthM);
  const last = FROM_M + lengthM - forS * speedMs - 60;
  const places = Array.from({ length: Math.ceil((last - 260) / 11) }, (_, i) => 260 + 11 * i);
  const found = places.filter((fromM) => {
    const efforts = findSegmentEfforts(line, ride(hairpins, speedMs, { fromM, forS }, { seed: fromM }));
    return efforts.length === 1 && Math.abs(efforts[0]!.timeS - lengthM / speedMs) < 2;
  });
  expect(found.length / places.length).toBeGreaterThan(0.85);
});

/** From a ramp straight over to the one after the next: 48 m in place of 196 m. */
const CUT_M = 300;
const SAVED_M = 2 * (RAMP_M + BEND_M) - 48;
const shortcut: Path = (at) => {
  if (at <= CUT_M) return hairpins(at);
  if (at >= CUT_M + 48) return hairpins(at + SAVED_M);
  const [from, to] = [hairpins(CUT_M), hairpins(CUT_M + 48 + SAVED_M)];
  const share = (at - CUT_M) / 48;
  return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
};

test.each([6, 8, 9])('a shortcut at %d m/s is no ride over the segment', (speedMs) => {
  for (const lengthM of [600, 1100]) {
    const line = lineOver(hairpins, FROM_M, FROM_M + lengthM);
    expect(findSegmentEfforts(line, ride(shortcut, speedMs, null))).toEqual([]);
    const silence = { fromM: CUT_M, forS: 48 / speedMs };
    expect(findSegmentEfforts(line, ride(shortcut, speedMs, silence))).toEqual([]);
    // Whoever walks it is silent for long enough to have ridden a part of the road.
    const walked = stopping(speedMs, CUT_M + 24, 14 - 48 / speedMs);
    const long = ride(shortcut, speedMs, { fromM: CUT_M, forS: 14 }, { motion: walked });
    expect(findSegmentEfforts(line, long)).toEqual([]);
  }
});

test('who stops on a detour has not ridden the segment', () => {
  const straightOn = road({ m: 3000 });
  const line = lineOver(straightOn, 500, 1500);
  // A street 70 m aside for 200 m.
  const detour: Path = (at) => {
    const [x, y] = [
      [0, 0],
      [900, 0],
      [970, 70],
      [1170, 70],
      [1240, 0],
    ].reduce(
      (place, [from, aside], i, all) => {
        const next = all[i + 1];
        if (!next || at < from! || at > next[0]!) return place;
        const share = (at - from!) / (next[0]! - from!);
        return [
          aside! + share * (next[1]! - aside!),
          at <= 900 ? at : at <= 970 ? 900 : at <= 1170 ? at - 70 : 1100,
        ];
      },
      [0, at - 140],
    );
    return [x!, y!];
  };
  const stop = stopping(8, 1070, 8);
  expect(findSegmentEfforts(line, ride(detour, 8, null, { motion: stop }))).toEqual([]);
  const silent = ride(detour, 8, { fromM: 1070, forS: 8 }, { motion: stop });
  expect(findSegmentEfforts(line, silent)).toEqual([]);
  // Without the detour the stop is one.
  expect(
    findSegmentEfforts(line, ride(straightOn, 8, { fromM: 1070, forS: 8 }, { motion: stop })),
  ).toHaveLength(1);
});

test('after a long silence nobody knows where the rider was', () => {
  const line = lineOver(hairpins, FROM_M, FROM_M + 1100);
  expect(findSegmentEfforts(line, ride(hairpins, 6, { fromM: 300, forS: 40 }))).toEqual([]);
  expect(findSegmentEfforts(line, ride(hairpins, 6, { fromM: 300, forS: 12 }))).toHaveLength(1);
});
