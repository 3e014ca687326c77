import type { AnswerPart } from '@breakaway/contract';
import { feedingAdvice, foodsOf, type SteadyRide, type UserRecord } from '@breakaway/cycling';
import { conflictNotices } from './answer/conflict-notices.ts';
import { explainRide, explainSkill } from './answer/explanation.ts';
import { feedingAnswer } from './answer/feeding-answer.ts';
import { fitnessAnswer, holdAnswer, zonesAnswer } from './answer/profile-answers.ts';
import { rideAnswer } from './answer/ride-answer.ts';
import type { RideFacts } from './answer/ride-verdict.ts';
import type { ToolCall } from './brain.ts';
import { resolveEffort } from './inputs/effort-inputs.ts';
import { resolveRide } from './inputs/ride-inputs.ts';
import type { Frame, Memory, Need, Told } from './intent/frame.ts';
import { athleteOf } from './tools/athlete.ts';
import { curvePoints, hold, holdTime } from './tools/hold.ts';
import { ride, sensitivities } from './tools/ride.ts';

export type Solved =
  | { kind: 'answer'; parts: AnswerPart[]; calls: ToolCall[]; lastRide?: Memory['lastRide'] }
  | { kind: 'missing'; need: Need }
  | { kind: 'refused'; message: string };

/** Answers an understood question: fills the tool's inputs, computes, composes. */
export function solve(
  frame: Frame,
  told: Told,
  profile: UserRecord,
  previous: Memory['lastRide'] = null,
): Solved {
  const athlete = athleteOf(profile, told);
  switch (frame.skill) {
    case 'climb':
    case 'timeTrial':
      return solveRide(frame, told, profile, previous);
    case 'hold': {
      if (!athlete.ftpW && !athlete.cpW) return { kind: 'missing', need: 'ftp' };
      if (!athlete.massKg) return { kind: 'missing', need: 'weight' };
      const { power, relativePower, intensity, duration } = frame.given;
      const share = intensity !== undefined && athlete.ftpW ? intensity * athlete.ftpW.value : undefined;
      const powerW = power ?? (relativePower !== undefined ? relativePower * athlete.massKg.value : share);
      const result = hold({ powerW, timeS: duration }, athlete);
      if (!result) return { kind: 'missing', need: 'ftp' };
      const asked = powerW === undefined ? 'power' : 'time';
      return {
        kind: 'answer',
        parts: holdAnswer(result, asked, duration, athlete),
        calls: [
          { tool: 'hold', arguments: { powerW, timeS: duration, intensity }, result: { ...result, athlete } },
        ],
      };
    }
    case 'zones': {
      const zones = frame.zones ?? 'both';
      if (zones !== 'heartRate' && !athlete.powerZonesW) return { kind: 'missing', need: 'ftp' };
      if (zones === 'heartRate' && !athlete.heartRateZonesBpm)
        return { kind: 'missing', need: 'thresholdHr' };
      return {
        kind: 'answer',
        parts: zonesAnswer(zones, athlete),
        calls: [{ tool: 'zones', arguments: { zones }, result: { athlete } }],
      };
    }
    case 'fitness': {
      if (!athlete.ftpW) return { kind: 'missing', need: 'ftp' };
      if (!athlete.massKg) return { kind: 'missing', need: 'weight' };
      const curve = curvePoints(athlete);
      const wattsPerKg = athlete.ftpW.value / athlete.massKg.value;
      return {
        kind: 'answer',
        parts: fitnessAnswer(athlete, curve, wattsPerKg),
        calls: [{ tool: 'fitness', arguments: {}, result: { athlete, curve, wattsPerKg } }],
      };
    }
    case 'feeding': {
      const effort = resolveEffort(frame, athlete, told);
      if (!effort.ok) return { kind: 'missing', need: effort.need };
      const { durationS, powerW } = effort;
      const result = feedingAdvice({ durationS, powerW, athlete, foods: foodsOf(profile) });
      if (!result.ok) return { kind: 'refused', message: result.message };
      return {
        kind: 'answer',
        parts: feedingAnswer(result, effort, athlete),
        calls: [
          {
            tool: 'feeding',
            arguments: { durationS, powerW, intensity: frame.given.intensity },
            result: { ...result, athlete },
          },
        ],
      };
    }
  }
}

