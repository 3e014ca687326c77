import { formatDuration } from '../answer/duration.ts';
import type { Input, Refusal } from '../answer/input.ts';
import type { SourceKey } from '../answer/sources.ts';
import type { PlanSegment } from '../pacing/rideable/plan-segment.ts';
import { bestConstantPower } from '../pacing/optimum/constant-power.ts';
import { describeSegments } from '../pacing/rideable/segment.ts';
import { altitudeNote, rideSources } from '../ride/ride-sources.ts';
import { pacingCue } from './pacing-cue.ts';
import { fastestSections, pacedSections, type Paced } from './pacing-search.ts';
import { balanceOf, pacingTask, wPrimeUsedBy, type PacingTask } from './pacing-task.ts';
import type { SegmentQuestion } from './segment-course.ts';
import type { NotByWatts } from './segment-on-road.ts';

/** One even power over a segment, beside a pacing of it. */
export type EvenPacing = {
  /** in the time of the pacing: power, W, the most W' that is spent at any moment, J, and normalized power, W */
  powerW: number;
  usedJ: number;
  normalizedW: number;
  /** the share of the rider that it takes (`SegmentPacing`) */
  share: number;
  /** how much later it is with no more of the rider than the pacing, s */
  laterS: number;
};

/** The best way to ride a segment on its day, in few sections of whole watts. */
export type SegmentPacing = {
  ok: true;
  /** time of these sections, s: that of the record or up to half a second less; where it is out of reach the fastest there is */
  timeS: number;
  /** time that was asked, s */
  recordS: number;
  /** critical power and W' are enough for the time of the record */
  inReach: boolean;
  /** this share of critical power, W' and sprint would just be enough for these sections: the less, the more is in reserve */
  share: number;
  sections: PlanSegment[];
  /** cells: watts that the sections ask for, and those really pedalled */
  askedW: Float64Array;
  powerW: Float64Array;
  /** nodes: s from the start, m/s, W' left, J */
  elapsedS: Float64Array;
  speedMs: Float64Array;
  wBalanceJ: Float64Array;
  /** W' of the rider, and the most of it that is spent at any moment, J */
  wPrimeJ: number;
  usedJ: number;
  /** critical power as it can be held for so long, at this height and in this heat, W */
  cpW: number;
  normalizedW: number;
  /** speed at the start line that this counts with, m/s */
  entrySpeedMs: number;
  /** null where no one power takes that time */
  even: EvenPacing | null;
  inputs: Input[];
  /** the first says so where the record is out of reach */
  notes: string[];
  sources: SourceKey[];
};

/** Beyond this critical power and W' describe an effort only roughly, s. */
const LONG_S = 1800;
/** The fastest of a rider is sought so often, or until it changes no more than this, s. */
const OWN_ROUNDS = 3;
const SAME_S = 1;

/**
 * How a rider takes a segment in the time of the record with most in reserve, in few sections of whole watts: harder where the
 * road is steep or the wind blows against, easier where it is fast. Of all such ways it is the one that the weakest rider could
 * still hold, counted in shares of the rider's own critical power, W' and sprint. It is ridden by the same simulation as
 * `segmentRecordOn`, and takes no larger share than one even power does.
 * A record that is out of reach is answered with the fastest ride that critical power and W' allow.
 * @returns a refusal in one sentence without FTP or weight, or when watts do not decide (`NotByWatts`)
 * @example
 * const athlete = resolveAthlete({ bodyMatrix: { height: 180, weight: 75 }, powerMatrix: { ftp: 280 } })
 * const pacing = segmentPacing({ athlete, route: straightRoute(2000, 0.06), timeS: 400, bikeMassKg: 8 })
 * pacing.inReach // => true
 * pacing.timeS <= 400 // => true
 * pacing.sections.map(({ powerW }) => powerW) // => [303]
 * segmentPacing({ athlete, route: straightRoute(2000, 0.06), timeS: 330, bikeMassKg: 8 }).inReach // => false
 */
