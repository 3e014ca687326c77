import type { AnswerPart } from '@breakaway/contract';
import { type Athlete, formatDuration, type SteadyRide } from '@breakaway/cycling';
import type { ResolvedRide } from '../inputs/ride-inputs.ts';
import { worldBestWattsPerKg } from './limits.ts';
import { show } from './rounding.ts';

export type RideFacts = {
  resolved: ResolvedRide;
  result: SteadyRide;
  notices: AnswerPart[];
  /** The answer that this one follows up, when it was of the same kind. */
  previous: { powerW: number; timeS: number } | null;
  /** How long she can hold the power, s; null: unknown, or longer than the curve reaches. */
  holdS: number | null;
  /** Her best over this course by her curve; computed where the wish is beyond it. */
  best: { powerW: number; timeS: number } | null;
  /** How long the course takes at the power that was offered together with a time. */
  offered: { powerW: number; timeS: number } | null;
  /** Asked for a distance: how far, m. */
  distanceM?: number;
};

/** Whether she can ride it, in plain sentences, against her own power-duration curve. */
export function rideVerdict(facts: RideFacts, athlete: Athlete): string[] {
  const { resolved, result, holdS, best, offered } = facts;
  const sentences: string[] = [];
  if (facts.previous) sentences.push(...changeSince(facts.previous, result));
  if (offered && !resolved.anyDistance) {
    const enough = offered.powerW >= result.powerW;
    sentences.push(
      `You gave a power and a time. ${show.watts(offered.powerW)} W ${enough ? 'is enough' : 'is not enough'}: it takes ${show.time(offered.timeS)}.`,
    );
  }
  const impossible = beyondAnyone(result.wattsPerKg, resolved.anyDistance ? 3600 : result.timeS);
  if (impossible) sentences.push(impossible);
  if (!athlete.cpW || !result.verdict) {
    sentences.push('With your FTP I can also say how long you can hold it; enter it in Settings or tell me.');
    return sentences;
  }
  if (resolved.arguments.bestEffort) {
    sentences.push(
      'You gave no power, so this is the best that your power-duration curve holds for this time.',
    );
    return sentences;
  }
  if (resolved.anyDistance) {
    sentences.push(holdSentence(result.powerW, holdS));
    return sentences;
  }
  const { level, bestW } = result.verdict;
  const shown = `your curve gives ${show.watts(bestW)} W for ${show.time(result.timeS)}`;
  if (level === 'within') sentences.push(`You can hold this: ${shown}.`);
  if (level === 'at-limit') sentences.push(`This is at your limit: ${shown}.`);
  if (level === 'beyond')
    sentences.push(
      `This is more than you can hold for that long: ${shown}.`,
      holdSentence(result.powerW, holdS),
    );
  if (best && level === 'beyond')
    sentences.push(
      `Your best here would be about ${show.aboutTime(best.timeS)}, at ${show.watts(best.powerW)} W.`,
    );
  if (result.altitudeFactor < 0.995)
    sentences.push(
      `At this altitude I count with ${show.share(result.altitudeFactor)} of your power at sea level.`,
    );
  return sentences;
}

/** "You can hold it for about 38 min", from her curve. */
export function holdSentence(powerW: number, holdS: number | null): string {
  const watts = `${show.watts(powerW)} W`;
  if (holdS === null) return `You can hold ${watts} for many hours.`;
  if (holdS < 15) return `You can hold ${watts} for a few seconds at most.`;
  return `You can hold ${watts} for about ${show.aboutTime(holdS)}.`;
}

/** Says so when even the best in the world could not; null for what somebody can do. */
export function beyondAnyone(wattsPerKg: number, timeS: number): string | null {
  const world = worldBestWattsPerKg(timeS);
  if (wattsPerKg <= world) return null;
  return `Nobody can do this alone: it takes ${show.wattsPerKg(wattsPerKg)} W/kg, and the best in the world hold about ${world.toFixed(1)} W/kg for ${show.aboutTime(timeS)}.`;
}

function changeSince(
  previous: { powerW: number; timeS: number },
  { computed, powerW, timeS }: SteadyRide,
): string[] {
  if (computed === 'power') {
    const change = Math.round(powerW) - Math.round(previous.powerW);
    return change === 0
      ? []
      : [`That is ${Math.abs(change)} W ${change < 0 ? 'less' : 'more'} than in the last answer.`];
  }
  const change = shownSeconds(timeS) - shownSeconds(previous.timeS);
  const clock = formatDuration(Math.abs(change));
  return change === 0
    ? []
    : [`That is ${clock} ${change < 0 ? 'faster' : 'slower'} than in the last answer.`];
}

/** Seconds as a clock shows them, so that the reader can check a difference. */
export const shownSeconds = (timeS: number) => (timeS < 3600 ? Math.round(timeS) : 5 * Math.round(timeS / 5));
