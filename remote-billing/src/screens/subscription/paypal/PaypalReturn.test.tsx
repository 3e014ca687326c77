import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { mockCardProvider } from '../../../parts/card/testing.ts';
import { location, made, openAt } from '../testing.tsx';

/** PayPal's own page in the same tab, as on some phones: the member returns by an address, not by a callback. */

jest.mock('@paypal/react-paypal-js', () => ({
  PayPalScriptProvider: ({ children }: { children: unknown }) => children,
  usePayPalScriptReducer: () => [{ isPending: false, isRejected: false }],
  PayPalButtons: () => 'the buttons of PayPal',
}));

const scrollIntoView = jest.fn();
beforeEach(() => {
  mockCardProvider();
  // jsdom has none.
  Element.prototype.scrollIntoView = scrollIntoView.mockReset();
});

const verified = { body: { message: '', data: { message: 'Done', status: 'active' } } };
const approved = '/subscription?paypal=approved&subscription_id=I-7&ba_token=BA-1&token=BA-1&utm=x';

test('approved: the subscription in the address is verified, the address is cleaned, and the app opens @4.paypal.approved', async () => {
  let verify: (reply: typeof verified) => void = () => {};
  openAt(approved, {
    'POST /stripe/verify-paypal-transaction': () => new Promise((resolve) => (verify = resolve)),
  });
  expect(
    await screen.findByText('Processing PayPal payment...', {}, { timeout: 10_000 }),
  ).toBeInTheDocument();
  expect(location()).toHaveTextContent(/^\/subscription\?utm=x$/);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  await act(async () => verify(verified));
  await waitFor(() => expect(location()).toHaveTextContent('/app/breakaway-ai-consultant'));
  expect(made('POST /stripe/verify-paypal-transaction').map(({ body }) => body)).toEqual([
    { transactionId: 'I-7', userId: 'u1' },
  ]);
});

test('cancelled: shows a message once, and the buttons are there @8.paypal-cancelled', async () => {
  openAt('/subscription?paypal=cancelled&subscription_id=I-7&token=BA-1');
  expect(await screen.findByText('PayPal payment cancelled.', { selector: 'main *' })).toBeInTheDocument();
  expect(screen.getByText('the buttons of PayPal')).toBeInTheDocument();
  expect(location()).toHaveTextContent(/^\/subscription$/);
  fireEvent.click(screen.getByRole('radio', { name: 'Card' }));
  await screen.findByLabelText('ZIP code', {}, { timeout: 10_000 });
  fireEvent.click(screen.getByRole('radio', { name: 'PayPal' }));
  expect(screen.queryByText('PayPal payment cancelled.', { selector: 'main *' })).not.toBeInTheDocument();
  expect(made('POST /stripe/verify-paypal-transaction')).toHaveLength(0);
});

test('an address without a subscription verifies nothing', async () => {
  openAt('/subscription?paypal=approved');
  await waitFor(() => expect(location()).toHaveTextContent(/^\/subscription$/));
  expect(screen.getByRole('radio', { name: 'Card' })).toBeChecked();
  expect(made('POST /stripe/verify-paypal-transaction')).toHaveLength(0);
});
