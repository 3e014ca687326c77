import { rememberedWords, type Remembered, type RememberedKind } from '@breakaway/contract/remembered';
import { suggestions, text } from '../answer/parts.ts';
import type { Memory } from '../memory.ts';
import type { Answer, Turn } from '../respond/reply.ts';
import { answer, inList } from './answer.ts';
import type { Offer } from './offer.ts';
import { namesValue } from './profile-change.ts';

const start = '(?:please |can you |could you |ok(?:ay)?,? |no,? |actually,? |now |and |i want you to )*';
const forget = "(?:forget|stop remembering|do not remember|don't remember)";
const remove = '(?:delete|remove|erase|clear|wipe)';
const asks = new RegExp(`^${start}(?:(${forget})|${remove})\\b(?: about)? ?(.*)$`, 'i');
/** What is taken out of a plan is not taken out of the memory, and what goes on asks for something else. */
const elsewhere =
  /\b(?:from|in|on|out of) (?:my|the|this|that) (?:plan|week|schedule|calendar|session|ride|route|course)\b/i;
const goesOn = /[,;:.!?]\s+\S/;

/** Everything that is remembered; "forget that" and "start over" are about this conversation. */
const everything =
  /^(?:(?:everything|all|anything|whatever)(?: of (?:it|that|this))?(?: (?:that )?(?:you|i)(?:'ve| have)? (?:remember(?:ed)?|know|knew|kept|keep|saved?|stored?|told you|said to you|asked you to remember)\b.*)?|(?:my|your|the)(?: coach)? (?:memory|memories|data)(?: (?:of|about) me)?|(?:all )?(?:what|that) you (?:remember|know|kept|saved|stored)\b.*|me)$/i;
const theLast = /^(?:it|that|this|(?:that|this|the last) (?:one|thing|fact|note))(?: again)?$/i;

/** What members call the kinds. */
const kinds: readonly [RememberedKind, RegExp][] = [
  ['bike', /\b(?:bikes?|bicycle|tt|gravel|mtb|road bike)\b/i],
  ['hours', /\b(?:hours|training time|time to train)\b/i],
  ['age', /\b(?:age|old|birthday)\b/i],
  ['event', /\b(?:events?|races?|goals?|targets?|competition)\b/i],
];
/** Of these words none says what a note is about. */
const idle = new Set(
  'that this the and for you your have has had with about what when which from only please said remember know just really'.split(
    ' ',
  ),
);
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? [])
    .filter((word) => !idle.has(word))
    .map((word) => word.replace(/s$/, ''));

/** What is surely about the rider, and not about the question. */
const aboutRider = /^(?:that )?(?:i|i'm|i've|my)\b|^the (?:race|event|goal|injury|bike)$/i;

/** What a message asks to have forgotten. */
type Forgetting =
  | { kind: 'found'; facts: Remembered[] }
  /** nothing that is remembered is meant, as far as one can see */
  | { kind: 'none' };

/** The remembered facts that a message wants forgotten: "forget my bike"; null where it asks for nothing of the kind. */
function forgettingAskedFor(
  raw: string,
  known: readonly Remembered[],
  { kept }: Pick<Memory, 'kept'>,
): Forgetting | null {
  const [, forgets, rest = ''] = asks.exec(raw.trim().replaceAll('’', "'").replace(/\s+/g, ' ')) ?? [];
  const what = rest.replace(/(?:[.!, ]|\bplease\b|\bthanks\b)+$/i, '');
  if (what === '' || what.includes('?')) return null;
  const found = (facts: readonly Remembered[]): Forgetting | null =>
    facts.length > 0 ? { kind: 'found', facts: [...facts] } : null;
  if (everything.test(what)) return found(known);
  if (theLast.test(what))
    return found(known.filter(({ kind, value }) => kind === kept?.kind && value === kept.value));
  if (elsewhere.test(what) || (goesOn.test(what) && !/^that i\b/i.test(what))) return null;
  const named = namedIn(what, known);
  if (named.length > 0) return found(named);
  // "Forget the hills" goes on with a question; this is about the rider, who would believe it done.
  return forgets && aboutRider.test(what) ? { kind: 'none' } : null;
}

/** Those facts of which most is said; of a kind that is named, all. */
function namedIn(what: string, known: readonly Remembered[]): Remembered[] {
  const said = new Set(wordsOf(what));
  const scored = known.map((fact) => {
    const words = new Set(wordsOf(fact.kind === 'note' ? fact.value : rememberedWords(fact)));
    const shared = [...words].filter((word) => said.has(word)).length;
    const isNamed = kinds.some(([kind, pattern]) => kind === fact.kind && pattern.test(what));
    return { fact, hits: shared + (isNamed ? 1 : 0), isNamed };
  });
  const most = Math.max(0, ...scored.map(({ hits }) => hits));
  // One word of a long sentence may be chance.
  if (most === 0 || (most * 3 < said.size && !scored.some(({ isNamed }) => isNamed))) return [];
  return scored.filter(({ hits }) => hits === most).map(({ fact }) => fact);
}

/** As many are named in the question itself. */
const FEW = 3;

/** The answer to "forget my bike": what would be forgotten, with the question; null for any other message. */
export function forgettingOffered(turn: Turn): Answer | null {
  const { memory, remembered } = turn;
  const asked = remembered && forgettingAskedFor(turn.message, remembered, memory);
  if (!asked) return null;
  if (asked.kind === 'none')
    return answer(
      [
        text(
          namesValue(turn.message)
            ? 'That stands in your profile. You can change or clear it in Settings.'
            : 'I do not remember that, so there is nothing to forget. What I remember is in Settings, under Coach memory.',
        ),
        suggestions('What do you remember about me?'),
      ],
      turn,
      'offer:unknown',
    );
  const offer: Offer = { kind: 'forget', facts: asked.facts };
  const facts = inList(asked.facts.map((fact) => `that ${rememberedWords(fact)}`));
  const few = asked.facts.length <= FEW;
  return answer(
    [
      ...(few ? [] : [text(`I remember ${facts}.`)]),
      {
        kind: 'question',
        text: `Shall I forget ${few ? facts : 'all of this'}?`,
        chips: ['Yes, forget it', 'No, keep it'],
      },
    ],
    turn,
    'offer:forget?',
    { outcome: 'asked', memory: { ...memory, open: null, offer } },
  );
}
