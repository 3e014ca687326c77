import { passwordRefusal } from './password-rule.ts';

const owner = { email: 'ada.rider@example.org', name: 'Ada Rider', product: 'Breakaway' };
const refusal = (password: string) => passwordRefusal(password, owner);

test.each([
  'breakaway1',
  'Breakaway!!',
  'br3akaw@y',
  'aaaaaaab',
  'strava2024',
  '2024strava!',
  '123456a',
  'a987654',
  'qwertz12',
  'Qwertzuiop1',
  'abcabc1',
  '12121212',
  'fedcba',
  'ada.rider',
  'AdaRider77',
  'rider1990',
  'ADA.RIDER@example.org',
  'example12',
  'ｂｒｅａｋａｗａｙ1',
])('%s is too easy to guess', (password) => {
  expect(refusal(password)).toBe('This password is too easy to guess. Please choose another one.');
});

test.each([
  'k3v9qx',
  'col-du-galibier',
  '  spaces are fine ',
  '👩🏽‍🚴👩🏽‍🚴',
  'pässwört-überall',
  'breakaway-at-dawn',
  'ada rides to nice',
  'kaffee',
  'wer-tritt-72',
])('%s is accepted', (password) => {
  expect(refusal(password)).toBeNull();
});

test('a short password is reported first, in the words of the specification', () => {
  expect(refusal('k3v9q')).toBe('Password must be at least 6 characters long');
  expect(refusal('')).toBe('Password must be at least 6 characters long');
});

test('a broken character or a very long text is handled', () => {
  expect(refusal('\ud800'.repeat(256))).not.toBeNull();
  expect(passwordRefusal('x'.repeat(250), { ...owner, name: 'x'.repeat(120) })).not.toBeNull();
});
