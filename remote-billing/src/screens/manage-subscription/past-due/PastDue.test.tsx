import { toast } from '@breakaway/host-api';
import type { Subscription } from '@breakaway/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  expectCardFields,
  confirmCardPayment,
  fillCard,
  focused,
  mockCardProvider,
} from '../../../parts/card/testing.ts';
import { answer, open, plan } from '../testing.tsx';

const pastDue: Subscription = {
  ...plan,
  amount: 89.99,
  status: 'past_due',
  nextBillingDate: '2026-11-21T10:00:00.000Z',
  accessUntil: '2026-11-28T10:00:00.000Z',
};
const byPaypal: Subscription = { ...pastDue, subscriptionId: 'I-1', platform: 'paypal' };
const renewal = (clientSecret: string | null = 'pi_renewal', finalAmount = 89.99) => ({
  body: { message: '', data: { clientSecret, subscriptionId: 'sub_1', finalAmount, currency: 'EUR' } },
});

beforeEach(mockCardProvider);
afterEach(() => jest.useRealTimers());

/** The page with the card form of the renewal open. */
async function openForm(replies: Parameters<typeof open>[0] = {}) {
  let now: Subscription | null = pastDue;
  const seen = open({
    'GET /stripe/subscription': () => answer(now),
    'POST /stripe/pay-renewal': renewal(),
    ...replies,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Pay €89.99 now' }));
  const form = await screen.findByRole('form', { name: 'Pay by card' }, { timeout: 10_000 });
  await waitFor(expectCardFields);
  return {
    form,
    pay: () => fireEvent.click(within(form).getByRole('button', { name: /^Pay €/ })),
    becomes: (next: Subscription | null) => void (now = next),
    count: (call: string) => seen.filter((one) => one.call === call).length,
  };
}

test('a failed card renewal: what happened, until when the plan stays, what to do; label and cancel stay', async () => {
  open({ 'GET /stripe/subscription': answer(pastDue) });
  const notice = await screen.findByRole('region', { name: 'Your last payment did not go through.' });
  expect(notice).toHaveTextContent('You keep PRO until November 28, 2026. Pay now, with the same card');
  expect(within(notice).getByRole('button', { name: 'Pay €89.99 now' })).toBeInTheDocument();
  expect(screen.getByText('Active').parentElement).toHaveTextContent('Payment due');
  expect(screen.getByText('Payment due since').nextElementSibling).toHaveTextContent('November 21, 2026');
  expect(screen.getByText('Access until').nextElementSibling).toHaveTextContent('November 28, 2026');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('Your plan ends at once');
});

test('the card form opens in place with the focus on it, and closes again', async () => {
  await openForm();
  expect(screen.getByRole('heading', { name: 'Pay by card' })).toHaveFocus();
  expect(screen.getByText('Amount due: €89.99')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pay €89.99 now' })).toHaveFocus();
});

test('an incomplete card shows an error at each field and pays nothing', async () => {
  const { pay, count } = await openForm();
  await act(async () => pay());
  expect(screen.getByText('Please enter a valid card number')).toBeInTheDocument();
  await waitFor(() => expect(focused).toEqual(['cardNumber']));
  expect(count('POST /stripe/pay-renewal')).toBe(0);
});

test('repeated presses pay once: message, reloaded plan, Active', async () => {
  const { pay, form, becomes, count } = await openForm();
  fillCard();
  fireEvent.change(screen.getByLabelText('ZIP code'), { target: { value: '39100' } });
  becomes(plan);
  pay();
  fireEvent.submit(form);
  expect(await screen.findByText('Payment Successful', {}, { timeout: 4000 })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/did not go through/)).not.toBeInTheDocument());
  expect(screen.getByText('Next billing date').nextElementSibling).toHaveTextContent('November 21, 2027');
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'PRO' })).toHaveFocus());
  expect(count('POST /stripe/pay-renewal')).toBe(1);
  expect(confirmCardPayment).toHaveBeenCalledTimes(1);
  expect(confirmCardPayment.mock.calls[0]).toEqual([
    'pi_renewal',
    expect.objectContaining({
      payment_method: expect.objectContaining({
        billing_details: { name: 'Anna Rider', address: expect.objectContaining({ postal_code: '39100' }) },
      }),
    }),
  ]);
  expect(count('GET /stripe/payments')).toBe(2);
});

