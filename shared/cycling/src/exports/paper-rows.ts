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
  | { is: 'stop'; what: string; minutes: string }
  | { is: 'finish' }
);

/** What is worth a line of its own to a rider who glances at it: our own judgement. */
const ALIKE_W = 10;
const SHORT_S = 60;
const LONG_CLIMB_S = 120;
/** Another piece of paper is begun when there is not a line for so long, beside food and stops, s. */
const LEAST_OFTEN_S = 20 * 60;

/**
 * The lines of a plan for pieces of paper with room for so many. Neighbours that a rider would not tell apart are one line,
 * and then those most alike until the plan fits on one piece, or on more where it is long. Long climbs, stops and food keep
 * lines of their own, so it can be more all the same.
 */
export function paperRows(ride: PlannedRide, inPiece: number): { rows: PaperRow[]; joined: number } {
  const ridden = ride.segments.filter(({ fromM, toM, timeS }) => toM > fromM || timeS > 0);
  const meals = eatenTogether(ride.feeds);
  const stops = plannedStops(ride);
  const others = meals.length + stops.length + 1;
  const pieces = Math.ceil((others + totalTimeS(ride) / LEAST_OFTEN_S) / inPiece);
  const parts = joinedTo(
    joinedTo(ridden, 1, asOne, isOne),
    pieces * inPiece - others,
    asOne,
    (a, b) => goes(a) === goes(b) || isShort(a, b) || !(isLongClimb(a) || isLongClimb(b)),
  );
  const rows: PaperRow[] = [
    // Before the part that begins there.
    ...stops.map((stop): PaperRow => ({
      is: 'stop',
      distanceM: stop.atM,
      // The node before it: the next one has the stop in its time.
      timeS: ride.timeS[Math.floor(stop.atM / ride.route.stepM)] ?? 0,
      what: plainText(stopWords(stop).replace(/, [^,]*$/, '')),
      minutes: stopWords({ timeS: stop.timeS }).replace('Stop, ', ''),
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

const isShort = (...parts: PlannedSegment[]) => parts.some(({ timeS }) => timeS < SHORT_S);
const isLongClimb = ({ kind, timeS }: PlannedSegment) => kind === 'climb' && timeS >= LONG_CLIMB_S;
const coasts = ({ powerW }: PlannedSegment) => powerW === 0;

/** Whether two neighbours are one line on any paper: alike, or one too short for a line; a bend is no line of a flat road. */
const isOne = (a: PlannedSegment, b: PlannedSegment): boolean =>
  goes(a) === goes(b)
    ? Math.abs(a.powerW - b.powerW) <= ALIKE_W || isShort(a, b)
    : [a, b].some((part) => coasts(part) && isShort(part)) && a.kind !== 'climb' && b.kind !== 'climb';

/** The span of two neighbours. Watts are those while pedalling: a rider who coasts in between holds them all the same. */
function asOne(a: PlannedSegment, b: PlannedSegment): Partial<PlannedSegment> {
  const { powerW, lowW, highW } = a.timeS >= b.timeS ? a : b;
  return {
    fromM: a.fromM,
    toM: b.toM,
    ...(coasts(a) !== coasts(b) && { powerW, lowW, highW }),
  };
}
