const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month = `(${months.join('|')})[a-z]*`;
const dayFirst = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${month}(?:,? (\\d{4}))?`, 'i');
const monthFirst = new RegExp(`\\b${month} (\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (\\d{4}))?`, 'i');

/**
 * Days from one to the next on which words fall: "La Marmotte, 4 July".
 * @param today ISO date
 * @returns null where the words name no day, or one that is over
 */
export function daysUntil(words: string, today: string): number | null {
  const first = dayFirst.exec(words);
  const second = first ? null : monthFirst.exec(words);
  const [day, name, year] = first ? [first[1], first[2], first[3]] : [second?.[2], second?.[1], second?.[3]];
  if (day === undefined || name === undefined) return null;
  const from = Date.parse(today);
  const on = (y: number) => Date.UTC(y, months.indexOf(name.toLowerCase()), Number(day));
  const thisYear = Number(today.slice(0, 4));
  const at = year !== undefined ? on(Number(year)) : on(thisYear) < from ? on(thisYear + 1) : on(thisYear);
  const days = Math.round((at - from) / 86_400_000);
  return days < 0 ? null : days;
}
