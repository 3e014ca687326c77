/** Names that end with a digit and measure nothing: "zone 2", "zones 2 to 4", "Z4", "VO2max". */
const names: [before: RegExp, written: RegExp, after: RegExp][] = [
  [/\b(?:zones?[\s-]?|z-?)$/i, /^[1-7]$/, /^(?!\d|[.,:]\d)/],
  [
    /\bzones\s[1-7](?:(?:,|,?\s(?:to|and|or)|\s?[–-])\s?[1-7])*(?:,\s?|,?\s(?:to|and|or)\s|\s?[–-]\s?)$/i,
    /^[1-7]$/,
    /^(?!\d|[.,:]\d)/,
  ],
  [/\b(?:vo|co)$/i, /^2$/, /^(?!\d)/],
  [/\bh$/i, /^2$/, /^o\b/i],
  [/\bvitamin [bd]$/i, /^\d{1,2}$/, /^(?![\p{L}\d])/u],
];

/** Whether a number is part of a name. @param digits the number, where it stands as a word up to `end` */
export function isName(text: string, start: number, digits: string, end = start + digits.length): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(end, end + 2);
  return names.some(([left, number, right]) => number.test(digits) && left.test(before) && right.test(after));
}
