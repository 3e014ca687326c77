import { normalise } from '../language/normalise.ts';
import { type AthleteFact, athleteFacts, type Given, type Memory, type Need, type Reading } from './frame.ts';
import { patch } from './follow-up.ts';
import { givenBy, toldBy, withoutFacts } from './given.ts';
import type { Message } from './message.ts';
import { readClockByCourse } from './ride-question.ts';
import { says } from './topics.ts';

/** Reads a message as the reply to the coach's one open question; null when it is something else. */
export function replyToPending(message: Message, memory: Memory): Reading | null {
  if (!memory.pending) return null;
  const { need, frame } = memory.pending;
  const given = { ...givenBy(message.quantities), ...asNeeded(message, need) };
  if (message.quantities.length === 0 && says.typical.test(message.words))
    return { kind: 'typical', need, frame };
  if (need === 'climb' || need === 'course' || need === 'target') {
    const best = /\b(?:as (?:fast|hard) as|all ?-?out|my best|best effort|flat out)\b/.test(message.text);
    const flat = /^(?:make it )?flat\b/.test(message.text);
    if (flat) given.grade = 0;
    const ride = withoutFacts(given);
    if (!best && !message.climb && Object.keys(ride).length === 0) return null;
    const next = patch(frame, ride, message.climb?.climb.id, best);
    readClockByCourse(next.given, message.quantities, next.skill);
    return { kind: 'question', frame: next, told: toldBy(given) };
  }
  if (!answers(need, given)) return null;
  const next = patch(frame, withoutFacts(given));
  readClockByCourse(
    next.given,
    message.quantities,
    need === 'rideTime' ? 'feeding' : next.skill,
    next.given.distance,
  );
  return { kind: 'question', frame: next, told: toldBy(given) };
}

function answers(need: Need, given: Given): boolean {
  switch (need) {
    case 'steepness':
      return given.grade !== undefined || given.gain !== undefined;
    case 'rideTime':
      return given.duration !== undefined || given.distance !== undefined;
    case 'speedOrTime':
      return given.power !== undefined || given.duration !== undefined || given.speed !== undefined;
    default:
      return athleteFacts.includes(need as AthleteFact) && given[need as AthleteFact] !== undefined;
  }
}

/** A bare figure, or one in a unit that could mean several things, is what was asked for. */
function asNeeded(message: Message, need: Need): Given {
  const first = message.quantities[0];
  const bare =
    /^(?:about |around |ca\.? |~|i'm |i am |it's |my \w+ is |i weigh )?(\d+(?:\.\d+)?)[ .!]*$/.exec(
      normalise(message.text),
    );
  const value = first && message.quantities.length === 1 ? first.value : Number(bare?.[1] ?? Number.NaN);
  if (Number.isNaN(value)) return {};
  const kind = first?.kind;
  switch (need) {
    case 'weight':
      return !kind || kind === 'bikeWeight' ? { weight: value } : {};
    case 'height':
      if (kind && !['height', 'distance', 'gain'].includes(kind)) return {};
      return { height: value > 3 ? value / 100 : value };
    case 'ftp':
      return !kind || kind === 'power' ? { ftp: value } : {};
    case 'choTolerance':
      return !kind || kind === 'carbRate' ? { choTolerance: value } : {};
    case 'thresholdHr':
      return !kind || (kind === 'other' && /bpm/.test(message.text)) ? { thresholdHr: value } : {};
    case 'steepness':
      if (kind === 'distance' && value >= 20) return { gain: value };
      return kind ? {} : value <= 30 ? { grade: value / 100 } : { gain: value };
    case 'rideTime':
      return kind ? {} : { duration: value <= 12 ? value * 3600 : value * 60 };
    case 'target':
      return kind ? {} : { duration: value * 60 };
    default:
      return {};
  }
}
