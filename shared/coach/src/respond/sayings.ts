import type { AnswerPart } from '@breakaway/contract';

const MOST_REMEMBERED = 400;

/** A short mark of a sentence. */
function markOf(sentence: string): string {
  let hash = 5381;
  for (const letter of sentence.toLowerCase().trim()) hash = (hash * 33 + letter.codePointAt(0)!) >>> 0;
  return hash.toString(36);
}

const sentencesOf = (text: string): string[] =>
  text.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*\s*/g) ?? [text];

const visible = ({ kind }: AnswerPart): boolean => !['details', 'suggestions', 'sources'].includes(kind);

/**
 * Takes sentences out that this conversation has heard already, so that none comes a second time; a part that would be
 * empty keeps its first. What is folded, tables and figures repeat.
 */
export function unheard(
  parts: AnswerPart[],
  said: readonly string[],
): { parts: AnswerPart[]; said: string[] } {
  const heard = new Set(said);
  const now: string[] = [];
  const shown = parts.flatMap((part): AnswerPart[] => {
    if (part.kind !== 'text' && part.kind !== 'notice') return [part];
    const sentences = sentencesOf(part.text);
    const fresh = sentences.filter((sentence) => !heard.has(markOf(sentence)));
    for (const sentence of fresh) now.push(markOf(sentence));
    if (fresh.length === sentences.length) return [part];
    const others = parts.some(
      (other) =>
        other !== part && ['headline', 'text', 'question', 'session', 'plan', 'table'].includes(other.kind),
    );
    const kept = fresh.join('').trim();
    if (kept !== '') return [{ ...part, text: kept }];
    return others ? [] : [part];
  });
  // The same question again: better answered again than not.
  if (!shown.some(visible)) return { parts: [...parts], said: [...said] };
  return { parts: shown, said: [...said, ...now].slice(-MOST_REMEMBERED) };
}

/** The first of several wordings that this conversation has not heard. */
export function freshOf(wordings: readonly [string, ...string[]], said: readonly string[]): string {
  const heard = new Set(said);
  return (
    wordings.find((wording) => !sentencesOf(wording).some((sentence) => heard.has(markOf(sentence)))) ??
    wordings[said.length % wordings.length]!
  );
}
