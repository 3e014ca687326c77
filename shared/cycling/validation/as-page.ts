import { SOURCES } from '../src/answer/sources.ts';
import type { Outcome } from './case.ts';
import { CHAPTERS } from './run-cases.ts';

/** `docs/validation.md`: every case with its figures, by subject. */
export function asPage(outcomes: readonly Outcome[], sameInBrowser: string): string {
  const held = outcomes.filter((outcome) => holds(outcome)).length;
  const lines = [
    '# Validation',
    '',
    'Published figures beside ours. Written by `npm run validation`; do not edit by hand.',
    '',
    `${outcomes.length} cases: ${held} within their tolerance, ${outcomes.length - held} not. ${sameInBrowser}`,
    '',
  ];
  for (const { subject, about } of CHAPTERS) {
    lines.push(`## ${subject}`, '', about, '');
    lines.push('| Case | Inputs | Published | Ours | Difference | Tolerance | Source |');
    lines.push('| --- | --- | ---: | ---: | ---: | ---: | --- |');
    for (const outcome of outcomes.filter((one) => one.subject === subject)) lines.push(rowOf(outcome));
    lines.push('');
  }
  return lines.join('\n');
}

/** Whether our figure is within the tolerance of the published one. */
export function holds({ ours, published, tolerance }: Outcome): boolean {
  return ours !== null && Math.abs(ours - published) <= tolerance;
}

function rowOf(outcome: Outcome): string {
  const { title, inputs, published, ours, tolerance, unit, digits = 2, source } = outcome;
  const figure = (value: number) => `${value.toFixed(digits)} ${unit}`.trim();
  const difference = ours === null ? '' : signed(ours - published, digits);
  const cells = [
    title,
    inputs,
    figure(published),
    ours === null ? 'file not there' : figure(ours),
    holds(outcome) ? difference : `**${difference}**`,
    `± ${Number(tolerance.toPrecision(3))}`,
    source in SOURCES ? SOURCES[source as keyof typeof SOURCES] : source,
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function signed(value: number, digits: number): string {
  const text = value.toFixed(digits);
  return Number(text) > 0 ? `+${text}` : Number(text) === 0 ? (0).toFixed(digits) : text;
}
