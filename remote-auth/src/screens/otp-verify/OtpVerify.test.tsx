import { Link, passwordReset, paths, toast, useLocation } from '@breakaway/host-api';
import { answerCalls, renderScreen } from '@breakaway/host-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import OtpVerify from './OtpVerify.tsx';

const success = jest.spyOn(toast, 'success').mockImplementation(() => {});
const failure = jest.spyOn(toast, 'error').mockImplementation(() => {});
beforeEach(() => failure.mockClear());

const ADVICE = 'This is not the code in our newest email.';
const boxes = () => screen.getAllByRole('textbox') as HTMLInputElement[];
const code = () =>
  boxes()
    .map((box) => box.value || '_')
    .join('');
const verify = () => userEvent.click(screen.getByRole('button', { name: 'Verify OTP' }));
const path = () => screen.getByTestId('location');

/** `renderScreen` clears the storage, so the address is stored by the first thing that renders. */
function Prepared() {
  if (!passwordReset.email()) passwordReset.begin('anna@example.com');
  return <OtpVerify />;
}
const open = () => renderScreen(<Prepared />, { at: paths.otpVerify });

test('six boxes in one named group, fit for phones and code autofill @2.otp.boxes @9.otp-length', () => {
  open();
  expect(screen.getByRole('group', { name: 'One-time code' })).toBeInTheDocument();
  expect(boxes()).toHaveLength(6);
  boxes().forEach((box, i) => {
    expect(box).toHaveAccessibleName(`Digit ${i + 1} of 6`);
    expect(box).toHaveAttribute('inputmode', 'numeric');
    expect(box).toHaveAttribute('autocomplete', i === 0 ? 'one-time-code' : 'off');
  });
});

test('typing moves forward, and a digit replaces the existing one @2.otp.typing', async () => {
  open();
  await userEvent.click(boxes()[0]!);
  await userEvent.keyboard('123');
  expect(code()).toBe('123___');
  expect(boxes()[3]).toHaveFocus();
  await userEvent.click(boxes()[0]!);
  await userEvent.keyboard('9');
  expect(code()).toBe('923___');
  await userEvent.click(boxes()[0]!);
  await userEvent.keyboard('9245');
  expect(code()).toBe('9245__');
});

test.each([['123456'], ['123 456'], [' 123-456\n']])(
  'pasting "%s" into any box fills all @2.otp.paste',
  async (text) => {
    open();
    await userEvent.click(boxes()[2]!);
    await userEvent.paste(text);
    expect(code()).toBe('123456');
    expect(boxes()[5]).toHaveFocus();
  },
);

test('pasting fewer digits fills from that box on; pasting text changes nothing', async () => {
  open();
  await userEvent.click(boxes()[1]!);
  await userEvent.paste('78');
  expect(code()).toBe('_78___');
  await userEvent.paste('hello');
  expect(code()).toBe('_78___');
});

test('Backspace empties a box, and on an empty one moves back @2.otp.backspace', async () => {
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
  ['', 'OTP is required', '@5.otp.required', 0],
  ['123', 'OTP must be exactly 6 digits', '@5.otp.length', 3],
])('"%s" is rejected at submit: %s %s', async (digits, message, _, firstEmpty) => {
  const seen = answerCalls({});
  open();
  await userEvent.click(boxes()[0]!);
  if (digits) await userEvent.keyboard(digits);
  await verify();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(boxes()[firstEmpty]).toHaveFocus();
  expect(boxes()[firstEmpty]).toHaveAccessibleDescription(message);
  expect(screen.getByRole('group')).not.toHaveAccessibleDescription();
  expect(seen).toHaveLength(0);
});

test('a letter shows an error immediately, which goes when a digit replaces it @5.otp.digits', async () => {
  open();
  await userEvent.click(boxes()[0]!);
  await userEvent.paste('123456');
  await userEvent.keyboard('x');
  expect(await screen.findByText('OTP must contain only numbers')).toBeInTheDocument();
  await userEvent.keyboard('7');
  await waitFor(() => expect(screen.queryByText('OTP must contain only numbers')).not.toBeInTheDocument());
  expect(code()).toBe('123457');
});

test('the right code leads on, and the reset token is stored @4.otp.success @2.otp.lands @2.otp.stored-email @8.success.otp', async () => {
  const seen = answerCalls({
    'POST /auth/verify-otp': { body: { message: 'ok', data: { resetToken: 'reset-token-1' } } },
  });
  open();
  await userEvent.click(boxes()[0]!);
  await userEvent.paste('123456');
  await verify();
  await waitFor(() => expect(path()).toHaveTextContent(paths.newPassword));
  expect(seen[0]?.params).toEqual({ email: 'anna@example.com', otp: '123456' });
  expect(passwordReset.ticket()).toBe('reset-token-1');
  expect(success).toHaveBeenCalledWith('OTP verified successfully!');
});

