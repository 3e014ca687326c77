import type { Payment, Seller, Subscription } from '@breakaway/contract';
import { Navigate, paths, useLocation, useUser } from '@breakaway/host-api';
import {
  answerCalls,
  renderScreen,
  testSession,
  testUser,
  type RecordedCall,
} from '@breakaway/host-api/testing';
import ManageSubscription from './ManageSubscription.tsx';

export const plan: Subscription = {
  subscriptionId: 'sub_1',
  platform: 'stripe',
  subscriptionPeriod: 'year',
  amount: 89.9,
  price: 89.99,
  finalAmount: 89.9,
  nextBillingDate: '2027-11-21T23:30:00.000Z',
  cancelAtPeriodEnd: false,
  status: 'active',
  accessUntil: '2027-11-28T23:30:00.000Z',
  withdrawUntil: null,
  canResume: false,
};
export const answer = (subscription: Subscription | null) => ({
  body: { message: '', data: { subscription }, subscription },
});
const seller: Seller = {
  name: 'Breakaway Ltd.',
  address: ['1 Summit Road', 'Girona'],
  vatId: 'ES123',
};
export const paid = (...payments: Payment[]) => ({ body: { message: '', data: { payments, seller } } });
export const member = (isPremium: boolean) => ({ body: { message: '', data: testUser({ isPremium }) } });

/** Simulates the shell's guard, which redirects a member without a plan to the payment page. */
function Guarded() {
  const user = useUser();
  const { pathname } = useLocation();
  if (pathname !== paths.manageSubscription) return <p>elsewhere</p>;
  return user?.isPremium ? <ManageSubscription /> : <Navigate to={paths.subscription} replace />;
}

/** The page of a premium member without past payments, behind the guard. */
export function open(replies: Parameters<typeof answerCalls>[0]): RecordedCall[] {
  const seen = answerCalls({ 'GET /stripe/payments': paid(), ...replies });
  renderScreen(<Guarded />, { session: testSession(), at: paths.manageSubscription, toasts: true });
  return seen;
}
