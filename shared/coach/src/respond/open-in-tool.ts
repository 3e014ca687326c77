import type { AnswerPart } from '@breakaway/contract';
import {
  TOOL_START_VERSION,
  toolStartOf,
  type RaceStart,
  type ToolStart,
} from '@breakaway/contract/tool-start';
import { windAtRiderMs } from '@breakaway/cycling';
import { athleteOf } from '../athlete.ts';
import type { Facts, Memory, Result } from '../memory.ts';
import type { FeedingAsk } from '../skills/feeding/ask.ts';
import { EFFORTS } from '../skills/race/targets.ts';
import type { RaceAsk } from '../skills/race/ask.ts';
import type { RideAsk, Setup } from '../skills/ride/ask.ts';
import type { Reply, Turn } from './reply.ts';

type Start =
  | Omit<Extract<ToolStart, { tool: 'race-analyzer' }>, 'v'>
  | Omit<Extract<ToolStart, { tool: 'kom-analysis' }>, 'v'>;
type Case = { result: Result; facts: Facts; ftpW: number | null };

/** What each skill's question is in a tool: only what was said or computed, and nothing where no tool fits. */
const starts: Partial<Record<string, (ask: never, given: Case) => Start | null>> = {
  ride: (ask: RideAsk, given) => (ask.terrain === 'climb' ? segmentOf(ask, given) : courseOf(ask, given)),
  race: (ask: RaceAsk, { result }) => ({
    tool: 'race-analyzer',
    ...setupOf(ask.ride.setup),
    ...(ask.name ? { name: ask.name } : {}),
    ...lengthOf(result),
    ...goalOf(ask.targetS, ask.share),
  }),
  feeding: (ask: FeedingAsk, { result, ftpW }) => ({
    tool: 'race-analyzer',
    ...(ask.course ? { ...setupOf(ask.course.setup), ...lengthOf(ask.course) } : {}),
    ...(ask.temperatureC === undefined ? {} : { temperatureC: ask.temperatureC }),
    ...(ask.rateGH === undefined ? {} : { carbsGh: ask.rateGH }),
    ...goalOf(ask.durationS ?? result.timeS, ask.share ?? shareOf(ask.powerW, ftpW)),
  }),
};

/** A climb against the clock. */
function segmentOf({ timeS, setup, climbId }: RideAsk, { result }: Case): Start | null {
  const time = timeS ?? result.timeS;
  if (result.distanceM === undefined || result.gainM === undefined || time === undefined) return null;
  const { bike, temperatureC } = setupOf(setup);
  return {
    tool: 'kom-analysis',
    ...(climbId && result.title ? { name: result.title.split(',')[0] ?? '' } : {}),
    lengthM: Math.round(result.distanceM),
    gainM: Number(result.gainM.toFixed(1)),
    timeS: Math.round(time),
    ...(bike ? { bike } : {}),
    ...(temperatureC === undefined ? {} : { temperatureC }),
    ...(setup.headwindMs && !setup.outAndBack
      ? // Said here is what the rider feels; the tool asks for the wind of a forecast.
        { headwindKmh: Number(((3.6 * setup.headwindMs) / windAtRiderMs(1)).toFixed(1)) }
      : {}),
  };
}

/** A flat or rolling course, or a time trial. */
function courseOf({ timeS, powerW, share, setup }: RideAsk, { result, ftpW }: Case): Start | null {
  if (result.distanceM === undefined) return null;
  return {
    tool: 'race-analyzer',
    ...setupOf(setup),
    ...lengthOf(result),
    ...goalOf(timeS, share ?? shareOf(powerW, ftpW)),
  };
}

const shareOf = (powerW: number | undefined, ftpW: number | null) =>
  powerW !== undefined && ftpW ? powerW / ftpW : undefined;

const setupOf = ({ bike, temperatureC }: Setup) => ({
  ...(bike ? { bike } : {}),
  ...(temperatureC === undefined ? {} : { temperatureC }),
});

function lengthOf({ distanceM, gainM }: { distanceM?: number | undefined; gainM?: number | undefined }) {
  if (distanceM === undefined) return {};
  return {
    distanceM: Math.round(distanceM),
    ...(gainM === undefined ? {} : { ascentM: Math.max(0, Math.round(gainM)) }),
  };
}

/** A time counts more than an effort; the fastest otherwise. */
function goalOf(
  timeS: number | undefined,
  share: number | undefined,
): Pick<RaceStart, 'goal' | 'timeS' | 'intensity'> {
  if (timeS !== undefined) return { goal: 'time', timeS: Math.round(timeS) };
  if (share !== undefined && share >= EFFORTS.least && share <= EFFORTS.most)
    return { goal: 'intensity', intensity: Number(share.toFixed(2)) };
  return { goal: 'fastest' };
}

/** The part that opens an answer's question in the tool that goes on with it; null where there is none. */
function openPart(reply: Reply, { profile }: Turn): AnswerPart | null {
  const { current, result, guest, facts: kept }: Memory = reply.memory;
  // What is only tried out counts in this answer too.
  const facts = { ...kept, ...reply.tried };
  if (reply.outcome !== 'answered' || !current || reply.by !== `skill:${current.skill}` || guest) return null;
  const ftpW = athleteOf(profile, facts).ftpW?.value ?? null;
  const start = starts[current.skill]?.(current.ask as never, { result: result ?? {}, facts, ftpW });
  if (!start) return null;
  const checked = toolStartOf({
    ...start,
    v: TOOL_START_VERSION,
    // The profile is known there; what was said here is not.
    ...(facts.weight === undefined ? {} : { massKg: facts.weight }),
    ...(facts.ftp === undefined ? {} : { ftpW: facts.ftp }),
  });
  return checked && { kind: 'open', start: checked };
}

/** An answer with the way to the tool that goes on with it, before what may be asked next. */
export function withWayToTool(reply: Reply, parts: AnswerPart[], turn: Turn): AnswerPart[] {
  const open = openPart(reply, turn);
  if (!open) return parts;
  const next = parts.findIndex(({ kind }) => kind === 'suggestions' || kind === 'question');
  const at = next === -1 ? parts.length : next;
  return [...parts.slice(0, at), open, ...parts.slice(at)];
}
