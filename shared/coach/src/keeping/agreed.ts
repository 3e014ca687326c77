import { rememberedWords } from '@breakaway/contract/remembered';
import { suggestions, text } from '../answer/parts.ts';
import type { Facts } from '../memory.ts';
import type { Answer, Turn } from '../respond/reply.ts';
import { answer } from './answer.ts';
import { figuresOf } from './counted.ts';
import { withoutChanged } from './fields.ts';
import type { Offer, OfferOf } from './offer.ts';
import { asStored, changed } from './profile-change.ts';
import { isNo, isYes } from './yes-no.ts';

/**
 * The answer to a yes or a no to what the coach offered last; null for any other message, after which the offer no longer
 * stands. `does` is what whoever stores the answer has to do with it, in the same step.
 */
export function afterOffer(turn: Turn): Answer | null {
  const { offer } = turn.memory;
  if (!offer) return null;
  // "Forget it" agrees to forgetting, and refuses anything else.
  if (offer.kind === 'forget' && isYes(turn.message)) return forgets(offer, turn);
  if (isNo(turn.message)) return offer.kind === 'profile' ? refused(offer, turn) : declined(offer, turn);
  if (!isYes(turn.message) || offer.kind === 'forget') return null;
  return offer.kind === 'profile' ? saved(offer, turn) : keeps(offer, turn);
}

const declined = ({ kind }: Offer, turn: Turn): Answer =>
  answer(
    [text(kind === 'forget' ? 'All right, I keep it.' : 'All right, I won’t remember it.')],
    turn,
    'offer:no',
  );

/** A value that was refused gives way to the one in the profile. Where it has none, what was said is all there is. */
function refused({ changes }: OfferOf<'profile'>, turn: Turn): Answer {
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
function saved(offer: OfferOf<'profile'>, turn: Turn): Answer {
  const { memory } = turn;
  const facts = withoutChanged(memory.facts, offer.changes);
  const before = memory.before.map((one) => ({ ...one, facts: withoutChanged(one.facts, offer.changes) }));
  return answer(changed(offer.changes), turn, 'offer:profile', {
    does: offer,
    calls: [{ tool: 'change-profile', arguments: offer.changes, result: 'saved' }],
    memory: { ...memory, facts, before, supposed: null, offer: null, open: null },
  });
}

function keeps(offer: OfferOf<'remember'>, turn: Turn): Answer {
  return answer(
    [
      text(
        `I remember that ${rememberedWords(offer.fact)}. You can correct or delete it in Settings, under Coach memory.`,
      ),
      suggestions('What do you know about me?'),
    ],
    turn,
    'offer:remember',
    {
      does: offer,
      calls: [{ tool: 'remember', arguments: offer.fact, result: 'remembered' }],
      memory: { ...turn.memory, kept: offer.fact, offer: null, open: null },
    },
  );
}

function forgets(offer: OfferOf<'forget'>, turn: Turn): Answer {
  const { memory } = turn;
  const facts = { ...memory.facts };
  for (const fact of Object.keys(figuresOf(offer.facts)) as (keyof Facts)[]) delete facts[fact];
  return answer(
    [text('Forgotten. Settings shows what I remember, under Coach memory.')],
    turn,
    'offer:forget',
    {
      does: offer,
      calls: [{ tool: 'forget', arguments: offer.facts, result: 'forgotten' }],
      memory: { ...memory, facts, kept: null, offer: null, open: null },
    },
  );
}
