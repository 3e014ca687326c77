import { passkeys } from './index.ts';
import { answerCalls, testSession } from './testing.tsx';

const mockLibrary = {
  startAuthentication: jest.fn(),
  startRegistration: jest.fn(),
  WebAuthnAbortService: { cancelCeremony: jest.fn() },
};
jest.mock('@simplewebauthn/browser', () => mockLibrary);

const options = { body: { message: '', data: { challenge: 'x' } } };
const knowsPasskeys = (conditional: boolean) =>
  Object.assign(window, {
    PublicKeyCredential: Object.assign(function () {}, {
      isConditionalMediationAvailable: async () => conditional,
    }),
  });
const named = (name: string) =>
  Object.assign(new Error('The operation is not allowed in this context'), { name });

beforeEach(() => {
  jest.clearAllMocks();
  Reflect.deleteProperty(window, 'PublicKeyCredential');
});

test('a browser without passkey support is never asked for one', async () => {
  const seen = answerCalls({});
  expect(passkeys.isSupported()).toBe(false);
  expect(await passkeys.offer(new AbortController().signal)).toBeNull();
  expect(seen).toEqual([]);
});

test('a passkey is offered in the field and signs in', async () => {
  knowsPasskeys(true);
  const seen = answerCalls({
    'POST /passkeys/sign-in-options': options,
    'POST /passkeys/sign-in': { body: testSession() },
  });
  mockLibrary.startAuthentication.mockResolvedValue({ id: 'key' });
  expect(await passkeys.offer(new AbortController().signal)).toEqual(testSession());
  expect(mockLibrary.startAuthentication).toHaveBeenCalledWith({
    optionsJSON: { challenge: 'x' },
    useBrowserAutofill: true,
  });
  expect(seen.at(-1)?.body).toEqual({ credential: { id: 'key' } });
});

test('an offer that could not start, or that nobody accepted, is not an error', async () => {
  knowsPasskeys(true);
  const offer = () => passkeys.offer(new AbortController().signal);
  answerCalls({ 'POST /passkeys/sign-in-options': 'offline' });
  expect(await offer()).toBeNull();
  answerCalls({ 'POST /passkeys/sign-in-options': options });
  mockLibrary.startAuthentication.mockRejectedValue(named('AbortError'));
  expect(await offer()).toBeNull();
  knowsPasskeys(false);
  expect(await offer()).toBeNull();
});

test('a cancelled offer closes the browser’s list, and does not start later', async () => {
  knowsPasskeys(true);
  const withdrawal = new AbortController();
  let answer: (reply: typeof options) => void = () => {};
  answerCalls({ 'POST /passkeys/sign-in-options': () => new Promise((resolve) => (answer = resolve)) });
  const early = passkeys.offer(withdrawal.signal);
  await new Promise((resolve) => setTimeout(resolve, 10));
  withdrawal.abort();
  answer(options);
  expect(await early).toBeNull();
  expect(mockLibrary.startAuthentication).not.toHaveBeenCalled();

  const later = new AbortController();
  answerCalls({ 'POST /passkeys/sign-in-options': options });
  mockLibrary.startAuthentication.mockImplementation(() => new Promise(() => {}));
  void passkeys.offer(later.signal);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(mockLibrary.startAuthentication).toHaveBeenCalledTimes(1);
  later.abort();
  expect(mockLibrary.WebAuthnAbortService.cancelCeremony).toHaveBeenCalledTimes(1);
});

test.each([
  ['NotAllowedError', 'No passkey was used. You can try again at any time.'],
  ['InvalidStateError', 'This device has a passkey for your account already.'],
  ['SecurityError', 'Passkeys do not work at this address.'],
  ['UnknownError', 'Your device could not use a passkey. Please try again, or use your password.'],
])('the browser’s %s becomes a message for people', async (name, sentence) => {
  answerCalls({ 'POST /passkeys/add-options': options, 'POST /passkeys/sign-in-options': options });
  mockLibrary.startRegistration.mockRejectedValue(named(name));
  mockLibrary.startAuthentication.mockRejectedValue(named(name));
  await expect(passkeys.add()).rejects.toThrow(sentence);
  await expect(passkeys.signIn()).rejects.toThrow(sentence);
});
