import { sessionOf } from './session-of.ts';

const user = {
  _id: 'u1',
  name: 'Anna',
  email: 'anna@example.com',
  profileUrl: null,
  isPremium: true,
  trial: { state: 'running', endsAt: '2026-11-30T10:00:00.000Z' },
  units: { distance: 'mi', mass: 'kg', temperature: 'C' },
};
const session = { message: 'Hello', token: 't', data: user };

test('the whole login response, with token, message and the user in data', () => {
  expect(sessionOf(session)).toEqual(session);
});

test('token and data alone', () => {
  expect(sessionOf({ token: 't', data: user })).toEqual({ ...session, message: '' });
});

test('the fields of the user beside token and message', () => {
  expect(sessionOf({ message: 'Hello', token: 't', ...user })).toEqual(session);
});

test('missing fields of a record become empty, so that every page can render it', () => {
  expect(sessionOf({ token: 't', data: { _id: 'u1', isPremium: 'yes' } })?.data).toEqual({
    _id: 'u1',
    name: '',
    email: '',
    profileUrl: null,
    isPremium: false,
    trial: { state: 'over', endsAt: null },
    units: { distance: 'km', mass: 'kg', temperature: 'C' },
  });
});

test.each([
  ['nothing', null],
  ['a text', 'token'],
  ['a list', ['t']],
  ['no token', { message: 'Hello', data: user }],
  ['an empty token', { token: '', data: user }],
  ['a token that is no text', { token: 1, data: user }],
  ['no user', { token: 't', data: null }],
  ['a user without an id', { token: 't', data: { name: 'Anna' } }],
])('%s is not a session', (_, stored) => {
  expect(sessionOf(stored)).toBeNull();
});
