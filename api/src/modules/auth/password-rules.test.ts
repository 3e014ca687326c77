import { readConfig } from '../../config.ts';
import { checkNewPassword } from './password-rules.ts';

const config = readConfig({}, '/tmp/nowhere');
const check = (password: string) =>
  checkNewPassword(config, 'password', password, { email: 'ada.rider@example.org', name: 'Ada Rider' });

test.each([
  'PassWord',
  'iloveyou1',
  'trustno1',
  'Peloton',
  'aaaaaa',
  '121212',
  '654321',
  'fedcba',
  '9876543210',
  'ada.rider',
  'ADA.RIDER@example.org',
  'adarider',
  'Breakaway',
  'breakaway1',
  'strava2024',
])('%s is too easy to guess', (password) => {
  expect(() => check(password)).toThrow('This password is too easy to guess. Please choose another one.');
});

test.each(['col-du-galibier', '  spaces are fine ', '👩🏽‍🚴👩🏽‍🚴', 'abxdeg', 'pässwört-überall'])(
  '%s is taken',
  (password) => {
    expect(() => check(password)).not.toThrow();
  },
);

test('the shortest accepted password has 6 characters @9.password-length', () => {
  expect(() => check('k3v9q')).toThrow('Password must be at least 6 characters long');
  expect(() => check('k3v9qx')).not.toThrow();
});
