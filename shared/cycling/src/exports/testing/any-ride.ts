import fc from 'fast-check';
import type { PlannedRide, PlannedSegment } from '../planned.ts';
import { HOSTILE_NAMES } from './hostile-names.ts';
import { hillRide } from './planned.ts';

const ride = hillRide();
const { route } = ride;
const { startTimeMs: _, ...undated } = ride;

/** Plans on the same road with any number of parts, among them parts without length, stops, and parts in which nothing is pedalled. */
export const anyRide = fc
  .record({
    parts: fc.array(
      fc.record({
        share: fc.oneof(fc.constant(0), fc.double({ min: 0.001, max: 1, noNaN: true })),
        powerW: fc.oneof(fc.constant(0), fc.double({ min: 1, max: 1500, noNaN: true })),
        bandW: fc.integer({ min: 0, max: 40 }),
        stopS: fc.oneof(fc.constant(0), fc.constant(0), fc.integer({ min: 1, max: 120 })),
        kind: fc.constantFrom(
          'start' as const,
          'climb' as const,
          'flat' as const,
          'descent' as const,
          'coast' as const,
        ),
      }),
      { minLength: 1, maxLength: 90 },
    ),
    name: fc.oneof(fc.constantFrom(...HOSTILE_NAMES), fc.string({ unit: 'binary', maxLength: 40 })),
    slower: fc.double({ min: 0.5, max: 20, noNaN: true }),
    start: fc.option(fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2030, 0, 1) }), {
      nil: undefined,
    }),
  })
  .filter(({ parts }) => parts.some(({ share }) => share > 0))
  .map(({ parts, name, slower, start }): PlannedRide => {
    const sum = parts.reduce((all, { share }) => all + share, 0);
    let fromM = 0;
    const segments = parts.map(({ share, powerW, bandW, stopS, kind }): PlannedSegment => {
      const toM = Math.min(route.distanceM, fromM + (share / sum) * route.distanceM);
      const timeS = share > 0 ? (slower * (toM - fromM)) / 8 : stopS;
      const part = { fromM, toM, kind, timeS, cue: name, lowW: powerW - bandW, highW: powerW + bandW };
      fromM = toM;
      return { ...part, powerW: share > 0 ? powerW : 0 };
    });
    segments.findLast(({ toM, fromM: from }) => toM > from)!.toM = route.distanceM;
    const timeS = ride.timeS instanceof Array ? ride.timeS.map((second) => second * slower) : [];
    return {
      ...undated,
      name,
      segments,
      timeS,
      ...(start === undefined ? {} : { startTimeMs: start }),
    };
  });
