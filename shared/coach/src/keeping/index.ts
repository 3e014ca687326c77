import type { AnswerPart } from '@breakaway/contract';
import { MOST_REMEMBERED, rememberedWords } from '@breakaway/contract/remembered';
import { plainText } from '../answer/plain-text.ts';
import { text } from '../answer/parts.ts';
import type { Answer, Turn } from '../respond/reply.ts';
import { readTurn } from '../respond/standing.ts';
import { answer } from './answer.ts';
import { forgettingOffered } from './forgetting.ts';
import { askedToRemember, isKnown, memorableIn, replaces } from './memorable.ts';
import type { FieldChange, Offer, OfferOf } from './offer.ts';
import { asksForNone, changeAskedFor, proposal } from './profile-change.ts';

export { afterOffer } from './agreed.ts';
export { withoutRemembered, withRemembered } from './counted.ts';
export type { FieldChange, Offer } from './offer.ts';

const YES = 'Yes, remember it';
const NO = 'No';

/** The answer to a message that asks for a change of the profile, or to remember something; null for any other. */
export function offerAskedFor(turn: Turn): Answer | null {
  const forgetting = forgettingOffered(turn);
  if (forgetting) return forgetting;
  const { message, given, talk } = readTurn(turn);
  if (asksForNone(message))
    return answer([text('All right, your profile stays as it is.')], turn, 'offer:no');
  const changes = changeAskedFor(message, given, talk);
  if (changes) return proposed(changes, turn);
  const fact = askedToRemember(message, given);
  if (!fact) return null;
  const known = turn.remembered ?? [];
  if (isKnown(fact, known))
    return answer([text(`I remember that ${rememberedWords(fact)}.`)], turn, 'offer:known', {
      memory: { ...turn.memory, kept: fact, offer: null, open: null },
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

const question = ({ fact }: OfferOf<'remember'>): AnswerPart => ({
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
