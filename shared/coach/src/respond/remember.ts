import { athleteOf } from '../athlete.ts';
import { needs, otherWording } from '../answer/needs.ts';
import { notice, suggestions, text } from '../answer/parts.ts';
import { changesBy } from '../keeping/fields.ts';
import { keepingState, stateOf, type Facts, type Memory } from '../memory.ts';
import type { Talk } from '../skill.ts';
import { skillNamed } from '../skills/index.ts';
import type { Message } from '../understanding/message.ts';
import { starters } from './act-answers.ts';
import { objection } from './facts.ts';
import { looseFigure } from './loose-figure.ts';
import { notUnderstood } from './not-understood.ts';
import { asking, said, withFacts, type Reply } from './reply.ts';
import { asked, settled } from './settle.ts';
import { testedIn } from './tested.ts';
import { factsInWords, notedWords } from './facts-given.ts';

/** Kept, and used at once where a question was answered before. */
export function remembered(given: Facts, talk: Talk): Reply {
  const { memory } = talk;
  const skill = memory.current && skillNamed(memory.current.skill);
  const noted = notedWords(given, talk.athlete);
  if (memory.open) {
    const open = needs(memory.open.need);
    return {
      ...asking(otherWording(open.text), open.chips, withFacts(memory, given), 'again'),
      parts: [notice(noted), { kind: 'question', text: otherWording(open.text), chips: open.chips }],
    };
  }
  const kept: Memory = { ...withFacts(memory, given), before: keepingState(memory) };
  if (skill && memory.current && skill.uses.length > 0) {
    const outcome = skill.answer(memory.current.ask, talk);
    if (outcome.kind === 'answer') {
      const reply = settled(memory.current, skill, outcome, null, talk, false);
      const at = reply.parts[0]?.kind === 'headline' ? 1 : 0;
      return { ...reply, parts: [...reply.parts.slice(0, at), text(noted), ...reply.parts.slice(at)] };
    }
  }
  const doubt = objection(talk.athlete, given);
  const isNew = changesBy(given, talk.profile).length > 0;
  const offers = talk.remembered !== undefined;
  return said(
    [
      // Where it is offered to be kept, the offer says so.
      text(
        `${doubt ?? noted} I use that in this conversation.${offers ? '' : ' Settings keeps it for good.'}`,
      ),
      suggestions(
        ...(isNew ? ['Save that to my profile'] : []),
        'What are my zones?',
        'What is my w/kg?',
        ...starters.slice(0, 1),
      ),
    ],
    kept,
    'told',
  );
}

const usesIt =
  /^(?:ok(?:ay)? |yes,? |and |then |please |great,? |so )*(?:use|take|keep|save|set|change|update|count with|remember|go with|adopt) (?:that|it|this|the new (?:one|value|ftp)|those)\b[^?]{0,40}$/;

/** "Use that from now on" after a test: its result counts for the rider; null for other messages. */
export function adopted(message: Message, talk: Talk): Reply | null {
  const { memory } = talk;
  if (!usesIt.test(message.text) || /\d/.test(message.text)) return null;
  const given = testedIn(memory);
  if (Object.keys(given).length === 0) {
    const holds = Object.keys(memory.facts).length > 0 || memory.whatIfs.length > 0;
    return said(
      [
        text(
          holds
            ? 'I do, for the rest of this conversation. Settings keeps it for good.'
            : 'There is no new value to keep yet. Say for example “set my FTP to 260”, and I show the change first.',
        ),
      ],
      memory,
      'told',
    );
  }
  const facts = { ...talk.facts, ...given };
  const knows: Talk = { ...talk, facts, athlete: athleteOf(talk.profile, facts) };
  return said(
    [
      text(
        `${notedWords(given, knows.athlete)} I use that in this conversation. Settings keeps it for good.`,
      ),
      suggestions('What are my zones?', 'What is my w/kg?'),
    ],
    { ...withFacts(talk.memory, given), before: keepingState(talk.memory) },
    'told',
  );
}

