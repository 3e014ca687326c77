/**
 * Patterns over words instead of letters: they fit however a thing is said, and they cannot run away as regular
 * expressions can.
 *
 * ```
 * hit+ >3 head        "head" at most three words after hit, hits, hitted, hitting
 * @chest ~4 @ache     both in any order, at most four words apart
 * kill myself         one after the other; small words ("the", "was", "really") in between do not count
 * pass+_out|faint*    either of them: `_` joins words, `|` divides, `+` stands for the endings of English
 * faint*  *olol       any word that begins, or ends, like this
 * expecting.          only before a comma or an end
 * fever #37.8-42      a number in a range; with a dot at its end only before a comma or an end
 * ```
 */
import { inflections, type Vocabulary } from './vocabulary.ts';

/** From the first to the last word of something, and the words in it that it named. */
type Span = { start: number; end: number };
export type Match = { start: number; end: number; at: readonly Span[] };

const NOTHING: readonly Match[] = [];

type Step = { element: number; ordered: boolean; gap: number };
export type Pattern = { source: string; steps: readonly Step[] };
/** Several words for an element: those after the second. */
type Alternative = { element: number; rest: readonly number[] };
type Range = { part: number; from: number; to: number; last: boolean };

/** What the patterns are looked for in. */
export type Text = {
  /** numbers of the words of the vocabulary that stand at each place */
  parts: readonly (readonly number[])[];
  values: readonly (number | null)[];
  /** where a comma or an end follows */
  pauses: readonly boolean[];
  /** how far from the first word each place begins and ends, in words that count; ends of sentences count too */
  before: readonly number[];
  after: readonly number[];
};

/** Words that one way of saying an element can have at most. */
const LONGEST_SPAN = 8;
const LINK = /^([~>])(\d+)$/;

/** All patterns of one set, made once, with what is needed to find them fast. */
export class PatternSet {
  private elements = new Map<string, number>();
  /** ways of several words, by the first and the second */
  private alternatives = new Map<number, Map<number, Alternative[]>>();
  private single = new Map<number, number[]>();
  private ranges = new Map<string, Range>();
  private vocabulary: Vocabulary;
  private concepts: Readonly<Record<string, string>>;
  /** the part that stands for a word before a pause */
  private paused = new Map<number, number>();
  /** numbers of ranges do not meet those of words */
  private nextRange = -1;

  constructor(vocabulary: Vocabulary, concepts: Readonly<Record<string, string>>) {
    this.vocabulary = vocabulary;
    this.concepts = concepts;
  }

  /** Makes the patterns of a list: one a line, or divided by semicolons. */
  compile(list: string): Pattern[] {
    return list
      .split(/[;\n]/)
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('//'))
      .map((line) => this.pattern(line));
  }

  private pattern(source: string): Pattern {
    const steps: Step[] = [];
    let link = { ordered: true, gap: 0 };
    for (const token of source.split(/\s+/)) {
      const [, sign, words] = LINK.exec(token) ?? [];
      if (sign !== undefined) {
        link = { ordered: sign === '>', gap: Number(words) };
        continue;
      }
      steps.push({ element: this.element(token), ...link });
      link = { ordered: true, gap: 0 };
    }
    return { source, steps };
  }

  private element(token: string): number {
    const known = this.elements.get(token);
    if (known !== undefined) return known;
    const id = this.elements.size;
    this.elements.set(token, id);
    for (const choice of this.choices(token)) {
      const parts = choice.split('_').map((word) => this.part(word));
      const [first, second, ...rest] = parts;
      if (first === undefined) continue;
      if (second === undefined) this.single.set(first, [...(this.single.get(first) ?? []), id]);
      else {
        const seconds = this.alternatives.get(first) ?? new Map<number, Alternative[]>();
        this.alternatives.set(first, seconds);
        seconds.set(second, [...(seconds.get(second) ?? []), { element: id, rest }]);
      }
    }
    return id;
  }

  /** The ways to say an element, with its concepts and endings written out. */
  private choices(token: string): string[] {
    return token.split('|').flatMap((choice) => {
      if (choice.startsWith('@')) {
        const list = this.concepts[choice.slice(1)];
        if (list === undefined) throw new Error(`No concept is called ${choice}.`);
        return list
          .trim()
          .split(/\s+/)
          .flatMap((one) => this.choices(one));
      }
      const words = choice.split('_');
      const at = words.findIndex((word) => word.endsWith('+'));
      if (at < 0) return [choice];
      return inflections((words[at] ?? '').slice(0, -1)).flatMap((form) =>
        this.choices(words.with(at, form).join('_')),
      );
    });
  }

  private part(word: string): number {
    if (!word.startsWith('#')) {
      if (!word.endsWith('.')) return this.vocabulary.part(word);
      const plain = this.vocabulary.part(word.slice(0, -1));
      const there = this.paused.get(plain) ?? this.nextRange--;
      this.paused.set(plain, there);
      return there;
    }
    const known = this.ranges.get(word);
    if (known) return known.part;
    const last = word.endsWith('.');
    const [from = '', to = from] = word.slice(1, last ? -1 : undefined).split('-');
    const range = {
      part: this.nextRange--,
      from: from === '' ? -Infinity : Number(from),
      to: to === '' ? Infinity : Number(to),
      last,
    };
    this.ranges.set(word, range);
    return range.part;
  }

  /** Where each element of the set stands in a text. */
  find(text: Text): Found {
    const parts = text.parts.map((known, at) => {
      const value = text.values[at];
      const paused = text.pauses[at] ? known.flatMap((part) => this.paused.get(part) ?? []) : [];
      if (value === null || value === undefined) return paused.length > 0 ? [...known, ...paused] : known;
      const fitting = [...this.ranges.values()].filter(
        ({ from, to, last }) => value >= from && value <= to && (!last || text.pauses[at] === true),
      );
      return [...known, ...paused, ...fitting.map(({ part }) => part)];
    });
    const spans = new Array<Span[] | undefined>(this.elements.size).fill(undefined);
    const add = (element: number, span: Span) => {
      const there = spans[element];
      if (there) there.push(span);
      else spans[element] = [span];
    };
    parts.forEach((here, start) => {
      const word = { start, end: start };
      for (const part of here) {
        for (const element of this.single.get(part) ?? []) add(element, word);
        const seconds = this.alternatives.get(part);
        if (!seconds) continue;
        for (let next = start + 1; next < parts.length && between(text, start, next) === 0; next++)
          for (const second of parts[next] ?? [])
            for (const { element, rest } of seconds.get(second) ?? []) {
              const end = lastOf(rest, next, parts, text);
              if (end !== null) add(element, { start, end });
            }
      }
    });
    return { spans, text };
  }
}

