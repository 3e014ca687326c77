import type { Subscription } from '@breakaway/contract';
import { ButtonLink, paths } from '@breakaway/host-api';
import { Button, Card, Muted, Stack } from '@breakaway/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { CancelDialog } from './CancelDialog.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { Facts } from './Facts.tsx';
import { datesOf, endIfCancelled, isFree, isTrial, nextPaymentOf, paidWith } from './plan-words.ts';
import { texts } from './texts.ts';

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
`;

/** The plan, how it is billed, and how to end it. */
export function PlanDetails({
  plan,
  changing,
  onCancel,
  onResume,
}: {
  plan: Subscription;
  changing: boolean;
  /** @returns why it failed, or null */
  onCancel: () => Promise<string | null>;
  onResume: () => Promise<unknown>;
}) {
  const [asking, setAsking] = useState(false);
  const active = !plan.cancelAtPeriodEnd;
  const heading = useRef<HTMLHeadingElement>(null);
  const standing = `${plan.status} ${active}`;
  const before = useRef(standing);
  useEffect(() => {
    if (asking || before.current === standing) return;
    before.current = standing;
    // The button that led here, and that the dialog would return the focus to, is gone.
    heading.current?.focus();
  }, [asking, standing]);
  return (
    <>
      <CurrentPlan
        plan={plan}
        heading={heading}
        resuming={changing && plan.canResume}
        onResume={() => void onResume()}
      />
      <Card aria-labelledby="billing-information">
        <Stack>
          <h2 id="billing-information">{texts.billing}</h2>
          <Facts
            facts={[
              ...datesOf(plan).map(({ label, date }) => ({ label, value: date })),
              { label: texts.nextPayment, value: nextPaymentOf(plan) },
              { label: texts.paidWith, value: paidWith(plan) },
            ]}
          />
          {active && isFree(plan) && <Muted>{texts.endsByItself}</Muted>}
          {isTrial(plan) && (
            <Offer>
              <ButtonLink to={paths.subscription}>{texts.trial.keep}</ButtonLink>
              <Muted>{texts.trial.price}</Muted>
            </Offer>
          )}
          {active && !isFree(plan) && (
            <div>
              <Button tone="secondary" onClick={() => setAsking(true)}>
                {texts.cancel}
              </Button>
            </div>
          )}
        </Stack>
      </Card>
      <CancelDialog
        open={asking}
        until={endIfCancelled(plan)}
        busy={changing}
        onCancel={onCancel}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
