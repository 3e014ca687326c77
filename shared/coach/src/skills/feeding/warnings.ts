import type { FeedingFacts } from './compute.ts';

const MIXED = /^Above 60 g\/h take mixed sugars/;
const OVERDRINKING = /^Do not drink more than you sweat/;

/** How much is too much to drink is for who asks of drink. */
const asksOfDrink = ({ ask }: FeedingFacts) => ask.about === 'drink' || ask.about === 'sodium';

/** The estimate that the warning names would contradict a rider who has measured their sweat. */
const measured = ({ ask }: FeedingFacts) => ask.sweatMlH !== undefined;

/** Warnings of a plan that belong above its details; the one of mixed sugars stands in the answer itself. */
export const shownWarnings = (facts: FeedingFacts): string[] =>
  facts.plan.warnings.filter(
    (words) => !MIXED.test(words) && (!OVERDRINKING.test(words) || (asksOfDrink(facts) && !measured(facts))),
  );

/** The warning of drinking too much where it stands in the details; empty where it is shown above them. */
export const overdrinkingWords = (facts: FeedingFacts): string =>
  asksOfDrink(facts) || measured(facts)
    ? ''
    : facts.plan.warnings.filter((words) => OVERDRINKING.test(words)).join(' ');

/** Which sugars a rate needs, as a sentence that follows another; empty where any do. */
export const mixedSugars = (rateGH: number): string =>
  rateGH > 60 ? ' Over 60 g/h needs glucose with fructose.' : '';
