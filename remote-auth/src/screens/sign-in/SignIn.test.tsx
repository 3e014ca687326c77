import { getSession, passkeys, paths, toast } from '@breakaway/host-api';
import { setReturnPages } from '@breakaway/host-api/host';
import { answerCalls, renderScreen, testSession } from '@breakaway/host-api/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { typedEmail } from '../../state/typed-email.ts';
import SignIn from './SignIn.tsx';

let areRulesMissing = false;
jest.mock('../../parts/rules.ts', () => ({
  ...jest.requireActual<object>('../../parts/rules.ts'),
  get __esModule() {
    if (areRulesMissing) throw new Error('Loading chunk failed.');
    return true;
  },
}));

const success = jest.spyOn(toast, 'success').mockImplementation(() => {});
const failure = jest.spyOn(toast, 'error').mockImplementation(() => {});
const clear = jest.spyOn(toast, 'clear');
beforeEach(() => {
  success.mockClear();
  failure.mockClear();
  typedEmail.forget();
});

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const login = () => screen.getByRole('button', { name: 'Login' });
const path = () => screen.getByTestId('location').textContent;

async function signIn() {
  await userEvent.type(email(), 'Anna@Example.com');
  await userEvent.type(password(), 'secret1');
  await userEvent.click(login());
}

