import { editDistance } from '../language/edit-distance.ts';
import { followUp } from './follow-up.ts';
import type { Frame, Memory, Reading, Told } from './frame.ts';
import { givenBy, toldBy, twice, withoutFacts } from './given.ts';
import { type Message, takeApart } from './message.ts';
import { replyToPending } from './pending-reply.ts';
import { readClockByCourse, rideQuestion } from './ride-question.ts';
import { askedBy, intensityWords, says, zonesAsked } from './topics.ts';

/**
 * Reads a message in the light of the conversation: a new question, a change to the last one, the reply to an open
 * question, or nothing that the coach can compute. Never guesses: what is not understood is said to be so.
 */
export function understand(text: string, memory: Memory): Reading {
  const message = takeApart(text);
  const { words, quantities, climb } = message;
  const bare = quantities.length === 0 && !climb;
  if (says.startOver.test(words)) return { kind: 'startOver' };
  if (bare && says.explain.test(words) && memory.frame) return { kind: 'explain' };
  if (bare && says.hello.test(words)) return { kind: 'capabilities' };
  if (bare && says.thanks.test(words) && !memory.pending) return { kind: 'thanks' };
  const two = twice(quantities);
  if (two)
    return {
      kind: 'conflict',
      text: `You gave two values for the same thing: ${two[0].text} and ${two[1].text}. I compute one at a time. Which one first?`,
      chips: two.map((one) => (text.replace(/\s+/g, ' ').length < 90 ? `With ${one.text}` : one.text)),
    };

  const fresh = newQuestion(message, memory);
  const reply = fresh && isWholeQuestion(message, fresh) ? null : replyToPending(message, memory);
  if (reply) return named(reply, message);
  const change = fresh && startsAnew(message, fresh) ? null : followUp(message, memory);
  if (change) return named(change, message);
  if (fresh) return named(fresh, message);
  const told = toldBy(givenBy(quantities));
  if (Object.keys(told).length > 0) return { kind: 'told', told };
  return {
    kind: 'unknown',
    understood: [...quantities.map((one) => one.text.trim()), ...(climb ? [climb.climb.name] : [])],
  };
}

/** A question that stands on its own; null when the message names no topic and no course. */
function newQuestion(message: Message, memory: Memory): Reading | null {
  const { words, quantities, climb } = message;
  const given = givenBy(quantities);
  const told = toldBy(given);
  const ride = withoutFacts(given);
  const has = (...kinds: string[]) => quantities.some((one) => kinds.includes(one.kind));
  const course = climb !== null || has('distance', 'gain', 'grade');
  const question = (frame: Frame): Reading => ({ kind: 'question', frame, told });

  if ((says.feeding.test(words) || has('carbRate')) && !(course && askedBy(words) === 'power')) {
    if (ride.carbRate !== undefined) {
      told.choTolerance ??= ride.carbRate;
      delete ride.carbRate;
    }
    for (const [pattern, share] of intensityWords) {
      if (ride.power === undefined && pattern.test(words)) ride.intensity ??= share;
    }
    const fromLast =
      ride.duration === undefined && ride.distance === undefined && !climb && memory.lastRide !== null;
    if (fromLast && memory.lastRide) {
      ride.duration = memory.lastRide.timeS;
      ride.power ??= memory.lastRide.powerW;
    }
    readClockByCourse(ride, quantities, 'feeding', ride.distance);
    const frame: Frame = { skill: 'feeding', asked: 'plan', given: ride };
    if (climb) frame.climbId = climb.climb.id;
    if (fromLast) frame.fromLastRide = true;
    return question(frame);
  }
  if (says.zones.test(words) && !course && !has('duration'))
    return question({ skill: 'zones', asked: 'plan', zones: zonesMeant(words, told), given: {} });
  if (course || (has('speed') && (askedBy(words) !== null || has('duration'))))
    return withTold(rideQuestion(message), told);
  const effort =
    has('power', 'relativePower', 'intensity') || intensityWords.some(([pattern]) => pattern.test(words));
  // A power for a time without any road is a question about her own curve.
  const noRoad = has('duration') && !has('speed') && !says.climb.test(words) && askedBy(words) !== 'time';
  const ownCurve = noRoad && (says.best.test(words) || (askedBy(words) === 'power' && !memory.frame));
  if (says.hold.test(words) || (ownCurve && !effort)) {
    for (const [pattern, share] of intensityWords) {
      if (ride.power === undefined && ride.relativePower === undefined && pattern.test(words))
        ride.intensity ??= share;
    }
    if (effort || has('duration'))
      return question({ skill: 'hold', asked: effort ? 'time' : 'power', given: ride });
  }
  if (says.fitness.test(words)) return question({ skill: 'fitness', asked: 'plan', given: {} });
  if (says.flat.test(words) || says.climb.test(words)) {
    if (askedBy(words) !== null || has('power', 'duration', 'speed', 'relativePower'))
      return withTold(rideQuestion(message), told);
  }
  if (['speed', 'distance'].includes(askedBy(words) ?? '') && has('power', 'relativePower'))
    return withTold(rideQuestion(message), told);
  return null;
}

