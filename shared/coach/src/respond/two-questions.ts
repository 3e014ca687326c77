import type { AnswerPart } from '@breakaway/contract';
import type { Talk } from '../skill.ts';
import { takeApart, type Message } from '../understanding/message.ts';
import { candidatesFor, SURE } from './choose.ts';
import { MOST_WORDS, wordsSeen } from './fold.ts';
import { LATER } from './in-context.ts';
import type { Reply } from './reply.ts';
import { chosen } from './settle.ts';

/** The questions of a message, where it asks more than one thing: each as a message of its own. */
function questionsOf(raw: string): string[] {
  const sentences = raw.match(/[^.!?\n]+[.!?\n]*/g) ?? [];
  const marked = sentences
    .filter((one) => one.trim().endsWith('?') && one.trim().split(/\s+/).length >= 3)
    .map((one) => one.trim());
  if (marked.length > 1) return marked.slice(0, 3);
  const [only = raw] = marked;
  // "What is sweet spot and how many watts is that for me?"
  const [, first, second] =
    /^(.{8,}?)(?:,? and |; ?)(?:also )?((?:how|what|which|when|should|do|can|is|why)\b.{8,})$/i.exec(
      only.trim(),
    ) ?? [];
  return first &&
    second &&
    !asksWhyOfIt.test(second) &&
    /\b(?:how|what|which|when|why|should|can|is|does)\b/i.test(first)
    ? [first, second]
    : [];
}

/** "What is W prime and why does it matter?" is one question: the second half says nothing without the first. */
const asksWhyOfIt =
  /^why (?:does|do|did|is|are|should) (?:it|this|that|they|these|i) (?:matter|important|care|so important|useful|count)[ ?.!]*$/i;

/** The two answers in one: whole where they fit, else the first and a line that names the second. */
function bothAnswers(first: AnswerPart[], second: AnswerPart[], secondQuestion: string): AnswerPart[] {
  const shown = second.filter(({ kind }) => kind === 'headline' || kind === 'text');
  const tail = first.findIndex(({ kind }) => kind === 'details' || kind === 'suggestions');
  const at = tail === -1 ? first.length : tail;
  if (shown.length > 0 && wordsSeen(first) + wordsSeen(shown) <= MOST_WORDS)
    return [...first.slice(0, at), ...shown, ...first.slice(at)];
  const brief = shown.find(({ kind }) => kind === 'headline');
  if (brief && wordsSeen(first) + wordsSeen([brief]) <= MOST_WORDS + 5)
    return [...first.slice(0, at), brief, ...first.slice(at)];
  const asked = secondQuestion.replace(/\s+/g, ' ').trim();
  const rest = first.filter(({ kind }) => kind !== 'suggestions');
  return [
    ...rest.slice(0, at),
    { kind: 'text', text: 'Your other question comes next: tap it below.' },
    ...rest.slice(at),
    { kind: 'suggestions', chips: [asked.charAt(0).toUpperCase() + asked.slice(1)] },
  ];
}

/** A message with two questions gets both answered, or a note that the second comes next. */
export function withSecond(reply: Reply, message: Message, talk: Talk): Reply {
  const questions = reply.outcome === 'answered' ? questionsOf(message.raw) : [];
  if (questions.length < 2) return reply;
  const answers = questions.flatMap((question) => {
    const part = takeApart(question, talk.athlete.ftpW?.value ?? null);
    const [best] = candidatesFor(part, talk);
    const own = best && best.sure >= SURE + LATER ? chosen(best, [best], part, talk) : null;
    return own?.outcome === 'answered' ? [{ question, reply: own }] : [];
  });
  const [first, second] = answers;
  if (!first || !second) return reply;
  // Two figures to convert are two answers of one skill.
  const conversions = first.reply.by === 'skill:units' && second.reply.by === 'skill:units';
  if (first.reply.by === second.reply.by && !conversions) return reply;
  // The whole message may have been read better than its pieces; then it leads, and the other piece follows.
  const lead =
    !conversions && (first.reply.by === reply.by || second.reply.by !== reply.by)
      ? { ...reply, question: '' }
      : { ...first.reply, question: first.question };
  const other = conversions || first.reply.by === lead.by ? second : first;
  return {
    ...reply,
    by: lead.by,
    parts: bothAnswers(lead.parts, other.reply.parts, other.question),
    calls: [...lead.calls, ...other.reply.calls],
  };
}
