import { paths, toast } from '@breakaway/host-api';
import { answerCalls, renderScreen, testSession, testUser } from '@breakaway/host-api/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { User } from '@breakaway/contract';
import { expectLogged } from '../../../../jest.console.ts';
import Subscription from './Subscription.tsx';
import { Trial } from './Trial.tsx';
import { useMembership, type Membership } from './useMembership.ts';

const offered: User['trial'] = { state: 'offered', endsAt: null };
const started = {
  body: {
    message: '',
    data: { clientSecret: null, subscriptionId: 'FREE_WEEK', finalAmount: 0, currency: 'EUR' },
  },
};

function open(trial: User['trial'], replies: Parameters<typeof answerCalls>[0] = {}) {
  const seen = answerCalls(replies);
  renderScreen(<Subscription />, {
    session: testSession({ isPremium: trial.state === 'running', trial }),
    at: paths.subscription,
    toasts: true,
  });
  return seen;
}
const press = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Start my free trial' })));

test('one press starts the trial, welcomes the member and leads to the coach', async () => {
  jest.useFakeTimers();
  const seen = open(offered, {
    'POST /stripe/create-payment-intent': started,
    'GET /users/getUserDetails': { body: { message: '', data: testUser({ isPremium: true }) } },
  });
  const inAWeek = new Date(Date.now() + 7 * 86_400_000);
  const day = inAWeek.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  expect(
    screen.getByText(
      new RegExp(
        `without a card. It ends by itself on ${day}, and we email you two days before. Nothing is charged.`,
      ),
    ),
  ).toBeVisible();
  await press();
  expect(seen[0]!.body).toMatchObject({ userId: 'u1', type: 'week' });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'You’re in, Anna' })).toHaveFocus());
  expect(screen.getByText(`PRO until ${day}`)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByTestId('location')).toHaveTextContent('/app/breakaway-ai-consultant');
  jest.useRealTimers();
});

test('a refusal says why, and an offer that does not stand is taken away', async () => {
  open(offered, {
    'POST /stripe/create-payment-intent': {
      status: 409,
      body: { code: 'TRIAL_USED', message: 'You have had your free trial.' },
    },
    'GET /users/getUserDetails': {
      body: {
        message: '',
        data: testUser({ isPremium: false, trial: { state: 'over', endsAt: '2026-11-21T10:00:00Z' } }),
      },
    },
  });
  await press();
  expect(await screen.findByText('You have had your free trial.', {}, { timeout: 4000 })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Try it free for 7 days')).not.toBeInTheDocument());
  expect(
    screen.getByText('Your free trial ended on November 21, 2026. Everything you entered is still here.'),
  ).toBeVisible();
});

test('without a connection the offer stays, and can be pressed again', async () => {
  expectLogged(/^The details could not be refreshed\./);
  open(offered, { 'POST /stripe/create-payment-intent': 'offline', 'GET /users/getUserDetails': 'offline' });
  await press();
  expect(await screen.findByText(/connection/i, {}, { timeout: 4000 })).toBeInTheDocument();
  const clear = jest.spyOn(toast, 'clear').mockClear();
  await press();
  expect(clear).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Start my free trial' })).toBeEnabled());
});

test('while a payment is under way, no trial can be started', () => {
  const membership = { enter: jest.fn() } as unknown as Membership;
  const session = testSession({ isPremium: false, trial: offered });
  renderScreen(<Trial membership={membership} paying first />, { session, at: paths.subscription });
  expect(screen.getByRole('button', { name: 'Start my free trial' })).toBeDisabled();
});

test('a trial that began although its answer was lost welcomes the member', async () => {
  const running = testUser({ trial: { state: 'running', endsAt: '2026-11-30T10:00:00Z' } });
  open(offered, {
    'POST /stripe/create-payment-intent': 'offline',
    'GET /users/getUserDetails': { body: { message: '', data: running } },
  });
  await press();
  expect(await screen.findByRole('heading', { name: 'You’re in, Anna' })).toBeInTheDocument();
});

test('the record of a member who leaves the page during the welcome is not asked for', async () => {
  jest.useFakeTimers();
  const seen = answerCalls({ 'POST /stripe/create-payment-intent': started });
  const { unmount } = renderScreen(<Subscription />, {
    session: testSession({ isPremium: false, trial: offered }),
    at: paths.subscription,
  });
  await press();
  unmount();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(seen).toHaveLength(1);
  jest.useRealTimers();
});

test('during the trial a payment that is not confirmed leads nowhere yet', async () => {
  jest.useFakeTimers();
  const trial: User['trial'] = { state: 'running', endsAt: '2026-11-30T10:00:00Z' };
  let record = testUser({ trial });
  answerCalls({ 'GET /users/getUserDetails': () => ({ body: { message: '', data: record } }) });
  function Looking() {
    const { look } = useMembership();
    return <button onClick={() => void look()}>Look</button>;
  }
  renderScreen(<Looking />, { session: testSession({ trial }), at: paths.subscription });
  const look = () => act(async () => fireEvent.click(screen.getByText('Look')));
  await look();
  expect(screen.getByTestId('location')).toHaveTextContent(paths.subscription);
  record = testUser({ trial: { state: 'over', endsAt: trial.endsAt } });
  await look();
  expect(screen.getByTestId('location')).toHaveTextContent('/app/breakaway-ai-consultant');
  jest.useRealTimers();
});

test('during the trial the page says until when, and that the year starts with the payment', () => {
  open({ state: 'running', endsAt: '2026-11-30T10:00:00Z' });
  expect(
    screen.getByText(
      'Your free trial runs until November 30, 2026. Your year of PRO starts on the day you pay.',
    ),
  ).toBeVisible();
});

test('a member who never had one and is not offered one sees nothing of it', () => {
  open({ state: 'over', endsAt: null });
  expect(screen.queryByText(/trial/i)).not.toBeInTheDocument();
});

test('the first action is the trial until something is entered for the payment', async () => {
  open(offered);
  const [trial, pay] = await Promise.all(
    ['Start my free trial', 'Upgrade to PRO'].map((name) => screen.findByRole('button', { name })),
  );
  const filled = (button: HTMLElement) => getComputedStyle(button).background === 'var(--accent)';
  const first = () => [trial!, pay!].map(filled);
  expect(first()).toEqual([true, false]);
  fireEvent.click(screen.getByLabelText('PayPal'));
  expect(filled(trial!)).toBe(true);
  fireEvent.click(screen.getByLabelText('Card'));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ada' } });
  await waitFor(() => expect(first()).toEqual([false, true]));
});
