import type { Input, Source } from '../../answer/input.ts';
import type { SourceKey } from '../../answer/sources.ts';
import type { RacePlan } from '../plan/race-plan.ts';
import { stoppedS, type CutOffOnPlan } from '../plan/places.ts';
import { beyondAdvice } from '../plan/beyond-advice.ts';
import { setupOfPlan } from '../plan/setup-of-plan.ts';
import { uncertainRide, USUAL_EXECUTION, type Execution } from './rider.ts';
import { firstOrderEffects } from './effects.ts';
import { normalColumn, quantile } from './sampling.ts';

export type BandOptions = {
  /** simulations, 50 to 5000; 500 when not given */
  runs?: number;
  /** the same seed gives the same band; plans compared with one seed share their luck */
  seed?: number;
  execution?: Partial<Execution>;
  /** causes that are known better than the plan has them: by key, the share of their standard deviation that is left, 0 to 1 */
  surer?: Readonly<Record<string, number>>;
};

/** What moves the finish. */
export type BandCause = {
  key: string;
  label: string;
  /** change of the finish for one standard deviation more, s */
  effectS: number;
  /** share of the variance of the finish, 0 to 1 */
  share: number;
};

/** When the rider will finish, in words of chance: the riding time, without stops. */
export type FinishBand = {
  /** a tenth of such days is faster, half, nine tenths; s */
  p10S: number;
  p50S: number;
  p90S: number;
  meanS: number;
  sdS: number;
  /** time of the plan itself */
  planS: number;
  /** largest share first */
  causes: BandCause[];
  /** share of the variance that no cause explains alone */
  unexplained: number;
  /** finish of every simulation, s, fastest first */
  finishS: Float64Array;
  /** what was varied, each with its standard deviation and where that comes from */
  inputs: Input[];
  /** the cut-offs of the plan: when the rider is there on such days, stops included, and the share of days that keep them */
  cutOffs: CutOffChance[];
  notes: string[];
  sources: SourceKey[];
};

/** A cut-off and how likely it holds. */
export type CutOffChance = CutOffOnPlan & { p10S: number; p90S: number; chance: number };

const RUNS = 500;
/**
 * The finish of a plan as a band: simulations by Latin hypercube over the standard deviations of its inputs (the more of
 * them are estimated, the wider), the direction of the wind, and how well a plan is ridden (3 % of power, and 2 % slower
 * in the mean). Deterministic for a seed.
 * @throws RangeError when the plan's question has been changed into one that cannot be answered
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { weight: 75 }, powerMatrix: { ftp: 260 } });
 * const plan = racePlan({ route: straightRoute(10000, 0.06), athlete, goal: { kind: 'fastest' } });
 * const band = finishBand(plan, { runs: 200 });
 * [band.p10S, band.p50S, band.p90S].map((time) => Math.round(time / 60)) // => [35, 37, 40]
 * band.causes[0].key // => 'cpW'
 */
export function finishBand(plan: RacePlan, options: BandOptions = {}): FinishBand {
  const runs = whole(options.runs, RUNS, 50, 5000);
  const seed = whole(options.seed, 1, 0, 4294967295);
  const execution = {
    sd: within(options.execution?.sd, USUAL_EXECUTION.sd, 0, 0.3),
    bias: within(options.execution?.bias, USUAL_EXECUTION.bias, -0.1, 0.5),
  };
  const { question } = plan;
  const setup = setupOfPlan(plan);
  if (!setup.ok) throw new RangeError(setup.message);
  const beyond = beyondAdvice(plan.totalTimeS, plan.load.normalizedW, setup);
  const ride = uncertainRide(setup, plan.askedW, plan.totalTimeS, {
    hasElevation: question.route.hasElevation,
    windGiven: question.wind !== undefined || question.weather !== undefined,
    execution,
  });
  const columns = ride.causes.map(({ key }) => {
    const left = within(options.surer?.[key], 1, 0, 1);
    return normalColumn(runs, seed, key).map((deviation) => left * deviation);
  });
  const deviations = new Float64Array(columns.length);
  const passed = plan.cutOffs.map((cutOff) => ({ ...cutOff, daysS: new Float64Array(runs) }));
  const finishS = Float64Array.from({ length: runs }, (_, run) => {
    columns.forEach((column, k) => (deviations[k] = column[run]!));
    const runS = ride.finishS(deviations);
    passed.forEach(({ atM, daysS }) => (daysS[run] = ride.passedS(atM / question.route.distanceM)));
    return runS;
  });
  const { effects, unexplained } = firstOrderEffects(columns, finishS);
  const causes = ride.causes
    .map((cause, k) => ({ ...cause, effectS: effects[k]!.effect, share: effects[k]!.share }))
    .sort((a, b) => b.share - a.share);
  const meanS = finishS.reduce((sum, time) => sum + time, 0) / runs;
  const variance = finishS.reduce((sum, time) => sum + (time - meanS) ** 2, 0) / runs;
  finishS.sort();
  return {
    p10S: quantile(finishS, 0.1),
    p50S: quantile(finishS, 0.5),
    p90S: quantile(finishS, 0.9),
    meanS,
    sdS: Math.sqrt(variance),
    planS: plan.totalTimeS,
    causes,
    unexplained,
    finishS,
    cutOffs: passed.map(({ daysS, ...cutOff }) =>
      chanceOf(cutOff, daysS, stoppedS(question.stops, cutOff.atM)),
    ),
    inputs: [
      ...Object.values(setup.inputs),
      ...executionInputs(execution, options.execution ? 'asked' : 'default'),
    ],
    notes: [
      `${runs} simulated days. The rider goes by feel: the plan's watts in proportion to the rider's true critical power.`,
      ...(execution.bias > 0
        ? [`Riders take about ${Math.round(100 * execution.bias)} % longer than a plan. That is included.`]
        : []),
      ...(beyond
        ? [
            `${beyond} The band leaves out the fade after going that hard, so a later finish is likelier than it says.`,
          ]
        : []),
    ],
    sources: plan.sources,
  };
}

function chanceOf(cutOff: CutOffOnPlan, daysS: Float64Array, stopsS: number): CutOffChance {
  const inOrder = daysS.map((seconds) => seconds + stopsS).sort();
  const kept = inOrder.filter((seconds) => seconds <= cutOff.timeS).length;
  return {
    ...cutOff,
    p10S: quantile(inOrder, 0.1),
    p90S: quantile(inOrder, 0.9),
    chance: kept / Math.max(1, inOrder.length),
  };
}

function executionInputs({ sd, bias }: Execution, source: Source): Input[] {
  const how =
    source === 'asked' ? 'from your question' : 'from two plans that were ridden, no study is known';
  return [
    { key: 'execution', label: 'how well the watts are held', value: 1, unit: '', source, how, sd },
    { key: 'bias', label: 'time lost on the road against a plan', value: bias, unit: '', source, how, sd: 0 },
  ];
}

function whole(value: number | undefined, usual: number, least: number, most: number): number {
  return Math.round(within(value, usual, least, most));
}

function within(value: number | undefined, usual: number, least: number, most: number): number {
  return value === undefined || !Number.isFinite(value) ? usual : Math.min(most, Math.max(least, value));
}
