import type { About } from './ask.ts';
import { asksAfterwards, asksBefore, mentionsAfter } from './before-after.ts';
import { asksCaffeine } from './caffeine.ts';
import { asksDrink } from './drink.ts';
import { asksEnough } from './enough.ts';
import { asksSodium } from './sodium.ts';

/** Which words ask for what; the first that fits counts. */
const QUESTIONS: readonly (readonly [About, (plain: string) => boolean])[] = [
  ['after', asksAfterwards],
  ['plan', asksAllTogether],
  ['sodium', asksSodium],
  ['count', asksEnough],
  ['plan', asksPlan],
  ['drink', asksDrink],
  ['caffeine', asksCaffeine],
  ['after', mentionsAfter],
  ['before', asksBefore],
];

/** What a message on feeding asks for; the whole plan where it says nothing else. @param plain normalised */
export const aboutIn = (plain: string): About => QUESTIONS.find(([, asks]) => asks(plain))?.[0] ?? 'plan';

/** True for questions on one thing beside the carbohydrate of a ride. */
export const isSideQuestion = (about: About): boolean =>
  ['drink', 'sodium', 'caffeine', 'before', 'after'].includes(about);

/** Carbohydrate, drink and salt in one question are the whole plan. */
function asksAllTogether(plain: string): boolean {
  return (
    asksSodium(plain) &&
    /\bcarb|\beat|\bfuel|\bfood/.test(plain) &&
    /\b(?:carb\w*|eat|food|gels?|fuel\w*|drink\w*|fluids?|water|bottles?|hydrat\w*)\b/.test(plain)
  );
}

function asksPlan(plain: string): boolean {
  return (
    /\b\d+ ?g ?(?:\/|an|per|a) ?h(?:our)?\b|\bplan\b/.test(plain) &&
    !/\b(?:hydration|drinking) plan\b/.test(plain)
  );
}
