import type { AnswerPart } from '@breakaway/contract';
import {
  bikes,
  MOST_REMEMBERED,
  rememberedWords,
  type Remembered,
  type RememberedBike,
} from '@breakaway/contract/remembered';
import { plainText } from '../answer/plain-text.ts';
import { suggestions, text } from '../answer/parts.ts';
import type { Facts } from '../memory.ts';
import type { Answer, Turn } from '../respond/reply.ts';
import { readTurn } from '../respond/standing.ts';
import { withoutChanged } from './fields.ts';
import { askedToRemember, isKnown, memorableIn, replaces } from './memorable.ts';
import type { FieldChange, Offer } from './offer.ts';
import { asksForNone, asStored, changeAskedFor, changed, proposal } from './profile-change.ts';
import { isNo, isYes } from './yes-no.ts';

export type { FieldChange, Offer } from './offer.ts';

const YES = 'Yes, remember it';
const NO = 'No';

const answer = (parts: AnswerPart[], turn: Turn, by: string, more: Partial<Answer> = {}): Answer => ({
  parts,
  text: plainText(parts),
  memory: { ...turn.memory, offer: null, open: null },
  calls: [],
  outcome: 'answered',
  by,
  ...more,
});

/**
 * The answer to a yes or a no to what the coach offered last; null for any other message, after which the offer no longer
 * stands. `does` is what whoever stores the answer has to do with it, in the same step.
 */
export function afterOffer(turn: Turn): Answer | null {
  const { offer } = turn.memory;
  if (!offer) return null;
  if (isNo(turn.message)) return offer.kind === 'profile' ? refused(offer, turn) : declined(turn);
  if (!isYes(turn.message)) return null;
  return offer.kind === 'profile' ? saved(offer, turn) : keeps(offer, turn);
}

const declined = (turn: Turn): Answer => answer([text('All right, I won’t remember it.')], turn, 'offer:no');

/** A value that was refused gives way to the one in the profile. Where it has none, what was said is all there is. */
function refused({ changes }: Extract<Offer, { kind: 'profile' }>, turn: Turn): Answer {
  const { facts } = turn.memory;
  const left = withoutChanged(
    facts,
    changes.filter(({ from }) => from !== null),
  );
  return answer([text(`All right, your profile stays as it is: ${asStored(changes)}.`)], turn, 'offer:no', {
    memory: { ...turn.memory, facts: left, offer: null, open: null },
  });
}

/** What was saved is read from the profile from now on, whoever changes it. */
function saved(offer: Extract<Offer, { kind: 'profile' }>, turn: Turn): Answer {
  const { memory } = turn;
  const facts = withoutChanged(memory.facts, offer.changes);
  const before = memory.before.map((one) => ({ ...one, facts: withoutChanged(one.facts, offer.changes) }));
  return answer(changed(offer.changes), turn, 'offer:profile', {
    does: offer,
    calls: [{ tool: 'change-profile', arguments: offer.changes, result: 'saved' }],
    memory: { ...memory, facts, before, supposed: null, offer: null, open: null },
  });
}

function keeps(offer: Extract<Offer, { kind: 'remember' }>, turn: Turn): Answer {
  return answer(
    [
      text(
        `I remember that ${rememberedWords(offer.fact)}. You can correct or delete it in Settings, under Coach memory.`,
      ),
      suggestions('What do you know about me?'),
    ],
    turn,
    'offer:remember',
    { does: offer, calls: [{ tool: 'remember', arguments: offer.fact, result: 'remembered' }] },
  );
}

/** The answer to a message that asks for a change of the profile, or to remember something; null for any other. */
export function offerAskedFor(turn: Turn): Answer | null {
  const { message, given, talk } = readTurn(turn);
  if (asksForNone(message))
    return answer([text('All right, your profile stays as it is.')], turn, 'offer:no');
  const changes = changeAskedFor(message, given, talk);
  if (changes) return proposed(changes, turn);
  const fact = askedToRemember(message, given);
  if (!fact) return null;
  const known = turn.remembered ?? [];
  if (isKnown(fact, known))
    return answer([text(`I remember that ${rememberedWords(fact)}.`)], turn, 'offer:known');
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
    memory: { ...turn.memory, open: null, offer },
  });
}

function proposed(changes: FieldChange[], turn: Turn): Answer {
  const { parts, offered } = proposal(changes);
  const { memory } = turn;
  return answer(parts, turn, 'offer:profile?', {
    outcome: offered ? 'asked' : 'answered',
    memory: {
      ...memory,
      open: null,
      offer: offered ? { kind: 'profile', changes } : null,
    },
  });
}

const question = ({ fact }: Extract<Offer, { kind: 'remember' }>): AnswerPart => ({
  kind: 'question',
  text: `Shall I remember for later conversations that ${rememberedWords(fact)}?`,
  chips: [YES, NO],
});

/** An answer with the offer to remember what the member said in passing, where there is room for a question. */
export function withOffer(given: Answer, turn: Turn): Answer {
  const offer = passingOffer(given, turn);
  const memory = { ...given.memory, offer };
  if (!offer) return { ...given, memory };
  const parts = [...given.parts.filter(({ kind }) => kind !== 'suggestions'), question(offer)];
  return { ...given, parts, text: plainText(parts), memory };
}

function passingOffer({ parts, outcome, memory }: Answer, turn: Turn) {
  const { remembered = [] } = turn;
  const asks = parts.some(({ kind }) => kind === 'question');
  if (turn.remembered === undefined || asks || outcome === 'safety' || outcome === 'notUnderstood')
    return null;
  if (memory.guest || memory.open) return null;
  const { message, given } = readTurn(turn);
  const fact = memorableIn(message, given);
  if (!fact || isKnown(fact, remembered)) return null;
  if (remembered.length >= MOST_REMEMBERED && !replaces(fact, remembered)) return null;
  return { kind: 'remember', fact } satisfies Offer;
}

/** A turn with what is remembered: figures count like facts that were said in this conversation. */
export function withRemembered(turn: Turn): Turn {
  const { memory, remembered } = turn;
  if (!remembered) return turn;
  const bike = remembered.find(({ kind }) => kind === 'bike')?.value;
  return {
    ...turn,
    memory: {
      ...memory,
      facts: { ...figuresOf(remembered), ...memory.facts },
      usualBike: bike !== undefined && Object.hasOwn(bikes, bike) ? (bike as RememberedBike) : null,
    },
  };
}

function figuresOf(remembered: readonly Remembered[]): Facts {
  const facts: Facts = {};
  for (const { kind, value } of remembered) {
    if (kind === 'hours') facts.weeklyHours = Number(value);
    if (kind === 'age') facts.age = Number(value);
  }
  return facts;
}

/** A conversation keeps what was said in it. What is only remembered it does not: that may be deleted at any time. */
export function withoutRemembered<A extends Answer>(given: A, { memory, remembered }: Turn): A {
  if (!remembered) return given;
  const facts = { ...given.memory.facts };
  for (const [fact, value] of Object.entries(figuresOf(remembered)) as [keyof Facts, number][])
    if (memory.facts[fact] === undefined && facts[fact] === value) delete facts[fact];
  return { ...given, memory: { ...given.memory, facts } };
}
