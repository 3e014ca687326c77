import type { SessionStep } from '../parts.ts';
import { isAllOut, powerWords } from './step-words.ts';

/** A bar must be this high to contain its label, px. */
const TALL_PX = 24;
const LINE_PX = 15;
const LETTER_PX = 7.4;

/** Approximate width of a short text, px. */
export const widthOf = (text: string): number => LETTER_PX * text.length;

export interface Label {
  text: string;
  /** middle of the text and its baseline, px */
  x: number;
  y: number;
  /** inside the bar rather than above it */
  inside: boolean;
}

interface Scale {
  x: (seconds: number) => number;
  y: (share: number) => number;
  floor: number;
  right: number;
}

/**
 * The powers of the session, each labelled once: labelling every repetition would be redundant. A label that does not
 * fit is left out; the list of steps has it.
 * @param taken labels that are placed already
 */
export function labelsOf(steps: SessionStep[], ftpW: number | null, scale: Scale, taken: Label[]): Label[] {
  const placed = [...taken];
  for (const { step, fromS } of firstOfEach(steps)) {
    const text = isAllOut(step) ? 'all out' : shortPower(step.from, ftpW);
    const [left, end] = [scale.x(fromS), scale.x(fromS + step.seconds)];
    const top = scale.y(step.from);
    const inside = end - left > widthOf(text) + 6 && scale.floor - top > TALL_PX;
    const x = Math.min((left + end) / 2, scale.right - widthOf(text) / 2);
    const label = { text, x, y: inside ? top + LINE_PX + 1 : top - 5, inside };
    if (!placed.some((other) => overlap(label, other))) placed.push(label);
  }
  return placed.slice(taken.length);
}

const shortPower = (share: number, ftpW: number | null) =>
  ftpW === null ? `${Math.round(100 * share)}\u00a0%` : powerWords(share, ftpW);

const overlap = (a: Label, b: Label) =>
  Math.abs(a.x - b.x) < (widthOf(a.text) + widthOf(b.text)) / 2 && Math.abs(a.y - b.y) < LINE_PX;

/** The first step of each power, the hardest first: it is the one that readers look for. */
function firstOfEach(steps: SessionStep[]): { step: SessionStep; fromS: number }[] {
  const seen = new Set<number>();
  let startS = 0;
  return steps
    .flatMap((step) => {
      const fromS = startS;
      startS += step.seconds;
      const counts = step.kind === 'work' || step.kind === 'steady';
      if (!counts || step.from !== step.to || seen.has(step.from)) return [];
      seen.add(step.from);
      return [{ step, fromS }];
    })
    .toSorted((a, b) => b.step.from - a.step.from);
}
