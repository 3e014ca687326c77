import { passwordReset, paths, toast } from '@breakaway/host-api';
import { answerCalls, renderScreen } from '@breakaway/host-api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { typedEmail } from '../../state/typed-email.ts';
import ForgotPassword from './ForgotPassword.tsx';

const success = jest.spyOn(toast, 'success').mockImplementation(() => {});
const failure = jest.spyOn(toast, 'error').mockImplementation(() => {});

beforeEach(() => typedEmail.forget());

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Forgot Password' }));
const path = () => screen.getByTestId('location');

test.each([
  ['', 'Email is required', '@5.forgot.email-required'],
  ['anna@', 'Invalid email format', '@5.forgot.email-format'],
])('"%s" is rejected: %s %s', async (value, message) => {
  const seen = answerCalls({});
  renderScreen(<ForgotPassword />);
  if (value) await userEvent.type(screen.getByLabelText('Email'), value);
  await submit();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(seen).toHaveLength(0);
});

test.each([
  ['A code is on its way.', 'A code is on its way.'],
  ['', 'Operation Successful!'],
])(
  'success stores the address and leads to the code (message "%s") @4.forgot.success @2.forgot.lands @5.forgot.email-lowercased',
  async (message, shown) => {
    const seen = answerCalls({ 'POST /auth/forgotPassword': { body: { message, data: null } } });
    renderScreen(<ForgotPassword />);
    await userEvent.type(screen.getByLabelText('Email'), 'Anna@Example.com');
    await submit();
    await waitFor(() => expect(path()).toHaveTextContent(paths.otpVerify));
    expect(seen[0]?.params).toEqual({ email: 'anna@example.com' });
    expect(passwordReset.email()).toBe('anna@example.com');
    expect(success).toHaveBeenLastCalledWith(shown);
  },
);

test.each([
  ['the server’s message', { status: 429, body: { message: 'Wait a minute.' } }, 'Wait a minute.'],
  [
    'the error’s own',
    'offline' as const,
    'We could not reach the server. Check your connection and try again.',
  ],
  ['the default', { status: 500, body: '' }, 'Something went wrong'],
])('a failure shows %s and stays on the screen @8.forgot-password', async (_, reply, message) => {
  answerCalls({ 'POST /auth/forgotPassword': reply });
  renderScreen(<ForgotPassword />, { at: paths.forgotPassword });
  await userEvent.type(screen.getByLabelText('Email'), 'anna@example.com');
  await submit();
  await waitFor(() => expect(failure).toHaveBeenLastCalledWith(message));
  expect(path()).toHaveTextContent(paths.forgotPassword);
  expect(passwordReset.email()).toBeNull();
});

test('an email field, and Back to login @2.forgot.screen @2.forgot.back', async () => {
  renderScreen(<ForgotPassword />);
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(screen.getByRole('button', { name: 'Forgot Password' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Back to login' }));
  expect(path()).toHaveTextContent(paths.signIn);
});

test('the address that was typed at sign-in is filled in', () => {
  typedEmail.keep('anna@example.com');
  renderScreen(<ForgotPassword />);
  expect(screen.getByLabelText('Email')).toHaveValue('anna@example.com');
});
