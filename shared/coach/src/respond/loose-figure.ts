import { small, tens } from '../language/number-words.ts';

const words: Readonly<Record<string, number>> = { zero: 0, ...small, ...tens };
const numberWord = `(?:${Object.keys(words).join('|')}|hundred)`;
const spoken = new RegExp(`\\b${numberWord}(?:(?: and |[ -])${numberWord})*\\b`, 'g');

/**
 * The one figure of a loose reply: "about 70", "ok 215", "two forty", "181 I think, or was it 118, no 181". Null where there
 * is none, or more than one that differ.
 */
export function looseFigure(text: string): number | null {
  if (text.split(' ').length > 16) return null;
  const plain = text.replace(spoken, (said) => String(spokenValue(said)));
  const after = /\b(?:no|sorry|i mean|i meant|rather|actually)[, ]+(?:it'?s )?(\d+(?:\.\d+)?)\b/.exec(plain);
  if (after) return Number(after[1]);
  const range = /\b(\d+(?:\.\d+)?) ?(?:-|–|to|or|and) ?(\d+(?:\.\d+)?)\b(?!.*\d)/.exec(plain);
  const [low, high] = [Number(range?.[1]), Number(range?.[2])];
  // "Between 70 and 74": the middle.
  if (range && low > 0 && high > low && high < 1.3 * low) return (low + high) / 2;
  const [only, another] = new Set(
    (plain.match(/(?<![\d./:x-])\d+(?:\.\d+)?(?![\d./:x-]*\d)/g) ?? []).map(Number),
  );
  return only !== undefined && another === undefined ? only : null;
}

/** "two forty" is 240, "two hundred and ten" 210, "eighty five" 85. */
function spokenValue(said: string): number {
  let total = 0;
  for (const word of said.split(/ and |[ -]/)) {
    const value = words[word];
    if (word === 'hundred') total = (total || 1) * 100;
    else if (value !== undefined)
      total = value >= 10 && total > 0 && total < 10 ? 100 * total + value : total + value;
  }
  return total;
}
