import type { PlainPart } from '@breakaway/contract';
import { needs } from '../../answer/needs.ts';
import { details, headline, suggestions, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import type { Outcome, Skill } from '../../skill.ts';
import { figure, has } from '../../understanding/message.ts';
import { computeRide } from '../ride/compute.ts';
import { courseOf } from '../ride/course.ts';
import { rideIn } from '../ride/read.ts';
import { solveArguments, type SolveAsk } from './ask.ts';

/** The unknown that is neither power nor time: drag area from a ride, the steepest grade for a speed. */
export const solve: Skill<SolveAsk> = {
  name: 'solve',
  title: 'Drag area from a ride, and how steep it may be for a speed',
  arguments: solveArguments,
  results: ['headline'],
  sources: ['martin1998'],
  examples: [
    'what cda do I have if I rode 16 km in 23 min at 290 w',
    'estimate my cda from 40 km/h at 260 w',
    'how steep can it get before I drop under 10 km/h at 230 w',
    'what gradient can I climb at 12 km/h with 280 watts',
    'what is my drag area 35 km/h 210 w flat no wind',
    '220 w at 34 km/h on the drops, is that slow?',
  ],
  uses: [
    'power',
    'relativePower',
    'intensity',
    'speed',
    'distance',
    'duration',
    'weight',
    'bikeWeight',
    'totalMass',
    'wind',
    'temperature',
    'altitude',
    'crr',
    'grade',
    'airDensity',
    'gain',
  ],
  minds: ['hoods', 'drops', 'ttBike', 'ttPosition', 'aeroBars', 'roadBike', 'upright', 'alone'],
  read(message) {
    const { text: plain } = message;
    const power = has(message, 'power', 'relativePower', 'intensity');
    const pace = has(message, 'speed') || (has(message, 'distance') && has(message, 'duration'));
    if (!power || !pace || message.climb) return null;
    if (
      /\b(?:what|which|my|estimate|find|work out|calculate|have)\b.{0,20}\b(?:cda|drag area|drag coefficient|aero(?:dynamic)? drag)\b/.test(
        plain,
      ) &&
      figure(message, 'cda') === undefined
    )
      return { ask: { kind: 'cda', ride: rideIn(message) }, score: 1 };
    // "220 W at 34 km/h on the drops, is that slow?": the drag that it takes says so.
    if (
      has(message, 'power', 'relativePower') &&
      has(message, 'speed') &&
      !has(message, 'distance', 'duration', 'grade', 'gain') &&
      /\b(?:is|are|was|sounds?|does|seem\w*|look\w*) (?:that|this|it|those)?\b.{0,14}\b(?:slow|fast|good|bad|normal|right|ok(?:ay)?|plausible|realistic|correct|possible|low|high|off|wrong|add up)\b/.test(
        plain,
      )
    )
      return { ask: { kind: 'cda', ride: rideIn(message) }, score: 1.2 };
    if (
      /\bhow steep\b|\b(?:what|which) (?:gradient|grade|slope|incline)\b|\bsteepest\b/.test(plain) &&
      !has(message, 'grade', 'gain')
    )
      return { ask: { kind: 'grade', ride: rideIn(message) }, score: 1 };
    return null;
  },
  answer({ kind, ride }, { athlete }): Outcome {
    if (!athlete.massKg && ride.setup.totalMassKg === undefined) return needs('weight');
    const watts =
      ride.powerW ??
      (ride.wattsPerKg !== undefined && athlete.massKg
        ? ride.wattsPerKg * athlete.massKg.value
        : undefined) ??
      (ride.share !== undefined && athlete.ftpW ? ride.share * athlete.ftpW.value : undefined);
    if (watts === undefined) return needs('ftp');
    const speedMs =
      ride.speedMs ?? (ride.distanceM !== undefined && ride.timeS ? ride.distanceM / ride.timeS : undefined);
    if (speedMs === undefined) return needs('rideTime');
    const course = courseOf({ ...ride, terrain: 'flat', distanceM: 1000 })!;
    if (kind === 'grade') {
      let [low, high] = [0, 0.4];
      const at = (slope: number) =>
        computeRide(
          { distanceM: 1000, gainM: 1000 * slope, stretches: [{ distanceM: 1000, slope }] },
          { timeS: 1000 / speedMs },
          ride.setup,
          athlete,
        );
      for (let i = 0; i < 30; i++) {
        const middle = (low + high) / 2;
        const needed = at(middle);
        if (!needed.ok) return { kind: 'refuse', text: needed.message };
        if (needed.powerW < watts) low = middle;
        else high = middle;
      }
      return {
        kind: 'answer',
        parts: [
          headline(
            `Steepest for ${show.kmh(speedMs)} km/h`,
            (100 * low).toFixed(1),
            '%',
            `at ${show.watts(watts)} W`,
          ),
          text(
            'Steeper than that, and you fall below it at the same power. Short ramps you can take with a lift above it.',
          ),
          suggestions('What gear do I need for 12 %?', 'And at 300 W?'),
        ],
        calls: [{ tool: 'solve', arguments: { kind, ride }, result: { slope: low, speedMs, powerW: watts } }],
      };
    }
    const probe = computeRide(course, { timeS: 1000 / speedMs }, { ...ride.setup, cdaM2: 0.3 }, athlete);
    if (!probe.ok || !probe.terms)
      return { kind: 'refuse', text: probe.ok ? 'I cannot work out a drag area from this.' : probe.message };
    const { terms } = probe;
    const efficiency = probe.inputs.find(({ key }) => key === 'drivetrainEfficiency')?.value ?? 0.976;
    const airW = watts * efficiency - terms.rollingW - terms.bearingsW;
    const cda = (0.3 * airW) / terms.airW;
    if (!(cda > 0.12 && cda < 1))
      return {
        kind: 'refuse',
        text: 'Those figures do not give a drag area that a rider has: check power, speed, wind and slope.',
      };
    const reads =
      cda < 0.22
        ? 'That is a very good time-trial position.'
        : cda < 0.27
          ? 'That is a good time-trial position.'
          : cda < 0.31
            ? 'That is low on a road bike, or on clip-on bars.'
            : cda < 0.36
              ? 'That is usual on the drops or hoods.'
              : 'That is upright, or there was wind or climbing in it.';
    return {
      kind: 'answer',
      parts: [
        headline(
          'Drag area (CdA)',
          cda.toFixed(3),
          'm²',
          `${show.watts(watts)} W at ${show.kmh(speedMs)} km/h`,
        ),
        text(
          `${reads} Wind, slope and the power meter move it by 5 to 10 %: repeat it both ways on a calm day.`,
        ),
        ...details('What it rests on', {
          kind: 'assumptions',
          items: probe.inputs
            .filter(({ key }) =>
              ['riderMassKg', 'bikeMassKg', 'crr', 'altitudeM', 'temperatureC', 'headwindMs'].includes(key),
            )
            .map(({ label, value, source, unit }) => ({
              label,
              value: `${Math.round(1000 * value) / 1000} ${unit}`.trim(),
              source,
            })),
        } as PlainPart),
        suggestions(`How fast at ${show.watts(watts)} W with CdA 0.25?`, 'How do I test my CdA?'),
      ],
      calls: [
        {
          tool: 'solve',
          arguments: { kind, ride },
          result: { cda: cda.toFixed(3), speedMs, powerW: watts, inputs: probe.inputs, n: '5 10' },
        },
      ],
    };
  },
};
