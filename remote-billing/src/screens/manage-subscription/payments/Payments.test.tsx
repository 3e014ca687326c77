import type { Payment } from '@breakaway/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, open, paid, plan } from '../testing.tsx';

const payment: Payment = {
  paymentId: 'in_1',
  platform: 'stripe',
  paidAt: '2026-11-21T23:30:00.000Z',
  amount: 89.99,
  refunded: 0,
};
const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Payments' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
};

test('past payments on a phone: the date in UTC, the payment method, the amount, the refund; newest first', async () => {
  open({
    'GET /stripe/subscription': answer(plan),
    'GET /stripe/payments': paid(
      { ...payment, paymentId: 'in_0', paidAt: '2024-11-21T10:00:00.000Z', amount: 71.9, refunded: 71.9 },
      { ...payment, paymentId: 'P-1', platform: 'paypal', paidAt: '2025-11-21T10:00:00.000Z', refunded: 10 },
      payment,
    ),
  });
  expect(await rows()).toEqual([
    ['Nov 21, 2026Card', '€89.99', 'Receipt'],
    ['Nov 21, 2025PayPal', '€89.99€10.00 refunded', 'Receipt'],
    ['Nov 21, 2024Card', '€71.90Refunded', 'Receipt'],
  ]);
});

test('a receipt names seller, member, plan and amount, prints, and gives the focus back', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  open({
    'GET /stripe/subscription': answer(plan),
    'GET /stripe/payments': paid({ ...payment, refunded: 10 }),
  });
  const opener = await screen.findByRole('button', { name: 'Receipt of November 21, 2026' });
  await userEvent.click(opener);
  const receipt = screen.getByRole('dialog', { name: 'Receipt' });
  const values = within(receipt)
    .getAllByRole('definition')
    .map((value) => value.textContent);
  expect(values).toEqual([
    'Anna Rider anna@example.com',
    'in_1',
    'November 21, 2026',
    'PRO plan, one year',
    'Card',
  ]);
  expect(receipt).toHaveTextContent(/Breakaway Ltd\.\s*1 Summit Road\s*Girona\s*VAT ID ES123/);
  expect(receipt).toHaveTextContent('Total €89.99Refunded −€10.00Net paid €79.99');
  await userEvent.click(within(receipt).getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  await userEvent.click(within(receipt).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  print.mockRestore();
});

test('no payments yet', async () => {
  open({ 'GET /stripe/subscription': answer({ ...plan, subscriptionId: 'FREE_1', amount: 0 }) });
  expect(await screen.findByText('No payments yet.')).toBeInTheDocument();
});

test('the plan is shown before its payments have loaded', async () => {
  open({ 'GET /stripe/subscription': answer(plan), 'GET /stripe/payments': () => new Promise(() => {}) });
  expect(await screen.findByText('€89.90/year')).toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Loading payments' })).toBeInTheDocument();
});

test('payments that cannot be loaded hide nothing else, and are retried separately', async () => {
  let broken = true;
  const seen = open({
    'GET /stripe/subscription': answer(plan),
    'GET /stripe/payments': () => (broken ? 'offline' : paid(payment)),
  });
  expect(await screen.findByText('Your payments could not be loaded.')).toBeInTheDocument();
  expect(screen.getByText('€89.90/year')).toBeInTheDocument();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await rows()).toHaveLength(1);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Payments' })).toHaveFocus());
  expect(seen.filter(({ call }) => call === 'GET /stripe/subscription')).toHaveLength(1);
});

test('without a plan, past payments are still listed; without either, there is no list', async () => {
  open({ 'GET /stripe/subscription': answer(null), 'GET /stripe/payments': paid(payment) });
  expect(await screen.findByText('No active subscription found')).toBeInTheDocument();
  expect(await rows()).toHaveLength(1);
});

test('neither plan nor payments: no empty list', async () => {
  const seen = open({ 'GET /stripe/subscription': answer(null) });
  expect(await screen.findByText('No active subscription found')).toBeInTheDocument();
  await waitFor(() => expect(seen.map(({ call }) => call)).toContain('GET /stripe/payments'));
  expect(screen.queryByRole('heading', { name: 'Payments' })).not.toBeInTheDocument();
});
