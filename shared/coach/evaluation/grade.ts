import type { AnswerPart } from '@breakaway/contract';
import { plainText } from '../src/answer/plain-text.ts';
import type { Answer } from '../src/index.ts';
import type { Expect } from './case.ts';

export type Grade = 'useful' | 'partly' | 'wrong' | 'refused';
export type Graded = { grade: Grade; why: string };

/** Visible words before anything folded; tables and pictures are looked at, not read. */
const MOST_WORDS = 60;

const units: Record<string, RegExp> = {
  W: /(-?\d+(?:\.\d+)?)(?: (?:to|and) (\d+(?:\.\d+)?))? ?W(?![/\w'′])/g,
  'W/kg': /(\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? ?W\/kg/g,
  'km/h': /(\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? ?km\/h/g,
  mph: /(\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? ?mph/g,
  km: /(\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? ?km(?!\/)/g,
  m: /(\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? ?m(?![/\w²])/g,
  kg: /(\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? ?kg/g,
  g: /(\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? ?g(?![/\w])/g,
  'g/h': /(\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? ?g(?:\/h| an hour| per hour)/g,
  ml: /(\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? ?ml/g,
  kJ: /(\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? ?kJ/g,
  kcal: /(\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? ?kcal/g,
  bpm: /(\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? ?bpm/g,
  '%': /(-?\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? ?%/g,
  bar: /(\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? ?bar\b/g,
  psi: /(\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? ?psi/g,
  rpm: /(\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? ?rpm/g,
  TSS: /(\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? ?TSS|TSS\D{0,20}?(\d+)/g,
  IF: /\b(?:IF|[Ii]ntensity [Ff]actor)\D{0,20}?(\d+(?:\.\d+)?)|(\d\.\d+) IF/g,
  'm/h': /(\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? ?(?:m\/h|m an hour|metres an hour)/g,
  mg: /(\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? ?mg/g,
};

/** All figures of a text in a unit, clocks and durations in seconds, minutes or hours. */
export function figuresIn(text: string, unit: string): number[] {
  const plain = text.replace(/−/g, '-').replace(/(\d)[  ](?=\d{3}\b)/g, '$1');
  if (unit === 'clock' || unit === 'min' || unit === 'h' || unit === 's') {
    const scale = unit === 'min' ? 60 : unit === 'h' ? 3600 : 1;
    return secondsIn(plain).map((seconds) => seconds / scale);
  }
  const pattern = units[unit];
  if (!pattern) return (plain.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  return [...plain.matchAll(pattern)].flatMap((match) =>
    match.slice(1).flatMap((figure) => (figure === undefined ? [] : [Number(figure)])),
  );
}

function secondsIn(text: string): number[] {
  const found: number[] = [];
  let rest = text;
  const take = (pattern: RegExp, read: (...figures: number[]) => number) => {
    rest = rest.replace(pattern, (...match) => {
      const figures = match.slice(1, -2).map((one) => (one === undefined ? 0 : Number(one)));
      found.push(read(...figures));
      return ' ~ ';
    });
  };
  take(/(\d+):(\d{2}):(\d{2})/g, (h = 0, m = 0, s = 0) => 3600 * h + 60 * m + s);
  take(/(\d+):(\d{2})/g, (m = 0, s = 0) => 60 * m + s);
  take(/(\d+) to (\d+(?:\.\d+)?) ?(?:min|minutes)\b/g, (a = 0) => 60 * a);
  take(/(\d+) ?h(?:ours?)? ?(\d+) ?min/g, (h = 0, m = 0) => 3600 * h + 60 * m);
  take(/(\d+(?:\.\d+)?) ?(?:h|hours?)\b/g, (h = 0) => 3600 * h);
  take(/(\d+) ?min(?:utes?)? ?(\d+) ?s\b/g, (m = 0, s = 0) => 60 * m + s);
  take(/(\d+(?:\.\d+)?) ?(?:min|minutes?)\b/g, (m = 0) => 60 * m);
  take(/(\d+(?:\.\d+)?) ?(?:s|seconds?)\b/g, (s = 0) => s);
  return found;
}

/** What a member sees before unfolding anything. */
export const visibleOf = (parts: AnswerPart[]): string =>
  plainText(parts.filter(({ kind }) => kind !== 'details' && kind !== 'suggestions'));

const wordsSeen = (parts: AnswerPart[]): number =>
  parts
    .flatMap((part) =>
      part.kind === 'text' || part.kind === 'notice' || part.kind === 'question'
        ? [part.text]
        : part.kind === 'headline'
          ? [part.label, part.value, part.unit, part.detail ?? '']
          : [],
    )
    .join(' ')
    .split(/\s+/)
    .filter(Boolean).length;

const asksSomething = (parts: AnswerPart[]) => parts.some(({ kind }) => kind === 'question');

/** Grades an answer against what was expected of it. */
export function grade(answer: Answer, expect: Expect): Graded {
  const whole = answer.text;
  const test = (source: string) => new RegExp(source, 'i').test(whole);
  const bad = expect.never?.find(test);
  if (bad) return { grade: 'wrong', why: `says /${bad}/` };
  const asked =
    answer.outcome === 'asked' || (answer.outcome === 'notUnderstood' && asksSomething(answer.parts));
  const named = expect.asks?.some((word) => new RegExp(word, 'i').test(whole)) ?? false;
  if (expect.outcome === 'ask') {
    if (asked && answer.outcome !== 'notUnderstood')
      return named || !expect.asks
        ? { grade: 'useful', why: '' }
        : { grade: 'partly', why: 'asks for something else' };
    if (answer.outcome === 'notUnderstood') return { grade: 'refused', why: 'not understood' };
    return asksSomething(answer.parts) && named
      ? { grade: 'useful', why: '' }
      : { grade: 'partly', why: 'answers instead of asking' };
  }
  if (expect.outcome === 'decline')
    return answer.outcome === 'notUnderstood' ||
      answer.outcome === 'talk' ||
      answer.outcome === 'refused' ||
      (expect.says ?? []).every(test)
      ? { grade: 'useful', why: '' }
      : { grade: 'partly', why: 'should have declined' };
  if (answer.outcome === 'notUnderstood') return { grade: 'refused', why: 'not understood' };
  if (asked)
    return named ? { grade: 'useful', why: 'asked, allowed' } : { grade: 'refused', why: 'asks needlessly' };
  if (answer.outcome === 'refused') return { grade: 'refused', why: 'refused' };
  const missing = (expect.says ?? []).filter((source) => !test(source));
  const faults: string[] = [];
  let wrongFigure = false;
  for (const { unit, from, to } of expect.numbers ?? []) {
    const all = figuresIn(whole, unit);
    if (all.some((one) => one >= from && one <= to)) continue;
    faults.push(
      `no ${unit} in ${from}..${to}: ${figuresIn(visibleOf(answer.parts), unit).slice(0, 4).join(', ') || 'none'}`,
    );
    if (figuresIn(visibleOf(answer.parts), unit).length > 0) wrongFigure = true;
  }
  if (wrongFigure && missing.length === 0) return { grade: 'wrong', why: faults.join('; ') };
  const all = (expect.says ?? []).length + (expect.numbers ?? []).length;
  if (missing.length > 0) faults.push(...missing.map((source) => `lacks /${source}/`));
  const words = wordsSeen(answer.parts);
  if (faults.length === 0)
    return words > MOST_WORDS ? { grade: 'partly', why: `${words} words` } : { grade: 'useful', why: '' };
  if (faults.length >= all) return { grade: 'wrong', why: `another answer: ${faults.join('; ')}` };
  return { grade: 'partly', why: faults.join('; ') };
}