export function segmentPacing(question: SegmentQuestion): SegmentPacing | NotByWatts | Refusal {
  const asked = pacingTask(question);
  if (!asked.ok) return asked;
  const { task, paced } = ownPace(question, asked);
  const { solution } = paced.ridden;
  const { ride, askedW, normalizedW } = solution;
  const wBalanceJ = balanceOf(task, solution);
  const { segment, limits } = task;
  const usedJ = wPrimeUsedBy({ wBalanceJ }, limits.wPrimeJ);
  const even = evenBeside(task, paced);
  return {
    ok: true,
    timeS: ride.totalTimeS,
    recordS: question.timeS,
    inReach: paced.inReach,
    share: paced.share,
    sections: sectionsOf(task, paced, wBalanceJ),
    askedW,
    powerW: ride.powerW,
    elapsedS: ride.timeS,
    speedMs: ride.speedMs,
    wBalanceJ,
    wPrimeJ: limits.wPrimeJ,
    usedJ,
    cpW: limits.cpW,
    normalizedW,
    entrySpeedMs: task.entrySpeedMs,
    even,
    inputs: [...Object.values(segment.inputs), ...limitInputs(question, limits)],
    notes: [
      ...(paced.inReach ? [] : [outOfReach(question, ride.totalTimeS)]),
      ...(isLevel(askedW) ? ['On this road and day one even power is as good as any other way.'] : []),
      ...altitudeNote(segment.altitudeFactor),
      ...(ride.totalTimeS > LONG_S
        ? [
            'Critical power and W′ describe efforts of up to half an hour. For a longer one this is a guide only.',
          ]
        : []),
    ],
    sources: [...rideSources(question, segment.altitudeFactor), 'weigend2021'],
  };
}

/** The pacing of the record, or where that is out of reach the fastest of the rider, as the question of its own time has it. */
function ownPace(question: SegmentQuestion, asked: PacingTask): { task: PacingTask; paced: Paced } {
  let [task, paced] = [asked, pacedSections(asked)];
  for (let round = 0; round < OWN_ROUNDS && !paced.inReach; round++) {
    const { totalTimeS } = paced.ridden.solution.ride;
    if (Math.abs(totalTimeS - task.timeS) < SAME_S) break;
    // Over a longer time less can be held, and a start line that is crossed at the mean speed is crossed slower.
    const own = pacingTask({ ...question, timeS: totalTimeS });
    if (!own.ok) break;
    [task, paced] = [own, fastestSections(own)];
  }
  return { task, paced };
}

function outOfReach({ timeS }: SegmentQuestion, fastestS: number): string {
  const lateS = Math.max(1, Math.round(fastestS - timeS));
  const late = lateS < 60 ? `${lateS} s` : formatDuration(lateS);
  return `Your power as we know it does not reach this time. The fastest that it allows is ${formatDuration(fastestS)}, ${late} more.`;
}

/** Critical power and W' as the pacing counts them. */
const limitInputs = ({ athlete }: SegmentQuestion, { cpW, wPrimeJ }: PacingTask['limits']): Input[] =>
  [
    athlete?.cpW && { ...athlete.cpW, value: cpW },
    athlete?.wPrimeJ && { ...athlete.wPrimeJ, value: wPrimeJ },
  ].filter((input) => input !== null && input !== undefined);

/** Whether a rider cannot tell the powers of a ride apart, W. */
const isLevel = (askedW: Float64Array): boolean =>
  askedW.every((watts) => Math.abs(watts - (askedW[0] ?? watts)) <= 1);

/** One even power, in the same time and with the same share of the rider. */
function evenBeside(task: PacingTask, { ridden, share }: Paced): EvenPacing | null {
  const { limits, limitsAt, evenFor, shareOf, course, entrySpeedMs } = task;
  const seconds = ridden.solution.ride.totalTimeS;
  const same = evenFor(seconds);
  if (!same) return null;
  const { powerW, solution } = same;
  const evenly = bestConstantPower(course, limitsAt(share), { entrySpeedMs });
  return {
    powerW,
    usedJ: wPrimeUsedBy({ wBalanceJ: balanceOf(task, solution) }, limits.wPrimeJ),
    normalizedW: solution.normalizedW,
    share: shareOf(solution),
    laterS: Math.max(0, evenly.ride.totalTimeS - seconds),
  };
}

function sectionsOf(
  { course, limits }: PacingTask,
  { ridden: { cut, solution } }: Paced,
  wBalanceJ: Float64Array,
): PlanSegment[] {
  const keptJ = limits.floorJ ?? 0;
  const described = describeSegments(course, limits, { ...solution, wBalanceJ }, cut, {});
  const { totalTimeS, workJ } = solution.ride;
  const meanOf = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const mean = {
    powerW: workJ / totalTimeS,
    speedMs: (course.cells * course.stepM) / totalTimeS,
    slope: meanOf(course.slope),
    headwindMs: meanOf(course.headwindMs),
  };
  return described.map((section, k) => ({
    ...section,
    cue: pacingCue(section, {
      first: k === 0,
      last: k === described.length - 1,
      mean,
      cpW: limits.cpW,
      wPrimeLeft: (section.wPrimeEndJ - keptJ) / (limits.wPrimeJ - keptJ),
    }),
  }));
}
