import { Navigate, paths, useLocation, useUser } from '@breakaway/host-api';
import {
  answerCalls,
  renderScreen,
  testSession,
  testUser,
  type RecordedCall,
} from '@breakaway/host-api/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expectCardFields } from '../../parts/card/testing.ts';
import Subscription from './Subscription.tsx';

export const intent = (clientSecret: string | null = 'pi_secret', finalAmount = 89.99) => ({
  body: {
    message: '',
    data: { clientSecret, subscriptionId: 'sub_1', finalAmount, currency: 'EUR' },
  },
});
const premium = { body: { message: '', data: testUser({ isPremium: true }) } };

/** Simulates the shell's guard, which redirects a premium member on this page to their plan. */
function Guarded() {
  const user = useUser();
  const { pathname } = useLocation();
  if (user?.isPremium && pathname === paths.subscription)
    return <Navigate to={paths.manageSubscription} replace />;
  return pathname === paths.subscription ? <Subscription /> : <p>elsewhere</p>;
}

let seen: RecordedCall[];
export const made = (call: string) => seen.filter((one) => one.call === call);

/** The payment page behind the guard, at this address. */
export function openAt(at: string, replies: Parameters<typeof answerCalls>[0] = {}): void {
  seen = answerCalls({
    'POST /stripe/create-payment-intent': intent(),
    'GET /users/getUserDetails': premium,
    ...replies,
  });
  renderScreen(<Guarded />, { session: testSession({ isPremium: false }), at, toasts: true });
}

/** The payment page with its card form. */
export async function open(replies: Parameters<typeof answerCalls>[0] = {}): Promise<void> {
  openAt(paths.subscription, replies);
  await screen.findByRole('button', { name: 'Upgrade to PRO' }, { timeout: 10_000 });
  await waitFor(expectCardFields);
  fireEvent.click(screen.getByRole('button', { name: 'Have a code?' }));
}

export const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Upgrade to PRO' }));
/** The total is one text whose amount stands at the end of its row. */
export const total = (text: string) =>
  screen.queryByText((_, element) => element?.tagName === 'P' && element.textContent === text);
export const location = () => screen.getByTestId('location');

export const coupon = (finalAmount: number) => ({
  body: {
    message: '',
    data: { finalAmount, appliedCouponId: 'promo_1' },
    finalAmount,
    appliedCouponId: 'promo_1',
  },
});
export async function applyCode(code: string): Promise<void> {
  fireEvent.change(screen.getByLabelText('Discount code'), { target: { value: code } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Apply' })));
}
