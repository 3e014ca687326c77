import type { FeedingPlan } from '../feeding/feeding-plan-types.ts';
import { hoursText } from '../feeding/shortfall.ts';
import type { RacePlan } from '../pacing/plan/race-plan.ts';
import type { More } from './ask-for-more.ts';

/** A plan and its food. */
export type Fed = { plan: RacePlan; feeding: FeedingPlan };

/** Whether a plan is fuelled to the line. */
export type Fuel = {
  fuelled: boolean;
  /** where the stores of the plan come down to their margin: s and m from the start; null: they last */
  emptyAtS: number | null;
  emptyAtM: number | null;
  /** how much slower it is than the plan by legs alone, s */
  costS: number;
  /** what would make the stores last at the pace of the plan by legs; null: they do */
  more: More | null;
  /** one plain sentence for the rider */
  sentence: string;
};

/** What is to be said of a plan that is given, beside the plan by legs alone. */
export function fuelOf(legs: Fed, given: Fed, more: More | null): Fuel {
  const { plan, feeding } = given;
  const { emptyAtS, endG } = feeding.tank;
  const costS = Math.max(0, plan.totalTimeS - legs.plan.totalTimeS);
  const emptyAtM = emptyAtS === null ? null : placeAt(given, emptyAtS);
  const sentence =
    emptyAtS !== null && emptyAtM !== null
      ? emptyText(given, emptyAtS, emptyAtM, more)
      : given === legs
        ? `Food and stores last to the line: about ${10 * Math.round(endG / 10)} g are left there.`
        : costText(legs, costS, more);
  return { fuelled: emptyAtS === null, emptyAtS, emptyAtM, costS, more, sentence };
}

function costText({ feeding }: Fed, costS: number, more: More | null): string {
  const cost = costS < 60 ? 'less than a minute' : minutesText(costS);
  const { intakeGH, startG } = more ?? { intakeGH: null, startG: null };
  const them = costS < 90 ? 'it' : 'them';
  const ways = [
    ...(intakeGH === null ? [] : [`${intakeGH} g/h instead of ${Math.round(feeding.target.intakeGH)}`]),
    ...(startG === null ? [] : [`${startG} g in store at the start (carbohydrate loading)`]),
  ];
  const help = ways.length > 0 ? `; with ${ways.join(' or ')} you would not lose ${them}` : '';
  return `Fuelled to the line this takes ${cost} longer than the plan that ignores food${help}.`;
}

function emptyText({ plan, feeding }: Fed, atS: number, atM: number, more: More | null): string {
  const ofKm = plan.question.route.distanceM / 1000;
  const { intakeGH, startG } = more ?? { intakeGH: null, startG: null };
  const { normalizedW } = plan.load;
  const share = 1 - (feeding.remedy?.easierW ?? Infinity) / feeding.averagePowerW;
  const ways = [
    ...(intakeGH === null ? [] : [`eat ${intakeGH} g/h instead of ${Math.round(feeding.target.intakeGH)}`]),
    ...(share > 0
      ? [
          `ride at about ${Math.floor(share * normalizedW)} W normalized power instead of ${Math.round(normalizedW)}`,
        ]
      : []),
    ...(startG === null ? [] : [`start with ${startG} g in store (carbohydrate loading)`]),
  ];
  const help =
    ways.length > 0
      ? `: ${ways.join(', or ')}`
      : ': carry more, pick up more on the way, or ride a shorter course';
  return `Your stores run out after about ${hoursText(atS)}, at km ${(atM / 1000).toFixed(0)} of ${ofKm.toFixed(0)}${help}.`;
}

/** Where the rider is at a time, m from the start. */
function placeAt({ plan }: Fed, atS: number): number {
  const { timeS, question } = plan;
  let node = 0;
  while (node < timeS.length - 2 && (timeS[node + 1] ?? Infinity) <= atS) node++;
  const [from, to] = [timeS[node] ?? 0, timeS[node + 1] ?? 0];
  const along = to > from ? Math.min(1, Math.max(0, (atS - from) / (to - from))) : 0;
  return question.route.stepM * (node + along);
}

function minutesText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
