import { aerobicPowerAtAltitude } from '../../air/air.ts';
import { formatDuration } from '../../answer/duration.ts';
import type { SourceKey } from '../../answer/sources.ts';
import { stands } from '../optimum/crawl.ts';
import { lockedWatts } from '../optimum/locked.ts';
import { heatNote, HEAT_SOURCES } from '../../ride/heat-on-route.ts';
import { beyondAdvice, WHO } from './beyond-advice.ts';
import { askedIntensity, capByDuration, type SolvedGoal } from './goal.ts';
import { cutOffName, stoppedS, type CutOffOnPlan } from './places.ts';
import type { PlanQuestion } from './question.ts';
import type { PlanLoad } from './report.ts';
import { altitudeCounts, type PlanSetup } from './setup.ts';
import type { RideablePlan } from '../rideable/rideable.ts';
import { ON_TIME } from '../rideable/watts.ts';

/** A cap that is higher than advised by this factor was raised. */
const RAISED = 1.01;

const percent = (share: number) => `${Math.round(100 * share)} %`;

/** What a rider should know about a plan, in plain sentences: first what limits it. */
export function planNotes(
  question: PlanQuestion,
  setup: PlanSetup,
  { limits, cap, solution, targetS }: SolvedGoal,
  { solution: ridden, costS, costPercent }: RideablePlan,
  load: PlanLoad,
  cutOffs: readonly CutOffOnPlan[],
): string[] {
  const { route } = question;
  const { inputs, ftpW, level, heat } = setup;
  const { wPrimeJ, npCapW, floorJ = 0 } = limits;
  const timeS = ridden.ride.totalTimeS;
  const atCap = npCapW !== null && solution.normalizedW > 0.99 * npCapW;
  // Some of W' has to be left for the power that is ridden: its ceiling falls with what is left.
  const aboveCp = Math.max(0, load.normalizedW - limits.cpW) / Math.max(1, limits.pMaxW - limits.cpW);
  const nearJ = (0.05 + aboveCp) * wPrimeJ;
  const spent = load.wPrimeLeastJ < floorJ + nearJ || load.wPrimeEndJ < limits.reserveJ + nearJ;
  const notes: string[] = [];
  const offS = timeS - (targetS ?? timeS);
  if (Math.abs(offS) > ON_TIME * timeS)
    notes.push(
      `This plan arrives ${formatDuration(Math.abs(offS))} ${offS > 0 ? 'later' : 'earlier'} than you asked: a few sections in whole watts, within your limits, come no closer.`,
    );
  // Locked watts may have raised the cap above what coaches advise, and above what was asked.
  const advisedW = capByDuration(limits, ftpW, level)(timeS);
  const locksDecide =
    npCapW !== null &&
    (question.locked?.length ?? 0) > 0 &&
    (cap === 'duration' ? npCapW > RAISED * advisedW : askedIntensityPassed(question, npCapW, ftpW));
  if (npCapW !== null && atCap)
    notes.push(
      locksDecide
        ? `Your locked sections decide the intensity: normalized power is ${percent(npCapW / ftpW)} of FTP.`
        : cap === 'duration'
          ? `The intensity limits this plan: normalized power stays at ${percent(npCapW / ftpW)} of FTP, which coaches advise ${WHO[level]} for ${formatDuration(timeS)}.`
          : `The intensity that you asked for limits this plan: normalized power stays at ${percent(npCapW / ftpW)} of FTP.`,
    );
  if (spent)
    notes.push(
      `W' limits this plan: it is lowest at km ${(load.wPrimeLeastAtM / 1000).toFixed(1)} with ${load.wPrimeLeastJ < 0 ? 'less than 0 %' : percent(load.wPrimeLeastJ / wPrimeJ)}, and ${percent(Math.max(0, load.wPrimeEndJ) / wPrimeJ)} is left at the finish.`,
    );
  if (!atCap && cap === 'asked' && npCapW !== null)
    notes.push(
      `The intensity of ${percent(npCapW / ftpW)} of FTP is not reached: W' and the descents allow ${percent(solution.normalizedW / ftpW)}.`,
    );
  for (const limit of solution.unmet) notes.push(UNMET[limit]);
  if (setup.locksSpend)
    notes.push(
      "Your locked sections spend more W' than you have or want to keep, however easily you ride the rest.",
    );
  const standsAtM = standsLocked(setup, ridden);
  if (standsAtM !== null)
    notes.push(
      `Your locked watts do not get you up the road at km ${(standsAtM / 1000).toFixed(1)}: you would have to walk there.`,
    );
  if (question.locked?.length && askedIntensityPassed(question, npCapW, ftpW))
    notes.push('Your locked sections alone take more than the intensity that you asked for.');
  const beyond = beyondAdvice(timeS, ridden.normalizedW, { ...setup, limits });
  if (beyond) notes.push(beyond);
  if (timeS > 3600 && npCapW !== null)
    notes.push(
      "Beyond an hour critical power alone promises too much. The cap on intensity counts for more than W'.",
    );
  if (heat) notes.push(`${heatNote(heat)} This plan counts it.`);
  if (!route.hasElevation)
    notes.push(
      'The file has no elevation, so this is a plan for a flat road. With hills it can be 15 % off and more.',
    );
  if (altitudeCounts(question)) {
    const least = aerobicPowerAtAltitude(route.maxElevationM, question.acclimatised);
    if (least < 0.97)
      notes.push(
        `Critical power is lowered for the altitude, by ${percent(1 - least)} at the highest point.`,
      );
  }
  for (const cutOff of cutOffs)
    if (cutOff.marginS < 0)
      notes.push(`This plan misses ${cutOffName(cutOff)} by ${formatDuration(-cutOff.marginS)}.`);
  if (question.stops?.length)
    notes.push(
      `Stops take ${formatDuration(stoppedS(question.stops, route.distanceM))} in all. Clock times after a stop include it. What W' comes back there is not counted on.`,
    );
  if (load.coastingS > 0.05 * timeS)
    notes.push(
      `${formatDuration(load.coastingS)} of it are rolled without pedalling. How boldly you descend counts there, not watts.`,
    );
  if (costPercent >= 0.05)
    notes.push(
      `Fewer segments and round watts cost ${Math.round(costS)} s (${costPercent.toFixed(1)} %) against the ideal.`,
    );
  const guessed = Object.values(inputs).filter(
    ({ source }) => source === 'estimated' || source === 'default',
  );
  const named = guessed.filter(({ key }) => WORTH_ENTERING.has(key)).map(({ label }) => label);
  if (named.length > 0) notes.push(`Estimated, because your profile does not have it: ${named.join(', ')}.`);
  return notes;
}

