const small: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const tens: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const numberWord = `(?:${[...Object.keys(small), ...Object.keys(tens)].join('|')}|hundred)`;
const spoken = new RegExp(`\\b${numberWord}(?:(?: and |[ -])${numberWord})*\\b`, 'g');

/**
 * The one figure of a loose reply: "about 70", "ok 215", "two forty", "181 I think, or was it 118, no 181". Null where there
 * is none, or more than one that differ.
 */
export function looseFigure(text: string): number | null {
  if (text.split(' ').length > 16) return null;
  const plain = text.replace(spoken, (words) => String(spokenValue(words)));
  const after = /\b(?:no|sorry|i mean|i meant|rather|actually)[, ]+(?:it'?s )?(\d+(?:\.\d+)?)\b/.exec(plain);
  if (after) return Number(after[1]);
  const range = /\b(\d+(?:\.\d+)?) ?(?:-|–|to|or|and) ?(\d+(?:\.\d+)?)\b(?!.*\d)/.exec(plain);
  const [low, high] = [Number(range?.[1]), Number(range?.[2])];
  // "Between 70 and 74": the middle.
  if (range && low > 0 && high > low && high < 1.3 * low) return (low + high) / 2;
  const all = [...new Set((plain.match(/(?<![\d./:x-])\d+(?:\.\d+)?(?![\d./:x-]*\d)/g) ?? []).map(Number))];
  return all.length === 1 ? all[0]! : null;
}

/** "two forty" is 240, "two hundred and ten" 210, "eighty five" 85. */
function spokenValue(words: string): number {
  let total = 0;
  for (const word of words.split(/ and |[ -]/)) {
    const value = small[word] ?? tens[word];
    if (word === 'hundred') total = (total || 1) * 100;
    else if (value !== undefined)
      total = value >= 10 && total > 0 && total < 10 ? 100 * total + value : total + value;
  }
  return total;
}
