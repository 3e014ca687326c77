import { paths, toast } from '@breakaway/host-api';
import { answerCalls, renderScreen } from '@breakaway/host-api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { typedEmail } from '../../state/typed-email.ts';
import SignUp from './SignUp.tsx';

const success = jest.spyOn(toast, 'success').mockImplementation(() => {});
const failure = jest.spyOn(toast, 'error').mockImplementation(() => {});
beforeEach(() => {
  success.mockClear();
  failure.mockClear();
  typedEmail.forget();
});

const TOO_EASY = 'This password is too easy to guess. Please choose another one.';
const path = () => screen.getByTestId('location');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign up' }));

async function fill(overrides: Record<string, string> = {}) {
  const values = {
    Name: ' Anna Rider ',
    Email: 'Anna@Example.com',
    Password: 'secret1',
    'Confirm Password': 'secret1',
    ...overrides,
  };
  for (const [label, value] of Object.entries(values)) {
    if (value) await userEvent.type(screen.getByLabelText(label), value);
  }
}

test('heading, subtitle and the link to sign-in @2.sign-up.heading @2.sign-up.log-in-link @2.sign-up.logo @2.sign-up.fields', () => {
  renderScreen(<SignUp />);
  expect(screen.getByRole('heading', { level: 1, name: 'Join the Cycling Revolution!' })).toBeInTheDocument();
  expect(screen.getByText('Create your account today.')).toBeInTheDocument();
  expect(screen.getByText(/Already have an account\?/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/sign-in');
  expect(screen.getByRole('link', { name: /home/ })).toHaveAttribute('href', '/');
  for (const label of ['Name', 'Email', 'Password', 'Confirm Password'])
    expect(screen.getByLabelText(label)).toBeVisible();
});

test('what a sign-up accepts is said beside its button, with the terms and the privacy policy', async () => {
  renderScreen(<SignUp />);
  expect(screen.getByText(/^By signing up you accept the/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/');
  await userEvent.click(screen.getByRole('link', { name: 'Terms' }));
  expect(path()).toHaveTextContent(/^\/$/);
});

test('an empty submit names every required field and focuses the first @5.sign-up.name-required @5.sign-up.email-required @5.sign-up.password-required @5.sign-up.confirm-required', async () => {
  renderScreen(<SignUp />);
  await submit();
  for (const message of [
    'Name is required',
    'Email is required',
    'Password is required',
    'Confirm Password is required',
  ]) {
    expect(await screen.findByText(message)).toBeInTheDocument();
  }
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test.each([
  ['Name', '   ', 'Name is required', '@5.sign-up.name-required'],
  ['Email', 'anna', 'Invalid email format', '@5.sign-up.email-format'],
  [
    'Password',
    '12345',
    'Password must be at least 6 characters long',
    '@5.sign-up.password-length @9.password-length',
  ],
  ['Confirm Password', 'secret2', 'Passwords must match', '@5.sign-up.confirm-match'],
])('%s "%s" is rejected: %s %s', async (label, value, message) => {
  const seen = answerCalls({});
  renderScreen(<SignUp />);
  await fill({ [label]: value });
  await submit();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(seen).toHaveLength(0);
});

test('the password rule is shown before anything is typed; a password that is too easy to guess shows a warning while typing', async () => {
  const seen = answerCalls({});
  renderScreen(<SignUp />);
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAccessibleDescription(/^At least 6 characters\. Not your name/);
  await userEvent.type(password, 'strava2024');
  expect(password).toHaveAccessibleDescription(TOO_EASY);
  expect(password).not.toBeInvalid();
  await userEvent.tab();
  await waitFor(() => expect(password).toBeInvalid());
  await userEvent.type(password, '-on-the-col');
  await waitFor(() => expect(password).not.toBeInvalid());
  expect(seen).toHaveLength(0);
});

test.each(['breakaway1', 'aaaaaaab', '123456a', 'qwertz12', 'annarider1', 'anna@example.com'])(
  'the password %s is rejected before it is sent',
  async (easy) => {
    const seen = answerCalls({});
    renderScreen(<SignUp />);
    await fill({ Password: easy, 'Confirm Password': easy });
    await submit();
    expect(await screen.findByText(TOO_EASY)).toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toBeInvalid();
    expect(seen).toHaveLength(0);
  },
);

test('a name with a link in it is rejected before it is sent', async () => {
  const seen = answerCalls({});
  renderScreen(<SignUp />);
  await fill({ Name: 'Win at evil.com' });
  await submit();
  expect(
    await screen.findByText('Please enter only a name, without links, email addresses or line breaks.'),
  ).toBeInTheDocument();
  expect(seen).toHaveLength(0);
});

test('the two passwords are shown and hidden independently @2.sign-up.show-passwords', async () => {
  renderScreen(<SignUp />);
  await userEvent.click(screen.getAllByRole('button', { name: 'Show password' })[1]!);
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(screen.getByLabelText('Confirm Password')).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getAllByRole('button', { name: 'Hide password' })[0]!);
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(screen.getByLabelText('Confirm Password')).toHaveAttribute('type', 'text');
});

test('registers with the address in lower case; "Signing up..." meanwhile; then the verify-email page @4.sign-up.submitting @4.sign-up.success @5.sign-up.email-lowercased @2.sign-up.lands', async () => {
  let answer: (reply: { body: unknown }) => void = () => {};
  const seen = answerCalls({ 'POST /auth/signUp': () => new Promise((resolve) => (answer = resolve)) });
  renderScreen(<SignUp />);
  await fill();
  await submit();
  expect(await screen.findByRole('button', { name: 'Signing up...' })).toBeDisabled();
  expect(seen[0]?.body).toEqual({
    name: 'Anna Rider',
    email: 'anna@example.com',
    password: 'secret1',
    confirmPassword: 'secret1',
  });
  answer({ body: { message: '', data: { message: 'Please verify your address.' } } });
  await waitFor(() => expect(path()).toHaveTextContent(paths.verifyEmail));
  expect(path()).toHaveAttribute('data-state', JSON.stringify({ email: 'anna@example.com' }));
  expect(success).toHaveBeenCalledWith('Please verify your address.');
});

test.each([
  [
    'the server’s message',
    { status: 400, body: { message: 'Try another.' } },
    'Try another.',
    'Try another.',
  ],
  [
    'the error’s own',
    'offline' as const,
    'We could not reach the server. Check your connection and try again.',
    /^What you typed is still here\./,
  ],
  ['the default', { status: 500, body: '' }, 'Registration failed', /^What you typed is still here\./],
])(
  'a failure shows %s and the form stays @4.sign-up.failure @8.registration',
  async (_, reply, message, step) => {
    answerCalls({ 'POST /auth/signUp': reply });
    renderScreen(<SignUp />, { at: paths.signUp });
    await fill();
    await submit();
    await waitFor(() => expect(failure).toHaveBeenCalledWith(message));
    expect(path()).toHaveTextContent(paths.signUp);
    expect(screen.getByText(step)).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('Anna@Example.com');
  },
);
