import { formatDuration, stoppedS, type PlanQuestion, type RacePlan, type Refusal } from '@breakaway/cycling';
import { durationWords } from '@breakaway/tool-kit';

/** The easiest intensity and the hardest cap that the engine takes, as shares of FTP. */
const EASIEST = { kind: 'intensity', if: 0.3 } as const;
const HARDEST = { kind: 'fastest', intensityCap: 1.5 } as const;
/** Times that differ by less than this share are the same here. */
const SAME = 0.02;
/** A quick plan is surely closer to the best one than this share of its time. */
const QUICK_OFF = 0.05;

/**
 * The plan nearest to a time that cannot be ridden, with words for that: the latest, or the fastest that critical power and
 * W' allow; null where no time was asked for, or there is none.
 * @param refusal of the question
 */
export function nearestInTime(
  question: PlanQuestion,
  refusal: Refusal,
  planned: (question: PlanQuestion) => RacePlan | Refusal,
): { plan: RacePlan; missed: string } | null {
  const { goal, locked } = question;
  if (goal.kind !== 'time' || refusal.missing) return null;
  const found: RacePlan[] = [];
  const seek = (by: PlanQuestion['goal']) => {
    const plan = planned({ ...question, goal: by });
    if (plan.ok) found.push(plan);
  };
  const { latestS, realisticS } = refusal;
  if (latestS === undefined) {
    seek(HARDEST);
    // Where no cap holds either back, they differ by what rounding the watts costs.
    if (!(realisticS && isLonger(realisticS, found[0]))) seek({ kind: 'fastest' });
  } else seek({ kind: 'time', timeS: latestS });
  // Beside locked sections the easiest may be the latest.
  if (locked?.length || found.length === 0) seek(EASIEST);
  const plan = found.toSorted((a, b) => away(a, question) - away(b, question))[0];
  if (!plan) return null;
  if (realisticS === undefined)
    return { plan, missed: `This plan is for the nearest possible time. ${refusal.message}` };
  const stopS = stopsOf(question);
  const tooHard = isLonger(realisticS, plan)
    ? ` Few can hold that for so long: about ${formatDuration(60 * Math.round((realisticS + stopS) / 60))} is realistic.`
    : '';
  return {
    plan,
    missed: `A ride of ${durationWords(Math.round(goal.timeS / 60))} is out of reach. The nearest that critical power and W' allow is ${formatDuration(plan.totalTimeS + stopS)}, and this is its plan.${tooHard}`,
  };
}

/** Whether a plan misses its time by so much that a better search cannot meet it. */
export const isFar = (plan: RacePlan, question: Pick<PlanQuestion, 'goal' | 'stops'>): boolean =>
  away(plan, { ...question, route: plan.question.route }) > QUICK_OFF * plan.totalTimeS;

const isLonger = (timeS: number, plan: RacePlan | undefined): boolean =>
  plan !== undefined && timeS > (1 + SAME) * plan.totalTimeS;

const stopsOf = ({ stops, route }: Pick<PlanQuestion, 'stops' | 'route'>): number =>
  stoppedS(stops, route.distanceM);

/** By how much a plan misses a time, s. */
function away(plan: RacePlan, question: Pick<PlanQuestion, 'goal' | 'stops' | 'route'>): number {
  return question.goal.kind === 'time'
    ? Math.abs(plan.totalTimeS + stopsOf(question) - question.goal.timeS)
    : 0;
}