function solveRide(frame: Frame, told: Told, profile: UserRecord, previous: Memory['lastRide']): Solved {
  const computed = computeRide(frame, told, profile);
  if (!('facts' in computed)) return computed;
  const { facts, athlete, calls } = computed;
  const { resolved, result } = facts;
  facts.previous = previous?.computed === result.computed ? previous : null;
  const changes = sensitivities(resolved.arguments, result, athlete, frame.whatIf);
  if (facts.previous) calls.push({ tool: 'last answer', arguments: {}, result: facts.previous });
  calls.push({ tool: 'sensitivities', arguments: resolved.arguments, result: changes });
  const value = (key: string) => result.inputs.find((input) => input.key === key)?.value;
  const given = { weight: value('riderMassKg'), bikeWeight: value('bikeMassKg'), cda: value('cdaM2') };
  return {
    kind: 'answer',
    parts: rideAnswer(facts, changes, athlete),
    calls,
    lastRide: resolved.anyDistance
      ? null
      : {
          computed: result.computed,
          powerW: result.powerW,
          timeS: result.timeS,
          values: { ...given, power: result.powerW, duration: result.timeS, grade: result.slope },
        },
  };
}

type Computed = { facts: RideFacts; athlete: ReturnType<typeof athleteOf>; calls: ToolCall[] };

function computeRide(
  frame: Frame,
  told: Told,
  profile: UserRecord,
): Computed | Exclude<Solved, { kind: 'answer' }> {
  const athlete = athleteOf(profile, told);
  const resolved = resolveRide(frame, athlete, told);
  if (!resolved.ok) return { kind: 'missing', need: resolved.need };
  const calls: ToolCall[] = [];
  const run = (given: typeof resolved.arguments) => {
    const result = ride(given, athlete);
    calls.push({ tool: given.course, arguments: given, result });
    return result;
  };
  const result = run(resolved.arguments);
  if (!result.ok) return { kind: 'refused', message: result.message };
  const more = (change: Partial<typeof resolved.arguments>): SteadyRide | null => {
    const other = run({
      ...resolved.arguments,
      timeS: undefined,
      powerW: undefined,
      bestEffort: undefined,
      ...change,
    });
    return other.ok ? other : null;
  };
  const holdS = athlete.cpW ? holdTime(athlete, result.powerW, result.altitudeFactor) : null;
  const distanceM =
    resolved.asked === 'distance' && frame.given.duration !== undefined
      ? result.speedMs * frame.given.duration
      : undefined;
  calls.push({ tool: 'hold', arguments: { powerW: result.powerW }, result: { holdS, distanceM } });
  const facts: RideFacts = {
    resolved,
    result,
    previous: null,
    notices: conflictNotices(athlete, { of: 'ride', inputs: result.inputs }),
    holdS,
    best: result.verdict?.level === 'beyond' && !resolved.anyDistance ? more({ bestEffort: true }) : null,
    offered: resolved.offeredW === null ? null : more({ powerW: resolved.offeredW }),
    ...(distanceM !== undefined && { distanceM }),
  };
  return { facts, athlete, calls };
}

/** "Why?": the last question is computed again and its making shown. */
export function explainFrame(
  { frame, told }: Memory,
  profile: UserRecord,
): { parts: AnswerPart[]; calls: ToolCall[] } {
  if (!frame) return { parts: [], calls: [] };
  if (frame.skill !== 'climb' && frame.skill !== 'timeTrial')
    return { parts: explainSkill(frame.skill), calls: [] };
  const computed = computeRide(frame, told, profile);
  return 'facts' in computed
    ? { parts: explainRide(computed.facts.result), calls: computed.calls }
    : { parts: [], calls: [] };
}
