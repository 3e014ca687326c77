import type { Outcome } from '../../skill.ts';
import type { Parts } from './answered.ts';

/** As far ahead as load is followed. */
export const MOST_DAYS = 730;

/** "+12", "−7", "0": a form. */
export const signed = (value: number): string =>
  `${Math.round(value) > 0 ? '+' : Math.round(value) < 0 ? '−' : ''}${Math.abs(Math.round(value))}`;

/** The same load, TSS, on each of some days: 1 to 730 of them. */
export const evenly = (days: number, tss: number): number[] =>
  Array<number>(Math.min(MOST_DAYS, Math.max(1, Math.round(days)))).fill(tss);

/** "6 weeks", "9 days". */
export const spanOf = (days: number): string =>
  days % 7 === 0 ? (days === 7 ? '1 week' : `${days / 7} weeks`) : days === 1 ? '1 day' : `${days} days`;

/** An answer about the days ahead, which shows nothing of the rider's profile. */
export function forecast(parts: Parts, asked: unknown, result: Record<string, unknown>): Outcome {
  return {
    kind: 'answer',
    parts,
    calls: [{ tool: 'load', arguments: asked, result: { ...result, shown: parts } }],
  };
}
