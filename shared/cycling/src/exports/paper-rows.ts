import { timeAt } from '../road/simulate.ts';
import { stopWords } from '../pacing/plan/places.ts';
import { plannedStops, totalTimeS, type PlannedRide, type PlannedSegment } from './planned.ts';
import { plainText } from './text.ts';
import { joinedTo } from './workout-steps.ts';
import { eatenTogether } from './ics.ts';
import { eating } from './workout.ts';

/** A line of a sticker or a card. */
export type PaperRow = { distanceM: number; timeS: number } & (
  | { is: 'part'; powerW: number; lowW: number; highW: number; goes: 'up' | 'down' | null }
  /** texts from the longest to the shortest */
  | { is: 'food'; texts: string[] }
  | { is: 'stop'; texts: string[] }
  | { is: 'finish' }
);

/**
 * The lines of a plan for paper. A plan of more lines than `most` has its neighbours joined that are most alike; climbs,
 * stops and food keep lines of their own, so there can be more all the same.
 */
export function paperRows(ride: PlannedRide, most: number): { rows: PaperRow[]; joined: number } {
  const ridden = ride.segments.filter(({ fromM, toM, timeS }) => toM > fromM || timeS > 0);
  const meals = eatenTogether(ride.feeds);
  const stops = plannedStops(ride);
  const parts = joinedTo(
    ridden,
    Math.max(1, most - meals.length - stops.length - 1),
    (a, b) => ({ fromM: a.fromM, toM: b.toM }),
    (a, b) => a.kind !== 'climb' && b.kind !== 'climb',
  );
  const rows: PaperRow[] = [
    // Before the part that begins there.
    ...stops.map((stop): PaperRow => ({
      is: 'stop',
      distanceM: stop.atM,
      // The node before it: the next one has the stop in its time.
      timeS: ride.timeS[Math.floor(stop.atM / ride.route.stepM)] ?? 0,
      texts: [plainText(stopWords(stop)), stopWords({ timeS: stop.timeS }).replace(',', '')],
    })),
    ...parts.map((part): PaperRow => ({
      is: 'part',
      distanceM: part.fromM,
      timeS: timeAt(ride.route, ride.timeS, part.fromM),
      powerW: part.powerW,
      lowW: part.lowW,
      highW: part.highW,
      goes: goes(part),
    })),
    ...meals.map(({ timeS, feeds }): PaperRow => ({
      is: 'food',
      distanceM: feeds[0]?.distanceM ?? 0,
      timeS,
      texts: [feeds.map((feed) => eating(feed)), feeds.map(({ name }) => plainText(name))].map((all) =>
        all.filter(Boolean).join(' + '),
      ),
    })),
  ];
  rows.sort((a, b) => a.distanceM - b.distanceM);
  rows.push({ is: 'finish', distanceM: ride.route.distanceM, timeS: totalTimeS(ride) });
  return { rows, joined: ridden.length - parts.length };
}

function goes({ kind }: PlannedSegment): 'up' | 'down' | null {
  if (kind === 'climb') return 'up';
  return kind === 'descent' || kind === 'coast' ? 'down' : null;
}
