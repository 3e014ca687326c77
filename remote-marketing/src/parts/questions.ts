import { proPrice } from '@breakaway/contract/plan';

export interface Question {
  question: string;
  answer: string[];
}

/** The three questions of the FAQ, asked in the app and on the landing page. */
export const questions = (product: string): Question[] => [
  {
    question: `What is ${product}?`,
    answer: [
      `${product} is an AI training coach for cyclists and endurance athletes: a program that you ask in your own words, and that computes its answers from your own profile. It calculates the power for climbs and time trials, and the time that a power gives.`,
      'It explains training sessions in the numbers that they are made of: the power and heart rate of each zone, how long you can hold a power, what a ride burns and what to eat for it. It suggests alternatives: when a target is beyond you, it names the best that is not, and you can change time, power, weight or gradient and see what follows.',
      'In the app, the race analyzer works out a route that you upload, and the segment tool what a record takes. Everything comes from published models, which each answer names: Martin 1998 for the road, Morton 1996 and Puchowicz 2020 for what you can hold, Coggan and Friel for zones, Achten 2002 and Jeukendrup 2014 for fuelling. It also says what was assumed and how uncertain the result is.',
    ],
  },
  {
    question: `Does ${product} replace a coach?`,
    answer: [
      `No. ${product} complements a human coach: it does the arithmetic, at any hour. It does not write your training plan or follow your form from week to week. A coach knows your history, watches how you respond, and decides with you.`,
      'Bring the numbers along: inputs and sources are shown, so that both of you can check them. For pain, illness or anything medical, see a doctor.',
    ],
  },
  {
    question: 'How do I join?',
    answer: [
      `Create an account, open the link in the mail that we send you, and start a free trial: enter your trial code as the discount code on the payment page. A code that covers the whole price needs no card, and the trial ends by itself. Without a code, the PRO plan costs ${proPrice} a year.`,
      'The video tutorials show the first steps one by one, from signing up to your first climb.',
    ],
  },
];
