import { passwordReset, paths, toast } from '@breakaway/host-api';
import { answerCalls, renderScreen } from '@breakaway/host-api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import OtpVerify from './OtpVerify.tsx';

const success = jest.spyOn(toast, 'success').mockImplementation(() => {});
const failure = jest.spyOn(toast, 'error').mockImplementation(() => {});
beforeEach(() => failure.mockClear());

const boxes = () => screen.getAllByRole('textbox') as HTMLInputElement[];
const code = () =>
  boxes()
    .map((box) => box.value || '_')
    .join('');
const verify = () => userEvent.click(screen.getByRole('button', { name: 'Verify OTP' }));
const path = () => screen.getByTestId('location');

/** `renderScreen` clears the storage, so the address is put there by the first thing that renders. */
function Prepared() {
  if (!passwordReset.email()) passwordReset.begin('anna@example.com');
  return <OtpVerify />;
}
const open = () => renderScreen(<Prepared />, { at: paths.otpVerify });

test('six boxes in one named group, fit for phones and code autofill', () => {
  open();
  expect(screen.getByRole('group', { name: 'One-time code' })).toBeInTheDocument();
  expect(boxes()).toHaveLength(6);
  boxes().forEach((box, i) => {
    expect(box).toHaveAccessibleName(`Digit ${i + 1} of 6`);
    expect(box).toHaveAttribute('inputmode', 'numeric');
    expect(box).toHaveAttribute('autocomplete', i === 0 ? 'one-time-code' : 'off');
  });
});

test('typing moves forward, and a digit replaces the one that is there', async () => {
  open();
  await userEvent.click(boxes()[0]!);
  await userEvent.keyboard('123');
  expect(code()).toBe('123___');
  expect(boxes()[3]).toHaveFocus();
  await userEvent.click(boxes()[0]!);
  await userEvent.keyboard('9');
  expect(code()).toBe('923___');
});

test.each([['123456'], ['123 456'], [' 123-456\n']])('pasting "%s" into any box fills all', async (text) => {
  open();
  await userEvent.click(boxes()[2]!);
  await userEvent.paste(text);
  expect(code()).toBe('123456');
  expect(boxes()[5]).toHaveFocus();
});

test('pasting fewer digits fills from the box on; pasting words changes nothing', async () => {
  open();
  await userEvent.click(boxes()[1]!);
  await userEvent.paste('78');
  expect(code()).toBe('_78___');
  await userEvent.paste('hello');
  expect(code()).toBe('_78___');
});

test('Backspace empties a box, and on an empty one moves back', async () => {
  open();
  await userEvent.click(boxes()[0]!);
  await userEvent.keyboard('12{Backspace}');
  expect(boxes()[1]).toHaveFocus();
  expect(code()).toBe('12____');
  await userEvent.keyboard('{Backspace}');
  expect(code()).toBe('1_____');
});

test('arrows, Home and End move between the boxes', async () => {
  open();
  await userEvent.click(boxes()[0]!);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(boxes()[2]).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(boxes()[1]).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(boxes()[5]).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(boxes()[0]).toHaveFocus();
});

test.each([
  ['', 'OTP is required', 0],
  ['123', 'OTP must be exactly 6 digits', 3],
])('"%s" is refused at submit: %s', async (digits, message, firstEmpty) => {
  const seen = answerCalls({});
  open();
  await userEvent.click(boxes()[0]!);
  if (digits) await userEvent.keyboard(digits);
  await verify();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(boxes()[firstEmpty]).toHaveFocus();
  expect(seen).toHaveLength(0);
});

test('a letter is told at once and goes when a digit takes its place', async () => {
  open();
  await userEvent.click(boxes()[0]!);
  await userEvent.paste('123456');
  await userEvent.keyboard('x');
  expect(await screen.findByText('OTP must contain only numbers')).toBeInTheDocument();
  await userEvent.keyboard('7');
  await waitFor(() => expect(screen.queryByText('OTP must contain only numbers')).not.toBeInTheDocument());
  expect(code()).toBe('123457');
});

test('the right code leads on and its ticket is kept', async () => {
  const seen = answerCalls({
    'POST /auth/verify-otp': { body: { message: 'ok', data: { resetToken: 'ticket-1' } } },
  });
  open();
  await userEvent.click(boxes()[0]!);
  await userEvent.paste('123456');
  await verify();
  await waitFor(() => expect(path()).toHaveTextContent(paths.newPassword));
  expect(seen[0]?.params).toEqual({ email: 'anna@example.com', otp: '123456' });
  expect(passwordReset.ticket()).toBe('ticket-1');
  expect(success).toHaveBeenCalledWith('OTP verified successfully!');
});

test.each([
  ['the server’s message', { status: 400, body: { message: 'That code is old.' } }, 'That code is old.'],
  ['the default', { status: 500, body: '' }, 'Invalid OTP. Please try again.'],
])('a refused code raises %s and stays in the boxes', async (_, reply, message) => {
  answerCalls({ 'POST /auth/verify-otp': reply });
  open();
  await userEvent.click(boxes()[0]!);
  await userEvent.paste('000000');
  await verify();
  await waitFor(() => expect(failure).toHaveBeenCalledWith(message));
  expect(code()).toBe('000000');
});

test('without a stored address it says so and leads to forgot password', async () => {
  renderScreen(<OtpVerify />, { at: paths.otpVerify });
  await waitFor(() => expect(path()).toHaveTextContent(paths.forgotPassword));
  expect(failure).toHaveBeenCalledWith('Email not found. Please try forgot password again.');
});

test('Back to login, where there is no page to go back to, opens sign-in', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Back to login' }));
  expect(path()).toHaveTextContent(paths.signIn);
});
