import type { Talk } from '../skill.ts';
import type { Message } from '../understanding/message.ts';

const POINTS =
  /\b(?:my|this|the|that|attached|uploaded) (?:\w+ )?(?:route|course|file|gpx|tcx|fit|track|road|race|event|loop|ride)\b|\b(?:on|of|for|over|with) (?:it|this|that)\b|\bride it\b|\bdo it\b|^(?:it|this)\b/;

/** Whether a message can only be about the file, or goes on with what was asked of it. */
export function isOfFile({ text, quantities, climb, session }: Message, { file, memory }: Talk): boolean {
  if (!file || session || climb || quantities.some(({ kind }) => kind === 'grade')) return false;
  if (file.isNew) return true;
  if (quantities.some(({ kind }) => kind === 'distance' || kind === 'gain')) return false;
  return POINTS.test(text) || ['route', 'recording'].includes(memory.current?.skill ?? '');
}

/** Asks of a ride to come, on the road of this one. */
export const LOOKS_AHEAD =
  /\bplan\b|\brace\b|\bpac(?:e|ing)\b|\b(?:would|will|could|can|should) i\b(?! have)|\bnext time\b|\bif i\b|\b(?:course|route|road)\b|\beat\b|\bfuel\w*/;
