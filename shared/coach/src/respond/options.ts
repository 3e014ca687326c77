import type { Memory } from '../memory.ts';

/** "A power meter or a better bike fit", "10 min vs 30 min": two things of which one is spoken of later. */
const twoThings =
  /((?:\b(?:a|an|the|my)\s+)?[\w.%'/-]+(?:\s+[\w.%'/-]+){0,3}?)\s+(?:or|vs\.?|versus)\s+((?:(?:a|an|the|my)\s+)?[\w.%'/-]+(?:\s+[\w.%'/-]+){0,3})/i;
const pointsTo =
  /\bthe (first|second|former|latter|other)(?: (?:one|option|of (?:them|those|the two)))?\b(?! (?:time|weeks?|days?|half|hours?|climb|quarter|question|rides?|races?|sets?|thing|case|answer|part|lap|interval|third|side|rider|way|guys?|riders|session|workout))/i;

/** Words that stand before the first of two things and are no part of it. */
const lead =
  /^.*\b(?:get|buy|take|use|choose|is|be|between|for|do|ride|have|need|want|prefer|better|should|whether|on|with|of|from|power|i)\s+(?=\S)/i;
const tail = /\s+(?:for|if|when|on|in|at|because|is|are|better|first|now|then|me|to|and|difference)\b.*$/i;

/** The two things that a message sets beside each other; null where it does not. */
function optionsOf(message: string): [string, string] | null {
  const [, before, after] = twoThings.exec(message.replace(/[?!.,;:]+/g, ' ')) ?? [];
  if (!before || !after) return null;
  const article = /\b(?:a|an|the|my)\s+\S.*$/i.exec(before)?.[0];
  const first = (article ?? before.replace(lead, '')).trim();
  const second = after.replace(tail, '').trim();
  return first && second && !/^(?:not|no|so|what|less|more|later|two|three|whatever)$/i.test(second)
    ? [first, second]
    : null;
}

/**
 * A short message that points to one of two things that were named before ("how much is the first one?", "and the other?"), with
 * the thing in its place. Other messages come back as they are.
 */
export function withOptions(raw: string, { heard }: Memory): string {
  const [pointer, which] = pointsTo.exec(raw) ?? [];
  if (
    !pointer ||
    !which ||
    raw.split(/\s+/).length > 12 ||
    /\b(?:faster|slower|quicker|compare\w*|harder|difference)\b/i.test(raw)
  )
    return raw;
  const at = heard.findLastIndex((one) => optionsOf(one) !== null);
  const [named, last] = [heard[at], heard.at(-1)];
  const options = named === undefined ? null : optionsOf(named);
  if (!options || last === undefined) return raw;
  const [first, second] = options;
  if (which.toLowerCase() !== 'other')
    return raw.replace(pointer, /first|former/i.test(which) ? first : second);
  const spokenOf =
    last.includes(first) && at !== heard.length - 1
      ? first
      : last.includes(second) && at !== heard.length - 1
        ? second
        : null;
  // "And the other?" asks of the second thing what was just asked of the first.
  if (spokenOf && raw.split(/\s+/).length <= 4)
    return last.replace(spokenOf, spokenOf === first ? second : first);
  return raw.replace(pointer, spokenOf === second ? first : second);
}
