import { getSession } from '@breakaway/host-api';
import { testUser } from '@breakaway/host-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectLogged } from '../../../../jest.console.ts';
import { answer, open, plan } from './testing.tsx';

test('shows plan, price with two decimals, the long date in UTC, and that it is active @2.manage.current @2.manage.close @4.subscription.label @9.amount @9.billing-date', async () => {
  open({ 'GET /stripe/subscription': answer(plan) });
  expect(await screen.findByText('€89.90/year')).toBeInTheDocument();
  expect(screen.getByText('November 21, 2027')).toBeInTheDocument();
  expect(screen.getByText('Active')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'PRO' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Billing information' })).toBeInTheDocument();
  expect(screen.getByText('Paid with').nextElementSibling).toHaveTextContent('Card');
  expect(screen.getByRole('button', { name: 'Cancel Subscription' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '/app/breakaway-ai-consultant');
});

test('a cancelled plan is inactive and cannot be cancelled again @4.subscription.label @4.subscription.cancel-button', async () => {
  open({
    'GET /stripe/subscription': answer({
      ...plan,
      cancelAtPeriodEnd: true,
      status: 'cancelled',
      accessUntil: '2027-11-21T23:30:00.000Z',
    }),
  });
  expect(await screen.findByText('Inactive')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Current plan' })).toHaveTextContent(
    /Inactive.*PRO until November 21, 2027/,
  );
  expect(screen.getAllByText(/November 21, 2027/)).toHaveLength(1);
  expect(screen.queryByText('Next billing date')).not.toBeInTheDocument();
});

test('the price of a cancelled plan is small, even where its end is not known', async () => {
  const ended = {
    ...plan,
    cancelAtPeriodEnd: true,
    status: 'cancelled' as const,
    nextBillingDate: '',
    accessUntil: '',
  };
  open({ 'GET /stripe/subscription': answer(ended) });
  expect(await screen.findByText('€89.90/year')).toHaveStyle({ fontSize: 'var(--text-s)' });
  expect(screen.queryByText(/PRO until/)).not.toBeInTheDocument();
});

test('after a discount for the first year it says what the next one costs', async () => {
  open({ 'GET /stripe/subscription': answer({ ...plan, amount: 71.99, finalAmount: 71.99, price: 89.99 }) });
  expect(await screen.findByText('€71.99/year')).toBeInTheDocument();
  expect(screen.getByText('Next payment').nextElementSibling).toHaveTextContent('€89.99');
});

test('asks before it cancels, then shows the server’s message and reloads the plan @4.subscription.cancelled', async () => {
  let cancelled = false;
  const seen = open({
    'GET /stripe/subscription': () => answer({ ...plan, cancelAtPeriodEnd: cancelled }),
    'POST /stripe/cancel-subscription': () => {
      cancelled = true;
      return {
        body: { message: '', data: { message: 'Cancelled for the end of the year', subscription: null } },
      };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
  const dialog = screen.getByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep my plan' }));
  expect(seen.map((one) => one.call)).not.toContain('POST /stripe/cancel-subscription');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel' }));
  expect(await screen.findByText('Inactive')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'PRO' })).toHaveFocus());
  expect(await screen.findByText('Cancelled for the end of the year', {}, { timeout: 4000 })).toBeVisible();
  expect(seen.at(-2)?.body).toEqual({ subscriptionId: 'sub_1' });
});

describe('a cancelled plan that can be resumed', () => {
  const cancelled = {
    ...plan,
    cancelAtPeriodEnd: true,
    status: 'cancelled' as const,
    accessUntil: '2027-11-21T23:30:00.000Z',
    canResume: true,
  };

  test('says until when, what resuming costs, and is active again', async () => {
    let resumed = false;
    const seen = open({
      'GET /stripe/subscription': () => answer(resumed ? plan : cancelled),
      'POST /stripe/resume-subscription': () => {
        resumed = true;
        return { body: { message: 'Your plan goes on.', data: { message: '', subscription: null } } };
      },
    });
    expect(await screen.findByText('PRO until November 21, 2027')).toBeInTheDocument();
    expect(
      screen.getByText(
        'You cancelled this plan. You keep everything until November 21, 2027. If you resume it, it renews that day and €89.99 is charged.',
      ),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Resume my plan' }));
    expect(await screen.findByText('Active')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'PRO' })).toHaveFocus());
    expect(await screen.findByText('Your plan goes on.', {}, { timeout: 4000 })).toBeVisible();
    expect(seen.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ subscriptionId: 'sub_1' });
  });

  test('a failure shows the server’s message and changes nothing', async () => {
    open({
      'GET /stripe/subscription': answer(cancelled),
      'POST /stripe/resume-subscription': { status: 503, body: { message: 'Please try again at noon.' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Resume my plan' }));
    expect(await screen.findByText('Please try again at noon.', {}, { timeout: 4000 })).toBeInTheDocument();
    expect(screen.getByText('Inactive')).toBeInTheDocument();
  });

  test('at PayPal a cancellation is final, so nothing is offered', async () => {
    open({
      'GET /stripe/subscription': answer({ ...cancelled, platform: 'paypal', canResume: false }),
    });
    expect(await screen.findByText('Inactive')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Resume my plan' })).not.toBeInTheDocument();
  });
});

test('a failed cancellation shows the server’s message and changes nothing @8.cancel', async () => {
  open({
    'GET /stripe/subscription': answer(plan),
    'POST /stripe/cancel-subscription': { status: 503, body: { message: 'Stripe is away.' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel' }));
  const dialog = screen.getByRole('dialog');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Stripe is away.');
  expect(
    await screen.findByText('Stripe is away.', { ignore: 'dialog *' }, { timeout: 4000 }),
  ).toBeInTheDocument();
  expect(screen.getByText('Active')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep my plan' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
  expect(within(screen.getByRole('dialog')).queryByRole('alert')).not.toBeInTheDocument();
});

test('a member without a plan gets a link to buy one @2.manage.empty @2.manage.subscribe-now', async () => {
  let tell: (reply: { body: unknown }) => void = () => {};
  open({
    'GET /stripe/subscription': answer(null),
    'GET /users/getUserDetails': () => new Promise((resolve) => (tell = resolve)),
  });
  expect(await screen.findByText('No active subscription found')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe Now' }));
  expect(screen.getByRole('button', { name: /Subscribe Now/ })).toBeDisabled();
  tell({ body: { message: '', data: testUser({ isPremium: false }) } });
  await waitFor(() => expect(screen.getByTestId('location')).toHaveTextContent('/app/subscription'));
  // The stored record still said premium; the guard would have redirected straight back.
  expect(getSession()?.data.isPremium).toBe(false);
});

test('Subscribe Now shows why the record cannot be reloaded, and can be pressed again', async () => {
  expectLogged(/^The details could not be refreshed\. We could not reach the server\./);
  let broken = true;
  open({
    'GET /stripe/subscription': answer(null),
    'GET /users/getUserDetails': () =>
      broken ? 'offline' : { body: { message: '', data: testUser({ isPremium: false }) } },
  });
  const subscribe = await screen.findByRole('button', { name: 'Subscribe Now' });
  await userEvent.click(subscribe);
  expect(await screen.findByText(/connection/i, {}, { timeout: 4000 })).toBeInTheDocument();
  expect(screen.getByTestId('location')).toHaveTextContent('/manage-subscription');
  broken = false;
  await userEvent.click(subscribe);
  await waitFor(() => expect(screen.getByTestId('location')).toHaveTextContent('/app/subscription'));
});

test('a failed load is retried on Retry @8.subscription-load', async () => {
  let broken = true;
  open({ 'GET /stripe/subscription': () => (broken ? 'offline' : answer(plan)) });
  expect(await screen.findByText('Failed to load subscription details')).toBeInTheDocument();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('€89.90/year')).toBeInTheDocument();
});

test('a free plan without an amount costs 0 @9.free-amount', async () => {
  const free = {
    ...plan,
    subscriptionId: 'FREE_1',
    price: undefined,
    amount: undefined,
    finalAmount: undefined,
    accessUntil: '2027-11-21T23:30:00.000Z',
  };
  open({ 'GET /stripe/subscription': { body: { message: '', data: { subscription: free } } } });
  expect(await screen.findByText('€0.00/year')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'PRO (free)' })).toBeInTheDocument();
  expect(screen.getByText('Paid with').nextElementSibling).toHaveTextContent('Your discount code');
  expect(screen.getByText('Active')).toBeInTheDocument();
  // It is never billed, so it only has an end, and cancelling it would change nothing.
  expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).not.toBeInTheDocument();
  expect(
    screen.getByText('This plan ends by itself. Nothing is charged, so there is nothing to cancel.'),
  ).toBeInTheDocument();
  expect(screen.getByText('Free until November 21, 2027')).toBeInTheDocument();
});

test('a free trial says when it ends, and leads to the plan', async () => {
  const accessUntil = '2026-11-30T10:00:00.000Z';
  open({
    'GET /stripe/subscription': answer({
      ...plan,
      subscriptionId: 'FREE_WEEK',
      subscriptionPeriod: 'week',
      amount: 0,
      price: 0,
      finalAmount: 0,
      nextBillingDate: accessUntil,
      accessUntil,
    }),
  });
  expect(await screen.findByRole('heading', { name: 'PRO (free trial)' })).toBeInTheDocument();
  expect(screen.getByText('€0.00/week')).toBeInTheDocument();
  expect(screen.getByText('Free until November 30, 2026')).toBeInTheDocument();
  expect(screen.getByText(/^This plan ends by itself\./)).toBeInTheDocument();
  expect(screen.queryByText('Paid with')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel Subscription' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Keep PRO' })).toHaveAttribute('href', '/subscription');
  expect(screen.getByText('€89.99 a year')).toBeInTheDocument();
});

test('a PayPal plan says so, and is cancelled here like any other @2.manage.current', async () => {
  const seen = open({
    'GET /stripe/subscription': answer({ ...plan, subscriptionId: 'I-1', platform: 'paypal' }),
    'POST /stripe/cancel-subscription': { body: { message: 'Cancelled.', data: { message: '' } } },
  });
  expect(await screen.findByText('Paid with')).toBeInTheDocument();
  expect(screen.getByText('Paid with').nextElementSibling).toHaveTextContent('PayPal');
  expect(screen.getByText('Next billing date').nextElementSibling).toHaveTextContent('November 21, 2027');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel' }));
  await waitFor(() => expect(seen.map(({ body }) => body)).toContainEqual({ subscriptionId: 'I-1' }));
});
