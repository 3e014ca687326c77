import { formatEuro, proPlan } from '@breakaway/contract/plan';

/** Every sentence of the payment page. Where the specification gives a text, it stands here letter by letter. */
export const texts = {
  heading: 'Ride with the PRO plan',
  introduction:
    'The AI consultant, the segment analysis and the race analyzer, all computing from your profile.',
  pro: 'PRO',
  save: 'Save 42%',
  perYear: 'per year per member',
  proFeatures: [
    'Training guidance, race plans and feeding plans from the AI consultant',
    'Kom Analysis Software and Race Analyzer',
    'Your whole athlete profile behind every number',
  ],
  ultra: 'ULTRA Version for Coach',
  ultraFeatures: ['10 athlete profiles', 'Unlimited AI access', 'Algorithm customization'],
  ultraPrice: '€100 per month',
  soon: 'Soon coming...',
  total: (amount: number) => `Total amount: ${formatEuro(amount)}`,
  renewal: 'Charged today for one year, and then every year until you cancel.',
  terms: 'Terms and Conditions',
  upgrade: 'Upgrade to PRO',
  processing: 'Processing...',
  paid: 'Payment Successful',
  welcome: 'Thank you! Taking you to your coach…',
  unconfirmed:
    'Your payment went through, and we are still waiting for its confirmation. You will not be charged again.',
  checkAgain: 'Check again',
  card: {
    failed: 'Payment Failed',
    threw: 'Payment failed. Please try again.',
    unavailable: 'The card form could not be loaded. Check your connection and try again.',
    cardNumber: 'Please enter a valid card number',
    cardExpiry: 'Please enter a valid expiry date',
    cardCvc: 'Please enter a valid CVC',
  },
  name: 'Please Enter Name',
  discount: {
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
    unavailable: 'PayPal could not be loaded. Check your connection and try again.',
    noDiscount: 'Discount codes work with card payments only.',
  },
} as const;

/** Euro per year. The server decides what is charged; this is what is shown until it has said so. */
export const BASE_PRICE = proPlan.priceCents / 100;
