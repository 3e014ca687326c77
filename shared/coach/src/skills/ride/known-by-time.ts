import { needs } from '../../answer/needs.ts';
import { headline, suggestions, text } from '../../answer/parts.ts';
import { show, shownSeconds } from '../../answer/rounding.ts';
import type { Outcome, Talk } from '../../skill.ts';
import { figure, figures, has, type Message } from '../../understanding/message.ts';
import type { RideAsk } from './ask.ts';
import { bestPowerFor } from './answer.ts';
import { computeRide } from './compute.ts';
import type { Course } from './course.ts';

const climbs = /\b(?:climb|hill|mountain|pass|col|berg|ascent|bump)\b/;

/**
 * "My 41 min up the local climb at 230 W, what with 245?": a climb of which only a time is known, and what changes. Null where
 * a course is given, or nothing changes.
 */
export function ridden(message: Message): NonNullable<RideAsk['ridden']> | null {
  const { text: plain, climb, quantities } = message;
  if (climb || message.session || has(message, 'distance', 'gain', 'grade', 'speed') || !climbs.test(plain))
    return null;
  const timeS = figure(message, 'duration');
  const [before, second] = figures(message, 'power');
  const bare = /\b(?:with|at|for|about|to|do) (\d{3})(?: ?w(?:atts?)?)?[ ?.!]*$/.exec(plain)?.[1];
  const after =
    second ?? (before !== undefined && bare && Number(bare) !== before ? Number(bare) : undefined);
  const weight = quantities.find(({ kind, relative }) => relative && kind === 'weight')?.value;
  const more = quantities.find(({ kind, relative }) => relative && kind === 'power')?.value;
  if (timeS === undefined || timeS < 120 || timeS > 4 * 3600) return null;
  if (after === undefined && weight === undefined && more === undefined) return null;
  return {
    timeS,
    ...(before === undefined ? {} : { powerW: before }),
    ...(after === undefined ? {} : { toW: after }),
    ...(more === undefined ? {} : { byW: more }),
    ...(weight === undefined ? {} : { massBy: weight }),
  };
}

/** Slope of a climb of which nothing is known: on any from 5 to 10 % the answer differs by a few seconds. */
const USUAL_SLOPE = 0.07;

/** The time on that climb with what changes: its length is the one that fits the time that was ridden. */
export function onRidden(ask: RideAsk, known: NonNullable<RideAsk['ridden']>, talk: Talk): Outcome {
  if (!talk.athlete.massKg) return needs('weight');
  const powerW = known.powerW ?? bestPowerFor(talk, known.timeS);
  if (powerW === null) return needs('ftp');
  const ride = (distanceM: number, watts: number, massBy = 0) => {
    const course: Course = {
      distanceM,
      gainM: (distanceM * USUAL_SLOPE) / Math.hypot(1, USUAL_SLOPE),
      stretches: [{ distanceM, slope: USUAL_SLOPE }],
    };
    const setup = { ...ask.setup, riderMassBy: massBy };
    return computeRide(course, { powerW: watts }, setup, talk.athlete);
  };
  const once = ride(1000, powerW);
  if (!once.ok) return { kind: 'refuse', text: once.message };
  const lengthM = (1000 * known.timeS) / once.timeS;
  const toW = known.toW ?? powerW + (known.byW ?? 0);
  const then = ride(lengthM, toW, known.massBy);
  if (!then.ok) return { kind: 'refuse', text: then.message };
  const gainS = shownSeconds(known.timeS) - shownSeconds(then.timeS);
  const change = [
    ...(known.massBy === undefined
      ? []
      : [`${show.kg(Math.abs(known.massBy))} ${known.massBy < 0 ? 'lighter' : 'heavier'}`]),
    ...(toW === powerW ? [] : [`at ${show.watts(toW)} W`]),
  ].join(', ');
  return {
    kind: 'answer',
    parts: [
      headline(
        change.charAt(0).toUpperCase() + change.slice(1),
        show.time(then.timeS),
        '',
        `${show.time(Math.abs(gainS))} ${gainS < 0 ? 'slower' : 'faster'} than ${show.time(known.timeS)}`,
      ),
      text(
        `Computed for a climb of about ${show.share(USUAL_SLOPE)}, ridden at ${show.watts(powerW)} W${known.powerW === undefined ? ', your best for that time' : ''}. Uphill time falls nearly as the watts for each kilogram rise, so the slope changes it little.`,
      ),
      suggestions('And 10 W more?', 'How do I pace a long climb?'),
    ],
    calls: [{ tool: 'ride', arguments: known, result: { once, then, lengthM, gainS } }],
    result: { powerW: then.powerW, timeS: then.timeS, distanceM: lengthM, title: 'your climb' },
  };
}
