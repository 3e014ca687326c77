import { cardById } from '../knowledge/index.ts';
import type { Nearness } from '../search/nearness.ts';
import { coverage, information, likeliest } from '../search/topics.ts';
import type { QuantityKind } from '../language/quantity.ts';
import type { Skill, Talk } from '../skill.ts';
import { skills } from '../skills/index.ts';
import type { Message } from '../understanding/message.ts';

/** Something that could answer a message, and how sure that is, 0 to 1. */
export type Candidate =
  | { kind: 'skill'; skill: Skill; ask: unknown; sure: number }
  | { kind: 'card'; cardId: string; sure: number };

/** From this confidence on, a candidate answers alone. */
export const SURE = 0.5;
/** How far below it a skill and a card may stay. Of new questions measured further below, every second card was a wrong one. */
export const NEARLY = { skill: 0.1, card: 0.05 };

/** What one rare word tells; a sentence that tells less ("how do I ride it?") is like too many cards. */
const ENOUGH = 5;
const ENOUGH_CLAUSE = 8;
/** What a clause and the whole message count together. */
const PIECE = 0.75;
const WHOLE = 0.6;
/** Added to a skill that read figures or words of its own: what is computed for the rider beats general knowledge. */
const COMPUTED = 0.22;
/**
 * What nearness by meaning adds to a card, and the nearness at which it says nothing. Of 909 questions that were taken out of
 * the cards the words alone put 59 % on their card and 74 % among the first three; with it 62 and 81 %.
 */
