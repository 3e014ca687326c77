import type { AnswerPart } from '@breakaway/contract';
import type { PartOf } from './parts.ts';

interface Placed {
  /** Its place among the answer's parts. */
  index: number;
  part: AnswerPart;
}

/** The number that was asked for, and what belongs into its card. */
export interface AnswerCard {
  headline: PartOf<'headline'>;
  text?: PartOf<'text'>;
  gap?: PartOf<'gap'>;
  /** What the number is about: a session, a plan, a timeline. */
  below?: Placed;
}

const belongsBelow = ({ kind }: AnswerPart) => kind === 'session' || kind === 'plan' || kind === 'timeline';

/** The parts of an answer; a headline takes what follows it and belongs to it into its card. */
export function grouped(parts: AnswerPart[]): (Placed & { card?: AnswerCard })[] {
  const groups: ReturnType<typeof grouped> = [];
  for (const [index, part] of parts.entries()) {
    const open = groups.at(-1)?.card;
    if (part.kind === 'headline') groups.push({ index, part, card: { headline: part } });
    else if (!open || open.below) groups.push({ index, part });
    else if (part.kind === 'text' && !open.text) open.text = part;
    else if (part.kind === 'gap' && !open.gap) open.gap = part;
    else if (belongsBelow(part)) open.below = { index, part };
    else groups.push({ index, part });
  }
  return groups;
}
