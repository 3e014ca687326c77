import { counting } from '../language/number-words.ts';
import { figuresOf, type Figure } from './figures.ts';

/** Figures that may be shown: what the member wrote, what the profile holds, what the tools computed. */
export class KnownFigures {
  /** numbers without a unit: what stands in a table has its unit in the head of the column */
  private readonly bare = new Set<number>();
  /** numbers as written, with any unit or none */
  private readonly written = new Set<number>();
  private readonly measured = new Map<string, number[]>();

  /** Adds the figures of a text. */
  add(text: string): void {
    for (const { plain, value, dimension } of figuresOf(text)) {
      this.written.add(plain);
      if (dimension === null) this.bare.add(plain);
      else this.measured.set(dimension, [...(this.measured.get(dimension) ?? []), value]);
    }
  }

  /** Whether a figure is one of them, or one of them rounded to the digits that it is written with. */
  explains({ plain, value, dimension, within }: Figure): boolean {
    // Without a unit: "between 240 and, at most, 250 W".
    if (dimension === null) return this.written.has(plain);
    if (this.bare.has(plain)) return true;
    const near = Math.max(within * (1 + 1e-9), 1e-6 * value);
    return (this.measured.get(dimension) ?? []).some((known) => Math.abs(known - value) <= near);
  }
}

/** An answer has no links: one in it was put there by somebody else. */
const addresses = /(?:https?:|www\.|\]\(|\b[a-z0-9-]+\.(?:com|net|org|io|dev|app|example|info|xyz|co)\b)/i;

/**
 * What of a text must not be shown; null if all of it may.
 * @param own the instructions, which are not recited
 * @param after figures that begin before this index have been checked
 */
export function objectionTo(text: string, known: KnownFigures, own = '', after = 0): Objection | null {
  const address = addresses.exec(text);
  if (address) return { kind: 'address', at: address.index };
  const figure = figuresOf(text).find((one) => one.start >= after && !known.explains(one));
  if (figure) return { kind: 'figure', at: figure.start };
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
    const open = figuresOf(tail).find(
      ({ end }) => end + UNIT_LENGTH > tail.length && !closing.test(tail.slice(end, end + 2)),
    );
    return from + Math.min(open?.start ?? tail.length, growing.exec(tail)?.index ?? tail.length);
  }
}
