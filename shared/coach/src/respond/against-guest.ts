import { athleteOf } from '../athlete.ts';
import { table, text } from '../answer/parts.ts';
import { show, shownSeconds } from '../answer/rounding.ts';
import type { Asked, Facts } from '../memory.ts';
import type { Talk } from '../skill.ts';
import type { RideAsk } from '../skills/ride/ask.ts';
import { skillNamed } from '../skills/index.ts';
import { figures, type Message } from '../understanding/message.ts';
import { factsIn } from './facts.ts';
import { personIn } from './guest.ts';
import type { Reply } from './reply.ts';

const compares =
  /\b(?:how much|by how much|how far|how many (?:seconds|minutes|watts))\b.{0,20}\b(?:faster|slower|quicker|longer|behind|ahead|sooner|lose|gain)\b|\bwho(?:'s| is| will| would| wins| gets)\b|\b(?:beat|catch|drop)s? me\b/;
const withSelf =
  /\b(?:than|as|against|behind|ahead of|before|to|with|beats?|vs\.?|versus|drops?) (?:me|i|mine|us)\b|\b(?:or|and) (?:me|i)\b|\b(?:do|will|would|am) i\b|\bme or\b/;

/** A ride without its effort: the best that the rider can do. */
function atBest(ask: RideAsk): RideAsk {
  const next: RideAsk = { ...ask, wants: 'time', best: true };
  for (const key of ['powerW', 'wattsPerKg', 'share', 'timeS', 'speedMs', 'change'] as const)
    delete next[key];
  return next;
}

const matches =
  /\b(?:match|keep up with|stay with|keep pace with|be as fast as|follow|hold my wheel)(?: me)?\b/;

/** "What would my friend need to match me?": the ride in the member's time; null for other messages. */
export function asFastAsMe(message: Message, { memory }: Talk): Asked | null {
  const timeS = memory.result?.timeS;
  if (!personIn(message.text) || !matches.test(message.text) || !/\bme\b|\bmy wheel\b/.test(message.text))
    return null;
  if (memory.current?.skill !== 'ride' || timeS === undefined || message.climb) return null;
  const next: RideAsk = { ...atBest(memory.current.ask as RideAsk), wants: 'power', timeS };
  delete next.best;
  return { skill: 'ride', ask: next };
}

/** "My mate does 300 W at 70 kg, how much faster than me on 8 km at 7 %?": both ride it; null for other messages. */
export function againstGuest(message: Message, talk: Talk): Reply | null {
  const name = personIn(message.text);
  const skill = skillNamed('ride');
  if (!name || !skill || !compares.test(message.text) || !withSelf.test(message.text)) return null;
  // Two riders with figures each are for the comparing skills.
  if (figures(message, 'power').length > 1 || figures(message, 'weight').length > 1) return null;
  const theirs: Facts = factsIn(message);
  const { memory, profile } = talk;
  const guest: Talk = {
    ...talk,
    memory: { ...memory, guest: { name, facts: theirs } },
    facts: theirs,
    profile: {},
    athlete: athleteOf({}, theirs),
  };
  const own: Talk = { ...talk, facts: memory.facts, athlete: athleteOf(profile, memory.facts) };
  const read = skill.read(message, guest)?.ask as RideAsk | undefined;
  if (!read) return null;
  const effort = read.powerW ?? read.wattsPerKg ?? read.share;
  const theirAsk: RideAsk = effort === undefined ? atBest(read) : { ...read, wants: 'time' };
  delete theirAsk.change;
  const ownAsk = atBest(read);
  const [a, b] = [skill.answer(theirAsk, guest), skill.answer(ownAsk, own)];
  if (a.kind !== 'answer' || b.kind !== 'answer') return null;
  const [first, second] = [a.result, b.result];
  if (first?.timeS === undefined || second?.timeS === undefined) return null;
  const by = shownSeconds(second.timeS) - shownSeconds(first.timeS);
  const who = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const row = (label: string, powerW: number | undefined, timeS: number) => [
    label,
    powerW === undefined ? '' : `${show.watts(powerW)} W`,
    show.time(timeS),
  ];
  const verdict =
    by === 0
      ? 'You come to the same time'
      : `${who} is ${show.timeChange(by).replace(/[−+]/, '')} ${by > 0 ? 'faster' : 'slower'}`;
  return {
    parts: [
      text(
        `${verdict}: ${show.time(first.timeS)} against your best of ${show.time(second.timeS)}, at ${show.watts(second.powerW ?? 0)} W.`,
      ),
      table(
        second.title ?? 'Side by side',
        ['Rider', 'Power', 'Time'],
        [row(who, first.powerW, first.timeS), row('You', second.powerW, second.timeS)],
      ),
    ],
    calls: [...(a.calls ?? []), ...(b.calls ?? [])],
    memory: {
      ...memory,
      base: { skill: 'ride', ask: ownAsk },
      current: { skill: 'ride', ask: ownAsk },
      whatIfs: [],
      result: second,
      baseResult: second,
      question: '',
      other: { asked: { skill: 'ride', ask: theirAsk }, result: first },
    },
    outcome: 'answered',
    by: 'skill:ride',
  };
}
