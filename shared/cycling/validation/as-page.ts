import { SOURCES } from '../src/answer/sources.ts';
import { differenceOf, holds, type Basis, type Group, type Outcome } from './case.ts';
import { NOT_CHECKED } from './not-checked.ts';
import { CHAPTERS } from './run-cases.ts';

const BASES: readonly Basis[] = ['measured', 'computed', 'estimate', 'definition'];

/** `docs/validation.md`: every case with its figures, by subject; then what does not agree, and what could not be checked. */
export function asPage(outcomes: readonly Outcome[], sameInBrowser: string): string {
  const lines = [
    '# Validation',
    '',
    'Published figures beside ours. Written by `npm run validation`; do not edit by hand.',
    '',
    `**${outcomes.length} cases: ${countOf(outcomes)}.** ${sameInBrowser}`,
    '',
    `| Subject | Cases | ${BASES.join(' | ')} | Outside |`,
    `| --- | ---: | ${BASES.map(() => '---:').join(' | ')} | ---: |`,
  ];
  for (const { subject } of CHAPTERS) {
    const own = outcomes.filter((one) => one.subject === subject);
    const kinds = BASES.map((basis) => own.filter((one) => one.basis === basis).length || '');
    const outside = own.filter((one) => one.ours !== null && !holds(one)).length;
    const link = `[${subject}](#${anchorOf(subject)})`;
    lines.push(`| ${[link, own.length, ...kinds, outside || ''].join(' | ')} |`);
  }
  lines.push(
    '',
    'Published figures are **measured** on riders, roads or air; **computed** by others from the same inputs, such as worked',
    'examples and the test values of other projects; **estimates** of others, with unknowns of their own, marked ≈; or true by',
    '**definition**, convention or construction. The difference is ours less the published figure, or its distance from a',
    'published range; bold where it is **outside** the tolerance, with the reason below. Files that are named lie below `RIDES_DIR`.',
    '',
  );
  for (const { subject, about, groups } of CHAPTERS) {
    lines.push(`## ${subject}`, '', about, '');
    for (const group of groups) {
      const own = outcomes.filter((one) => one.subject === subject && one.group === group.title);
      lines.push(...groupLines(group, own));
    }
  }
  lines.push('## What does not agree', '');
  for (const outcome of outcomes.filter((one) => one.ours !== null && !holds(one))) {
    const { group, title, ours, off = '' } = outcome;
    lines.push(`- **${group}, ${title}**: ${published(outcome)}, ours ${figure(outcome, ours!)}. ${off}`);
  }
  lines.push('', '## What could not be checked', '', ...NOT_CHECKED.map((item) => `- ${item}`), '');
  return lines.join('\n');
}

function countOf(outcomes: readonly Outcome[]): string {
  const within = outcomes.filter(holds).length;
  const absent = outcomes.filter(({ ours }) => ours === null).length;
  const outside = outcomes.length - within - absent;
  const missing = absent > 0 ? `, ${absent} without their file` : '';
  return `${within} within their tolerance, ${outside} outside it with the reason told${missing}`;
}

function groupLines(group: Group, outcomes: readonly Outcome[]): string[] {
  const { title, source, basis, inputs, tolerance, note } = group;
  const withInputs = group.cases.some((one) => one.inputs !== undefined);
  const lines = [`### ${title}`, ''];
  lines.push(`${KINDS[basis]}: ${source in SOURCES ? SOURCES[source as keyof typeof SOURCES] : source}.`);
  if (inputs) lines.push(`Inputs: ${inputs}.`);
  lines.push(`Tolerance: ${tolerance}.`);
  if (note) lines.push(note);
  const heads = ['Case', ...(withInputs ? ['Inputs'] : []), 'Published', 'Ours', 'Difference', 'Tolerance'];
  lines.push('', `| ${heads.join(' | ')} |`);
  lines.push(`| ${heads.map((_, i) => (i < heads.length - 4 ? '---' : '---:')).join(' | ')} |`);
  for (const outcome of outcomes) {
    const { digits = 2, ours } = outcome;
    const difference = ours === null ? '' : signed(differenceOf(outcome), digits);
    const cells = [
      outcome.title,
      ...(withInputs ? [outcome.inputs ?? ''] : []),
      `${basis === 'estimate' ? '≈ ' : ''}${published(outcome)}`,
      ours === null ? 'file not there' : figure(outcome, ours),
      holds(outcome) ? difference : `**${difference}**`,
      outcome.tolerance < 1e-8 ? 'exact' : `± ${Number(outcome.tolerance.toPrecision(3))}`,
    ];
    lines.push(`| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`);
  }
  return [...lines, ''];
}

function published(outcome: Outcome): string {
  const { publishedTo, published: from, digits = 2 } = outcome;
  return publishedTo === undefined
    ? figure(outcome, from)
    : `${from.toFixed(digits)} to ${figure(outcome, publishedTo)}`;
}

/** A figure of a case with its unit, as the page shows it. */
function figure({ unit, digits = 2 }: Outcome, value: number): string {
  return `${value.toFixed(digits)} ${unit}`.trim();
}

function signed(value: number, digits: number): string {
  const text = value.toFixed(digits);
  return Number(text) > 0 ? `+${text}` : Number(text) === 0 ? (0).toFixed(digits) : text;
}

const KINDS: Record<Basis, string> = {
  measured: 'Measured',
  computed: 'Computed',
  estimate: 'Estimate',
  definition: 'Definition',
};

/** The name that GitHub gives to a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}
