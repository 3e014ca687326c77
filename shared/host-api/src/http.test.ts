import { messageOf } from './errors.ts';
import { http } from './http.ts';
import { clearSession, saveSession } from './session.ts';
import { answerCalls, testSession } from './testing.tsx';

let isMissing = false;
jest.mock('./http-client.ts', () => ({
  ...jest.requireActual<object>('./http-client.ts'),
  get __esModule() {
    if (isMissing) throw new Error('Loading chunk http-client failed.');
    return true;
  },
}));

const called = () => http.get('/users/sessions').catch((error: unknown) => messageOf(error, ''));

test('a client that does not load is a lost connection; the next call loads it again', async () => {
  answerCalls({ 'GET /users/sessions': { body: { message: '' } } });
  isMissing = true;
  expect(await called()).toBe('We could not reach the server. Check your connection and try again.');
  isMissing = false;
  expect(await called()).toMatchObject({ status: 200 });
});

test('a call carries the token of the moment in which it was made, also while the client loads', async () => {
  saveSession(testSession());
  const seen = answerCalls({ 'GET /users/sessions': { body: {} } });
  const call = called();
  clearSession();
  await call;
  expect(seen[0]?.headers.Authorization).toBe('Bearer test-token');
});
