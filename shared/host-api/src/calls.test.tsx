import { act } from '@testing-library/react';
import { inspect } from 'node:util';
import { AxiosError } from 'axios';
import { http } from './http.ts';
import { api, getSession, messageOf, saveSession, signedOutBecause, signOut, statusOf } from './index.ts';
import { openPage } from './page.ts';
import { answerCalls, renderScreen, testSession, testUser } from './testing.tsx';

jest.mock('./page.ts', () => ({ openPage: jest.fn(), reloadPage: jest.fn() }));
beforeEach(() => jest.mocked(openPage).mockClear());

const signedIn = (user = {}) => renderScreen(<p />, { session: testSession(user) });
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

test('calls carry the token of the stored session; a guest’s carry none @6.bearer', async () => {
  signedIn();
  const seen = answerCalls({ 'GET /gpt-prompt/allPromptsHistory': { body: { message: '', data: [] } } });
  await api.chat.history();
  act(() => void signOut());
  await api.chat.history();
  const history = seen.filter(({ call }) => call.startsWith('GET'));
  expect(history.map(({ headers }) => headers.Authorization)).toEqual(['Bearer test-token', undefined]);
});

describe('a 401', () => {
  const withDraft = () => {
    signedIn();
    localStorage.setItem('anything', 'else');
  };
  const left = () => {
    expect(localStorage).toHaveLength(0);
    expect(getSession()).toBeNull();
    expect(openPage).toHaveBeenCalledTimes(1);
    expect(openPage).toHaveBeenCalledWith('/sign-in');
  };

  test('as an error of any call clears everything stored and reloads at sign-in @4.401.error-path @8.401', async () => {
    const calls: Record<string, () => Promise<unknown>> = {
      'GET /users/getUserDetails': api.users.details,
      'DELETE /users/deleteUser': api.users.remove,
      'GET /gpt-prompt/allPromptsHistory': api.chat.history,
      'GET /stripe/subscription': api.billing.subscription,
      'POST /auth/login': () => api.auth.login({ email: 'a@b.c', password: 'x' }),
    };
    for (const [call, make] of Object.entries(calls)) {
      jest.mocked(openPage).mockClear();
      withDraft();
      answerCalls({ [call]: { status: 401, body: { message: 'Over' } } });
      expect(messageOf(await act(() => failureOf(make())), '')).toBe('Over');
      left();
    }
  });

  test.each([['status'], ['statusCode'], ['code']])(
    'in the body of a success, as %s, does the same @4.401.success-path',
    async (field) => {
      withDraft();
      answerCalls({ 'GET /users/getUserDetails': { body: { [field]: 401 } } });
      await act(() => failureOf(api.users.details()));
      left();
    },
  );

  test('several at once reload once', async () => {
    withDraft();
    answerCalls({
      'GET /users/getUserDetails': { status: 401 },
      'GET /stripe/subscription': { status: 401 },
    });
    await act(() => Promise.all([failureOf(api.users.details()), failureOf(api.billing.subscription())]));
    left();
  });

  test('after a sign-out in another tab of which this one was not notified yet names that as the reason', async () => {
    signedIn();
    localStorage.clear();
    answerCalls({ 'GET /users/getUserDetails': { status: 401, body: { code: 'SESSION_INVALID' } } });
    await act(() => failureOf(api.users.details()));
    expect(signedOutBecause()).toMatch(/in another tab of this browser\.$/);
  });

  test('that answers a previous session ends nothing', async () => {
    signedIn();
    let refuse: (reply: { status: number }) => void = () => {};
    answerCalls({ 'GET /users/getUserDetails': () => new Promise((resolve) => (refuse = resolve)) });
    const late = failureOf(api.users.details());
    await act(async () => saveSession({ ...testSession({ _id: 'u2' }), token: 'newer' }));
    refuse({ status: 401 });
    await late;
    expect(getSession()?.token).toBe('newer');
    expect(openPage).not.toHaveBeenCalled();
  });
});

