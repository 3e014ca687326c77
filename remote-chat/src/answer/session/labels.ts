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
 * The powers of the session, each labelled once: labelling every repetition would be redundant. A label stands at the
 * first repetition that has room for it; without any it is left out, and the list of steps has it.
 * @param taken labels that are placed already
 */
export function labelsOf(steps: SessionStep[], ftpW: number | null, scale: Scale, taken: Label[]): Label[] {
  const placed = [...taken];
  const said = new Set<number>();
  for (const { step, fromS } of hardestFirst(steps)) {
    if (said.has(step.from)) continue;
    const text = isAllOut(step) ? 'all out' : shortPower(step.from, ftpW);
    const [left, end] = [scale.x(fromS), scale.x(fromS + step.seconds)];
    const top = scale.y(step.from);
    // Inside, a label has no halo: the line of FTP would strike it through.
    const line = scale.y(1) - top;
    const struck = line > 0 && line < TALL_PX;
    const inside = end - left > widthOf(text) + 6 && scale.floor - top > TALL_PX && !struck;
    const x = Math.min((left + end) / 2, scale.right - widthOf(text) / 2);
    const label = { text, x, y: inside ? top + LINE_PX + 1 : top - 5, inside };
    if (placed.some((other) => overlap(label, other))) continue;
    placed.push(label);
    said.add(step.from);
  }
  return placed.slice(taken.length);
}

const shortPower = (share: number, ftpW: number | null) =>
  ftpW === null ? `${Math.round(100 * share)}\u00a0%` : powerWords(share, ftpW);

const overlap = (a: Label, b: Label) =>
  Math.abs(a.x - b.x) < (widthOf(a.text) + widthOf(b.text)) / 2 && Math.abs(a.y - b.y) < LINE_PX;

/** The steps of the work, the hardest first: it is the one that readers look for. */
function hardestFirst(steps: SessionStep[]): { step: SessionStep; fromS: number }[] {
  let startS = 0;
  return steps
    .flatMap((step) => {
      const fromS = startS;
      startS += step.seconds;
      const counts = step.kind === 'work' || step.kind === 'steady';
      return counts && step.from === step.to ? [{ step, fromS }] : [];
    })
    .toSorted((a, b) => b.step.from - a.step.from);
}
