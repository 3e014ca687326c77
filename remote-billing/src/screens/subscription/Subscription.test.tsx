import { getSession, paths } from '@breakaway/host-api';
import { testUser } from '@breakaway/host-api/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmCardPayment, fillCard, focused, report, mockCardProvider } from '../../parts/card/testing.ts';
import { intent, location, made, open, submit, total } from './testing.tsx';

beforeEach(mockCardProvider);
afterEach(() => jest.useRealTimers());

test('says what it costs and for how long @2.subscription.card-option @2.subscription.card-fields @2.subscription.discount-field @2.subscription.total @2.subscription.annual @2.subscription.no-weekly @9.pro-price @9.no-weekly', async () => {
  await open();
  expect(total('Total amount: €89.99')).toBeInTheDocument();
  expect(screen.getByText('Save 42%')).toBeInTheDocument();
  expect(screen.getByText('€89.99', { selector: 'strong' }).parentElement).toHaveTextContent(
    '€89.99 per year per member',
  );
  expect(document.body).not.toHaveTextContent(/week|2\.99/i);
  expect(screen.getByRole('radio', { name: 'Card' })).toBeChecked();
  expect(screen.getByLabelText('Discount code')).toHaveAttribute('name', 'discountCode');
  for (const label of ['Name', 'Country', 'ZIP code', 'Discount code'])
    expect(screen.getByLabelText(label)).toBeInTheDocument();
  for (const field of ['Card number', /^Expir/, 'CVC']) expect(screen.getByText(field)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Apply' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Upgrade to PRO' })).toBeEnabled();
});

test('only in the United States a postal code is called a ZIP code; what was typed stays', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('ZIP code'), '39100');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Italy');
  expect(screen.getByLabelText('Postal code')).toHaveValue('39100');
  expect(screen.queryByLabelText('ZIP code')).not.toBeInTheDocument();
});

test('announces the plan for coaches, which cannot be chosen yet @2.subscription.ultra @6.coach-plan @9.coach-price', async () => {
  await open();
  expect(screen.getByText('ULTRA Version for Coach')).toBeInTheDocument();
  for (const text of [
    '10 athlete profiles',
    'Unlimited AI access',
    'Algorithm customization',
    '€100 per month',
  ])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText('Soon coming...').closest('[aria-disabled="true"]')).toBeInTheDocument();
});

test('links to the landing page, and to the terms on it @2.subscription.close @2.subscription.terms', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '/');
  fireEvent.click(screen.getByRole('link', { name: 'Terms and Conditions' }));
  expect(location()).toHaveAttribute('data-state', JSON.stringify({ showTerms: true }));
});

test('an incomplete form shows the product’s message at each field, and pays nothing @5.when.touched @5.payment.name @5.payment.card-number @5.payment.expiry @5.payment.cvc', async () => {
  await open();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' ' } });
  expect(screen.queryByText('Please Enter Name')).not.toBeInTheDocument();
  fireEvent.blur(screen.getByLabelText('Name'));
  expect(await screen.findByText('Please Enter Name')).toBeInTheDocument();
  expect(screen.queryByText('Please enter a valid card number')).not.toBeInTheDocument();
  submit();
  expect(screen.getByText('Please enter a valid card number')).toBeInTheDocument();
  expect(screen.getByText('Please enter a valid expiry date')).toBeInTheDocument();
  expect(screen.getByText('Please enter a valid CVC')).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Anna' } });
  report('cardNumber', true);
  await act(async () => submit());
  await waitFor(() => expect(focused).toEqual(['cardExpiry']));
  expect(made('POST /stripe/create-payment-intent')).toHaveLength(0);
});

test("the provider's own message about a field comes first @5.payment.provider-errors", async () => {
  await open();
  report('cardNumber', false, 'Your card number is invalid.');
  expect(screen.getByText('Your card number is invalid.')).toBeInTheDocument();
  await act(async () => submit());
  expect(screen.queryByText('Please enter a valid card number')).not.toBeInTheDocument();
});