test('shows a greeting, and leads to home, sign-up and forgot password @2.sign-in.greeting @2.sign-in.fields @2.sign-in.forgot-link @2.sign-in.sign-up-link @2.sign-in.logo', () => {
  renderScreen(<SignIn />, { at: paths.signIn });
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back!' })).toBeInTheDocument();
  expect(screen.getByText('Sign in and keep riding smarter')).toBeInTheDocument();
  expect(email()).toHaveAttribute('type', 'email');
  expect(password()).toHaveAttribute('type', 'password');
  expect(login()).toBeEnabled();
  expect(screen.getByRole('link', { name: /home/ })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/sign-up');
  expect(screen.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '/forgot-password');
});

test('where the rules do not load, the server judges; at the next try they are loaded again', async () => {
  const refused = { message: 'Invalid', errors: { email: 'Email is required' } };
  const seen = answerCalls({ 'POST /auth/login': { status: 400, body: refused } });
  renderScreen(<SignIn />);
  areRulesMissing = true;
  await userEvent.click(login());
  expect(await screen.findByText('Email is required')).toBeInTheDocument();
  expect(seen).toHaveLength(1);
  areRulesMissing = false;
  await userEvent.click(login());
  expect(await screen.findByText('Password is required')).toBeInTheDocument();
  expect(seen).toHaveLength(1);
});

test('an untouched form shows no error; a submit shows both and focuses the first @5.when.touched @5.sign-in.email-required @5.sign-in.password-required', async () => {
  const seen = answerCalls({});
  renderScreen(<SignIn />);
  expect(screen.queryByText('Email is required')).not.toBeInTheDocument();
  await userEvent.click(login());
  expect(await screen.findByText('Email is required')).toBeInTheDocument();
  expect(screen.getByText('Password is required')).toBeInTheDocument();
  expect(email()).toHaveFocus();
  expect(seen).toHaveLength(0);
});

test('a malformed address shows an error on blur, which goes while typing @5.when.touched @5.when.change-and-blur @5.sign-in.email-format', async () => {
  renderScreen(<SignIn />);
  await userEvent.type(email(), 'anna@example');
  expect(screen.queryByText('Invalid email format')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(await screen.findByText('Invalid email format')).toBeInTheDocument();
  expect(email()).toHaveAccessibleDescription('Invalid email format');
  await userEvent.type(email(), '.com');
  await waitFor(() => expect(screen.queryByText('Invalid email format')).not.toBeInTheDocument());
});

test('the password can be shown and hidden, and stays @2.sign-in.show-password @4.password-visibility', async () => {
  renderScreen(<SignIn />);
  await userEvent.type(password(), 'secret1');
  expect(password()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveValue('secret1');
  expect(password()).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveAttribute('type', 'password');
});

test('while submitting the button reads "Logging in..." and is disabled; then the session is stored and the consultant opens @4.sign-in.submitting @4.sign-in.success @5.sign-in.email-lowercased @2.sign-in.lands @8.success.login', async () => {
  let answer: (reply: { body: unknown }) => void = () => {};
  const seen = answerCalls({ 'POST /auth/login': () => new Promise((resolve) => (answer = resolve)) });
  renderScreen(<SignIn />, { at: paths.signIn });
  await signIn();
  expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeDisabled();
  expect(seen[0]).toMatchObject({
    params: { email: 'anna@example.com', password: 'secret1' },
    body: undefined,
  });
  answer({ body: testSession() });
  await waitFor(() => expect(path()).toBe('/app/breakaway-ai-consultant'));
  expect(getSession()).toEqual(testSession());
  expect(success).toHaveBeenCalledWith('Login Successful!');
});

test.each([
  ['the server’s own words', 'Nice to see you', 'Nice to see you'],
  ['the default without them', '', 'Login Successful!'],
])('a success shows %s @4.sign-in.success-text', async (_, message, shown) => {
  answerCalls({ 'POST /auth/login': { body: { ...testSession(), message } } });
  renderScreen(<SignIn />);
  await signIn();
  await waitFor(() => expect(success).toHaveBeenCalledWith(shown));
});

describe('an address that is not verified (403)', () => {
  beforeEach(async () => {
    answerCalls({
      'POST /auth/login': { status: 403, body: { message: 'No', code: 'EMAIL_NOT_VERIFIED' } },
    });
    renderScreen(<SignIn />, { at: paths.signIn });
    await signIn();
    await screen.findByRole('dialog', { name: 'Email Verification Required' });
  });

  test('opens the dialog and no toast @2.sign-in.modal @4.sign-in.403 @8.login-403', () => {
    expect(
      screen.getByText(
        "Your email address is not verified yet. We've sent you a verification email. Please check your inbox and click the verification link to activate your account.",
      ),
    ).toBeInTheDocument();
    expect(failure).not.toHaveBeenCalled();
    expect(getSession()).toBeNull();
  });

  test('sends the mail again, to the address that was typed, and then waits', async () => {
    const seen = answerCalls({ 'POST /auth/emailVerify': { body: { message: 'Sent again.', data: null } } });
    await userEvent.click(screen.getByRole('button', { name: 'Send the email again' }));
    await waitFor(() => expect(success).toHaveBeenCalledWith('Sent again.'));
    expect(seen[0]?.params).toEqual({ email: 'anna@example.com' });
    expect(await screen.findByRole('button', { name: /^Send the email again in \d+ s$/ })).toBeDisabled();
  });

  test('a mail that cannot be sent again is said, and can be retried', async () => {
    answerCalls({ 'POST /auth/emailVerify': { status: 429, body: { message: 'Wait a minute.' } } });
    await userEvent.click(screen.getByRole('button', { name: 'Send the email again' }));
    await waitFor(() => expect(failure).toHaveBeenCalledWith('Wait a minute.'));
    clear.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Send the email again' }));
    expect(clear).toHaveBeenCalled();
  });

  test.each([
    ['the Close button', () => screen.getByRole('button', { name: 'Close' })],
    ['the close icon', () => screen.getByRole('button', { name: 'Close dialog' })],
    ['the backdrop', () => screen.getByRole('dialog')],
  ])('%s closes it; what was typed stays @2.sign-in.modal-close', async (_, target) => {
    await userEvent.click(target());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(email()).toHaveValue('Anna@Example.com');
    expect(login()).toBeEnabled();
  });
});

test.each([
  [
    'the server’s message',
    { status: 400, body: { message: 'Wrong email or password.' } },
    'Wrong email or password.',
    /^Check the address and caps lock, or/,
  ],
  [
    'the default when the answer has none',
    { status: 500, body: '<html>' },
    'Login failed',
    /^What you typed is still here\./,
  ],
  [
    'the error’s own when there is no answer',
    'offline' as const,
    'We could not reach the server. Check your connection and try again.',
    /^What you typed is still here\./,
  ],
])(
  'another failure shows %s in a toast, the next step on the page, and keeps the form @4.sign-in.failure @8.login-other',
  async (_, reply, message, step) => {
    answerCalls({ 'POST /auth/login': reply });
    renderScreen(<SignIn />, { at: paths.signIn });
    await signIn();
    await waitFor(() => expect(failure).toHaveBeenCalledWith(message));
    expect(path()).toBe(paths.signIn);
    expect(screen.getByText(step)).toBeInTheDocument();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(password()).toHaveValue('secret1');
    expect(login()).toBeEnabled();
    clear.mockClear();
    await userEvent.click(login());
    expect(clear).toHaveBeenCalled(); // the outcome of the first try
  },
);

test('a rejected field shows the server’s message until it is changed, and gets the focus', async () => {
  answerCalls({
    'POST /auth/login': {
      status: 400,
      body: { message: 'Please check the form.', errors: { email: 'Invalid email format' } },
    },
  });
  renderScreen(<SignIn />);
  await signIn();
  expect(await screen.findByText('Invalid email format')).toBeInTheDocument();
  expect(email()).toHaveFocus();
  expect(screen.queryByText('Please check the form.')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByText('Invalid email format')).toBeInTheDocument();
  await userEvent.type(email(), 'x');
  expect(screen.queryByText('Invalid email format')).not.toBeInTheDocument();
});

test('repeated presses, or Enter, while the call runs make one call, and screen readers are informed', async () => {
  const seen = answerCalls({ 'POST /auth/login': () => new Promise(() => {}) });
  renderScreen(<SignIn />);
  await userEvent.type(email(), 'anna@example.com');
  await userEvent.type(password(), 'secret1{Enter}');
  await waitFor(() => expect(seen).toHaveLength(1));
  fireEvent.submit(password().closest('form')!);
  fireEvent.submit(password().closest('form')!);
  expect(screen.getByText('Please wait…')).toHaveRole('status');
  expect(seen).toHaveLength(1);
});

test('a response without a session is a failure, not a login', async () => {
  answerCalls({ 'POST /auth/login': { body: { message: 'ok' } } });
  renderScreen(<SignIn />, { at: paths.signIn });
  await signIn();
  await waitFor(() =>
    expect(failure).toHaveBeenCalledWith('The server’s answer could not be understood. Please try again.'),
  );
  expect(path()).toBe(paths.signIn);
});

test('the typed address is still there after Back; a sign-in clears it', async () => {
  const first = renderScreen(<SignIn />);
  await userEvent.type(email(), 'anna@example.com');
  first.unmount();
  answerCalls({ 'POST /auth/login': { body: testSession() } });
  const second = renderScreen(<SignIn />);
  expect(email()).toHaveValue('anna@example.com');
  await userEvent.type(password(), 'secret1{Enter}');
  await waitFor(() => expect(success).toHaveBeenCalled());
  second.unmount();
  renderScreen(<SignIn />);
  expect(email()).toHaveValue('');
});

test('pressing a link does not take the focus from the field, which would move the link away', async () => {
  renderScreen(<SignIn />);
  await userEvent.click(email());
  expect(fireEvent.mouseDown(screen.getByRole('link', { name: 'Forgot Password' }))).toBe(false);
  expect(fireEvent.mouseDown(password())).toBe(true);
});

describe('after a session ended', () => {
  const note = (values: object) => sessionStorage.setItem('breakaway_sign_in_note', JSON.stringify(values));
  beforeEach(() => {
    sessionStorage.clear();
    setReturnPages((page) => page === paths.settings);
  });

  test('shows and announces the reason, and returns to the page', async () => {
    note({ end: 'SESSION_IDLE', from: paths.settings, userId: 'u1' });
    answerCalls({ 'POST /auth/login': { body: testSession() } });
    renderScreen(<SignIn />, { at: paths.signIn });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'You were signed out because you had not used this device for 7 days.',
    );
    await signIn();
    await waitFor(() => expect(path()).toBe(paths.settings));
  });

  test('a direct visit shows no reason', () => {
    renderScreen(<SignIn />, { at: paths.signIn });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a passkey', () => {
  const button = () => screen.getByRole('button', { name: 'Sign in with a passkey' });
  const never = new Promise<never>(() => {});
  const offer = jest.spyOn(passkeys, 'offer');
  const press = jest.spyOn(passkeys, 'signIn');
  const supported = jest.spyOn(passkeys, 'isSupported');
  beforeEach(() => {
    sessionStorage.clear();
    supported.mockReturnValue(true);
    offer.mockReset().mockReturnValue(never);
    press.mockReset();
  });
  afterAll(() => jest.restoreAllMocks());

  test('is not offered in a browser without support', () => {
    supported.mockReturnValue(false);
    renderScreen(<SignIn />);
    expect(screen.queryByText(/passkey/)).not.toBeInTheDocument();
  });

  test('signs in by the button, which is disabled meanwhile', async () => {
    let chosen: (session: ReturnType<typeof testSession>) => void = () => {};
    press.mockReturnValue(new Promise((resolve) => (chosen = resolve)));
    renderScreen(<SignIn />, { at: paths.signIn });
    await userEvent.click(button());
    expect(screen.getByRole('button', { name: 'Waiting for your passkey...' })).toBeDisabled();
    expect(login()).toBeDisabled();
    // The offer in the field ends in favour of the dialog.
    expect(offer.mock.calls[0]![0].aborted).toBe(true);
    chosen(testSession());
    await waitFor(() => expect(path()).toBe('/app/breakaway-ai-consultant'));
    expect(getSession()).toEqual(testSession());
  });

  test('signs in from the list of the email field', async () => {
    offer.mockResolvedValueOnce(testSession());
    renderScreen(<SignIn />, { at: paths.signIn });
    expect(email()).toHaveAttribute('autocomplete', 'username webauthn');
    await waitFor(() => expect(path()).toBe('/app/breakaway-ai-consultant'));
  });

  test.each(['the button', 'the field'])(
    'that is rejected by %s shows an error, and can be retried',
    async (by) => {
      const refusal = new Error('This passkey does not belong to an account here any more.');
      if (by === 'the field') offer.mockRejectedValueOnce(refusal);
      press.mockRejectedValue(refusal);
      renderScreen(<SignIn />, { at: paths.signIn });
      if (by === 'the button') await userEvent.click(button());
      expect(await screen.findByText(/^Sign in with your password, or/)).toBeInTheDocument();
      expect(failure).toHaveBeenLastCalledWith(refusal.message);
      expect(button()).toBeEnabled();
      if (by === 'the button') expect(button()).toHaveFocus();
      await waitFor(() => expect(offer).toHaveBeenCalledTimes(2));
      expect(path()).toBe(paths.signIn);
    },
  );

  test('an offer is renewed before its challenge expires, and cancelled when the screen unmounts', async () => {
    jest.useFakeTimers();
    const { unmount } = renderScreen(<SignIn />);
    await act(() => jest.advanceTimersByTimeAsync(4 * 60_000));
    const signals = offer.mock.calls.map(([signal]) => signal);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    unmount();
    expect(signals[1]!.aborted).toBe(true);
    jest.useRealTimers();
  });
});
