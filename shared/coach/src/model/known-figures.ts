import { otherAmounts } from './amounts.ts';
import { isPart } from './denominators.ts';
import { figuresOf, type Figure } from './figures.ts';
import { MadeUp } from './made-up.ts';
import { unitBefore } from './units.ts';

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
  /** numbers without a unit */
  private readonly bare = new Set<number>();
  private readonly measured = new Map<string, number[]>();
  /** other amounts, in small letters */
  private readonly amounts = new Set<string>();

  private readonly madeUp = new MadeUp();

  /** Adds the figures of a text, but not what the model made up. */
  add(text: string): void {
    const read = withoutYears(this.madeUp.without(text));
    const figures = figuresOf(read);
    for (const { words } of otherAmounts(read, figures)) this.amounts.add(words);
    for (const figure of figures) {
      if (this.madeUp.repeats(figure)) continue;
      this.learn(figure);
      const { per, dimension, plain, start } = figure;
      // In a table the unit is in the head of the column.
      const head = dimension === null ? unitBefore(read, start) : null;
      if (head) this.learn({ ...figure, dimension: head.dimension, value: plain * head.factor });
      if (per === undefined || !isPart(per)) continue;
      const whole = dimension?.slice(0, -per.length);
      this.learn({ ...figure, dimension: whole === 'number' ? null : (whole ?? null) });
    }
  }

  private learn({ plain, value, dimension }: Figure): void {
    if (dimension === null) this.bare.add(plain);
    else this.measured.set(dimension, [...(this.measured.get(dimension) ?? []), value]);
  }

  /** Whether a figure is one of them, or one of them rounded to the digits that it is written with. */
  explains({ plain, value, dimension, within }: Figure): boolean {
    if (dimension === null) return this.bare.has(plain);
    const near = Math.max(within * (1 + 1e-9), 1e-6 * Math.abs(value));
    return (this.measured.get(dimension) ?? []).some((known) => Math.abs(known - value) <= near);
  }

  /** Whether an amount of `otherAmounts` stands in one of the texts. */
  says(words: string): boolean {
    return this.amounts.has(words);
  }

  /** All numbers that are known. @param read what the coach read in the talk itself */
  all(read: readonly number[]): number[] {
    return [...[...this.measured.values()].flat(), ...this.bare, ...read];
  }

  /** Whether a number of an argument was given or computed, perhaps in another unit. @param all what is known */
  knows(number: number, all: readonly number[]): boolean {
    if (number === 0) return true;
    return (
      !this.madeUp.has(number) && all.some((known) => SCALES.some((scale) => isNear(known, scale * number)))
    );
  }

  /**
   * Reads the arguments of a tool, before its result: what of them stands nowhere has been made up by the model.
   * @param read numbers that the coach itself reads in the talk, in any unit of a tool
   */
  heed(args: unknown, read: readonly number[] = []): void {
    const all = this.all(read);
    const isKnown = (number: number) => this.knows(number, all);
    const texts = textsOf(args).map(withoutYears);
    const inTexts = texts.filter(isNumber).map(Number);
    for (const number of [...numbersOf(args), ...inTexts])
      if (!isKnown(number)) this.madeUp.addNumber(number);
    for (const text of texts) {
      if (isNumber(text)) continue;
      const figures = figuresOf(text);
      const ends = [
        ...figures.filter((one) => !isKnown(one.plain) && !this.explains(one)),
        ...otherAmounts(text, figures)
          .filter(({ words }) => !this.says(words))
          .map(({ start, words }) => ({ end: start + words.length })),
      ].map(({ end }) => end);
      if (ends.length > 0) this.madeUp.addText(text, Math.min(...ends));
    }
  }
}

/** Units of arguments beside the base units: shares, minutes, hours, km/h, kilometres, millilitres, grams. */
const SCALES = [1, 100, 60, 3600, 1 / 3.6, 1000, 0.001];

const isNear = (a: number, b: number) => Math.abs(a - b) <= 2e-3 * Math.abs(b);
const isNumber = (text: string) => /^\s*[\d.]+\s*$/.test(text);

/** All numbers in a value of JSON. */
export function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : [];
}

/** All texts in a value of JSON. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
