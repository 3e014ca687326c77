import type Stripe from 'stripe';
import { brandOf } from '../card-brand.ts';

/** Why a charge fails: Stripe's code, its decline code if there is one, and its message. */
export interface Refusal {
  code: string;
  decline_code?: string;
  /** The card field at fault. */
  param?: string;
  message: string;
}

/** What happens when a test card is charged. */
export interface CardBehaviour {
  /** When 3-D Secure is required; `until-set-up` requires it whenever the card holder is present. */
  authentication: 'never' | 'always' | 'until-set-up' | 'on-session';
  refusal: Refusal | null;
  /** Only charges are declined: the card can be saved. */
  savable?: boolean;
  /** The bank charges the payment back immediately, for this reason. */
  dispute?: string;
}

export interface TestCard extends CardBehaviour {
  brand: string;
  country: string;
}

const DECLINED = 'Your card was declined.';

function declined(decline_code: string, message = DECLINED): Refusal {
  return { code: 'card_declined', decline_code, message };
}

const REFUSALS: Record<string, Refusal> = {
  '4000000000000002': declined('generic_decline'),
  '4000000000009995': declined('insufficient_funds', 'Your card has insufficient funds.'),
  '4000000000009987': declined('lost_card'),
  '4000000000009979': declined('stolen_card'),
  '4000000000006975': declined(
    'card_velocity_exceeded',
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  ),
  '4000000000000341': declined('generic_decline'),
  '4000008400001280': declined('generic_decline'),
  '4000000000000069': {
    code: 'expired_card',
    decline_code: 'expired_card',
    param: 'exp_month',
    message: 'Your card has expired.',
  },
  '4000000000000127': {
    code: 'incorrect_cvc',
    decline_code: 'incorrect_cvc',
    param: 'cvc',
    message: "Your card's security code is incorrect.",
  },
  '4000000000000119': {
    code: 'processing_error',
    decline_code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  '4242424242424241': { code: 'incorrect_number', message: 'Your card number is incorrect.' },
};

const AUTHENTICATED: Record<string, Partial<CardBehaviour> & Pick<CardBehaviour, 'authentication'>> = {
  '4000002500003155': { authentication: 'until-set-up' },
  '4000002760003184': { authentication: 'always' },
  '4000003800000446': { authentication: 'on-session' },
  // Required by the shop's rules, which do not apply to charges without the card holder.
  '4000000000003220': { authentication: 'on-session' },
  '4000000000003063': { authentication: 'on-session' },
  '4000008260003178': {
    authentication: 'on-session',
    savable: true,
    refusal: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  '4000008400001629': { authentication: 'always', refusal: declined('generic_decline') },
};

const DISPUTED: Record<string, string> = {
  '4000000000000259': 'fraudulent',
  '4000000000002685': 'product_not_received',
};

/** Declined only when it is charged, so that it can be saved. */
const CHARGE_FAIL = '4000000000000341';

/** Cards for which the bank's page cannot be shown. */
const WITHOUT_3DS = ['378282246310005', '371449635398431'];

const APPROVED: Record<string, string> = {
  '4242424242424242': 'US',
  '4000056655665556': 'US',
  '4000000000003055': 'US',
  '4000000000003097': 'US',
  '4000000000000259': 'US',
  '4000000000002685': 'US',
  '4000002500000003': 'FR',
  '4000002760000016': 'DE',
  '4000003800000008': 'IT',
  '4000007240000007': 'ES',
  '4000008260000000': 'GB',
  '5555555555554444': 'US',
  '2223003122003222': 'US',
  '5200828282828210': 'US',
  '5105105105105100': 'US',
  '378282246310005': 'US',
  '371449635398431': 'US',
  '6011111111111117': 'US',
  '6011000990139424': 'US',
  '3056930009020004': 'US',
  '36227206271667': 'US',
  '3566002020360505': 'JP',
  '6200000000000005': 'CN',
};

/** The card that its bank considers set up before any shop has done so. */
export function isSetUp(number: string): boolean {
  return number === '4000003800000446';
}

/** Not a test card, rejected as Stripe rejects it in test mode. */
export const LIVE_CARD: Refusal = {
  code: 'card_declined',
  decline_code: 'test_mode_live_card',
  message:
    'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
};

/** The test card with this number (digits only), or undefined when Stripe documents none. */
export function testCard(number: string): TestCard | undefined {
  const secured = AUTHENTICATED[number];
  const refusal = REFUSALS[number] ?? secured?.refusal ?? null;
  const country = APPROVED[number];
  if (!secured && !refusal && !country) return undefined;
  return {
    brand: brandOf(number),
    country: country ?? 'US',
    authentication: secured?.authentication ?? 'never',
    refusal,
    savable: secured?.savable ?? number === CHARGE_FAIL,
    ...(DISPUTED[number] ? { dispute: DISPUTED[number] } : {}),
  };
}

/** Ready-made payment methods that Stripe offers to tests, by their short names. */
export const NAMED_CARDS: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedLostCard: '4000000000009987',
  pm_card_visa_chargeDeclinedStolenCard: '4000000000009979',
  pm_card_visa_chargeDeclinedVelocityLimitExceeded: '4000000000006975',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_createDispute: '4000000000000259',
  pm_card_createDisputeProductNotReceived: '4000000000002685',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_authenticationRequiredSetupForOffSession: '4000003800000446',
  pm_card_authenticationRequiredChargeDeclinedInsufficientFunds: '4000008260003178',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_threeDSecureRequiredChargeDeclined: '4000008400001629',
  pm_card_threeDSecureRequiredProcessingError: '4000008400001280',
  pm_card_threeDSecureOptional: '4000000000003055',
  pm_card_threeDSecureOptionalProcessingError: '4000000000003097',
};

export function cardDetails(
  number: string,
  card: TestCard,
  expMonth: number,
  expYear: number,
): Stripe.PaymentMethod.Card {
  return {
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: card.country,
    display_brand: card.brand,
    exp_month: expMonth,
    exp_year: expYear,
    fingerprint: null,
    funding: 'credit',
    generated_from: null,
    last4: number.slice(-4),
    networks: { available: [card.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: !WITHOUT_3DS.includes(number) },
    wallet: null,
  };
}
