import { getSession, paths, toast } from '@breakaway/host-api';
import { answerCalls, renderScreen, testSession } from '@breakaway/host-api/testing';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { typedEmail } from '../../state/typed-email.ts';
import VerifyEmail from './VerifyEmail.tsx';

// Effects run twice, as in development: a token must still be used once.
configure({ reactStrictMode: true });

const success = jest.spyOn(toast, 'success').mockImplementation(() => {});
const failure = jest.spyOn(toast, 'error').mockImplementation(() => {});
beforeEach(() => {
  success.mockClear();
  typedEmail.forget();
});

const path = () => screen.getByTestId('location');
const open = (at: string) => renderScreen(<VerifyEmail />, { at });

test('a token is redeemed once, the session stored, and the payment page opened @2.verify-email.token @2.verify-email.session @2.verify-email.message @2.verify-email.loading', async () => {
  let answer: (reply: { body: unknown }) => void = () => {};
  const seen = answerCalls({ 'GET /auth/verify-email': () => new Promise((resolve) => (answer = resolve)) });
  open('/verify-email?token=t1');
  expect(screen.getByRole('heading', { level: 1, name: 'Verifying your email' })).toBeInTheDocument();
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.params).toEqual({ token: 't1' });
  answer({ body: { ...testSession({ isPremium: false }), message: 'Welcome, Anna.' } });
  await waitFor(() => expect(path()).toHaveTextContent(paths.subscription));
  expect(getSession()?.token).toBe('test-token');
  expect(success.mock.calls).toEqual([['Welcome, Anna.']]);
  expect(seen).toHaveLength(1);
});

test('without a message from the server the toast reads "Signup Successful!" @2.verify-email.message @8.success.signup', async () => {
  answerCalls({ 'GET /auth/verify-email': { body: { ...testSession(), message: '' } } });
  open('/verify-email?token=t2');
  await waitFor(() => expect(success).toHaveBeenCalledWith('Signup Successful!'));
});

test.each([
  [
    'the server’s message',
    't3',
    { status: 400, body: { message: 'This link is old.' } },
    'This link is old.',
  ],
  ['the default', 't4', { status: 500, body: '' }, 'Email verification failed. Please try again.'],
])(
  'a rejected token shows the panel with %s, and a link back @2.verify-email.failed @8.verify-email',
  async (_, token, reply, message) => {
    answerCalls({ 'GET /auth/verify-email': reply });
    open(`/verify-email?token=${token}`);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Email verification failed' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(getSession()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Back to Sign Up' }));
    expect(path()).toHaveTextContent(paths.signUp);
  },
);

test('a failure unrelated to the token can be retried', async () => {
  answerCalls({ 'GET /auth/verify-email': 'offline' });
  open('/verify-email?token=t5');
  const again = await screen.findByRole('button', { name: 'Try again' });
  answerCalls({ 'GET /auth/verify-email': { body: testSession() } });
  await userEvent.click(again);
  await waitFor(() => expect(path()).toHaveTextContent(paths.subscription));
});

test('after such a failure a new link can be requested too', async () => {
  answerCalls({ 'GET /auth/verify-email': 'offline' });
  open('/verify-email?token=t7');
  const more = await screen.findByRole('button', { name: 'My link is more than a day old' });
  expect(screen.queryByRole('button', { name: 'Send a new link' })).not.toBeInTheDocument();
  await userEvent.click(more);
  const seen = answerCalls({ 'POST /auth/emailVerify': { body: { message: 'Sent again.', data: null } } });
  await userEvent.type(screen.getByLabelText('Email'), 'anna@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
  await waitFor(() => expect(seen[0]?.params).toEqual({ email: 'anna@example.com' }));
});

test('a rejected token cannot be retried; a new link can be requested', async () => {
  answerCalls({ 'GET /auth/verify-email': { status: 400, body: { message: 'This link is old.' } } });
  open('/verify-email?token=t6');
  await screen.findByRole('alert');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  const seen = answerCalls({ 'POST /auth/emailVerify': { body: { message: 'Sent again.', data: null } } });
  await userEvent.type(screen.getByLabelText('Email'), 'Anna@Example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('Sent again.'));
  expect(seen[0]?.params).toEqual({ email: 'anna@example.com' });
});

test('without a token it says that a mail was sent, and resends it after a wait @2.verify-email.no-token', async () => {
  const seen = answerCalls({ 'POST /auth/emailVerify': { body: { message: 'Sent again.', data: null } } });
  renderScreen(<VerifyEmail />, { at: { pathname: '/verify-email', state: { email: 'anna@example.com' } } });
  expect(screen.getByRole('main')).toHaveTextContent('A verification email was sent to anna@example.com.');
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send the email again' }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('Sent again.'));
  expect(seen[0]?.params).toEqual({ email: 'anna@example.com' });
  expect(await screen.findByRole('button', { name: /^Send the email again in \d+ s$/ })).toBeDisabled();
});

test('opened without an address, the mail can be requested by typing one', async () => {
  answerCalls({ 'POST /auth/emailVerify': { status: 429, body: { message: 'Wait a minute.' } } });
  renderScreen(<VerifyEmail />, { at: '/verify-email' });
  expect(screen.getByText(/A verification email was sent\./)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send the email again' }));
  expect(await screen.findByText('Email is required')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Email'), 'anna@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send the email again' }));
  await waitFor(() => expect(failure).toHaveBeenCalledWith('Wait a minute.'));
});

test('the link of somebody else’s sign-up leads to setting one’s own password', async () => {
  answerCalls({
    'GET /auth/verify-email': { status: 409, body: { message: 'This link is for an earlier sign-up.' } },
  });
  open('/verify-email?token=t9');
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is for an earlier sign-up.');
  expect(screen.queryByRole('button', { name: 'Send a new link' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Choose your own password' }));
  expect(path()).toHaveTextContent(paths.forgotPassword);
});