/** Where the elements of a set stand, by their number. */
export type Found = { spans: readonly (readonly Span[] | undefined)[]; text: Text };

/** The same without what holds one of some words. */
export function without({ spans, text }: Found, words: ReadonlySet<number>): Found {
  const keeps = ({ start, end }: Span) => {
    for (let at = start; at <= end; at++) if (words.has(at)) return false;
    return true;
  };
  return {
    text,
    spans: spans.map((there) => {
      if (!there || there.every(keeps)) return there;
      const rest = there.filter(keeps);
      return rest.length > 0 ? rest : undefined;
    }),
  };
}

/** The place of the last of some words that follow a place one after the other, small words left out. */
function lastOf(
  wanted: readonly number[],
  start: number,
  parts: readonly (readonly number[])[],
  text: Text,
): number | null {
  let at = start;
  for (const part of wanted) {
    let next = at + 1;
    while (next < parts.length && !(parts[next] ?? []).includes(part) && between(text, at, next + 1) === 0)
      next++;
    if (next >= parts.length || !(parts[next] ?? []).includes(part) || between(text, at, next) > 0)
      return null;
    at = next;
  }
  return at;
}

/** How many words that count stand between two places. */
function between({ before, after }: Text, first: number, second: number): number {
  return (before[second] ?? after.at(-1) ?? 0) - (after[first] ?? 0);
}

/** Where a pattern stands; for each place of its first element one match at most, with the nearest others. */
export function matchesOf(pattern: Pattern, { spans, text }: Found): readonly Match[] {
  const [only, ...others] = pattern.steps;
  const alone = only && spans[only.element];
  if (!alone) return NOTHING;
  if (others.length === 0) return alone.map((span) => ({ ...span, at: [span] }));
  const places: (readonly Span[])[] = [];
  for (const { element } of pattern.steps) {
    const there = spans[element];
    if (!there) return NOTHING;
    places.push(there);
  }
  const found: Match[] = [];
  for (const first of places[0] ?? []) {
    const at = chain([first], pattern.steps, places, text);
    if (at)
      found.push({
        start: Math.min(...at.map((span) => span.start)),
        end: Math.max(...at.map((span) => span.end)),
        at,
      });
  }
  return found;
}

function chain(
  taken: Span[],
  steps: readonly Step[],
  places: readonly (readonly Span[])[],
  text: Text,
): Span[] | null {
  const step = steps[taken.length];
  const last = taken.at(-1);
  if (!step || !last) return taken;
  const options: { span: Span; gap: number }[] = [];
  for (const span of within(places[taken.length] ?? [], last, step, text.before)) {
    const follows = span.start > last.end;
    if (!follows && (step.ordered || span.end >= last.start)) continue;
    const gap = follows ? between(text, last.end, span.start) : between(text, span.end, last.start);
    if (gap <= step.gap) options.push({ span, gap });
  }
  if (options.length > 1) options.sort((a, b) => a.gap - b.gap);
  for (const { span } of options) {
    if (taken.some((other) => span.start <= other.end && span.end >= other.start)) continue;
    const whole = chain([...taken, span], steps, places, text);
    if (whole) return whole;
  }
  return null;
}

/** The spans that can be near enough, so that a word said a thousand times costs no more than said once. */
function within(spans: readonly Span[], last: Span, step: Step, before: readonly number[]): readonly Span[] {
  let low = 0;
  let high = spans.length;
  const least = (before[last.start] ?? 0) - step.gap - LONGEST_SPAN;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((before[spans[middle]?.start ?? 0] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  let end = low;
  const most = (before[last.end] ?? 0) + 1 + step.gap;
  while (end < spans.length && (before[spans[end]?.start ?? 0] ?? 0) <= most) end++;
  return spans.slice(low, end);
}
