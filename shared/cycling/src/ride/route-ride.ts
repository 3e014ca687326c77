import { curveAtAltitude } from './curve-at-altitude.ts';
import { powerVerdict, type PowerVerdict } from '../physiology/critical-power.ts';
import { spreadOf, valuesOf, type Input, type Refusal, type Spread } from '../answer/input.ts';
import { riderFrom, type RideValues } from './ride-inputs.ts';
import { heatNote, heatOnRoute, HEAT_SOURCES } from './heat-on-route.ts';
import { altitudeNote, rideSources } from './ride-sources.ts';
import { altitudeOf, hillier, routeDay, routeInputs, type RouteConditions } from './route-inputs.ts';
import type { SourceKey } from '../answer/sources.ts';
import { powerForTime } from '../road/power-for-time.ts';
import { simulate, type Simulation, type SteadyEffort } from '../road/simulate.ts';
import { intensityFactor, trainingStressScore } from '../physiology/training-load.ts';

export type RouteQuestion = RouteConditions & ({ effort: SteadyEffort } | { timeS: number });

/** A steady effort over a whole route. */
export type RouteRide = {
  ok: true;
  computed: 'power' | 'time';
  /** power asked or found for the flat parts, W */
  powerW: number;
  timeS: number;
  /** standard deviation of the computed one, W or s, and what makes it up */
  sd: number;
  spread: Spread[];
  simulation: Simulation;
  wattsPerKg: number;
  intensityFactor: number | null;
  trainingStressScore: number | null;
  inputs: Input[];
  /** normalized power against the athlete's curve */
  verdict: PowerVerdict | null;
  /** share of sea-level power that the verdict counts with, by the altitude asked or the middle height of the route */
  altitudeFactor: number;
  /** plain sentences to show with the result */
  notes: string[];
  /** where the formulas come from, keys of SOURCES */
  sources: SourceKey[];
};

/** Without heights the time is known to 15 %. */
const NO_ELEVATION_SD = 0.15;

/**
 * Time of a steady effort over a route, or the steady power for a time, with inputs, sources and uncertainty. Air is that
 * of the middle height of the route. The ride begins at walking pace, as a race does.
 * @returns a refusal in one sentence when the question lacks a weight or cannot be ridden
 * @example
 * routeRide({ route: straightRoute(10000, 0.05), effort: { powerW: 250 }, riderMassKg: 75 }) // => { computed: 'time', timeS: 2041.5 }
 */
export function routeRide(question: RouteQuestion): RouteRide | Refusal {
  const { route } = question;
  const wrong = wrongQuestion(question);
  if (wrong) return { ok: false, message: wrong };
  const resolved = routeInputs(question);
  if (!resolved.ok) return resolved;
  const { inputs } = resolved;
  const options = (values: RideValues) => routeDay(question, values, resolved);
  const hilly = (values: RideValues) => hillier(route, values);
  const values = valuesOf(inputs);
  const computed = 'timeS' in question ? 'power' : 'time';
  const found =
    'timeS' in question
      ? powerForTime(route, riderFrom(values), question.timeS, options(values))
      : {
          ok: true as const,
          powerW: question.effort.powerW,
          simulation: simulate(route, riderFrom(values), question.effort, options(values)),
        };
  if (!found.ok) return found;
  const effort: SteadyEffort = 'timeS' in question ? { powerW: found.powerW } : question.effort;
  const { simulation } = found;
  const timeSpread = spreadOf(
    inputs,
    (changed) => simulate(hilly(changed), riderFrom(changed), effort, options(changed)).totalTimeS,
  );
  const perWatt = computed === 'power' ? secondsPerWatt(route, values, effort, options(values)) : 1;
  const flatSd = route.hasElevation ? 0 : NO_ELEVATION_SD * simulation.totalTimeS;
  const { athlete } = question;
  const { curve, altitudeFactor } = curveAtAltitude(athlete, altitudeOf(question));
  const heat = curve && heatOnRoute(question, simulation.timeS);
  const inHeat = curve && { ...curve, cpW: curve.cpW * (1 - (heat?.lost ?? 0)) };
  const load = simulation.normalizedPowerW ?? simulation.averagePowerW;
  const ftpW = athlete?.ftpW?.value;
  return {
    ok: true,
    computed,
    powerW: found.powerW,
    timeS: simulation.totalTimeS,
    sd: Math.hypot(timeSpread.sd, flatSd) / perWatt,
    spread: timeSpread.spread.map((part) => ({
      ...part,
      effect: computed === 'power' ? part.effect / perWatt : part.effect,
    })),
    simulation,
    wattsPerKg: found.powerW / inputs.riderMassKg.value,
    intensityFactor: ftpW ? intensityFactor(load, ftpW) : null,
    trainingStressScore: ftpW ? trainingStressScore(simulation.totalTimeS, load, ftpW) : null,
    inputs: Object.values(inputs),
    verdict: inHeat && powerVerdict(inHeat, load, simulation.totalTimeS),
    altitudeFactor,
    sources: [...rideSources(question, curve && altitudeFactor), ...(heat ? HEAT_SOURCES : [])],
    notes: [
      ...altitudeNote(curve && altitudeFactor),
      ...(heat ? [heatNote(heat)] : []),
      ...(route.hasElevation
        ? []
        : [
            'The file has no elevation, so this is the time of a flat road. With hills it can be 15 % off and more.',
          ]),
    ],
  };
}

/** How much a watt changes the time, s/W: turns an uncertainty of time into one of power. */
function secondsPerWatt(
  route: RouteQuestion['route'],
  values: RideValues,
  effort: SteadyEffort,
  options: Parameters<typeof simulate>[3],
): number {
  const rider = riderFrom(values);
  const step = 0.02 * effort.powerW;
  const slow = simulate(route, rider, { powerW: effort.powerW - step }, options).totalTimeS;
  const fast = simulate(route, rider, { powerW: effort.powerW + step }, options).totalTimeS;
  return Math.max(1e-3, (slow - fast) / (2 * step));
}

function wrongQuestion(question: RouteQuestion): string | null {
  if ('timeS' in question)
    return question.timeS > 0 && question.timeS < 1e6 ? null : 'The time must be more than zero.';
  const { powerW, uphillW = powerW, downhillW = powerW } = question.effort;
  const possible =
    [powerW, uphillW].every((watts) => watts >= 20 && watts <= 2000) && downhillW >= 0 && downhillW <= 2000;
  return possible ? null : 'The power must be between 20 and 2000 W.';
}
