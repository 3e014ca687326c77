import type { AnswerPart } from '@breakaway/contract';

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
      return '';
  }
}

const rowText = (columns: string[], [head = '', ...cells]: string[]) =>
  `${head}: ${cells.map((cell, i) => (columns.length > 2 ? `${columns[i + 1]} ${cell}` : cell)).join(', ')}`;
