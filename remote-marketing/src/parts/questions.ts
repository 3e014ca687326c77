import { proPrice } from '@breakaway/contract/plan';
import { productFacts } from '@breakaway/contract/product-facts';

export interface Question {
  question: string;
  /** The answer itself, then what else is worth knowing. */
  answer: string[];
  /** What belongs to it, one thing in a line. */
  list?: string[];
  /** Sources, in small print at the end. */
  sources?: string;
}

const factOf = (id: string, product: string): string =>
  productFacts(product).find((fact) => fact.id === id)?.answer ?? '';

/** The answer to a question that nobody asked here: without its Yes. */
const withoutYes = (answer: string) =>
  answer.replace(/^Yes, (\w)/, (_, first: string) => first.toUpperCase());

/** The three questions of the FAQ, asked in the app and on the landing page. */
export const questions = (product: string): Question[] => [
  {
    question: `What is ${product}?`,
    answer: [`${product} is an AI training coach for cyclists that answers with your own numbers.`],
    list: [
      'Climbs, time trials and races: the power they take, and your time.',
      'Training sessions in watts, heart rate and minutes. Whole weeks and blocks too.',
      'Alternatives: if a target is beyond you, it names the best that is not. Change time, weight or gradient and see what follows.',
      'Food and drink: what a ride burns, what to eat and when.',
      'Your routes and records: the race analyzer works out a route you open, the segment tool what a record takes.',
      'Recovery, equipment and weather, in plain words.',
    ],
    sources:
      'Built on published models, which each answer names: Martin 1998 (road), Morton 1996 and Puchowicz 2020 (what you can hold), Coggan and Friel (zones), Achten 2002 and Jeukendrup 2014 (fuelling). Every answer says what was assumed and how sure it is.',
  },
  {
    question: `Does ${product} replace a coach?`,
    answer: [factOf('human-coach', product), 'For pain, illness or anything medical, see a doctor.'],
  },
  {
    question: 'How do I join?',
    answer: [
      `Create an account, open the link in the email that we send you, and start a free trial. ${withoutYes(factOf('trial', product))} After that, the PRO plan costs ${proPrice} a year.`,
      'The video tutorials show the first steps one by one, from signing up to your first climb.',
    ],
  },
];
