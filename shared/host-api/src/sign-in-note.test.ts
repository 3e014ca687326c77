import { act } from '@testing-library/react';
import {
  afterSignIn,
  forgetSignInNote,
  noteSessionEnd,
  noteRequestedPage,
  setReturnPages,
  sessionRanOut,
  signedOutBecause,
} from './sign-in-note.ts';
import { api, getSession, saveSession, signOut } from './index.ts';
import { openPage } from './page.ts';
import { answerCalls, testSession } from './testing.tsx';

jest.mock('./page.ts', () => ({ openPage: jest.fn(), reloadPage: jest.fn() }));

const CONSULTANT = '/app/breakaway-ai-consultant';
const anna = testSession({ _id: 'u1' });
const noted = (note: unknown) => sessionStorage.setItem('breakaway_sign_in_note', JSON.stringify(note));

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  setReturnPages((path) => path === '/app/settings');
});

test('a 401 notes why and where, after local storage is cleared', async () => {
  history.replaceState(null, '', '/app/settings?tab=2');
  saveSession(anna);
  answerCalls({ 'GET /users/getUserDetails': { status: 401, body: { code: 'PASSWORD_CHANGED' } } });
  await act(() => api.users.details().catch(() => {}));
  expect([localStorage.length, getSession()]).toEqual([0, null]);
  expect(openPage).toHaveBeenCalledWith('/sign-in');
  expect(signedOutBecause()).toBe('You were signed out because your password was changed.');
  expect(afterSignIn(anna)).toBe('/app/settings?tab=2');
  expect(afterSignIn(testSession({ _id: 'u2' }))).toBe(CONSULTANT);
});

test.each([['HACKED'], [undefined], [401], ['toString'], [{}]])(
  'a 401 with the code %p has ended, for a reason unknown',
  (code) => {
    noteSessionEnd(code, 'u1');
    expect(signedOutBecause()).toBe('You were signed out because your session has ended.');
  },
);

test('a 401 to a guest mentions no session', async () => {
  answerCalls({ 'POST /auth/forgotPassword': { status: 401, body: { code: 'SESSION_IDLE' } } });
  await api.auth.forgotPassword('anna@example.com').catch(() => {});
  expect(signedOutBecause()).toBeNull();
});

test.each([
  ['SESSION_IDLE', true],
  ['SESSION_EXPIRED', true],
  ['ENDED_IN_OTHER_TAB', true],
  ['SIGNED_OUT_ELSEWHERE', false],
  ['PASSWORD_CHANGED', false],
  ['ACCOUNT_DELETED', false],
])('whether a session ran out: %s, %s', (code, ranOut) => {
  noteSessionEnd(code, 'u1');
  expect(sessionRanOut()).toBe(ranOut);
});

test('a voluntary sign-out leaves no note', async () => {
  noteSessionEnd('SESSION_IDLE', 'u1');
  saveSession(anna);
  answerCalls({ 'POST /auth/logout': { body: { message: '' } } });
  await act(async () => void signOut());
  expect([signedOutBecause(), sessionRanOut()]).toEqual([null, false]);
  expect(afterSignIn(anna)).toBe(CONSULTANT);
});

test('a page that a guest was kept from opens for whoever signs in, until it is forgotten', () => {
  noteRequestedPage('/app/settings');
  expect([signedOutBecause(), afterSignIn(anna)]).toEqual([null, '/app/settings']);
  forgetSignInNote();
  expect(afterSignIn(anna)).toBe(CONSULTANT);
});

test.each([
  ['https://elsewhere.example/app/settings'],
  ['//elsewhere.example/app/settings'],
  ['/\\elsewhere.example/app/settings'],
  ['\\\\elsewhere.example'],
  ['javascript:alert(1)'],
  ['/app/settings/../../elsewhere'],
  ['/elsewhere'],
  ['app/settings'],
  [''],
  [7],
  [null],
  [{ toString: 1 }],
])('%p leads to the consultant: only pages of the product count', (from) => {
  noted({ from });
  expect(afterSignIn(anna)).toBe(CONSULTANT);
});

test.each([['{'], ['7'], ['null'], ['[]'], ['"x"']])('%s is not a note', (stored) => {
  sessionStorage.setItem('breakaway_sign_in_note', stored);
  expect([signedOutBecause(), afterSignIn(anna)]).toEqual([null, CONSULTANT]);
});

test('without a host there is no page to return to', () => {
  noted({ from: '/app/settings' });
  setReturnPages(() => false);
  expect(afterSignIn(anna)).toBe(CONSULTANT);
});

test('where session storage is forbidden, nothing is stored and nothing breaks', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse),
  );
  noteSessionEnd('SESSION_IDLE', 'u1');
  noteRequestedPage('/app/settings');
  forgetSignInNote();
  expect([signedOutBecause(), afterSignIn(anna)]).toEqual([null, CONSULTANT]);
  spies.forEach((spy) => spy.mockRestore());
});
