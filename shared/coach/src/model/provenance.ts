import { counting } from '../language/number-words.ts';
import { figuresOf, otherAmounts, type Figure } from './figures.ts';

/** Where a text comes from: what the member said, or what a tool showed. */
type Source = 'said' | 'shown';

/** Years of works and dates measure nothing, and lines of sources hold little else. */
const withoutYears = (text: string) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('Sources:'))
    .join('\n')
    .replaceAll(
      /\b\d{4}-\d{2}-\d{2}\b|\b(?:19|20)\d{2}\b(?!\s?(?:W|kJ|m|km|kcal|ml|J|g|mg|h|s|min)\b)/g,
      ' ',
    );

/** Figures that may be shown: what the member wrote, what the profile holds, what the tools computed. */
export class KnownFigures {
  /** numbers without a unit in what a tool showed: in a table it stands in the head of the column */
  private readonly inTables = new Set<number>();
  /** numbers without a unit, wherever they stand */
  private readonly bare = new Set<number>();
  private readonly measured = new Map<string, number[]>();
  private words = '';

  /**
   * Adds the figures of a text.
   * @param echoed numbers that a model wrote itself, as the arguments of a tool: the same in the tool's result is no source
   */
  add(text: string, source: Source, echoed: readonly number[] = []): void {
    const read = withoutYears(text);
    this.words += `\n${read.toLowerCase()}`;
    const isEcho = ({ plain, value }: Figure) =>
      echoed.some((one) => [one, 100 * one].some((number) => isNear(number, value) || isNear(number, plain)));
    for (const figure of figuresOf(read)) {
      if (isEcho(figure)) continue;
      const { plain, value, dimension } = figure;
      if (dimension !== null) this.measured.set(dimension, [...(this.measured.get(dimension) ?? []), value]);
      else {
        this.bare.add(plain);
        if (source === 'shown') this.inTables.add(plain);
      }
    }
  }

  /** Whether a figure is one of them, or one of them rounded to the digits that it is written with. */
  explains({ plain, value, dimension, within }: Figure): boolean {
    if (dimension === null) return this.bare.has(plain);
    if (this.inTables.has(plain)) return true;
    const near = Math.max(within * (1 + 1e-9), 1e-6 * value);
    return (this.measured.get(dimension) ?? []).some((known) => Math.abs(known - value) <= near);
  }

  /** Whether an amount in words stands in one of the texts. */
  says(words: string): boolean {
    return this.words.includes(words);
  }

  /**
   * The numbers of a tool's arguments that stand nowhere: the model has made them up.
   * @param read numbers that the coach itself reads in the talk, in any unit of a tool
   */
  unknownIn(args: unknown, read: readonly number[] = []): number[] {
    const all = [...[...this.measured.values()].flat(), ...this.bare, ...read];
    const isKnown = (number: number) =>
      all.some((known) => SCALES.some((scale) => isNear(known, scale * number)));
    return numbersOf(args).filter((number) => number !== 0 && !isKnown(number));
  }
}

/** Units of arguments beside the base units: shares, minutes, hours, km/h, kilometres, millilitres, grams. */
const SCALES = [1, 100, 60, 3600, 1 / 3.6, 1000, 0.001];

const isNear = (a: number, b: number) => Math.abs(a - b) <= 2e-3 * Math.abs(b);

/** All numbers in a value of JSON. */
export function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : [];
}

/** An answer has no links, no address and no domain: one in it was put there by somebody else. */
const addresses = /\/\/|www\.|\]\(|@|[\p{L}\p{N}-][.\u3002\uFF0E\uFF61][\p{L}]{2,}/iu;

/**
 * What of a text must not be shown; null if all of it may.
 * @param own the instructions, which are not recited
 * @param after figures that begin before this index have been checked
 */
export function objectionTo(text: string, known: KnownFigures, own = '', after = 0): Objection | null {
  const address = addresses.exec(text);
  if (address) return { kind: 'address', at: address.index };
  const figures = figuresOf(text);
  const figure = figures.find((one) => one.start >= after && !known.explains(one));
  if (figure) return { kind: 'figure', at: figure.start };
  const amount = otherAmounts(text, figures).find(({ start, words }) => start >= after && !known.says(words));
  if (amount) return { kind: 'figure', at: amount.start };
  const recited = own !== '' && sentences(text).find((one) => own.includes(one));
  return recited ? { kind: 'instructions', at: text.indexOf(recited) } : null;
}

export interface Objection {
  kind: 'figure' | 'address' | 'instructions';
  /** index in the text */
  at: number;
}

/** Long enough not to be said by chance. */
const RECITED = 50;
const sentences = (text: string) => text.split(/(?<=[.!?:])\s+|\n/).filter((one) => one.length >= RECITED);

/** So much must follow a figure before its unit is certain: "watts per kilogram", "grams of carbohydrate per hour". */
const UNIT_LENGTH = 34;
/** After one of these no unit follows. */
const closing = /^[.,;:!?)]\s/;
/** What may still grow into a figure or an address: the last word, and number words before it. */
const growing = new RegExp(`(?:\\b(?:an?|half|quarter|of|and|${counting})[\\s-]+)*[^\\s]*$`, 'i');

/**
 * Lets a text through while it is written, up to the first thing that is not certain yet. What it has let through was
 * checked; what is objected to never leaves it.
 */
export class FigureGate {
  private text = '';
  private shown = 0;
  private readonly known: KnownFigures;
  private readonly own: string;

  constructor(known: KnownFigures, own: string) {
    this.known = known;
    this.own = own;
  }

  /** Adds a piece. @returns what may be shown now, or what is wrong with the text */
  push(piece: string): string | Objection {
    this.text += piece;
    return this.release(this.certain());
  }

  /** The rest, when nothing more comes. */
  end(): string | Objection {
    return this.release(this.text.length);
  }

  /** All that was let through. */
  get released(): string {
    return this.text.slice(0, this.shown);
  }

  private release(upTo: number): string | Objection {
    // Some of what was shown belongs to it: the name of a zone, the beginning of a sentence.
    const from = Math.max(0, this.shown - RECITED * 4);
    const objection = objectionTo(this.text.slice(from, upTo), this.known, this.own, this.shown - from);
    if (objection) return { ...objection, at: objection.at + from };
    const released = this.text.slice(this.shown, Math.max(this.shown, upTo));
    this.shown = Math.max(this.shown, upTo);
    return released;
  }

  private certain(): number {
    const from = this.shown;
    const tail = this.text.slice(from);
    const figures = figuresOf(tail);
    let open = figures.findIndex(
      ({ end }) => end + UNIT_LENGTH > tail.length && !closing.test(tail.slice(end, end + 2)),
    );
    // "240 to 250 W": the first has its unit from the second.
    while (
      open > 0 &&
      /^\s*(?:to|or|and|–|-|—)\s*$/.test(tail.slice(figures[open - 1]!.end, figures[open]!.start))
    )
      open -= 1;
    const start = figures[open]?.start ?? tail.length;
    return from + Math.min(start, growing.exec(tail)?.index ?? tail.length);
  }
}
