import { getSession, paths, useLocation, useUser, Navigate } from '@breakaway/host-api';
import { answerCalls, renderScreen, testSession, testUser, type SeenCall } from '@breakaway/host-api/testing';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import Subscription from './Subscription.tsx';
import { usePrice } from './usePrice.ts';

/** A stand-in for the card provider: frames that report what the test says, a confirmation that the test decides. */
type Listener = (event: unknown) => void;
const frames: Record<string, Record<string, Listener>> = {};
const confirmCardPayment = jest.fn();
const focused: string[] = [];
const element = (type: string) => {
  const listeners: Record<string, Listener> = (frames[type] = {});
  const self = {
    on: (event: string, listener: Listener) => ((listeners[event] = listener), self),
    off: () => self,
    once: () => self,
    mount: () => {},
    update: () => {},
    destroy: () => delete frames[type],
    focus: () => focused.push(type),
  };
  return self;
};
const elements = () => {
  const made: Record<string, unknown> = {};
  return {
    create: (type: string) => (made[type] = element(type)),
    getElement: (type: unknown) =>
      made[typeof type === 'string' ? type : ((type as { __elementType?: string }).__elementType ?? '')] ??
      null,
    update: () => {},
  };
};
const provider = Object.assign(
  () => ({
    elements,
    createToken: jest.fn(),
    createPaymentMethod: jest.fn(),
    confirmCardPayment,
    registerAppInfo: jest.fn(),
    _registerWrapper: jest.fn(),
  }),
  { version: 'endive' },
);

const intent = (clientSecret: string | null = 'pi_secret', finalAmount = 89.99) => ({
  body: {
    message: '',
    data: { clientSecret, subscriptionId: 'sub_1', finalAmount, currency: 'EUR' },
  },
});
const premium = { body: { message: '', data: testUser({ isPremium: true }) } };

/** The shell's guard, which answers a premium member on this page with her plan. */
function Guarded() {
  const user = useUser();
  const { pathname } = useLocation();
  if (user?.isPremium && pathname === paths.subscription)
    return <Navigate to={paths.manageSubscription} replace />;
  return pathname === paths.subscription ? <Subscription /> : <p>elsewhere</p>;
}

let seen: SeenCall[];
const made = (call: string) => seen.filter((one) => one.call === call);
const open = async (replies: Parameters<typeof answerCalls>[0] = {}) => {
  seen = answerCalls({
    'POST /stripe/create-payment-intent': intent(),
    'GET /users/getUserDetails': premium,
    ...replies,
  });
  renderScreen(<Guarded />, { session: testSession({ isPremium: false }), at: paths.subscription });
  await screen.findByRole('button', { name: 'Upgrade to PRO' }, { timeout: 10_000 });
  await waitFor(() => expect(frames['cardCvc']).toBeDefined());
};
const report = (type: string, complete: boolean, error?: string) =>
  act(() =>
    frames[type]?.['change']?.({
      elementType: type,
      complete,
      empty: false,
      error: error && { message: error },
    }),
  );
const fillCard = () => ['cardNumber', 'cardExpiry', 'cardCvc'].forEach((type) => report(type, true));
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Upgrade to PRO' }));
const location = () => screen.getByTestId('location');

beforeEach(() => {
  (window as unknown as { Stripe: unknown }).Stripe = provider;
  confirmCardPayment.mockReset().mockResolvedValue({ paymentIntent: { status: 'succeeded' } });
  focused.length = 0;
});
afterEach(() => jest.useRealTimers());

test('says what it costs and for how long @2.subscription.card-option @2.subscription.card-fields @2.subscription.discount-field @2.subscription.total @2.subscription.annual @2.subscription.no-weekly @9.pro-price @9.no-weekly', async () => {
  await open();
  expect(screen.getByText('Total amount: €89.99')).toBeInTheDocument();
  expect(screen.getByText('Save 42%')).toBeInTheDocument();
  expect(screen.getByText('€89.99').parentElement).toHaveTextContent('€89.99 per year per member');
  expect(document.body).not.toHaveTextContent(/week|2\.99/i);
  expect(screen.getByRole('radio', { name: 'Card' })).toBeChecked();
  expect(screen.getByLabelText('Discount code')).toHaveAttribute('name', 'discountCode');
  for (const label of ['Name', 'Country', 'ZIP code', 'Discount code'])
    expect(screen.getByLabelText(label)).toBeInTheDocument();
  for (const field of ['Card number', /^Expir/, 'CVC']) expect(screen.getByText(field)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Apply' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Upgrade to PRO' })).toBeEnabled();
});

test('announces the plan for coaches, which cannot be chosen yet @2.subscription.ultra @6.coach-plan @9.coach-price', async () => {
  await open();
  expect(screen.getByText('ULTRA Version for Coach')).toBeInTheDocument();
  for (const promise of [
    '10 athlete profiles',
    'Unlimited AI access',
    'Algorithm customization',
    '€100 per month',
  ])
    expect(screen.getByText(promise)).toBeInTheDocument();
  expect(screen.getByText('Soon coming...').closest('[aria-disabled="true"]')).toBeInTheDocument();
});

