import { KINDS } from './field-kinds.ts';

const now = new Date(2026, 10, 21);
const context = { brand: 'visa' as const, now };

test.each([
  ['4242424242424242', '4242 4242 4242 4242', true, undefined],
  ['424242', '4242 42', false, undefined],
  ['4242424242424241', '4242 4242 4242 4241', false, 'Your card number is invalid.'],
  ['378282246310005', '3782 822463 10005', true, undefined],
  ['36227206271667', '3622 720627 1667', true, undefined],
])('number %s', (digits, shown, complete, message) => {
  expect(KINDS.cardNumber.format(digits, false, 'unknown')).toBe(shown);
  const judgement = KINDS.cardNumber.judge(digits, context);
  expect(judgement.complete).toBe(complete);
  expect(judgement.error?.message).toBe(message);
});

test.each([
  ['5', '05 / '],
  ['1', '1'],
  ['13', '01 / 3'],
  ['1234', '12 / 34'],
])('expiry typed as %s reads %s', (typed, shown) => {
  expect(KINDS.cardExpiry.format(typed, false, 'visa')).toBe(shown);
});

test('deleting the separator does not insert it again', () => {
  expect(KINDS.cardExpiry.format('12', true, 'visa')).toBe('12');
});

test.each([
  ['1025', "Your card's expiration year is in the past."],
  ['1026', "Your card's expiration date is in the past."],
  ['0199', "Your card's expiration year is invalid."],
])('expiry %s is rejected', (digits, message) => {
  expect(KINDS.cardExpiry.judge(digits, context).error?.message).toBe(message);
});

test('the length of the CVC depends on the brand', () => {
  expect(KINDS.cardCvc.judge('123', context).complete).toBe(true);
  expect(KINDS.cardCvc.judge('123', { brand: 'amex', now }).complete).toBe(false);
});
