export type Brand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay' | 'unknown';

interface BrandRules {
  /** The number of digits. */
  lengths: number[];
  /** The positions of the spaces. */
  gaps: number[];
  cvc: number;
}

const USUAL: BrandRules = { lengths: [16], gaps: [4, 8, 12], cvc: 3 };

export const BRAND_RULES: Record<Brand, BrandRules> = {
  visa: USUAL,
  mastercard: USUAL,
  amex: { lengths: [15], gaps: [4, 10], cvc: 4 },
  discover: USUAL,
  diners: { lengths: [14, 16], gaps: [4, 10], cvc: 3 },
  jcb: USUAL,
  unionpay: { ...USUAL, lengths: [16, 17, 18, 19] },
  unknown: USUAL,
};

/** The brand for the first digits of a card number. */
export function brandOf(number: string): Brand {
  if (number.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  if (/^6(011|4[4-9]|5)/.test(number)) return 'discover';
  if (/^3(0[0-5]|[68])/.test(number)) return 'diners';
  if (number.startsWith('35')) return 'jcb';
  if (number.startsWith('62')) return 'unionpay';
  return 'unknown';
}

/** The Luhn check that every card number passes. */
export function passesLuhn(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
