import { getSession, passwordReset, paths, saveSession, toast } from '@breakaway/host-api';
import { answerCalls, renderScreen, testSession } from '@breakaway/host-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { typedEmail } from '../../state/typed-email.ts';
import NewPassword from './NewPassword.tsx';

const success = jest.spyOn(toast, 'success').mockImplementation(() => {});
const failure = jest.spyOn(toast, 'error').mockImplementation(() => {});

const path = () => screen.getByTestId('location');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit New Password' }));

/** `renderScreen` clears the storage, so the verified code is stored before the screen's first render. */
function Prepared() {
  useState(() => {
    passwordReset.begin('anna@example.com');
    passwordReset.saveTicket('reset-token-1');
  });
  return <NewPassword />;
}
const open = () => renderScreen(<Prepared />, { at: paths.newPassword });

async function fill(password: string, confirm: string) {
  if (password) await userEvent.type(screen.getByLabelText('New Password'), password);
  if (confirm) await userEvent.type(screen.getByLabelText('Confirm Password'), confirm);
}

test.each([
  ['', '', 'Password is required', '@5.new-password.password-required'],
  ['', '', 'Confirm Password is required', '@5.new-password.confirm-required'],
  ['12345', '12345', 'Password must be at least 6 characters long', '@5.new-password.password-length'],
  ['secret1', 'secret2', 'Passwords must match', '@5.new-password.confirm-match'],
])('"%s" and "%s" are rejected: %s %s', async (password, confirm, message) => {
  const seen = answerCalls({});
  open();
  await fill(password, confirm);
  await submit();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(seen).toHaveLength(0);
});

test('each field has its own show/hide toggle @2.new-password.fields @2.new-password.show-passwords', async () => {
  open();
  await userEvent.click(screen.getAllByRole('button', { name: 'Show password' })[0]!);
  expect(screen.getByLabelText('New Password')).toHaveAttribute('type', 'text');
  expect(screen.getByLabelText('Confirm Password')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Confirm Password')).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getAllByRole('button', { name: 'Hide password' })[0]!);
  expect(screen.getByLabelText('New Password')).toHaveAttribute('type', 'password');
  expect(screen.getByLabelText('Confirm Password')).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Submit New Password' })).toBeEnabled();
});

test.each([
  ['Done.', 'Done.'],
  ['', 'Password Changed Successful!'],
])(
  'success leads to sign-in and clears the reset (message "%s") @4.reset.success @2.new-password.lands',
  async (message, shown) => {
    const seen = answerCalls({ 'POST /auth/resetPassword': { body: { message, data: null } } });
    open();
    await fill('secret1', 'secret1');
    await submit();
    await waitFor(() => expect(path()).toHaveTextContent(paths.signIn));
    expect(seen[0]?.params).toEqual({
      email: 'anna@example.com',
      newPassword: 'secret1',
      confirmPassword: 'secret1',
    });
    expect(seen[0]?.headers['X-Reset-Token']).toBe('reset-token-1');
    expect(success).toHaveBeenLastCalledWith(shown);
    expect(passwordReset.ticket()).toBeNull();
    expect(typedEmail.get()).toBe('anna@example.com');
  },
);

test.each([
  ['the server’s message', { status: 400, body: { message: 'Too late.' } }, 'Too late.'],
  [
    'the error’s own',
    'offline' as const,
    'We could not reach the server. Check your connection and try again.',
  ],
  ['the default', { status: 500, body: '' }, 'Operation failed'],
])('a failure shows %s and keeps what was typed @8.reset-password', async (_, reply, message) => {
  answerCalls({ 'POST /auth/resetPassword': reply });
  open();
  await fill('secret1', 'secret1');
  await submit();
  await waitFor(() => expect(failure).toHaveBeenLastCalledWith(message));
  expect(screen.getByLabelText('New Password')).toHaveValue('secret1');
});

test('a rejected password shows the server’s message at its field', async () => {
  answerCalls({
    'POST /auth/resetPassword': {
      status: 400,
      body: { message: 'Please check.', errors: { newPassword: 'This password is too common.' } },
    },
  });
  open();
  await fill('secret1', 'secret1');
  await submit();
  expect(await screen.findByText('This password is too common.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('New Password')).toHaveFocus());
  expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription('This password is too common.');
});

test('Back to forgot password @2.new-password.back', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Back to forgot password' }));
  expect(path()).toHaveTextContent(paths.forgotPassword);
});

test('without a verified code there is a message instead of a form', () => {
  renderScreen(<NewPassword />);
  expect(screen.getByText(/No password reset is open in this browser\./)).toBeInTheDocument();
  expect(screen.queryByLabelText('New Password')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to forgot password' })).toHaveAttribute(
    'href',
    paths.forgotPassword,
  );
});

test.each([
  ['anna@example.com', null],
  ['berta@example.com', 'test-token'],
])('a stored session of %s: token afterwards %s', async (email, token) => {
  answerCalls({ 'POST /auth/resetPassword': { body: { message: '', data: null } } });
  open();
  act(() => saveSession(testSession({ email })));
  await fill('secret1', 'secret1');
  await submit();
  await waitFor(() => expect(path()).toHaveTextContent(paths.signIn));
  expect(getSession()?.token ?? null).toBe(token);
});
