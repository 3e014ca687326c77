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
import { changesBy, places } from './fields.ts';
import { forgettingOffered } from './forgetting.ts';
import {
  askedToRemember,
  correctionOf,
  isKnown,
  memorableIn,
  replaces,
  wordsToRemember,
} from './memorable.ts';
import { bodyNoteIn, isOfPast } from './own-notes.ts';
import type { Message } from '../understanding/message.ts';
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
  if (asked) {
    const beside = asked.rest.flatMap((one) =>
      memorableIn({ ...message, raw: one, text: one.toLowerCase() }, {}),
    );
    const isAll = beside.length === asked.rest.length;
    return isAll ? proposed(asked.changes, turn, keepable(beside, turn.remembered ?? [])) : null;
  }
  const told = talk.memory.guest ? null : toldIn(message.raw);
  if (told) return noted(told, turn);
  // "Remember my FTP is 290" is a value of the profile.
  const values = wordsToRemember(message) === null || !onlyTells(message, given) ? {} : given;
  if (Object.keys(values).some((fact) => fact in places))
    return proposed(changesBy(values, turn.profile), turn);
  const { offer, kept } = talk.memory;
  const last = singlesOf(offer).findLast((one) => one.kind === 'remember')?.fact ?? (offer ? null : kept);
  const correction = correctionOf(message.raw, last);
  return rememberingAskedFor(turn, correction ? [correction] : askedToRemember(message, given));
}

function rememberingAskedFor(turn: Turn, facts: Remembered[]): Answer | null {
  const [first] = facts;
  if (!first) return null;
  const known = turn.remembered ?? [];
  if (facts.every((fact) => isKnown(fact, known)))
    return answer(
      [text(`I remember ${inList(facts.map((fact) => `that ${rememberedWords(fact)}`))}.`)],
      turn,
      'offer:known',
      {
        memory: { ...turn.memory, kept: first, saved: [], offer: null, open: null },
      },
    );
  const offers = keepable(facts, known);
  if (offers.length === 0)
    return answer(
      [
        text(
          `I already remember ${MOST_REMEMBERED} things about you, which is the most that I can keep. Delete one in Settings first.`,
        ),
      ],
      turn,
      'offer:full',
    );
  const offer = together(offers)!;
  return answer([question(offer)], turn, 'offer:remember?', {
    outcome: 'asked',
    memory: { ...turn.memory, saved: [], open: null, offer },
  });
}

/** Offers of the facts that are new, as far as there is room. */
function keepable(facts: readonly Remembered[], known: readonly Remembered[]): SingleOffer[] {
  let room = MOST_REMEMBERED - known.length;
  return facts
    .filter((fact) => !isKnown(fact, known))
    .filter((fact) => replaces(fact, known) || room-- > 0)
    .map((fact) => ({ kind: 'remember', fact }));
}

function together(offers: SingleOffer[]): Offer | null {
  const [only, ...more] = offers;
  if (!only) return null;
  return more.length === 0 ? only : { kind: 'several', offers };
}

function proposed(changes: FieldChange[], turn: Turn, beside: SingleOffer[] = []): Answer {
  const { parts, offered } = proposal(changes);
  const offer = offered ? together([{ kind: 'profile', changes }, ...beside]) : null;
  return answer(
    offer?.kind === 'several' ? [...parts.slice(0, -1), question(offer)] : parts,
    turn,
    'offer:profile?',
    {
      outcome: offered ? 'asked' : 'answered',
      memory: { ...turn.memory, saved: [], open: null, offer },
    },
  );
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
  // What is worth remembering needs no other answer.
  if (given.outcome === 'notUnderstood')
    return answer([question(offer)], turn, 'offer:remember?', {
      outcome: 'asked',
      memory: { ...memory, unread: '' },
    });
  const parts = [...given.parts.filter(({ kind }) => kind !== 'suggestions'), question(offer)];
  return { ...given, parts, text: plainText(parts), memory };
}

/** A figure that is not the member's own of today, or that was asked to be set in words which were not understood. */
const otherwise =
  /^(?:please |can you )*(?:set|change|update|put|save|increase|raise|improve|boost|get|lower|reduce)\b|\b(?:his|her|their|goal|target|dream|wish|hope|want|aim|old|former|last|used to|was|were|if|at)\b/;

function passingOffer({ parts, outcome, by, memory }: Answer, turn: Turn): Offer | null {
  const { remembered } = turn;
  const asks = outcome !== 'notUnderstood' && parts.some(({ kind }) => kind === 'question');
  if (remembered === undefined || asks || memory.guest || memory.open) return null;
  const { message, given, talk } = readTurn(turn);
  if (outcome === 'safety') return together(keepable(ofSafety(by, message), remembered));
  const asked = changeAskedFor(message, talk);
  const tells = !asked && outcome !== 'notUnderstood' && onlyTells(message, given);
  const told = tells && !otherwise.test(message.text) ? given : {};
  const changes = (asked?.changes ?? changesBy(told, turn.profile)).filter((one) => impossible(one) === null);
  const facts = memorableIn(message, given).filter((fact) => isWorthAsking(fact, remembered));
  return together([
    ...(changes.length > 0 ? [{ kind: 'profile' as const, changes }] : []),
    ...keepable(facts, remembered),
  ]);
}

/** A road bike is what is counted with anyway, unless another one is remembered. */
const isWorthAsking = ({ kind, value }: Remembered, known: readonly Remembered[]): boolean =>
  kind !== 'bike' || value !== 'road' || known.some((one) => one.kind === 'bike');

/** What may be offered after words of caution: an old injury or an illness, where the member is in no danger now. */
function ofSafety(by: string, message: Message): Remembered[] {
  const note = /^safety:(?:injury|diabetes)/.test(by) ? bodyNoteIn(message.raw) : null;
  return note && (wordsToRemember(message) !== null || isOfPast(note)) ? [{ kind: 'note', value: note }] : [];
}
