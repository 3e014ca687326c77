import type { Figure } from './figures.ts';

const isNear = (a: number, b: number) => Math.abs(a - b) <= 2e-3 * Math.abs(b);

/** What one of the units that tools take is in the base unit of a figure: minutes, hours, kilometres, a share as 0.08. */
const scales: Record<string, number[]> = {
  time: [1, 60, 3600],
  days: [1, 7],
  weeks: [1, 1 / 7],
  length: [1, 1000, 0.01, 0.001],
  speed: [1, 1 / 3.6],
  share: [1, 100],
  '': [1, 100],
  mass: [1, 1e-3, 1e-6],
  volume: [1, 0.001],
  energy: [1, 1000],
  power: [1, 1000],
};

/** So much of a text is looked for behind its first amount. */
const LONGEST_NAME = 200;

/** What a model wrote itself as the arguments of a tool: it is no source where the tool repeats it, in this call or a later one. */
export class MadeUp {
  private readonly numbers: number[] = [];
  private readonly texts: RegExp[] = [];

  addNumber(number: number): void {
    this.numbers.push(number);
  }

  /** Adds a text that says how much. A tool may cut it short. @param upTo where the first of its amounts ends */
  addText(text: string, upTo: number): void {
    const rest = text
      .slice(upTo, upTo + LONGEST_NAME)
      .trimEnd()
      .split(/(?=\s)/);
    const longer = rest.reduceRight((after, word) => `(?:${spelled(word)}${after})?`, '');
    this.texts.push(new RegExp(`${spelled(text.slice(0, upTo).trimStart())}(?![\\p{L}\\d])${longer}`, 'giu'));
  }

  has(number: number): boolean {
    return this.numbers.includes(number);
  }

  /** Whether a figure of a tool is one that the model gave it. */
  repeats({ plain, value, dimension, within }: Figure): boolean {
    const inUnits = scales[dimension ?? ''] ?? [1];
    const near = (a: number, b: number) => isNear(a, b) || Math.abs(a - b) <= within;
    return this.numbers.some(
      (one) => isNear(one, plain) || inUnits.some((scale) => near(scale * one, value)),
    );
  }

  /** What a tool showed, without the texts that the model gave it. */
  without(shown: string): string {
    return this.texts.reduce((left, text) => left.replaceAll(text, ' '), shown);
  }
}

/** A text in any case and with any spaces, as a pattern. */
const spelled = (text: string) =>
  text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`);
