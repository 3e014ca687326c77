import { toast } from '@breakaway/host-api';
import { answerCalls, renderScreen, testSession, testUser } from '@breakaway/host-api/testing';
import type { PayPalButtonsComponentProps } from '@paypal/react-paypal-js';
import { act, fireEvent, screen } from '@testing-library/react';
import { useMembership } from '../useMembership.ts';
import PaypalPayment from './PaypalPayment.tsx';

/** The provider's buttons render a frame of their own; this mock hands their callbacks to the test. */
const mockHandlers: { now?: PayPalButtonsComponentProps } = {};
const mockScript = { isPending: false, isRejected: false };
jest.mock('@paypal/react-paypal-js', () => ({
  PayPalScriptProvider: ({ children }: { children: unknown }) => children,
  usePayPalScriptReducer: () => [mockScript],
  PayPalButtons: (props: PayPalButtonsComponentProps) => {
    mockHandlers.now = props;
    return null;
  },
}));

const plans = { body: { message: '', data: { plans: [{ name: 'PRO', id: 'P-1', price: 89.99 }] } } };

function Screen() {
  return <PaypalPayment membership={useMembership()} hasCoupon returned={null} onBusy={() => {}} />;
}
const open = (replies: Parameters<typeof answerCalls>[0]) => {
  const seen = answerCalls({
    'GET /users/getUserDetails': { body: { message: '', data: testUser() } },
    'GET /paypal/plans': plans,
    ...replies,
  });
  renderScreen(<Screen />, { session: testSession({ isPremium: false }), at: '/subscription' });
  return seen;
};
const create = () =>
  act(async () =>
    mockHandlers.now?.createSubscription?.({} as never, {} as never).catch((error: unknown) => error),
  );
const approve = () =>
  act(async () => mockHandlers.now?.onApprove?.({ subscriptionID: 'I-1' } as never, {} as never));

afterEach(() => jest.useRealTimers());

const created = { body: { message: '', data: { id: 'I-1', approveUrl: '' }, id: 'I-1' } };
const verified = { body: { message: '', data: { message: 'Done', status: 'active' } } };

test('an approved subscription is verified and leads to the consultant @2.subscription.paypal-busy @4.paypal.approved', async () => {
  const seen = open({
    'POST /paypal/create-subscription': created,
    'POST /stripe/verify-paypal-transaction': verified,
  });
  expect(await create()).toBe('I-1');
  expect(screen.getByText('Processing PayPal payment...')).toBeInTheDocument();
  expect(seen[1]?.body).toEqual({ planId: 'P-1', currency: 'EUR', intent: 'subscription' });
  await approve();
  expect(seen[2]?.body).toEqual({ transactionId: 'I-1', userId: 'u1' });
  expect(screen.getByTestId('location')).toHaveTextContent('/app/breakaway-ai-consultant');
});

test('a cancelled approval shows a message and keeps the buttons @8.paypal-cancelled', async () => {
  open({ 'POST /paypal/create-subscription': created });
  await create();
  act(() => mockHandlers.now?.onCancel?.({}, {} as never));
  expect(screen.getByText('PayPal payment cancelled.')).toBeInTheDocument();
  expect(screen.queryByText('Processing PayPal payment...')).not.toBeInTheDocument();
  const clear = jest.spyOn(toast, 'clear').mockClear();
  await create();
  expect(clear).toHaveBeenCalledTimes(1);
});

test.each([
  ['with the words of the server', { status: 503, body: { message: 'PayPal is away.' } }, 'PayPal is away.'],
  ['without words', { status: 500, body: '' }, 'PayPal subscription failed. Please try again.'],
])('a subscription that cannot be created shows %s @8.paypal-create', async (_, reply, sentence) => {
  open({ 'POST /paypal/create-subscription': reply });
  const error = await create();
  act(() => mockHandlers.now?.onError?.(error as Record<string, unknown>));
  expect(screen.getByText(sentence)).toBeInTheDocument();
});

test('plans that cannot be loaded show the same message as a subscription that cannot be created @8.paypal-create', async () => {
  const seen = open({ 'GET /paypal/plans': { status: 503, body: { message: 'PayPal is away.' } } });
  const error = await create();
  act(() => mockHandlers.now?.onError?.(error as Record<string, unknown>));
  expect(screen.getByText('PayPal is away.')).toBeInTheDocument();
  expect(seen.map(({ call }) => call)).toEqual(['GET /paypal/plans']);
});

test('an error of the provider is shown in our own words @8.paypal-error', async () => {
  open({});
  act(() => mockHandlers.now?.onError?.(new Error('zoid destroyed') as never));
  expect(screen.getByText('PayPal payment failed. Please try again.')).toBeInTheDocument();
});

test('after a failed verification the approval is verified again, not paid again', async () => {
  let broken = true;
  open({ 'POST /stripe/verify-paypal-transaction': () => (broken ? { status: 500, body: '' } : verified) });
  await approve();
  expect(screen.getByText('PayPal payment failed. Please try again.')).toBeInTheDocument();
  broken = false;
  const clear = jest.spyOn(toast, 'clear').mockClear();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Check again' })));
  expect(clear).toHaveBeenCalledTimes(1);
  expect(screen.getByTestId('location')).toHaveTextContent('/app/breakaway-ai-consultant');
});

test('an approval that only the server learns about also leads into the app', async () => {
  let isPremium = false;
  const seen = open({
    'POST /paypal/create-subscription': created,
    'GET /users/getUserDetails': () => ({ body: { message: '', data: testUser({ isPremium }) } }),
  });
  jest.useFakeTimers();
  await create();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('Processing PayPal payment...')).toBeInTheDocument();
  isPremium = true;
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByTestId('location')).toHaveTextContent('/app/breakaway-ai-consultant');
  expect(seen.map(({ call }) => call)).not.toContain('POST /stripe/verify-paypal-transaction');
});

test('after a cancellation the server is not polled any more', async () => {
  const seen = open({ 'POST /paypal/create-subscription': created });
  jest.useFakeTimers();
  await create();
  act(() => mockHandlers.now?.onCancel?.({}, {} as never));
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(seen.map(({ call }) => call)).toEqual(['GET /paypal/plans', 'POST /paypal/create-subscription']);
});

test('what can never be verified is not retried: the buttons are back', async () => {
  const message = 'We could not find this PayPal payment on your account.';
  open({ 'POST /stripe/verify-paypal-transaction': { status: 404, body: { message } } });
  await approve();
  expect(screen.getByText(message)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument();
  expect(mockHandlers.now?.disabled).toBe(false);
});

test('a member who is already subscribed sees a message, and their record is reloaded', async () => {
  const seen = open({
    'POST /paypal/create-subscription': { status: 409, body: { message: 'You already have a PRO plan.' } },
  });
  const error = await create();
  act(() => mockHandlers.now?.onError?.(error as Record<string, unknown>));
  expect(screen.getByText('You already have a PRO plan.')).toBeInTheDocument();
  expect(seen.map(({ call }) => call)).toContain('GET /users/getUserDetails');
});

test('a script that failed to load offers to try again', () => {
  mockScript.isRejected = true;
  open({});
  expect(screen.getByText(/PayPal could not be loaded/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  mockScript.isRejected = false;
});
