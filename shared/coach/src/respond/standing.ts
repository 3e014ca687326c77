import { athleteOf } from '../athlete.ts';
import { Courses } from '../files/courses.ts';
import type { Facts, Memory } from '../memory.ts';
import type { Talk } from '../skill.ts';
import { takeApart, type Message } from '../understanding/message.ts';
import { factsIn } from './facts.ts';
import { riderOf, spokenOf, withoutOthers } from './guest.ts';
import { pointsBack } from './in-context.ts';
import type { Reply, Turn } from './reply.ts';
import { leans } from './what-if.ts';

/**
 * The context of this message: about the member with everything known so far, or about another person of whom less is
 * known.
 */
export function talkOf(
  message: Message,
  given: Facts,
  stored: Memory,
  { profile, today, remembered, file, near, courses = new Courses() }: Turn,
): { talk: Talk; givenHere: Facts } {
  const facts: Facts = { ...stored.facts, ...given };
  const beside = { today, remembered, file, near, courses };
  const own: Talk = { memory: stored, facts, profile, athlete: athleteOf(profile, facts), ...beside };
  const who = riderOf(message, given, own);
  const guest = who === 'self' ? null : (who?.guest ?? stored.guest);
  // What was computed for another rider is nothing to count differences from.
  const baseResult = stored.guest?.name === guest?.name ? stored.baseResult : null;
  const memory: Memory = { ...stored, guest, baseResult };
  if (!guest) {
    const mine = withoutOthers(message, given);
    const known: Facts = { ...stored.facts, ...mine };
    return { talk: { ...own, facts: known, athlete: athleteOf(profile, known), memory }, givenHere: mine };
  }
  const self = { profile, athlete: athleteOf(profile, stored.facts) };
  return {
    talk: {
      memory,
      facts: guest.facts,
      profile: {},
      athlete: athleteOf({}, guest.facts),
      own: self,
      ...beside,
    },
    givenHere: {},
  };
}

/** A message taken apart, with what it says of the rider and where the talk stands. */
export function readTurn(turn: Turn): { message: Message; given: Facts; talk: Talk } {
  const { message: raw, memory, profile } = turn;
  const message = takeApart(raw, athleteOf(profile, memory.facts).ftpW?.value ?? null);
  const { talk, givenHere: given } = talkOf(message, factsIn(message), memory, turn);
  return { message, given, talk };
}

/** An answer about another person says so. */
export function forWhom(reply: Reply): Reply {
  const { guest } = reply.memory;
  const computed =
    reply.by.startsWith('skill:') && (reply.outcome === 'answered' || reply.outcome === 'asked');
  return guest && computed ? { ...reply, parts: spokenOf(guest, reply.parts) } : reply;
}

const MOST_HEARD = 12;
/** Words of a topic. */
const MOST_TOPIC = 30;
const asks =
  /[?]|\b(?:what|how|which|why|when|where|who|should|can|could|is it|are there|do|does|explain|tell|any)\b/;

/** What the talk is about from now on, in the member's own words. */
export function remembering(reply: Reply, message: Message): Reply {
  const heard = [...reply.memory.heard, message.raw.replace(/\s+/g, ' ').slice(0, 160)].slice(-MOST_HEARD);
  // Pieces of one question may come one after the other.
  const piece = message.quantities.length > 0 && reply.memory.unread.length < 300 ? reply.memory.unread : '';
  const unread =
    reply.outcome === 'notUnderstood' ? [piece, message.raw.slice(0, 300)].filter(Boolean).join(', ') : '';
  const memory = { ...reply.memory, heard, unread };
  if (reply.outcome !== 'answered' && reply.outcome !== 'asked') return { ...reply, memory };
  const words = message.words.split(' ');
  // What only goes on with a topic does not become one.
  const goesOn =
    /^(?:more|why|plain|brief|next|told)\b/.test(reply.by) ||
    (reply.memory.topic !== '' && (pointsBack(message.text) || leans(message)));
  const before = reply.memory.topic ? reply.memory.topic.split(' ') : [];
  // A mere addition ("the saddle is quite low, I think") belongs to the topic.
  const adds = reply.by.startsWith('card:') && before.length > 0 && !asks.test(message.text);
  const topic =
    (words.length >= 4 && !goesOn) || before.length === 0
      ? [...(adds ? before.slice(0, MOST_TOPIC - words.length) : []), ...words].slice(0, MOST_TOPIC).join(' ')
      : reply.memory.topic;
  return { ...reply, memory: { ...memory, topic } };
}
