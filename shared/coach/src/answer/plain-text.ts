import type { AnswerPart } from '@breakaway/contract';
import { show } from './rounding.ts';

const sources = {
  asked: 'you said',
  profile: 'your profile',
  estimated: 'estimated',
  default: 'assumed',
} as const;

/** The same content as the parts, as plain prose without markup: for Copy, screen readers and text-only clients. */
export function plainText(parts: AnswerPart[]): string {
  return parts
    .map(partText)
    .filter((text) => text !== '')
    .join('\n\n');
}

function partText(part: AnswerPart): string {
  switch (part.kind) {
    case 'text':
    case 'notice':
      return part.text;
    case 'headline': {
      const value = `${part.value} ${part.unit}`.trim();
      return `${part.label}: ${value}${part.detail ? ` (${part.detail})` : ''}`;
    }
    case 'table':
      return [`${part.caption}:`, ...part.rows.map((row) => rowText(part.columns, row))].join('\n');
    case 'assumptions':
      return [
        'Computed with:',
        ...part.items.map(({ label, value, source, how }) => `${label}: ${value}, ${how ?? sources[source]}`),
      ].join('\n');
    case 'question':
      return part.chips.length > 0
        ? `${part.text} For example: ${part.chips.map((chip) => `“${chip}”`).join(', ')}.`
        : part.text;
    case 'suggestions':
    case 'open':
      return '';
    case 'session':
      return `${part.title}: ${part.summary}\n${stepsText(part.steps)}`;
    case 'plan':
      return [`${part.title}: ${part.summary}`, ...part.weeks.map(weekText)].join('\n');
    case 'timeline':
      return [
        `${part.caption}:`,
        ...part.marks.map(({ atS, label }) => `${show.aboutTime(atS)}: ${label}`),
      ].join('\n');
    case 'gap':
      return `${part.caption}: ${part.bars.map(({ label, value }) => `${label} ${value} ${part.unit}`).join(', ')}`;
    case 'sources':
      return `Sources: ${part.items.join(' · ')}`;
    case 'details':
      return [`${part.title}:`, plainText(part.parts)].join('\n');
  }
}

const rowText = (columns: string[], [head = '', ...cells]: string[]) =>
  `${head}: ${cells.map((cell, i) => (columns.length > 2 ? `${columns[i + 1]} ${cell}` : cell)).join(', ')}`;

type Steps = Extract<AnswerPart, { kind: 'session' }>['steps'];

/** "15 min at 50 to 75 %, 4 x (8 min at 98 %, 3 min at 50 %), …": equal neighbours are counted. */
function stepsText(steps: Steps): string {
  const words = steps.map(({ seconds, from, to, label }) => {
    const target =
      from === to ? `${Math.round(100 * from)} %` : `${Math.round(100 * from)} to ${Math.round(100 * to)} %`;
    return `${show.aboutTime(seconds)} at ${target}${label ? ` (${label})` : ''}`;
  });
  const lines: string[] = [];
  for (let i = 0; i < words.length;) {
    let best = { span: 1, times: 1 };
    for (const span of [1, 2, 3, 4]) {
      let times = 1;
      while (
        words.slice(i, i + span).join() === words.slice(i + times * span, i + (times + 1) * span).join() &&
        i + (times + 1) * span <= words.length
      )
        times++;
      if (times > 1 && times * span > best.times * best.span) best = { span, times };
    }
    const group = words.slice(i, i + best.span).join(', ');
    lines.push(best.times > 1 ? `${best.times} x (${group})` : group);
    i += best.span * best.times;
  }
  return lines.join(', ');
}

function weekText({
  label,
  phase,
  note,
  hours,
  days,
}: Extract<AnswerPart, { kind: 'plan' }>['weeks'][number]): string {
  const rows = days.map(
    ({ label: day, title, minutes }) =>
      `  ${day}: ${title}${minutes > 0 ? `, ${show.aboutTime(60 * minutes)}` : ''}`,
  );
  const race = days.some(({ event }) => event) ? ' + race' : '';
  return [`${label}, ${phase}, ${hours.toFixed(1)} h${race}. ${note}`, ...rows].join('\n');
}
