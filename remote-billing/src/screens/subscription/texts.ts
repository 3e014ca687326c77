import { formatEuro, proPlan } from '@breakaway/contract/plan';

/** Every text of the payment page. Texts that the specification gives are quoted exactly. */
export const texts = {
  heading: 'Ride with the PRO plan',
  introduction: 'Your coach, the segment analysis and the race analyzer, all from your own profile.',
  pro: 'PRO',
  save: 'Save 42%',
  perYear: 'per year per member',
  insteadOf: 'instead of',
  firstYear: 'for your first year',
  afterwards: (price: string) => `then ${price} per year per member`,
  proFeatures: [
    'Training, race plans and feeding plans from the AI consultant',
    'Kom Analysis Software and Race Analyzer',
    'Your whole athlete profile behind every number',
  ],
  whatYouGet: 'What you get',
  ultra: 'ULTRA Version for Coach',
  ultraFeatures: ['10 athlete profiles', 'Unlimited AI access', 'Algorithm customization'],
  ultraPrice: '€100 per month',
  soon: 'Soon coming...',
  oneYear: 'PRO plan, one year',
  total: (amount: number) => `Total amount: ${formatEuro(amount)}`,
  /** Future years cost the plan's own price: a discount code may apply to the first one only. */
  renewal: (amount: number) => {
    if (amount === 0) return 'One year for free. Nothing is charged, and the plan ends by itself.';
    if (amount === BASE_PRICE)
      return `${formatEuro(amount)} for one year, charged today and then every year until you cancel.`;
    return `${formatEuro(amount)} today for one year, then ${formatEuro(BASE_PRICE)} every year until you cancel.`;
  },
  withdrawal: 'Full refund within 14 days, no reason needed.',
  terms: 'Terms and Conditions',
  upgrade: 'Upgrade to PRO',
  priceChanged: (amount: number) =>
    `The price is ${formatEuro(amount)} now. If you agree, press “Upgrade to PRO” again.`,
  confirming: 'Thank you! Taking you to your coach…',
  welcome: (firstName: string) => (firstName ? `You’re in, ${firstName}` : 'You’re in'),
  until: (date: string) => `PRO until ${date}`,
  onTheWay: 'Taking you to your coach…',
  trial: {
    heading: 'Try it free for 7 days',
    terms: (end: string) =>
      `All of PRO, without a card. It ends by itself on ${end}, and we email you two days before. Nothing is charged.`,
    start: 'Start my free trial',
    runs: (end: string) => `Your free trial runs until ${end}. Your year of PRO starts on the day you pay.`,
    over: (end: string) => `Your free trial ended on ${end}. Everything you entered is still here.`,
    failed: 'Your free trial could not be started. Please try again.',
  },
  unconfirmed:
    'Your payment went through, and we are still waiting for its confirmation. You will not be charged again.',
  checkAgain: 'Check again',
  secured: 'Visa, Mastercard or Amex, paid securely through Stripe.',
  tryAnother: 'Try another card, or pay by PayPal.',
  discount: {
    ask: 'Have a code?',
    row: (code: string) => `Discount ${code}`,
    empty: 'Please enter a discount code',
    applied: 'Coupon applied successfully!',
    toast: 'Discount applied successfully!',
    failed: 'Failed to apply discount',
    notApplied: 'Apply the discount code first, or clear it.',
  },
  paypal: {
    processing: 'Processing PayPal payment...',
    notCreated: 'PayPal subscription failed. Please try again.',
    failed: 'PayPal payment failed. Please try again.',
    cancelled: 'PayPal payment cancelled.',
    notCharged: 'Nothing was charged.',
    unavailable: 'PayPal could not be loaded. Check your connection.',
    retry: 'Try again',
    noDiscount: 'Discount codes work with card payments only.',
  },
} as const;

/** Euros per year. The server decides what is charged; this is shown until it has answered. */
export const BASE_PRICE = proPlan.priceCents / 100;

/** What a discount code takes off the plan's price, in euros: counted in cents, as the two amounts are shown. */
export const discountOf = (amount: number): number => (proPlan.priceCents - Math.round(amount * 100)) / 100;