test('a 403 PREMIUM_REQUIRED reads the member’s record again', async () => {
  signedIn({ isPremium: true });
  answerCalls({
    'POST /gpt-prompt/createPrompt': { status: 403, body: { message: 'No plan', code: 'PREMIUM_REQUIRED' } },
    'GET /users/getUserDetails': { body: { message: '', data: testUser({ isPremium: false }) } },
  });
  await act(async () => {
    await failureOf(api.chat.createPrompt());
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(getSession()?.data.isPremium).toBe(false);
});

describe('a sign-out', () => {
  test('revokes the token that it forgets', async () => {
    signedIn();
    const seen = answerCalls({ 'POST /auth/logout': { body: { message: '' } } });
    await act(async () => expect(signOut()).toBe(true));
    expect(getSession()).toBeNull();
    expect(seen[0]?.headers.Authorization).toBe('Bearer test-token');
    expect(localStorage).toHaveLength(0);
  });

  test.each([['offline' as const], [{ status: 500 }], [{ status: 401 }]])(
    'succeeds in the browser when the server answers %j',
    async (reply) => {
      signedIn();
      answerCalls({ 'POST /auth/logout': reply });
      await act(async () => expect(signOut()).toBe(true));
      expect(getSession()).toBeNull();
      expect(openPage).not.toHaveBeenCalled();
    },
  );

  test('does not wait for a server that never answers', () => {
    signedIn();
    answerCalls({ 'POST /auth/logout': () => new Promise(() => {}) });
    act(() => expect(signOut()).toBe(true));
    expect(getSession()).toBeNull();
  });
});

describe('the message of a failure', () => {
  const said = async (reply: Parameters<typeof answerCalls>[0][string]) => {
    answerCalls({ 'GET /stripe/subscription': reply });
    return messageOf(await failureOf(api.billing.subscription()), 'Fallback');
  };

  test('the server’s message, else the error’s own, else the fallback @8.pattern', async () => {
    expect(await said({ status: 500, body: { message: 'Server says' } })).toBe('Server says');
    expect(messageOf(new Error('Own'), 'Fallback')).toBe('Own');
    expect(messageOf(new Error(''), 'Fallback')).toBe('Fallback');
    expect(messageOf('thrown', 'Fallback')).toBe('Fallback');
  });

  test('a call without an answer has a message of its own', async () => {
    expect(await said('offline')).toBe('We could not reach the server. Check your connection and try again.');
    expect(
      await said(() => {
        throw new AxiosError('timeout of 60000ms exceeded', 'ECONNABORTED');
      }),
    ).toBe('The server took too long to answer. Please try again.');
  });

  test.each([[''], ['<html>'], [{ message: '' }], [{ message: 7 }], [null]])(
    'a bare status is never shown: %j @8.codes-hidden',
    async (body) => {
      expect(await said({ status: 502, body })).toBe('Fallback');
    },
  );
});

test('a failure contains nothing that was sent: no password, no code, no token', async () => {
  const secrets = ['canary-password', 'canary-new', '424242', 'canary-link', 'canary-ticket', 'test-token'];
  for (const reply of ['offline', { status: 500, body: { message: 'No' } }] as const) {
    signedIn();
    answerCalls({
      'POST /auth/login': reply,
      'POST /auth/signUp': reply,
      'POST /auth/verify-otp': reply,
      'GET /auth/verify-email': reply,
      'POST /auth/resetPassword': reply,
    });
    const [password, newPassword, otp, link, ticket] = secrets as [string, string, string, string, string];
    const email = 'anna@example.com';
    const reset = { email, newPassword, confirmPassword: newPassword };
    const failures = await Promise.all([
      failureOf(api.auth.login({ email, password })),
      failureOf(api.auth.signUp({ name: 'Anna', email, password, confirmPassword: password })),
      failureOf(api.auth.verifyOtp(email, otp)),
      failureOf(api.auth.verifyEmail(link)),
      failureOf(api.auth.resetPassword(reset, ticket)),
    ]);
    for (const failure of failures) {
      expect(failure).toBeInstanceOf(Error);
      expect(statusOf(failure)).toBe(reply === 'offline' ? undefined : 500);
      const written = inspect(failure, { depth: null, showHidden: true }) + JSON.stringify(failure);
      for (const secret of secrets) expect(written).not.toContain(secret);
    }
  }
});

test('the client calls only paths of the API', async () => {
  await expect(http.get('https://elsewhere.example/')).rejects.toThrow('by path only');
});
