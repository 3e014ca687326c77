import type { IconName } from '@breakaway/ui';

export interface Slide {
  icon: IconName;
  title: string;
  text: string;
}

export const texts = (product: string) => ({
  title: 'Frequently asked questions',
  questions: [
    {
      question: `What is ${product}?`,
      answer: [
        `${product} is an AI training coach for cyclists and endurance athletes. It explains training sessions, suggests alternatives when a session does not fit your day, and calculates the power for climbs and time trials from your own profile.`,
        'Each result comes from a published model and says what went in, what was assumed, and how uncertain it is. From a route it makes a race plan and a feeding plan.',
      ],
    },
    {
      question: `Does ${product} replace a coach?`,
      answer: [
        `No. ${product} complements a human coach: it answers at any hour and does the arithmetic. A coach knows your history, watches how you respond, and decides with you.`,
        'Bring the numbers to your coach: inputs and sources are shown, so that both of you can check them. For pain, illness or anything medical, see a doctor.',
      ],
    },
    {
      question: 'How do I join?',
      answer: [
        'Create an account, open the link in the mail that we send you, and start your free trial with a trial code, which you enter as the discount code on the payment page. Without a code the PRO plan is €89.99 per year.',
        'The tutorials below show the first steps one by one. They will be joined by video tutorials in the same place.',
      ],
    },
  ],
  steps: {
    title: 'Your first steps',
    slides: [
      {
        icon: 'user',
        title: 'Create your account',
        text: 'Sign up with your name, your email and a password. We send one mail; the link in it confirms your address and signs you in.',
      },
      {
        icon: 'settings',
        title: 'Tell it who rides',
        text: 'Height, weight, FTP and how much carbohydrate you tolerate in an hour are essential. Everything else is optional and estimated when empty, and every answer says so.',
      },
      {
        icon: 'chat',
        title: 'Ask in your own words',
        text: '“What power do I need for 13.8 km at 8.1 % in 55 minutes?” You get watts, watts per kilogram and whether your power curve reaches it.',
      },
      {
        icon: 'route',
        title: 'Upload a route',
        text: 'The race analyzer cleans the profile, finds the climbs, and gives time and average power of a steady effort.',
      },
      {
        icon: 'mountain',
        title: 'Take on a segment',
        text: 'Enter a segment and its record time. The KOM tool says what power it takes and whether that is within reach.',
      },
    ] satisfies Slide[],
  },
});
