import { BRAND_RULES, brandOf, passesLuhn } from '../../card-brand.ts';
import type { Brand } from '../../card-brand.ts';
import type { CardPart, FieldKind, StripeError } from './messages.ts';

export interface Judgement {
  complete: boolean;
  error?: StripeError;
}

interface Context {
  brand: Brand;
  now: Date;
}

interface Kind {
  label: string;
  name: string;
  autocomplete: string;
  placeholder: string;
  /** The formatted text of the field. `deleting` leaves out a separator that was just deleted. */
  format: (digits: string, deleting: boolean, brand: Brand) => string;
  /** The error while typing; `complete` when everything is present and valid. */
  judge: (digits: string, context: Context) => Judgement;
  incomplete: StripeError;
  values: (digits: string) => CardPart['values'];
}

function problem(code: string, message: string): StripeError {
  return { type: 'validation_error', code, message };
}

function grouped(digits: string, gaps: number[]): string {
  return [...digits].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('');
}

function judgeNumber(digits: string): Judgement {
  const { lengths } = BRAND_RULES[brandOf(digits)];
  if (!lengths.includes(digits.length)) return { complete: false };
  if (passesLuhn(digits)) return { complete: true };
  // A brand with several lengths may be incomplete.
  if (digits.length < Math.max(...lengths)) return { complete: false };
  return { complete: false, error: problem('invalid_number', 'Your card number is invalid.') };
}

function judgeExpiry(digits: string, { now }: Context): Judgement {
  if (digits.length < 4) return { complete: false };
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  if (year < now.getFullYear()) {
    return {
      complete: false,
      error: problem('invalid_expiry_year_past', "Your card's expiration year is in the past."),
    };
  }
  if (year === now.getFullYear() && month < now.getMonth() + 1) {
    return {
      complete: false,
      error: problem('invalid_expiry_month_past', "Your card's expiration date is in the past."),
    };
  }
  if (year > now.getFullYear() + 50) {
    return {
      complete: false,
      error: problem('invalid_expiry_year', "Your card's expiration year is invalid."),
    };
  }
  return { complete: true };
}

/** Month digits as they are typed: 5 becomes 05, 13 becomes 01 and 3. */
function expiryDigits(digits: string): string {
  const padded = /^[2-9]/.test(digits) || /^1[3-9]/.test(digits) ? `0${digits}` : digits;
  return padded.replace(/^00/, '0').slice(0, 4);
}

export const KINDS: Record<FieldKind, Kind> = {
  cardNumber: {
    label: 'Credit or debit card number',
    name: 'cardnumber',
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
    format: (digits) => {
      const rules = BRAND_RULES[brandOf(digits)];
      return grouped(digits.slice(0, Math.max(...rules.lengths)), rules.gaps);
    },
    judge: judgeNumber,
    incomplete: problem('incomplete_number', 'Your card number is incomplete.'),
    values: (digits) => ({ number: digits }),
  },
  cardExpiry: {
    label: 'Credit or debit card expiration date',
    name: 'exp-date',
    autocomplete: 'cc-exp',
    placeholder: 'MM / YY',
    format: (typed, deleting) => {
      const digits = expiryDigits(typed);
      if (digits.length < 2 || (deleting && digits.length === 2)) return digits;
      return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
    },
    judge: judgeExpiry,
    incomplete: problem('incomplete_expiry', "Your card's expiration date is incomplete."),
    values: (digits) => ({ exp_month: String(Number(digits.slice(0, 2))), exp_year: digits.slice(2) }),
  },
  cardCvc: {
    label: 'Credit or debit card CVC/CVV',
    name: 'cvc',
    autocomplete: 'cc-csc',
    placeholder: 'CVC',
    format: (digits, _deleting, brand) => digits.slice(0, brand === 'unknown' ? 4 : BRAND_RULES[brand].cvc),
    judge: (digits, { brand }) => ({ complete: digits.length >= BRAND_RULES[brand].cvc }),
    incomplete: problem('incomplete_cvc', "Your card's security code is incomplete."),
    values: (digits) => ({ cvc: digits }),
  },
};
