import type { Memory } from '../memory.ts';
import { show } from '../answer/rounding.ts';

/** Words of which a mere reaction consists: "that is rather a lot", "wow, nice one", "ok, slower than I thought". */
const reacting = new Set(
  (
    'wow oh ah aha ha haha hahaha lol hm hmm ok okay right well thanks thank thx cheers ta cool nice great splendid lovely perfect super brilliant awesome good ' +
    'ouch damn blimey gosh phew yikes interesting impressive amazing fantastic excellent fine alright really many very much so too a lot one to know stuff that thats ' +
    "that's this it its it's is was rather quite pretty still fast slow hard long high low more less than i thought expected hoped feared mate coach you got see makes " +
    'sense fair enough understood helpful not bad as bit little tough easy easier harder slower faster quicker longer indeed bloody hell god no surprise same old story'
  ).split(' '),
);

const goesOn =
  /^(?:and|what|how|so|but|then|or|can|could|now|is|should|which|why|when|for|in|on|at|with|would|will|do|does|if|give|make|show|let)\b/i;

/** A message without the reaction that it begins with ("That is rather a lot. And in 50?"); one that only reacts comes back as it is. */
export function withoutReaction(raw: string, { heard }: Memory): string {
  const match = /^([a-z' ]{2,60}?)\s*([.!,;…:)-]+)\s+(.+)$/is.exec(raw);
  if (!match || heard.length === 0) return raw;
  const [, lead, mark, rest] = match as unknown as [string, string, string, string];
  if (
    !lead
      .toLowerCase()
      .trim()
      .split(/\s+/)
      .every((word) => reacting.has(word)) ||
    /^(?:so|but|no|not|that|it|is|i)$/i.test(lead.trim())
  )
    return raw;
  if (!goesOn.test(rest) && !(/[.!…]/.test(mark) && /\d|\?/.test(rest))) return raw;
  // More than one of them may stand there: "Wow. Nice one, and for 40?"
  return withoutReaction(rest, { heard } as Memory);
}

/** "90 % of that", "half of it": the share of the last power in watts. */
export function withShare(raw: string, { result, facts }: Memory): string {
  const powerW = result?.powerW ?? facts.ftp;
  if (powerW === undefined) return raw;
  return raw
    .replace(
      /\b(\d{2,3}(?:\.\d+)?) ?(?:%|percent|per cent) of (?:it|that|this)\b/i,
      (_, share: string) => `${show.watts((powerW * Number(share)) / 100)} W`,
    )
    .replace(/\bat half of (?:it|that|this)\b/i, `at ${show.watts(powerW / 2)} W`);
}
