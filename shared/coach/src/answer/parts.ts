import type { AnswerPart, PlainPart } from '@breakaway/contract';

/** Short ways to write the parts of an answer. */
export const text = (words: string): AnswerPart => ({ kind: 'text', text: words });
export const notice = (words: string, tone: 'info' | 'warning' = 'info'): AnswerPart => ({
  kind: 'notice',
  tone,
  text: words,
});
export const headline = (label: string, value: string, unit: string, detail?: string): AnswerPart => ({
  kind: 'headline',
  label,
  value,
  unit,
  ...(detail === undefined ? {} : { detail }),
});
export const table = (caption: string, columns: string[], rows: string[][]): AnswerPart => ({
  kind: 'table',
  caption,
  columns,
  rows,
});
export const suggestions = (...chips: string[]): AnswerPart => ({ kind: 'suggestions', chips });

/** What stands folded below the answer; nothing where there is nothing to fold. */
export const details = (title: string, ...parts: PlainPart[]): AnswerPart[] =>
  parts.length > 0 ? [{ kind: 'details', title, parts }] : [];