test('a payment succeeds once, stays for two seconds and leads to the consultant @4.card.processing @4.card.succeeded @8.success.payment @9.card-redirect @9.plan-expiry', async () => {
  await open();
  fillCard();
  fireEvent.change(screen.getByLabelText('ZIP code'), { target: { value: '39100' } });
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'IT' } });
  jest.useFakeTimers();
  const startedAt = Date.now();
  submit();
  fireEvent.submit(screen.getByRole('form', { name: 'Payment by card' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect(made('POST /stripe/create-payment-intent')).toHaveLength(1);
  const { type, expireDate } = made('POST /stripe/create-payment-intent')[0]!.body as Record<string, unknown>;
  expect(type).toBe('year');
  expect(Number(expireDate) - startedAt).toBe(365 * 86_400_000);
  expect(confirmCardPayment).toHaveBeenCalledTimes(1);
  expect(confirmCardPayment.mock.calls[0]?.[0]).toBe('pi_secret');
  expect(confirmCardPayment.mock.calls[0]?.[1]).toMatchObject({
    payment_method: {
      billing_details: { name: 'Anna Rider', address: { country: 'IT', postal_code: '39100' } },
    },
  });
  expect(screen.getByText('Payment Successful')).toBeInTheDocument();
  // Over the form, which says "Processing..." until the end.
  expect(screen.getByRole('heading', { name: 'You’re in, Anna' })).toHaveFocus();
  expect(screen.getByRole('main').closest('[inert]')).not.toBeNull();
  expect(location()).toHaveTextContent(paths.subscription);
  expect(made('GET /users/getUserDetails')).toHaveLength(0);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(location()).toHaveTextContent('/app/breakaway-ai-consultant');
  expect(made('GET /users/getUserDetails')).toHaveLength(1);
  expect(getSession()?.data.isPremium).toBe(true);
});

test.each([
  [
    'a decline @8.card-refused',
    async () => ({ error: { message: 'Your card was declined.' } }),
    'Your card was declined.',
  ],
  ['a decline without words @8.card-refused', async () => ({ error: {} }), 'Payment Failed'],
  [
    'a thrown error without words @8.card-thrown',
    () => Promise.reject(new Error('')),
    'Payment failed. Please try again.',
  ],
])('%s is shown on the page, and the form stays', async (_, outcome, sentence) => {
  await open();
  fillCard();
  fireEvent.change(screen.getByLabelText('ZIP code'), { target: { value: '39100' } });
  confirmCardPayment.mockImplementation(outcome);
  await act(async () => submit());
  const alerts = await screen.findAllByText(sentence);
  expect(alerts.length).toBeGreaterThan(0);
  expect(screen.getByLabelText('ZIP code')).toHaveValue('39100');
  confirmCardPayment.mockResolvedValue({ paymentIntent: { status: 'succeeded' } });
  await act(async () => submit());
  expect(confirmCardPayment).toHaveBeenCalledTimes(2);
});

test('a payment with a late confirmation is waited for, and can be checked again', async () => {
  let isPremium = false;
  await open({
    'POST /stripe/create-payment-intent': intent(null, 0),
    'GET /users/getUserDetails': () => ({ body: { message: '', data: testUser({ isPremium }) } }),
  });
  fillCard();
  jest.useFakeTimers();
  submit();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText(/still waiting for its confirmation/)).toBeInTheDocument();
  isPremium = true;
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(location()).toHaveTextContent('/app/breakaway-ai-consultant');
});

test('a card payment that the bank is still processing counts as paid, and is waited for', async () => {
  await open();
  fillCard();
  confirmCardPayment.mockResolvedValue({ paymentIntent: { status: 'processing' } });
  await act(async () => submit());
  await waitFor(() => expect(location()).toHaveTextContent('/app/breakaway-ai-consultant'));
  expect(screen.queryByText('Payment Successful')).not.toBeInTheDocument();
});

test('a member who has already paid sees a message, and the guard redirects them to their plan', async () => {
  await open({
    'POST /stripe/create-payment-intent': {
      status: 409,
      body: { code: 'ALREADY_SUBSCRIBED', message: 'You already have a PRO plan.' },
    },
  });
  fillCard();
  await act(async () => submit());
  await waitFor(() => expect(location()).toHaveTextContent(paths.manageSubscription));
  expect(await screen.findByText('You already have a PRO plan.', {}, { timeout: 4000 })).toBeInTheDocument();
  expect(confirmCardPayment).not.toHaveBeenCalled();
});

test('no member is charged an amount that they have not seen', async () => {
  await open({ 'POST /stripe/create-payment-intent': intent('pi_secret', 99.99) });
  fillCard();
  await act(async () => submit());
  expect(confirmCardPayment).not.toHaveBeenCalled();
  expect(total('Total amount: €99.99')).toBeInTheDocument();
  expect(screen.getAllByText(/The price is €99.99 now/)[0]).toBeInTheDocument();
  await act(async () => submit());
  expect(confirmCardPayment).toHaveBeenCalledTimes(1);
});

test('price, period, renewal and the right to withdraw are shown before the order button', async () => {
  await open();
  const note = total('Total amount: €89.99')!.parentElement!.parentElement;
  expect(note).toHaveTextContent('€89.99 for one year, charged today and then every year until you cancel.');
  expect(note).toHaveTextContent('Full refund within 14 days, no reason needed.');
  expect(note).toContainElement(screen.getByRole('link', { name: 'Terms and Conditions' }));
  const order = screen.getByRole('button', { name: 'Upgrade to PRO' });
  expect(note!.compareDocumentPosition(order) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
