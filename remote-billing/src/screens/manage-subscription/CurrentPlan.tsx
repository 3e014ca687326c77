import type { Subscription } from '@breakaway/contract';
import { formatEuro } from '@breakaway/contract/plan';
import { Button, Card, Muted, Stack } from '@breakaway/ui';
import { Badge } from '@breakaway/ui/controls';
import type { Ref } from 'react';
import styled from 'styled-components';
import { accessEnd, isFree, planName, priceOf } from './plan-words.ts';
import { texts } from './texts.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`;
const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;
/** What matters most about the plan now: its price, or until when it lasts without one. */
const Lead = styled.p`
  font-size: var(--text-2xl);
  font-weight: var(--heavy);
  line-height: 1.15;
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
  text-wrap: balance;
`;
const Quiet = styled(Muted)`
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;

/** The plan, its state and its price. A price that is not charged any more, or never was, is small. */
export function CurrentPlan({
  plan,
  heading,
  resuming,
  onResume,
}: {
  plan: Subscription;
  heading: Ref<HTMLHeadingElement>;
  resuming: boolean;
  onResume: () => void;
}) {
  const cancelled = plan.cancelAtPeriodEnd;
  const pastDue = plan.status === 'past_due';
  const end = accessEnd(plan);
  const price = priceOf(plan);
  return (
    <Card aria-label={texts.plan}>
      <Stack $gap={0.75}>
        <Head>
          <h2 ref={heading} tabIndex={-1}>
            {planName(plan)}
          </h2>
          <State>
            {pastDue && <Badge $tone="warn">{texts.due}</Badge>}
            {cancelled ? <Badge>{texts.inactive}</Badge> : <Badge $tone="good">{texts.active}</Badge>}
          </State>
        </Head>
        {cancelled || isFree(plan) ? (
          <Stack $gap={0.25}>
            {end && <Lead>{(cancelled ? texts.until : texts.freeUntil)(end)}</Lead>}
            <Quiet>{price}</Quiet>
          </Stack>
        ) : (
          <Lead>{price}</Lead>
        )}
        {plan.canResume && end && (
          <>
            <p>{texts.resumeText(end, formatEuro(plan.price))}</p>
            <div>
              <Button busy={resuming} onClick={onResume}>
                {texts.resume}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Card>
  );
}
