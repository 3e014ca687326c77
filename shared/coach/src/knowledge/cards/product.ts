import { productFacts } from '@breakaway/contract/product-facts';
import type { Card } from '../card.ts';

/** Other ways in which members ask for a fact; the pages show only the first ones. */
const alsoAsked: Record<string, string[]> = {
  'cannot-do': [
    'can you connect to strava',
    'do you support garmin',
    'does it work with wahoo',
    'can you link to my strava account',
    'is there a garmin integration',
    'can you pull my rides from garmin connect',
    'does this sync with zwift',
    'do you see my activities',
  ],
  price: [
    'how much does the app cost after the free trial',
    'what do i pay when the trial is over',
    'price of the app',
  ],
  data: [
    'is my data sold to anyone',
    'can my employer see my data',
    'who sees my weight and heart rate',
    'what do you do with my data',
    'can others see my rides',
    'where do you keep what i type in',
  ],
  profile: [
    'how do i change my ftp in the app',
    'where do i change my weight in the app',
    'i want to update my ftp where',
    'how do i edit my data in the app',
    'my ftp changed how do i tell you',
    'where can i set my max heart rate',
  ],
};

/** What members ask about the product, from the facts that the pages use too. */
export const productCards: Card[] = productFacts('Breakaway').map(({ id, title, questions, answer }) => ({
  id: `product-${id}`,
  title,
  questions: [...questions, ...(alsoAsked[id] ?? [])],
  verdict: answer,
  text: '',
  sources: ["Breakaway's terms, privacy policy and settings"],
  reviewed: '2026-11-22',
}));