const NEARNESS = 0.5;
const USUAL = 0.25;
/** What likeness and knowing the words make of being sure. */
const LIKE = 0.62;
const KNOWN = 0.25;
/** A sentence of more words may hide its question in one of its clauses. */
const LONG = 10;
/** What a piece of a message counts that asks, that tells where something else asks, and that tells where nothing asks. */
const ASKS = 0.97;
const TELLS_BESIDE = 0.72;
const TELLS = 0.85;
/** As sure as this a card knows what a piece asks, */
const KNOWS = 0.7;
/** and what that takes from a skill that reads its question only from the story beside that piece. */
const BESIDE = 0.3;
/** Figures that are there to compute with. */
const computed: ReadonlySet<QuantityKind> = new Set<QuantityKind>([
  'power',
  'relativePower',
  'intensity',
  'cadence',
  'heartRate',
  'speed',
  'duration',
  'distance',
  'grade',
  'gain',
  'carbRate',
  'grams',
  'volume',
]);
/** Asks about ideas and not about the rider's ride: "what is the difference between FTP and threshold?" */
const asksOfIdeas =
  /\bdifference between\b|\bwhat (?:does|do) \S+(?: \S+)? mean\b|\bwhat(?:'s| is) meant by\b/;
/** What that takes from a skill that would compute, where no figure, climb or session is given. */
const IDEAS = 0.2;
/** A word of the glossary answers who asks what it means, not who uses it. */
const asksMeaning =
  /\b(?:what(?:'s| is| are| does| do)|whats|wots|mean\w*|explain|define|definition|stand for|who is|jargon|term|what the hell|wtf is|is an?)\b|^\S+(?: \S+)?\??$/;

/**
 * Who could answer a message, surest first. A skill is as sure as what it read of figures and words says, helped by how
 * much the message is like its examples; a card by its likeness to one piece of the message, by how much of that piece it
 * knows, and by how near it is to the message in meaning.
 */
export function candidatesFor(message: Message, talk: Talk, near?: Nearness): Candidate[] {
  const pieces = piecesOf(message);
  const hits = pieces.map((piece) => ({
    piece,
    hits: likeliest(piece.message, piece === pieces[0] ? 60 : 24),
  }));
  const likeness = (target: string) =>
    Math.min(
      1,
      Math.max(0, ...hits.map(({ hits: found }) => found.find((hit) => hit.target === target)?.score ?? 0)),
    );
  const found: Candidate[] = [];
  // The piece that asks something which a card knows well.
  let asked: { sure: number; message: Message | null } = { sure: KNOWS, message: null };
  const best = new Map<string, number>();
  const whole = new Map<string, number>();
  for (const [number, { piece, hits: some }] of hits.entries()) {
    // A clause must say more than one rare word: "where is it stored?" is like too many cards.
    const says = Math.min(1, information(piece.message) / (number === 0 ? ENOUGH : ENOUGH_CLAUSE));
    // Figures are for computing: a card has none to set against them.
    const figures = piece.message.quantities.filter(({ kind }) => computed.has(kind)).length;
    for (const { target, score } of some) {
      if (!target.startsWith('card:')) continue;
      const cardId = target.slice('card:'.length);
      const known = coverage(piece.message, target);
      const word =
        cardId.startsWith('term-') && !asksMeaning.test(piece.message.text) && !/"/.test(message.text)
          ? 0.3
          : 0;
      const sure = (LIKE * score + KNOWN * known) * piece.weight * says - 0.1 * Math.min(3, figures) - word;
      if (number === 0) whole.set(cardId, sure);
      else if (piece.weight === ASKS && sure > asked.sure) asked = { sure, message: piece.message };
      // What the whole is about speaks for a clause: a story names the topic, its question only asks.
      const both =
        number === 0 ? sure : Math.max(0, PIECE * sure) + WHOLE * Math.max(0, whole.get(cardId) ?? 0);
      if (both > (best.get(cardId) ?? 0)) best.set(cardId, both);
    }
  }
  for (const skill of skills) {
    const reading = skill.read(message, talk);
    if (!reading) continue;
    const beside =
      asked.message !== null && (skill.read(asked.message, talk)?.score ?? 0) < 0.45 ? BESIDE : 0;
    const idea =
      asksOfIdeas.test(message.text) && message.quantities.length === 0 && !message.climb && !message.session
        ? IDEAS
        : 0;
    const sure =
      0.75 * reading.score +
      0.3 * likeness(`skill:${skill.name}`) +
      (reading.score >= 0.45 ? COMPUTED : 0) -
      beside -
      idea;
    found.push({ kind: 'skill', skill, ask: reading.ask, sure });
  }
  if (near)
    for (const [cardId, sure] of best)
      best.set(cardId, sure + NEARNESS * ((near.get(cardId) ?? USUAL) - USUAL));
  // Beyond 1 the order is kept, and a skill that is sure still comes first.
  for (const [cardId, sure] of best)
    if (cardById(cardId))
      found.push({ kind: 'card', cardId, sure: sure <= 0.9 ? sure : 0.9 + 0.1 * (1 - Math.exp(0.9 - sure)) });
  return found.sort((a, b) => b.sure - a.sure);
}

type Piece = { message: Message; weight: number };

/** Words that a question begins with, where riders forget the question mark. */
const questionStart =
  /(?:^|[ ,;:(])(?=(?:how|what|whats|what's|which|why|when|where|who|should i|shall i|can i|could i|may i|do i|does|did|is it|is there|are there|is my|are my|am i|would it|will it|any (?:tips|idea|advice|way)|worth|wondering|explain|tell me)\b)/;
const asks = (text: string) => text.includes('?') || questionStart.test(text);

/**
 * What of a message may be its question: the whole of it, each sentence, and the clauses of a long sentence alone and by twos.
 * What asks counts fully, the rest less, so that a story hides no question.
 */
function piecesOf(message: Message): Piece[] {
  const whole = { message, weight: 1 };
  const sentences = message.text
    .split(/(?<=[?!])\s+|(?<=[a-z0-9)%"]{2}[.;])\s+|\n+/)
    .filter((text) => text.trim().length > 3);
  const clauses = sentences.flatMap((sentence) =>
    sentence.split(' ').length <= LONG ? [] : clausesOf(sentence),
  );
  const texts = [
    ...new Set([...(sentences.length > 1 ? sentences : []), ...withWhatTheyMean(sentences), ...clauses]),
  ].filter((text) => text.split(' ').length > 2);
  const asked = texts.some(asks);
  return [
    whole,
    ...texts.slice(0, 24).map((text) => ({
      message: partOf(message, text),
      weight: asks(text) ? ASKS : asked ? TELLS_BESIDE : TELLS,
    })),
  ];
}

/** A question of more words names its topic itself. */
const POINTING = 14;

/** Sentences that ask of something named in the one before ("What is that exactly?"), together with it. */
function withWhatTheyMean(sentences: string[]): string[] {
  return sentences.flatMap((sentence, i) => {
    const points =
      i > 0 &&
      asks(sentence) &&
      sentence.split(' ').length <= POINTING &&
      /\b(?:that|it|this|they|them|those|these)\b/.test(sentence);
    return points ? [`${sentences[i - 1]} ${sentence}`] : [];
  });
}

/** The clauses of a sentence, each alone and with the next. */
function clausesOf(sentence: string): string[] {
  const found: string[] = [];
  const cuts = [
    ...sentence.matchAll(
      /[,:;(] | - | [–—] | (?=(?:but|so|because|since|and (?:i|my|then|now)|how|what|which|why|should i|can i|do i|does|is it|is there)\b)/g,
    ),
  ].map(({ index }) => index);
  const bounds = [0, ...cuts, sentence.length];
  for (let i = 0; i + 1 < bounds.length; i++)
    for (const j of [i + 1, i + 2])
      if (bounds[j] !== undefined)
        found.push(
          sentence
            .slice(bounds[i], bounds[j])
            .replace(/^[ ,:;(–—-]+/, '')
            .trim(),
        );
  return found.filter((clause) => clause.length > 3);
}

/** A part of a message as its own message, with its figures and words. */
function partOf(message: Message, text: string): Message {
  const start = message.text.indexOf(text);
  const end = start + text.length;
  const quantities = message.quantities.filter((one) => one.start >= start && one.end <= end);
  const session =
    message.session && message.session.start >= start && message.session.end <= end ? message.session : null;
  let words = text;
  for (const one of [...quantities, ...(session ? [session] : [])])
    words =
      words.slice(0, one.start - start) + ' '.repeat(one.end - one.start) + words.slice(one.end - start);
  return { ...message, text, quantities, session, words };
}
