import { counting } from '../language/number-words.ts';
import { goesOn } from './amounts.ts';
import { LONGEST_TAIL } from './denominators.ts';
import { inBetween, numbersIn } from './figures.ts';
import type { KnownFigures } from './known-figures.ts';
import { objectionTo, RECITED, type Objection } from './provenance.ts';

/** After one of these no unit follows, and nothing that a figure is counted by. */
const closing = /^[.;:!?)]\s/;
/** What may still grow into a figure, an amount or an address: the last word, and words before it that amounts begin with. */
const growing = new RegExp(
  `(?:\\b(?:${goesOn}|(?:${counting})(?:[\\s-]+${inBetween})?)[\\s-]+)*[^\\s]*$`,
  'iu',
);

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
    const figures = numbersIn(tail);
    let open = figures.findIndex(
      ({ end }) => end + LONGEST_TAIL > tail.length && !closing.test(tail.slice(end, end + 2)),
    );
    // "240 to 250 W": the first has its unit from the second.
    while (
      open > 0 &&
      /^\s*(?:to|or|and|–|-|—|\/)\s*$/.test(tail.slice(figures[open - 1]!.end, figures[open]!.start))
    )
      open -= 1;
    const start = figures[open]?.start ?? tail.length;
    return from + Math.min(start, growing.exec(tail)?.index ?? tail.length);
  }
}