/** "What if my FTP was 270?": the base case with that value, which is not kept. */
export function tried(given: Facts, message: Message, talk: Talk): Reply {
  const { base } = talk.memory;
  const skill = base && skillNamed(base.skill);
  if (!skill) return notUnderstood(message, [], talk.memory);
  const ask =
    skill.change?.(
      base.ask,
      { ...message, quantities: message.quantities.filter(({ kind }) => !(kind in given)) },
      talk,
    ) ?? base.ask;
  const reply = asked({ skill, ask }, message, talk, true);
  const memory = { ...reply.memory, facts: talk.memory.facts };
  if (reply.outcome !== 'answered') return { ...reply, memory };
  const lead = text(`Computed with ${factsInWords(given)}, for this answer only.`);
  const at = reply.parts[0]?.kind === 'headline' ? 1 : 0;
  const parts = [...reply.parts.slice(0, at), lead, ...reply.parts.slice(at)];
  return { ...reply, tried: given, memory, parts };
}

const valueBack = /\b(?:put|set|change|switch|turn) (?:it|that) back\b/;

/** Undoes the last change; "put it back" restores the last reported value. */
export function undone(message: Message, talk: Talk): Reply {
  const { memory } = talk;
  const given = valueBack.test(message.text)
    ? memory.before.findLast(({ facts }) => JSON.stringify(facts) !== JSON.stringify(memory.facts))
    : undefined;
  if (given) return factsBack({ ...stateOf(memory), facts: given.facts }, talk);
  const last = memory.before.at(-1);
  if (last && !last.current && JSON.stringify(last.facts) !== JSON.stringify(memory.facts))
    return factsBack(last, talk);
  if (!last?.current)
    return said(
      [text('There is nothing to undo yet.'), suggestions(...starters.slice(0, 3))],
      memory,
      'undo',
    );
  const back: Memory = { ...memory, ...last, before: memory.before.slice(0, -1), open: null };
  const skill = last.current && skillNamed(last.current.skill);
  if (!skill) return said([text('Undone.')], back, 'undo');
  const knows: Talk = {
    ...talk,
    memory: back,
    facts: back.facts,
    athlete: athleteOf(talk.profile, back.facts),
  };
  const outcome = skill.answer(last.current.ask, knows);
  if (outcome.kind !== 'answer') return said([text('Undone.')], back, 'undo');
  return {
    parts: [text('Back to the one before.'), ...outcome.parts],
    memory: back,
    calls: outcome.calls ?? [],
    outcome: 'answered',
    by: 'undo',
  };
}

/** "Go back to 83": the value of the profile with that figure counts again; null where there is none. */
export function backTo(message: Message, talk: Talk): Reply | null {
  const value = looseFigure(message.text);
  const { massKg, ftpW } = athleteOf(talk.own?.profile ?? talk.profile, {});
  const fact = value === massKg?.value ? 'weight' : value === ftpW?.value ? 'ftp' : null;
  if (value === null || fact === null || talk.memory.facts[fact] === undefined) return null;
  const given: Facts = { [fact]: value };
  const facts = { ...talk.facts, ...given };
  return remembered(given, { ...talk, facts, athlete: athleteOf(talk.profile, facts) });
}

/** Undoes a reported value: the previous one counts again. */
function factsBack(last: Memory['before'][number], talk: Talk): Reply {
  const { memory } = talk;
  const back: Memory = { ...memory, ...last, before: memory.before.slice(0, -1) };
  const athlete = athleteOf(talk.profile, back.facts);
  const gone = (Object.keys(memory.facts) as (keyof Facts)[]).filter(
    (fact) => memory.facts[fact] !== back.facts[fact],
  );
  const now: Partial<Record<keyof Facts, number | undefined>> = {
    weight: athlete.massKg?.value,
    ftp: athlete.ftpW?.value,
    cp: athlete.cpW?.value,
    thresholdHr: athlete.thresholdHrBpm?.value,
    maxHr: athlete.maxHrBpm?.value,
    choTolerance: athlete.choToleranceGh?.value,
  };
  const words = factsInWords(
    Object.fromEntries(gone.flatMap((fact) => (now[fact] === undefined ? [] : [[fact, now[fact]]]))),
  );
  return said(
    [text(words ? `Undone: I use ${words} again.` : 'Undone: I have forgotten that value.')],
    back,
    'undo',
  );
}
