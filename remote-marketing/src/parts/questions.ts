import { proPrice } from '@breakaway/contract/plan';
import { productFacts } from '@breakaway/contract/product-facts';

export interface Question {
  question: string;
  answer: string[];
}

const factOf = (id: string, product: string): string =>
  productFacts(product).find((fact) => fact.id === id)?.answer ?? '';

/** The three questions of the FAQ, asked in the app and on the landing page. */
export const questions = (product: string): Question[] => [
  {
    question: `What is ${product}?`,
    answer: [
      factOf('can-do', product),
      'It explains training sessions in watts, heart rate and minutes: the power and heart rate of each zone, how long you can hold a power, what a ride burns and what to eat for it. It suggests alternatives: when a target is beyond you, it names the best that is not, and you can change time, power, weight or gradient and see what follows.',
      'In the app, the race analyzer works out a route that you upload, and the segment tool what a record takes. Everything comes from published models, which each answer names: Martin 1998 for the road, Morton 1996 and Puchowicz 2020 for what you can hold, Coggan and Friel for zones, Achten 2002 and Jeukendrup 2014 for fuelling. It also says what was assumed and how uncertain the result is.',
    ],
  },
  {
    question: `Does ${product} replace a coach?`,
    answer: [factOf('human-coach', product), 'For pain, illness or anything medical, see a doctor.'],
  },
  {
    question: 'How do I join?',
    answer: [
      `Create an account, open the link in the mail that we send you, and start a free trial. ${factOf('trial', product)} After that, the PRO plan costs ${proPrice} a year.`,
      'The video tutorials show the first steps one by one, from signing up to your first climb.',
    ],
  },
];
