import type { Quantity } from '../language/quantity.ts';
import type { Asked, Frame, Given, Reading } from './frame.ts';
import { givenBy, withoutFacts } from './given.ts';
import type { Message } from './message.ts';
import { askedBy, intensityWords, says } from './topics.ts';

/** Faster than this nobody rides alone; a time that would need more was read wrongly. m/s */
const fastest = { climb: 12.5, timeTrial: 18 };

/** Understands a ride on a climb or on the flat: which course, and which of power and time is unknown. */
export function rideQuestion(message: Message): Reading {
  const { words, quantities, climb } = message;
  const given = withoutFacts(givenBy(quantities));
  const steep = given.grade !== undefined && Math.abs(given.grade) >= 0.01;
  const climbing = climb !== null || given.gain !== undefined || steep || says.climb.test(words);
  const skill =
    climbing && !(says.flat.test(words) && !steep && !climb && given.gain === undefined)
      ? 'climb'
      : 'timeTrial';
  if (/\bflat\b/.test(words) && steep) return flatButSteep(given);
  for (const [pattern, share] of intensityWords) {
    const free =
      given.power === undefined && given.relativePower === undefined && given.intensity === undefined;
    if (free && pattern.test(words)) given.intensity = share;
  }
  if (/\bin (?:a|the|one) hour\b|\bhour record\b/.test(words)) given.duration ??= 3600;
  readClockByCourse(given, quantities, skill, climb?.climb.lengthM);
  const conflict = conflictIn(given, quantities);
  if (conflict) return conflict;
  const frame: Frame = { skill, asked: unknownOf(given, askedBy(words), skill), given };
  const whatIf = quantities.flatMap(({ kind, value, relative, text }) =>
    relative && (kind === 'weight' || kind === 'bikeWeight' || kind === 'power' || kind === 'cda')
      ? [{ kind, by: value, text }]
      : [],
  );
  if (whatIf.length > 0) frame.whatIf = whatIf;
  if (climb) frame.climbId = climb.climb.id;
  if (quantities.some((one) => one.kind === 'weight') && quantities.some((one) => one.kind === 'bikeWeight'))
    frame.kitCounted = true;
  return { kind: 'question', frame, told: {} };
}

const hasPower = (given: Given) =>
  given.power !== undefined || given.relativePower !== undefined || given.intensity !== undefined;

/** Picks the equation: what the words ask for, unless that is already given. */
function unknownOf(given: Given, asked: Asked | null, skill: Frame['skill']): Asked {
  const power = hasPower(given);
  const time = given.duration !== undefined || given.speed !== undefined;
  if (asked === 'distance') return 'distance';
  if (power && time) {
    const course = given.distance !== undefined || skill === 'climb';
    return course ? 'power' : 'distance';
  }
  if (power)
    return asked === 'speed' || (asked !== 'time' && given.distance === undefined && skill === 'timeTrial')
      ? 'speed'
      : 'time';
  if (time) return 'power';
  return asked ?? 'plan';
}

/** "1:05" is an hour and five minutes where the other reading would be faster than anyone rides. */
export function readClockByCourse(given: Given, quantities: Quantity[], skill: string, lengthM?: number) {
  const clock = quantities.find((one) => one.kind === 'duration' && one.alternative !== undefined);
  const distance = given.distance ?? lengthM;
  if (!clock?.alternative || given.duration !== clock.value) return;
  const limit = skill === 'climb' ? fastest.climb : fastest.timeTrial;
  if (distance !== undefined && distance / clock.value > limit) given.duration = clock.alternative;
  if (distance === undefined && (skill === 'feeding' || skill === 'climb') && clock.value < 600)
    given.duration = clock.alternative;
}

function conflictIn(given: Given, quantities: Quantity[]): Reading | null {
  const words = (kind: string) => quantities.find((one) => one.kind === kind)?.text ?? '';
  const { distance, gain, grade, speed, duration } = given;
  if (distance !== undefined && gain !== undefined && gain > 0.4 * distance)
    return {
      kind: 'conflict',
      text: `${words('gain')} of climbing in ${words('distance')} would be a wall, steeper than any road. Please check the two.`,
      chips: [],
    };
  if (distance !== undefined && gain !== undefined && grade !== undefined) {
    if (Math.abs(gain / distance - grade) > Math.max(0.006, 0.1 * grade))
      return {
        kind: 'conflict',
        text: `You gave ${words('distance')}, ${words('grade')} and ${words('gain')} of climbing, but these three do not fit together. Which two should I use?`,
        chips: [
          `${words('distance')} at ${words('grade')}`,
          `${words('distance')} with ${words('gain')} of climbing`,
        ],
      };
    delete given.grade;
  }
  if (distance !== undefined && speed !== undefined && duration !== undefined) {
    if (Math.abs(distance / duration / speed - 1) > 0.05)
      return {
        kind: 'conflict',
        text: `You gave ${words('distance')}, ${words('duration')} and ${words('speed')}, but these three do not fit together. Which two should I use?`,
        chips: [`${words('distance')} in ${words('duration')}`, `${words('distance')} at ${words('speed')}`],
      };
    delete given.speed;
  }
  return null;
}

const flatButSteep = (given: Given): Reading => ({
  kind: 'conflict',
  text: 'You said both flat and a gradient. Which one should I use?',
  chips: given.distance === undefined ? [] : ['Make it flat', 'Use the gradient'],
});
