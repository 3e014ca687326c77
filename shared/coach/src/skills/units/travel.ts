import { headline, suggestions } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { figure, has } from '../../understanding/message.ts';
import { having } from '../having.ts';
import { sum, type Sums } from './question.ts';

/** Mean speed, pace and time of a distance. */
export const travel = {
  read(message) {
    const { text: plain } = message;
    const [distanceM, gainM, timeS, grade, powerW] = (
      ['distance', 'gain', 'duration', 'grade', 'power'] as const
    ).map((kind) => figure(message, kind));

    // A pace as runners write it: "5:45 per mile in km/h".
    const [, perUnit, slashUnit] =
      /\bper (mile|km|kilomet(?:er|re))\b|(?<=\d) ?(?:min)?\/ ?(mile|mi|km)\b/.exec(plain) ?? [];
    const paceUnit = perUnit ?? slashUnit;
    const paceS = message.quantities.length === 1 ? figure(message, 'duration') : undefined;
    if (
      paceUnit &&
      paceS !== undefined &&
      paceS >= 60 &&
      paceS <= 1800 &&
      /\bkm\/h\b|\bmph\b|\bspeed\b/.test(plain)
    )
      return {
        ask: {
          kind: 'speed',
          distanceM: paceUnit.startsWith('m') ? 1609.344 : 1000,
          timeS: paceS,
        },
        score: 0.95,
      };
    const speedMs = figure(message, 'speed');
    const clock = message.quantities.find(({ kind }) => kind === 'duration');
    if (
      distanceM !== undefined &&
      timeS !== undefined &&
      gainM === undefined &&
      grade === undefined &&
      powerW === undefined &&
      /\b(?:average|avg|mean)? ?speed\b|\bkm\/h\b|\bmph\b|how fast (?:is|was|did|do i (?:have|need))/.test(
        plain,
      ) &&
      !/\b(?:power|watts?)\b/.test(plain) &&
      !has(message, 'speed')
    )
      return {
        ask: {
          kind: 'speed',
          distanceM,
          // "112 km in 3:48" is hours and minutes.
          timeS: distanceM / timeS > 22 ? (clock?.alternative ?? timeS) : timeS,
        },
        score: 0.85,
      };
    if (
      distanceM !== undefined &&
      speedMs !== undefined &&
      timeS === undefined &&
      powerW === undefined &&
      grade === undefined &&
      gainM === undefined &&
      /\b(?:how long|time|take|duration|finish)\b/.test(plain)
    )
      return { ask: { kind: 'time', distanceM, value: speedMs }, score: 0.85 };
    return null;
  },
  answers: {
    speed: having(['distanceM', 'timeS'], (ask, talk) => {
      const ms = ask.distanceM / ask.timeS;
      return sum(
        ask,
        talk,
        [
          headline(
            'Mean speed',
            show.kmh(ms),
            'km/h',
            `${show.km(ask.distanceM)} in ${show.time(ask.timeS)}, ${(ms / 0.44704).toFixed(1)} mph`,
          ),
          suggestions(`What power do I need for ${show.kmh(ms)} km/h on the flat?`),
        ],
        { speedMs: ms, mph: (ms / 0.44704).toFixed(1), distanceM: ask.distanceM, timeS: ask.timeS },
      );
    }),
    time: having(['distanceM', 'value'], (ask, talk) => {
      const timeS = ask.distanceM / ask.value;
      return sum(
        ask,
        talk,
        [
          headline('Time', show.time(timeS), '', `${show.km(ask.distanceM)} at ${show.kmh(ask.value)} km/h`),
          suggestions(`What power do I need for ${show.kmh(ask.value)} km/h on the flat?`),
        ],
        { timeS, distanceM: ask.distanceM, speedMs: ask.value },
        { timeS, distanceM: ask.distanceM },
      );
    }),
  },
} satisfies Sums;