test.each([
  [
    'the server’s message',
    { status: 400, body: { message: 'That code is old.' } },
    'That code is old.',
    ADVICE,
  ],
  [
    'the error’s own',
    'offline' as const,
    'We could not reach the server. Check your connection and try again.',
    /^What you typed is still here\./,
  ],
  [
    'the default',
    { status: 500, body: '' },
    'Invalid OTP. Please try again.',
    /^What you typed is still here\./,
  ],
  ['the default', { status: 400, body: '' }, 'Invalid OTP. Please try again.', ADVICE],
])('a rejected code shows %s and stays in the boxes @8.otp', async (_, reply, message, step) => {
  answerCalls({ 'POST /auth/verify-otp': reply });
  open();
  await userEvent.click(boxes()[0]!);
  await userEvent.paste('000000');
  await verify();
  await waitFor(() => expect(failure).toHaveBeenCalledWith(message));
  expect(code()).toBe('000000');
  expect(screen.getByText(step)).toBeInTheDocument();
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

test('without a stored address it says so and leads to forgot password @2.otp.missing-email @8.otp-missing-email', async () => {
  renderScreen(<OtpVerify />, { at: paths.otpVerify });
  await waitFor(() => expect(path()).toHaveTextContent(paths.forgotPassword));
  expect(failure).toHaveBeenCalledWith('Email not found. Please try forgot password again.');
});

test('Back to login opens sign-in when the history has no earlier page', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Back to login' }));
  expect(path()).toHaveTextContent(paths.signIn);
});

/** A page before this one in the history. */
function FromElsewhere() {
  return useLocation().pathname === '/before' ? <Link to={paths.otpVerify}>on</Link> : <Prepared />;
}

test('Back to login goes back one page @2.otp.back', async () => {
  renderScreen(<FromElsewhere />, { at: '/before' });
  await userEvent.click(screen.getByRole('link', { name: 'on' }));
  expect(path()).toHaveTextContent(paths.otpVerify);
  await userEvent.click(screen.getByRole('button', { name: 'Back to login' }));
  expect(path()).toHaveTextContent('/before');
});

test('a rejected code marks every box as invalid; the first has the focus, and typing replaces it', async () => {
  answerCalls({ 'POST /auth/verify-otp': { status: 400, body: { message: 'That code is old.' } } });
  open();
  await userEvent.click(boxes()[0]!);
  await userEvent.paste('000000');
  await verify();
  await waitFor(() => expect(boxes()[0]).toHaveFocus());
  for (const box of boxes()) expect(box).toBeInvalid();
  expect(boxes()[0]).toHaveAccessibleDescription(ADVICE);
  await userEvent.keyboard('1');
  expect(code()).toBe('100000');
  expect(screen.queryByText(ADVICE)).not.toBeInTheDocument();
});

describe('a new code', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const waiting = (left: number) => screen.getByText(`No email? You can send a new code in ${left} s.`);
  const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('can be requested after a wait; it empties the boxes, and the wait restarts', async () => {
    const seen = answerCalls({ 'POST /auth/forgotPassword': { body: { message: 'ok', data: null } } });
    open();
    await user.click(boxes()[0]!);
    await user.paste('123456');
    expect(waiting(30)).toBeInTheDocument();
    await later(29_000);
    expect(waiting(1)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send a new code' })).not.toBeInTheDocument();
    await later(1_000);
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    await later(0);
    expect(seen[0]?.params).toEqual({ email: 'anna@example.com' });
    expect(success).toHaveBeenLastCalledWith('A new code is on its way.');
    expect(code()).toBe('______');
    expect(boxes()[0]).toHaveFocus();
    expect(waiting(30)).toBeInTheDocument();
  });

  test('that is rejected: the server’s message is shown, the code stays, and a retry is possible', async () => {
    answerCalls({
      'POST /auth/forgotPassword': { status: 429, body: { message: 'Please wait an hour.' } },
    });
    open();
    await user.click(boxes()[0]!);
    await user.paste('12');
    await later(30_000);
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    await later(0);
    expect(failure).toHaveBeenLastCalledWith('Please wait an hour.');
    expect(screen.getByText(/^Nothing is lost\. Wait a little/)).toBeInTheDocument();
    expect(code()).toBe('12____');
    const clear = jest.spyOn(toast, 'clear').mockClear();
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(clear).toHaveBeenCalledTimes(1);
    await later(0);
  });
});
