import { passwordReset, paths, toast } from '@breakaway/host-api';
import { answerCalls, renderScreen } from '@breakaway/host-api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ForgotPassword from './ForgotPassword.tsx';

const success = jest.spyOn(toast, 'success').mockImplementation(() => {});
const failure = jest.spyOn(toast, 'error').mockImplementation(() => {});

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Forgot Password' }));
const path = () => screen.getByTestId('location');

test.each([
  ['', 'Email is required'],
  ['anna@', 'Invalid email format'],
])('"%s" is refused: %s', async (value, message) => {
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
])('success keeps the address and leads to the code (message "%s")', async (message, shown) => {
  const seen = answerCalls({ 'POST /auth/forgotPassword': { body: { message, data: null } } });
  renderScreen(<ForgotPassword />);
  await userEvent.type(screen.getByLabelText('Email'), 'Anna@Example.com');
  await submit();
  await waitFor(() => expect(path()).toHaveTextContent(paths.otpVerify));
  expect(seen[0]?.params).toEqual({ email: 'anna@example.com' });
  expect(passwordReset.email()).toBe('anna@example.com');
  expect(success).toHaveBeenLastCalledWith(shown);
});

test.each([
  ['the server’s message', { status: 429, body: { message: 'Wait a minute.' } }, 'Wait a minute.'],
  ['the default', { status: 500, body: '' }, 'Something went wrong'],
])('a failure raises %s and stays', async (_, reply, message) => {
  answerCalls({ 'POST /auth/forgotPassword': reply });
  renderScreen(<ForgotPassword />, { at: paths.forgotPassword });
  await userEvent.type(screen.getByLabelText('Email'), 'anna@example.com');
  await submit();
  await waitFor(() => expect(failure).toHaveBeenLastCalledWith(message));
  expect(path()).toHaveTextContent(paths.forgotPassword);
  expect(passwordReset.email()).toBeNull();
});

test('Back to login', async () => {
  renderScreen(<ForgotPassword />);
  await userEvent.click(screen.getByRole('button', { name: 'Back to login' }));
  expect(path()).toHaveTextContent(paths.signIn);
});
