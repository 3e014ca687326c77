import { isSlipOf } from './edit-distance.ts';

const keywords = [
  'power',
  'watts',
  'climb',
  'climbing',
  'gradient',
  'zones',
  'threshold',
  'feeding',
  'fuelling',
  'nutrition',
  'carbs',
  'carbohydrates',
  'speed',
  'sustain',
  'fitness',
  'minutes',
  'kilometres',
  'kilometers',
  'headwind',
  'tailwind',
  'weight',
  'average',
  'trial',
];
/** Real words one letter away from a keyword. */
const leaveAlone = new Set(
  'spend speeds cards cares lower tower poker powers wait waits watt weigh weights height freight climbs climbed zone hearts feeling sustains trail train trails trials carb minute kilometre kilometer averages fueling headwinds wants cars cabs carts falling felling filling heading headline clipping clicking clinking combing grading seed sped spied powder triad tribal clubbing'.split(
    ' ',
  ),
);

/** Puts slips of the finger in the words that matter right: "wats", "minuts", "clmib". */
export function correctSlips(text: string): string {
  return text.replace(/[a-z]{4,}/g, (word) => {
    if (leaveAlone.has(word)) return word;
    return keywords.find((keyword) => isSlipOf(word, keyword)) ?? word;
  });
}
