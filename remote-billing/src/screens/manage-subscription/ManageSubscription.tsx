import { consultant } from '@breakaway/host-api';
import { Skeleton, Stack } from '@breakaway/ui';
import styled from 'styled-components';
import { PageFrame } from '../../parts/PageFrame.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { NoPlan } from './NoPlan.tsx';
import { PastDue } from './past-due/PastDue.tsx';
import { Payments } from './payments/Payments.tsx';
import { usePayments } from './payments/usePayments.ts';
import { isTrial } from './plan-words.ts';
import { PlanDetails } from './PlanDetails.tsx';
import { texts } from './texts.ts';
import { useSubscription } from './useSubscription.ts';
import { canWithdraw, Withdrawal } from './withdrawal/Withdrawal.tsx';

const Heading = styled.h1`
  margin-bottom: var(--space-2);
`;

/** The member's plan: what it is, what it costs, when it is charged next, how to end it, and past payments. */
export default function ManageSubscription() {
  const { loaded, retry, load, check, changing, cancel, resume } = useSubscription();
  const { payments, load: loadPayments, retry: retryPayments } = usePayments();
  const plan = loaded.state === 'ready' ? loaded.plan : null;
  const hasPaid = payments.state === 'ready' && payments.list.length > 0;

  async function checkRenewal() {
    const now = await check();
    if (now?.status !== 'past_due') void loadPayments();
    return now;
  }

  return (
    <PageFrame closeTo={consultant()} width={40}>
      <Stack>
        <Heading>{texts.heading}</Heading>
        {loaded.state === 'loading' && <Skeleton label="Loading subscription" block={180} />}
        {loaded.state === 'failed' && <LoadFailure onRetry={retry} />}
        {plan?.status === 'past_due' && <PastDue plan={plan} check={checkRenewal} />}
        {plan && (
          <PlanDetails
            plan={plan}
            changing={changing}
            onCancel={() => cancel(plan.subscriptionId)}
            onResume={() => resume(plan.subscriptionId)}
          />
        )}
        {plan && canWithdraw(plan) && (
          <Withdrawal plan={plan} onWithdrawn={() => Promise.all([load(), loadPayments()])} />
        )}
        {loaded.state === 'ready' && !plan && <NoPlan />}
        {loaded.state === 'ready' && (hasPaid || (plan && !isTrial(plan))) && (
          <Payments payments={payments} onRetry={retryPayments} />
        )}
      </Stack>
    </PageFrame>
  );
}
