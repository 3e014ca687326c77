import { proPrice } from './plan.ts';

/**
 * Something that people ask about the product. The pages and the consultant both answer from here, so that they agree.
 */
export type ProductFact = {
  id: string;
  /** as a heading of the FAQ */
  title: string;
  /** as people ask it; the consultant's search is trained on them */
  questions: string[];
  /** one or two sentences, at most 60 words */
  answer: string;
};

/** Facts about the product. @param product its name */
export const productFacts = (product: string): ProductFact[] => [
  {
    id: 'price',
    title: 'What does it cost?',
    questions: [
      'how much does it cost',
      'what is the price',
      'how much is the pro plan',
      'price per month',
      'is it free',
      'what do I pay',
      'how expensive is the subscription',
      'is there a monthly plan',
      'cost per year',
      'is there a student or family discount',
      'cheaper plan',
    ],
    answer: `The PRO plan costs ${proPrice} a year, about €7.50 a month, paid once a year by card or PayPal. There is one plan: no monthly price and no family plan. A discount code lowers it on the payment page.`,
  },
  {
    id: 'trial',
    title: 'Is there a free trial?',
    questions: [
      'is there a free trial',
      'how do I use my trial code',
      'where do I enter the trial code',
      'coupon code',
      'discount code does not work',
      'promo code',
      'can I try it first',
      'do I need a card for the trial',
      'what happens when the trial ends',
      'where do I put my code',
    ],
    answer:
      'Yes, once per person: 7 days with everything in PRO. You start it on the payment page with one press and without a card. It ends by itself, we email you two days before, and nothing is charged. If you have a discount code, enter it under “Have a code?” on the same page.',
  },
  {
    id: 'cancel',
    title: 'How do I cancel?',
    questions: [
      'how do I cancel',
      'cancel my subscription',
      'stop the renewal',
      'how can I unsubscribe',
      'end my plan',
      'does it renew automatically',
      'will I be charged again',
      'I want to quit the subscription',
      'auto renew off',
      'can I cancel anytime',
    ],
    answer:
      'Open Manage Subscription and choose Cancel Subscription. You keep everything until the end of the time you paid for. Then the plan ends, and nothing more is charged.',
  },
  {
    id: 'refund',
    title: 'Do I get my money back?',
    questions: [
      'can I get a refund',
      'money back',
      'refund policy',
      'I want my money back',
      'withdraw from the contract',
      'bought it by mistake',
      'return within 14 days',
      'do you refund',
      'cancellation refund',
      'charged twice',
    ],
    answer:
      'Yes, within 14 days of subscribing, and no reason is needed. Withdraw under Manage Subscription. The plan ends at once, and you get everything back to your card or PayPal account. After that a cancelled plan runs to its end without a refund.',
  },
  {
    id: 'payment',
    title: 'How can I pay?',
    questions: [
      'can I pay with paypal',
      'which payment methods',
      'how can I pay',
      'apple pay',
      'change my credit card',
      'update card',
      'my payment failed',
      'invoice',
      'receipt',
      'where are my payments',
      'bank transfer',
    ],
    answer:
      'By card through Stripe, or with PayPal. Manage Subscription shows every payment, lets you pay a renewal that failed, and says how the plan is paid. Card numbers never reach our servers.',
  },
  {
    id: 'data',
    title: 'What happens to my data?',
    questions: [
      'what happens to my data',
      'do you sell my data',
      'privacy',
      'is my data safe',
      'gdpr',
      'who can see my chats',
      'where is my data stored',
      'do you share my data',
      'are my questions sent to openai',
      'do you use chatgpt',
      'is my health data private',
    ],
    answer:
      'We store your profile, your conversations and the race plans that you save, for you and for nothing else. Nothing is sold, and no question goes to an outside language model. Files of routes and rides stay on your device; their road and figures are stored only with a plan you save or a question in the chat.',
  },
  {
    id: 'delete',
    title: 'How do I delete my account?',
    questions: [
      'delete my account',
      'how do I delete my data',
      'remove my account',
      'download my data',
      'export my data',
      'right to be forgotten',
      'get a copy of my data',
      'close my account',
      'delete my chats',
      'erase conversations',
    ],
    answer:
      'In Settings: Delete Account removes your account, profile, photo and conversations at once and ends a running plan. Beside it you can download a file with everything that is stored about you.',
  },
  {
    id: 'can-do',
    title: 'What can the consultant do?',
    questions: [
      'what can you do',
      'what are your features',
      'what is this app for',
      'what can I ask',
      'what does breakaway do',
      'what is breakaway',
      'how does this work',
      'what do you know',
      'what can the consultant do',
      'what do I get for my money',
    ],
    answer: `${product} is an AI training coach: it computes power and time for climbs, time trials and races, explains, builds and swaps sessions, plans weeks and blocks, plans food and drink, and answers questions on training, recovery, equipment and weather, with your own figures.`,
  },
  {
    id: 'cannot-do',
    title: 'What can it not do?',
    questions: [
      'what can you not do',
      'what are your limits',
      'can you see my strava',
      'do you connect to garmin',
      'can you read my rides',
      'sync with trainingpeaks',
      'can I upload a file here',
      'do you know the weather',
      'can you see my power data',
      'connect wahoo',
      'import my activities',
      'link intervals.icu',
      'can you give medical advice',
    ],
    answer:
      'It is not connected to Strava, Garmin or other services, and it does not read your rides. It knows your profile and what you write. It knows no weather forecast and gives no medical advice. Route files go into the Race Analyzer.',
  },
  {
    id: 'human-coach',
    title: `Does ${product} replace a coach?`,
    questions: [
      'do you replace a coach',
      'is this better than a human coach',
      'should I get a real coach',
      'can I talk to a human coach',
      'coach or app',
      'are you a real coach',
      'do I still need a coach',
      'difference to a personal trainer',
      'can a human look at my plan',
    ],
    answer: `No. ${product} complements a human coach. It does the arithmetic and a first plan, at any hour. A coach knows your history, sees how you respond, and decides with you. Bring the numbers along. Their inputs and sources are shown.`,
  },
  {
    id: 'accuracy',
    title: 'How accurate are the numbers?',
    questions: [
      'how accurate are you',
      'can I trust your numbers',
      'where do your numbers come from',
      'which models do you use',
      'are your calculations correct',
      'is it based on science',
      'how sure are the predictions',
      'how do you calculate',
      'what is it based on',
    ],
    answer:
      'The road model is Martin et al. 1998, checked by its authors against power meters. With good inputs it is within a few percent. Every answer lists its inputs and sources, and says what was assumed. Wind and drag area are the least certain.',
  },
  {
    id: 'files',
    title: 'Which files can I use?',
    questions: [
      'which file formats',
      'can I upload a gpx',
      'where do I upload a route',
      'export to zwift',
      'download the workout',
      'get it on my garmin',
      'zwo file',
      'fit file',
      'erg or mrc file',
      'add the plan to my calendar',
      'ics',
      'send the session to my wahoo',
      'load on my head unit',
    ],
    answer:
      'Sessions can be saved as ZWO, ERG, MRC and FIT below their picture, plans as a calendar file (.ics). The Race Analyzer takes GPX, TCX and FIT routes. They stay on your device until you save or share a plan.',
  },
  {
    id: 'profile',
    title: 'Where do I enter my values?',
    questions: [
      'where do I enter my ftp',
      'change my weight in the profile',
      'how do I update my profile',
      'set my heart rate zones',
      'where are the settings',
      'edit my ftp',
      'why do you think my ftp is',
      'my profile is wrong',
      'change my units',
      'save my weight',
    ],
    answer:
      'In Settings. Height, weight, FTP and carbohydrate tolerance are essential. We estimate the rest where it is empty. What you write here counts for this conversation. Settings keeps it for good.',
  },
  {
    id: 'join',
    title: 'How do I join?',
    questions: [
      'how do I join',
      'how do I sign up',
      'create an account',
      'how do I start',
      'register',
      'where are the video tutorials',
      'first steps',
      'invite a friend',
      'how do I get started with the app',
    ],
    answer:
      'Create an account, open the link in the email that we send you, and start your free trial. The FAQ has video tutorials for the first steps, from signing up to your first climb.',
  },
  {
    id: 'password',
    title: 'I cannot sign in',
    questions: [
      'forgot my password',
      'change my password',
      'cannot log in',
      'reset password',
      'how do I use a passkey',
      'sign out everywhere',
      'someone else is in my account',
      'did not get the verification mail',
      'log in problem',
      'change my email address',
    ],
    answer:
      'Choose Forgot Password on the sign-in page. We email you a code to set a new one. In Settings you see your devices, sign out the others and add passkeys. If no email comes, look in the spam folder.',
  },
  {
    id: 'platform',
    title: 'Does it work on a phone?',
    questions: [
      'is there an app',
      'ios app',
      'android app',
      'does it work on my phone',
      'can I use it offline',
      'which languages',
      'do you speak german',
      'what units do you use',
      'miles or km',
      'does it work on a tablet',
      'app store',
    ],
    answer: `${product} runs in the browser of a phone, tablet or computer. There is nothing to install, and it needs a connection. It understands questions in English, German, French, Spanish, Italian and Dutch, in metric or imperial units, and answers in English.`,
  },
];
