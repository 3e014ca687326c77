import type { AnswerPart, PlainPart } from '@breakaway/contract';

/** What a member reads before anything folded, in words; tables and pictures are looked at. */
export const MOST_WORDS = 60;

/** Words of what is read in the visible part of an answer. */
export function wordsSeen(parts: readonly AnswerPart[]): number {
  const texts = parts.flatMap((part) => {
    if (part.kind === 'text' || part.kind === 'notice' || part.kind === 'question') return [part.text];
    if (part.kind === 'headline') return [part.label, part.value, part.unit, part.detail ?? ''];
    return [];
  });
  return texts.join(' ').split(/\s+/).filter(Boolean).length;
}

const sentencesOf = (text: string): string[] =>
  text.match(/.*?(?:[.!?](?=\s|$)|$)\s*/gs)?.filter((one) => one.trim() !== '') ?? [text];

/**
 * Keeps an answer short: sentences beyond the limit go, last first, into what is folded. The first sentence of the answer,
 * questions and warnings stay.
 */
export function folded(parts: AnswerPart[]): AnswerPart[] {
  let excess = wordsSeen(parts) - MOST_WORDS;
  if (excess <= 0) return parts;
  const more: string[] = [];
  const firstText = parts.findIndex(({ kind }) => kind === 'text' || kind === 'headline');
  const kept: AnswerPart[] = [...parts];
  for (const [i, part] of [...parts.entries()].reverse()) {
    if (excess <= 0) break;
    if (part.kind !== 'text' && !(part.kind === 'notice' && part.tone === 'info')) continue;
    const sentences = sentencesOf(part.text);
    const least = i === firstText ? 1 : 0;
    while (sentences.length > least && excess > 0) {
      const last = sentences.pop();
      if (last === undefined) break;
      excess -= last.split(/\s+/).filter(Boolean).length;
      more.unshift(last.trim());
    }
    kept[i] = { ...part, text: sentences.join('').trim() };
  }
  const shown = kept.filter(
    (part) => !((part.kind === 'text' || part.kind === 'notice') && part.text === ''),
  );
  if (more.length === 0) return shown;
  const words: PlainPart = { kind: 'text', text: more.join(' ') };
  const at = shown.findIndex(({ kind }) => kind === 'details');
  if (at >= 0) {
    const details = shown[at] as Extract<AnswerPart, { kind: 'details' }>;
    return [...shown.slice(0, at), { ...details, parts: [words, ...details.parts] }, ...shown.slice(at + 1)];
  }
  const chips = shown.findIndex(({ kind }) => kind === 'suggestions' || kind === 'question');
  const end = chips === -1 ? shown.length : chips;
  return [...shown.slice(0, end), { kind: 'details', title: 'More', parts: [words] }, ...shown.slice(end)];
}