/** Where a locked power is the first that does not hold a crawl, m; null where every one does. */
function standsLocked({ course, limits }: PlanSetup, { ride }: RideablePlan['solution']): number | null {
  const locked = lockedWatts(course, limits.locked);
  const cell = locked?.findIndex(
    (watts, i) => watts >= 0 && stands(course, i, ride.speedMs, ride.powerW[i]!),
  );
  return cell !== undefined && cell >= 0 ? cell * course.stepM : null;
}

/** The cap had to give way to locked power. */
function askedIntensityPassed({ goal }: PlanQuestion, npCapW: number | null, ftpW: number): boolean {
  const asked = askedIntensity(goal);
  return asked !== undefined && npCapW !== null && npCapW > asked * ftpW + 0.1;
}

const WORTH_ENTERING = new Set(['cpW', 'wPrimeJ', 'ftpW', 'cdaM2', 'bikeMassKg']);

const UNMET: Record<SolvedGoal['solution']['unmet'][number], string> = {
  wPrime: "Even the easiest way to ride this course runs out of W', so the steepest ramps have to be walked.",
  reserve: "No way to ride this course keeps as much W'.",
  ceiling: 'Even the easiest way to ride this course asks for more power than is left on the steepest ramps.',
  normalized: 'No way to ride this course stays below this intensity.',
  crawl: 'On the steepest ramps this power barely holds walking pace.',
};

/** Where the models of a plan come from. */
export function planSources(question: PlanQuestion, { heat }: PlanSetup, { cap }: SolvedGoal): SourceKey[] {
  const { recovery = 'careful' } = question;
  return [
    'martin1998',
    'isvan2015',
    ...(recovery === 'weigend' || recovery === 'careful' ? (['weigend2021'] as const) : []),
    ...(recovery === 'froncioni' || recovery === 'careful' ? (['skiba2015'] as const) : []),
    ...(recovery === 'bartram' ? (['bartram2018'] as const) : []),
    ...(altitudeCounts(question) ? (['bassett1999'] as const) : []),
    ...(heat ? HEAT_SOURCES : []),
    ...(cap === 'duration' ? (['coachingIntensity'] as const) : []),
  ];
}