test('a decline shows the provider’s message, and the form stays', async () => {
  const { pay } = await openForm();
  fillCard();
  fireEvent.change(screen.getByLabelText('ZIP code'), { target: { value: '39100' } });
  confirmCardPayment.mockResolvedValueOnce({ error: { message: 'Your card was declined.' } });
  await act(async () => pay());
  expect((await screen.findAllByText('Your card was declined.')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('ZIP code')).toHaveValue('39100');
  await act(async () => pay());
  expect(confirmCardPayment).toHaveBeenCalledTimes(2);
});

test('paid in another window meanwhile: the server says so, and the plan is reloaded', async () => {
  const { pay, becomes } = await openForm({
    'POST /stripe/pay-renewal': { status: 409, body: { message: 'This renewal is paid already.' } },
  });
  fillCard();
  becomes(plan);
  await act(async () => pay());
  await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
  expect(await screen.findByText('This renewal is paid already.', {}, { timeout: 4000 })).toBeInTheDocument();
  expect(confirmCardPayment).not.toHaveBeenCalled();
});

test('no member is charged an amount that they have not seen', async () => {
  const { pay } = await openForm({ 'POST /stripe/pay-renewal': renewal('pi_renewal', 99.99) });
  fillCard();
  await act(async () => pay());
  expect(confirmCardPayment).not.toHaveBeenCalled();
  expect(screen.getByText('Amount due: €99.99')).toBeInTheDocument();
  await act(async () => pay());
  expect(confirmCardPayment).toHaveBeenCalledTimes(1);
});

test('a payment with a late confirmation is waited for, and can be checked again, not paid again', async () => {
  const { pay, becomes } = await openForm();
  fillCard();
  jest.useFakeTimers();
  pay();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText(/still waiting for its confirmation/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pay €/ })).not.toBeInTheDocument();
  becomes(plan);
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.queryByText(/still waiting/)).not.toBeInTheDocument();
});

test('a PayPal renewal: it has to be fixed at PayPal, and the plan can be checked again', async () => {
  let now = byPaypal;
  let broken = false;
  open({ 'GET /stripe/subscription': () => (broken ? 'offline' : answer(now)) });
  const notice = await screen.findByRole('region', { name: 'Your last payment did not go through.' });
  expect(notice).toHaveTextContent('You keep PRO until November 28, 2026.');
  expect(notice).toHaveTextContent('PayPal tries again by itself');
  const away = screen.getByRole('link', { name: 'Open PayPal (opens in a new tab)' });
  expect(away).toHaveAttribute('href', 'https://www.paypal.com/myaccount/autopay/');
  expect(away).toHaveAttribute('target', '_blank');
  expect(away).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(screen.queryByRole('button', { name: /^Pay €/ })).not.toBeInTheDocument();

  const again = screen.getByRole('button', { name: 'Refresh status' });
  await userEvent.click(again);
  expect(await screen.findByText('PayPal has not been able to take the payment yet.')).toBeInTheDocument();
  broken = true;
  await userEvent.click(again);
  expect(await screen.findByText(/connection/i, {}, { timeout: 4000 })).toBeInTheDocument();
  expect(screen.getByText('Active')).toBeInTheDocument();
  broken = false;
  now = { ...byPaypal, ...plan, subscriptionId: 'I-1', platform: 'paypal' };
  const clear = jest.spyOn(toast, 'clear').mockClear();
  await userEvent.click(again);
  expect(clear).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText(/did not go through/)).not.toBeInTheDocument());
  expect(screen.getByText('Paid with').nextElementSibling).toHaveTextContent('PayPal');
});