/** Zones for a threshold that was just given are of its kind. */
function zonesMeant(words: string, told: Told): NonNullable<Frame['zones']> {
  const asked = zonesAsked(words);
  if (asked !== 'both') return asked;
  if (told.ftp !== undefined)
    return told.thresholdHr === undefined && told.maxHr === undefined ? 'power' : 'both';
  return told.thresholdHr === undefined && told.maxHr === undefined ? 'both' : 'heartRate';
}

const withTold = (reading: Reading, told: Told): Reading =>
  reading.kind === 'question' ? { ...reading, told } : reading;

/** Enough on its own that it does not lean on the last question. */
function startsAnew({ words, quantities, climb }: Message, fresh: Reading): boolean {
  if (fresh.kind !== 'question') return fresh.kind === 'conflict';
  const { skill, given } = fresh.frame;
  if (skill !== 'climb' && skill !== 'timeTrial') return skill !== 'feeding' || says.feeding.test(words);
  const leansOnLast = says.followUp.test(words);
  const course = climb !== null || given.distance !== undefined;
  const steepness =
    climb !== null || given.gain !== undefined || given.grade !== undefined || says.flat.test(words);
  const known = quantities.some((one) =>
    ['power', 'relativePower', 'duration', 'speed', 'intensity'].includes(one.kind),
  );
  if (course && steepness && known) return true;
  if (leansOnLast) return false;
  return (
    (course || says.flat.test(words) || given.speed !== undefined || askedBy(words) === 'distance') &&
    (known || askedBy(words) !== null)
  );
}

/** While the coach waits for one value, only a whole new question takes precedence over a reply. */
function isWholeQuestion(message: Message, fresh: Reading): boolean {
  return (
    fresh.kind === 'question' &&
    startsAnew(message, fresh) &&
    (askedBy(message.words) !== null || !['climb', 'timeTrial'].includes(fresh.frame.skill))
  );
}

/** A climb whose name was mistyped: one letter is taken as meant and said; two are asked about. */
function named(reading: Reading, message: Message): Reading {
  const { climb } = message;
  if (reading.kind !== 'question' || !climb || climb.exact || reading.frame.climbId !== climb.climb.id)
    return reading;
  const letters = climb.written.replace(/[^a-z]/g, '');
  const far = climb.climb.aliases.every((alias) => editDistance(letters, alias.replace(/[^a-z]/g, '')) > 1);
  if (!far) return { ...reading, slip: { written: climb.written, climbId: climb.climb.id } };
  const { frame, told } = reading;
  return { kind: 'didYouMean', frame, told, climbId: climb.climb.id, written: climb.written };
}
