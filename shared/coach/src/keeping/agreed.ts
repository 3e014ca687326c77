import { rememberedWords } from '@breakaway/contract/remembered';
import { suggestions, text } from '../answer/parts.ts';
import type { Facts } from '../memory.ts';
import type { Answer, Turn } from '../respond/reply.ts';
import { answer, inList } from './answer.ts';
import { figuresOf } from './counted.ts';
import { storedAt, withoutChanged } from './fields.ts';
import { singlesOf, type Offer, type OfferOf } from './offer.ts';
import { asStored, changed, proposal } from './profile-change.ts';
import { isNo, isYes } from './yes-no.ts';

/**
 * The answer to a yes or a no to what the coach offered last; null for any other message, after which the offer no longer
 * stands. `does` is what whoever stores the answer has to do with it, in the same step.
 */
export function afterOffer(turn: Turn): Answer | null {
  const { offer } = turn.memory;
  if (!offer) return null;
  // "Forget it" agrees to forgetting, and refuses anything else.
  if (offer.kind === 'forget' && isYes(turn.message)) return agreed(offer, turn);
  if (isNo(turn.message)) return refused(offer, turn);
  if (!isYes(turn.message) || offer.kind === 'forget') return null;
  return outdated(offer, turn) ?? agreed(offer, turn);
}

/** The profile was changed elsewhere since: what was shown is not what would be replaced, so it is shown again. */
function outdated(offer: Offer, turn: Turn): Answer | null {
  const singles = singlesOf(offer);
  const before = singles.flatMap((one) => (one.kind === 'profile' ? one.changes : []));
  const now = before.map((change) => ({ ...change, from: storedAt(change.place, turn.profile) }));
  if (now.every(({ from }, i) => from === before[i]!.from)) return null;
  const changes = now.filter(({ from, to }) => from !== to);
  const rest = singles.filter(({ kind }) => kind !== 'profile');
  // The profile has them already: what else was agreed to is done.
  if (changes.length === 0 && rest.length > 0) return agreed({ kind: 'several', offers: rest }, turn);
  const { parts, offered } = proposal(changes);
  const again: Offer = { kind: 'several', offers: [{ kind: 'profile', changes }, ...rest] };
  return answer(parts, turn, 'offer:profile?', {
    memory: {
      ...turn.memory,
      saved: [],
      offer: offered ? (rest.length > 0 ? again : { kind: 'profile', changes }) : null,
      open: null,
    },
  });
}

function agreed(offer: Offer, turn: Turn): Answer {
  if (offer.kind === 'profile') return saved(offer, turn);
  if (offer.kind === 'remember') return keeps([offer], turn);
  if (offer.kind === 'forget') return forgets(offer, turn);
  const kept = offer.offers.filter((one) => one.kind === 'remember');
  const answers = [
    ...offer.offers.filter((one) => one.kind === 'profile').map((one) => saved(one, turn)),
    ...(kept.length > 0 ? [keeps(kept, turn)] : []),
  ];
  const parts = answers.flatMap((one) => one.parts.filter(({ kind }) => kind !== 'suggestions'));
  return answer(parts, turn, 'offer:several', {
    does: offer,
    calls: answers.flatMap(({ calls }) => calls),
    // The first is the change of the profile, where there is one.
    memory: { ...answers[0]!.memory, kept: answers.at(-1)!.memory.kept },
  });
}

/** A value that was refused gives way to the one in the profile. Where it has none, what was said is all there is. */
function refused(offer: Offer, turn: Turn): Answer {
  const { memory } = turn;
  const singles = singlesOf(offer);
  const changes = singles.flatMap((one) => (one.kind === 'profile' ? one.changes : []));
  const facts = withoutChanged(
    memory.facts,
    changes.filter(({ from }) => from !== null),
  );
  const words = [
    ...(changes.length > 0 ? [`your profile stays as it is: ${asStored(changes)}`] : []),
    ...(singles.some(({ kind }) => kind === 'remember')
      ? [changes.length > 0 ? 'I won’t remember the rest' : 'I won’t remember it']
      : []),
    ...(offer.kind === 'forget' ? ['I keep it'] : []),
  ];
  return answer([text(`All right, ${inList(words)}.`)], turn, 'offer:no', {
    memory: { ...memory, facts, supposed: null, offer: null, open: null },
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
    memory: { ...memory, facts, before, saved: offer.changes, supposed: null, offer: null, open: null },
  });
}

function keeps(offers: readonly OfferOf<'remember'>[], turn: Turn): Answer {
  const facts = offers.map(({ fact }) => fact);
  const words = inList(facts.map((fact) => `that ${rememberedWords(fact)}`));
  return answer(
    [
      text(`I remember ${words}. You can correct or delete it in Settings, under Coach memory.`),
      suggestions('What do you know about me?'),
    ],
    turn,
    'offer:remember',
    {
      does: offers.length === 1 ? offers[0]! : { kind: 'several', offers: [...offers] },
      calls: facts.map((fact) => ({ tool: 'remember', arguments: fact, result: 'remembered' })),
      memory: { ...turn.memory, kept: facts.at(-1)!, saved: [], offer: null, open: null },
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
