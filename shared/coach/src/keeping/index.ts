import type { AnswerPart } from '@breakaway/contract';
import { MOST_REMEMBERED, rememberedWords, type Remembered } from '@breakaway/contract/remembered';
import { plainText } from '../answer/plain-text.ts';
import { text } from '../answer/parts.ts';
import { keepingState, type Facts } from '../memory.ts';
import { notedWords, onlyTells } from '../respond/facts-given.ts';
import type { Answer, Turn } from '../respond/reply.ts';
import { readTurn } from '../respond/standing.ts';
import { athleteOf } from '../athlete.ts';
import { answer, inList } from './answer.ts';
import { changesBy } from './fields.ts';
import { forgettingOffered } from './forgetting.ts';
import { askedToRemember, isKnown, memorableIn, replaces } from './memorable.ts';
import { singlesOf, type FieldChange, type Offer, type SingleOffer } from './offer.ts';
import { asksForNone, changeAskedFor, changeWords, impossible, proposal } from './profile-change.ts';
import { toldIn } from './settings-in.ts';

export { afterOffer } from './agreed.ts';
export { withoutRemembered, withRemembered } from './counted.ts';
export type { FieldChange, Offer } from './offer.ts';

/** The answer to a message that asks for a change of the profile, or to remember or forget something; null for any other. */
export function offerAskedFor(turn: Turn): Answer | null {
  const forgetting = forgettingOffered(turn);
  if (forgetting) return forgetting;
  const { message, given, talk } = readTurn(turn);
  if (asksForNone(message))
    return answer([text('All right, your profile stays as it is.')], turn, 'offer:no');
  const asked = changeAskedFor(message, talk);
  // What else the message says is answered first, and the change offered after it.
  if (asked) return asked.rest.length === 0 ? proposed(asked.changes, turn) : null;
  const told = talk.memory.guest ? null : toldIn(message.raw);
  if (told) return noted(told, turn);
  return rememberingAskedFor(turn, askedToRemember(message, given));
}

function rememberingAskedFor(turn: Turn, fact: Remembered | null): Answer | null {
  if (!fact) return null;
  const known = turn.remembered ?? [];
  if (isKnown(fact, known))
    return answer([text(`I remember that ${rememberedWords(fact)}.`)], turn, 'offer:known', {
      memory: { ...turn.memory, kept: fact, saved: [], offer: null, open: null },
    });
  if (known.length >= MOST_REMEMBERED && !replaces(fact, known))
    return answer(
      [
        text(
          `I already remember ${MOST_REMEMBERED} things about you, which is the most that I can keep. Delete one in Settings first.`,
        ),
      ],
      turn,
      'offer:full',
    );
  const offer: Offer = { kind: 'remember', fact };
  return answer([question(offer)], turn, 'offer:remember?', {
    outcome: 'asked',
    memory: { ...turn.memory, saved: [], open: null, offer },
  });
}

function proposed(changes: FieldChange[], turn: Turn): Answer {
  const { parts, offered } = proposal(changes);
  return answer(parts, turn, 'offer:profile?', {
    outcome: offered ? 'asked' : 'answered',
    memory: {
      ...turn.memory,
      saved: [],
      open: null,
      offer: offered ? { kind: 'profile', changes } : null,
    },
  });
}

/** A value that is told in words which no question has: it counts, and is offered to be kept. */
function noted(told: Facts, turn: Turn): Answer | null {
  const facts = { ...turn.memory.facts, ...told };
  const changes = changesBy(told, turn.profile);
  if (changes.some((one) => impossible(one) !== null)) return null;
  const words = [
    text(`${notedWords(told, athleteOf(turn.profile, facts))} I use that in this conversation.`),
  ];
  const before = keepingState(turn.memory);
  const memory = { ...turn.memory, facts, before, saved: [], open: null, offer: null };
  if (changes.length === 0 || !turn.remembered) return answer(words, turn, 'told', { memory });
  const offer: Offer = { kind: 'profile', changes };
  return answer([...words, question(offer)], turn, 'told', { memory: { ...memory, offer } });
}

/** One line with the question for a yes. */
function question(offer: Offer): AnswerPart {
  const singles = singlesOf(offer);
  const facts = singles.flatMap((one) =>
    one.kind === 'remember' ? [`that ${rememberedWords(one.fact)}`] : [],
  );
  const doings = [
    ...singles.flatMap((one) => (one.kind === 'profile' ? [changeWords(one.changes)] : [])),
    ...(facts.length > 0 ? [`remember for later conversations ${inList(facts)}`] : []),
  ];
  const chips = {
    profile: ['Yes, change it', 'No, leave it'],
    remember: ['Yes, remember it', 'No'],
    forget: ['Yes, forget it', 'No, keep it'],
    several: ['Yes, please', 'No'],
  };
  return { kind: 'question', text: `Shall I ${inList(doings)}?`, chips: chips[offer.kind] };
}

/** An answer with the offer to keep what the member said in passing, where there is room for a question. */
export function withOffer(given: Answer, turn: Turn): Answer {
  const offer = passingOffer(given, turn);
  const memory = { ...given.memory, saved: [], offer };
  if (!offer) return { ...given, memory };
  const parts = [...given.parts.filter(({ kind }) => kind !== 'suggestions'), question(offer)];
  return { ...given, parts, text: plainText(parts), memory };
}

/** A figure that is not the member's own of today, or that was asked to be set in words which were not understood. */
const otherwise =
  /^(?:please |can you )*(?:set|change|update|put|save)\b|\b(?:his|her|their|goal|target|dream|wish|hope|want|aim|old|former|last|used to|was|were|if|at)\b/;

function passingOffer({ parts, outcome, memory }: Answer, turn: Turn): Offer | null {
  const { remembered = [] } = turn;
  const asks = parts.some(({ kind }) => kind === 'question');
  if (turn.remembered === undefined || asks || outcome === 'safety') return null;
  if (memory.guest || memory.open) return null;
  const { message, given, talk } = readTurn(turn);
  const asked = changeAskedFor(message, talk);
  const told =
    !asked && outcome !== 'notUnderstood' && onlyTells(message, given) && !otherwise.test(message.text)
      ? given
      : {};
  const changes = (asked?.changes ?? changesBy(told, turn.profile)).filter((one) => impossible(one) === null);
  const fact = outcome === 'notUnderstood' && !asked ? null : memorableIn(message, given);
  const facts = (fact ? [fact] : []).filter(
    (one) => !isKnown(one, remembered) && (remembered.length < MOST_REMEMBERED || replaces(one, remembered)),
  );
  const offers: SingleOffer[] = [
    ...(changes.length > 0 ? [{ kind: 'profile' as const, changes }] : []),
    ...facts.map((one) => ({ kind: 'remember' as const, fact: one })),
  ];
  const [only, ...more] = offers;
  if (!only) return null;
  return more.length === 0 ? only : { kind: 'several', offers };
}