test('leads away to the start page, and to the terms on it @2.subscription.close @2.subscription.terms', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '/');
  fireEvent.click(screen.getByRole('link', { name: 'Terms and Conditions' }));
  expect(location()).toHaveAttribute('data-state', JSON.stringify({ showTerms: true }));
});

test('an incomplete form names each field in the words of the product, and pays nothing @5.when.touched @5.payment.name @5.payment.card-number @5.payment.expiry @5.payment.cvc', async () => {
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

test("the provider's own sentence about a field comes first @5.payment.provider-errors", async () => {
  await open();
  report('cardNumber', false, 'Your card number is invalid.');
  expect(screen.getByText('Your card number is invalid.')).toBeInTheDocument();
  await act(async () => submit());
  expect(screen.queryByText('Please enter a valid card number')).not.toBeInTheDocument();
});

test('a payment succeeds once, stays for two seconds and leads to the consultant @4.card.processing @4.card.succeeded @9.card-redirect @9.plan-expiry', async () => {
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
  expect(location()).toHaveTextContent(paths.subscription);
  expect(made('GET /users/getUserDetails')).toHaveLength(0);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(location()).toHaveTextContent('/app/breakaway-ai-consultant');
  expect(made('GET /users/getUserDetails')).toHaveLength(1);
  expect(getSession()?.data.isPremium).toBe(true);
});

test('"Payment Successful" appears @8.success.payment', async () => {
  await open();
  fillCard();
  await act(async () => submit());
  expect(await screen.findByText('Payment Successful', {}, { timeout: 4000 })).toBeInTheDocument();
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
])('%s is told in the page, and the form stays', async (_, outcome, sentence) => {
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

const coupon = (finalAmount: number) => ({
  body: {
    message: '',
    data: { finalAmount, appliedCouponId: 'promo_1' },
    finalAmount,
    appliedCouponId: 'promo_1',
  },
});
const applyCode = async (code: string) => {
  fireEvent.change(screen.getByLabelText('Discount code'), { target: { value: code } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Apply' })));
};

test('a discount code lowers the price, is fixed then, and clearing it brings the price back @4.coupon.applied @4.coupon.cleared @5.payment.discount-code @8.coupon-empty @8.success.coupon @8.success.discount', async () => {
  await open({ 'GET /stripe/validate-coupon': coupon(44.995) });
  await applyCode('');
  expect(screen.getByText('Please enter a discount code')).toBeInTheDocument();
  await applyCode('HALF');
  expect(screen.getByText('Coupon applied successfully!')).toBeInTheDocument();
  expect(
    await screen.findByText('Discount applied successfully!', {}, { timeout: 4000 }),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Discount code')).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
  expect(screen.queryByText('Total amount: €89.99')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByText('Total amount: €89.99')).toBeInTheDocument();
  expect(screen.getByLabelText('Discount code')).toHaveValue('');
  expect(screen.getByLabelText('Discount code')).toHaveFocus();
});

test('what the server calls the coupon is kept with its code @4.coupon.applied', async () => {
  answerCalls({ 'GET /stripe/validate-coupon': coupon(44.995) });
  const { result } = renderHook(usePrice);
  await act(async () => expect(await result.current.apply(' HALF ')).toBeNull());
  expect(result.current.coupon).toEqual({ code: 'HALF', id: 'promo_1', finalAmount: 44.995 });
});

test('a code that was typed but not applied is not forgotten silently', async () => {
  await open();
  fillCard();
  fireEvent.change(screen.getByLabelText('Discount code'), { target: { value: 'HALF' } });
  await act(async () => submit());
  expect(screen.getByText('Apply the discount code first, or clear it.')).toBeInTheDocument();
  expect(made('POST /stripe/create-payment-intent')).toHaveLength(0);
});

test('a refused code says why', async () => {
  await open({
    'GET /stripe/validate-coupon': { status: 400, body: { message: 'This discount code has expired.' } },
  });
  await applyCode('OLD');
  expect((await screen.findAllByText('This discount code has expired.')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Discount code')).toHaveValue('OLD');
});

test('nothing to pay needs no card @4.card.free', async () => {
  await open({
    'GET /stripe/validate-coupon': coupon(0),
    'POST /stripe/create-payment-intent': intent(null, 0),
  });
  await applyCode('FREE');
  expect(screen.queryByText('Card number')).not.toBeInTheDocument();
  await act(async () => submit());
  await waitFor(() => expect(location()).toHaveTextContent('/app/breakaway-ai-consultant'));
  expect(made('POST /stripe/create-payment-intent')[0]?.body).toMatchObject({ couponCode: 'FREE' });
  expect(confirmCardPayment).not.toHaveBeenCalled();
  expect(getSession()?.data.isPremium).toBe(true);
});

test('a payment whose confirmation is late is waited for, and can be checked again', async () => {
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
