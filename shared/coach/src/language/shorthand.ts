/** Text with what riders leave out written in full: units of each figure, rests, ranges as one figure. */
export const inFull = (text: string): string => joinRanges(unitsForEach(restsBetween(text)));

/** "30/15 x 13 x 3" is 3 times 13 times 30/15, and "with 3 min at 140 between" a rest. */
const restsBetween = (text: string): string =>
  text
    .replace(/(?<![\d/])(\d{2}\/\d{2}) ?x ?(\d{1,2}) ?x ?(\d)(?![\d/:.])/g, '$3x$2x$1')
    .replace(/(?<![\d/])(\d{2}\/\d{2}) ?x ?(\d{1,2})(?! ?(?:x|min|s\b|[\d/:.]))/g, '$2x$1')
    .replace(
      /\b(\d{1,2} ?(?:min|minutes?|s|sec|secs)) (?:at|@) (\d{2,3}) ?(w(?:atts?)?\b|%)? ?(?:in )?between\b/g,
      (_, time: string, value: string, unit = 'w') => `${time} rest at ${value} ${unit}`,
    );

/** "250 and 280 w", "60, 75 and 90 %": every figure of a list has the unit that stands once behind it. */
const unitsForEach = (text: string): string =>
  text
    .replace(
      /(?<![\d.:/x-])([1-5]\d{2})(?= ?(?:and|or|vs\.?|versus|,|\/) ?[1-5]\d{2} ?w(?:atts?)?\b)/g,
      '$1 w',
    )
    .replace(/(?<![\d.:/x-])\d{1,3}(?:, ?\d{1,3})+,? (?:and|or) \d{1,3} ?(?:%|percent|per cent)/g, (list) =>
      list.replace(/(\d+)(?=,| and| or)/g, '$1 %'),
    );

/** "250-260 w", "4 to 5 h": one figure, the middle of the two. Sessions ("3-3-3 min") and scores are left alone. */
function joinRanges(text: string): string {
  return text.replace(
    /(?<![\d.:/x-]|\bfrom )(\d+(?:\.\d+)?) ?(?:-|to|or) ?(\d+(?:\.\d+)?)(?= ?(?:w\b|watts?\b|%|km\b|h\b|hrs?\b|hours?\b|g\/h|g\b|km\/h|kg\b|min(?:ute)?s?\b|°c|bpm\b|rpm\b|m\b|miles?\b|psi\b|bars?\b))(?![\d-])/g,
    (whole, a: string, b: string) => {
      const [low, high] = [Number(a), Number(b)];
      return low > 0 && high > low && high < 3 * low ? String(Math.round(50 * (low + high)) / 100) : whole;
    },
  );
}
