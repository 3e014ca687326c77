import type { Subscription } from '@breakaway/contract';
import { longDate } from '@breakaway/contract/dates';
import { formatEuro } from '@breakaway/contract/plan';
import { ButtonLink, paths } from '@breakaway/host-api';
import { Button, Card, Dialog, DialogActions, Muted, Stack } from '@breakaway/ui';
import { Badge } from '@breakaway/ui/controls';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Facts } from './Facts.tsx';
import {
  datesOf,
  endIfCancelled,
  isFree,
  isTrial,
  nextPaymentOf,
  paidWith,
  planName,
  priceOf,
} from './plan-words.ts';
import { texts } from './texts.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`;
const Price = styled.p`
  font-size: var(--text-2xl);
  font-weight: var(--heavy);
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
`;

export function PlanDetails({
  plan,
  changing,
  onCancel,
  onResume,
}: {
  plan: Subscription;
  changing: boolean;
  onCancel: () => Promise<void>;
  onResume: () => Promise<void>;
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
  const confirm = async () => {
    await onCancel();
    setAsking(false);
  };
  const nextPayment = nextPaymentOf(plan);
  const end = longDate(plan.accessUntil);
  return (
    <>
      <Card aria-label={texts.plan}>
        <Stack $gap={0.5}>
          <Head>
            <h2 ref={heading} tabIndex={-1}>
              {planName(plan)}
            </h2>
            <Badge $tone={active ? 'good' : 'neutral'}>{active ? texts.active : texts.inactive}</Badge>
          </Head>
          <Price>{priceOf(plan)}</Price>
          {!active && end && <p>{texts.until(end)}</p>}
        </Stack>
      </Card>
      <Card aria-labelledby="billing-information">
        <Stack>
          <h2 id="billing-information">{texts.billing}</h2>
          <Facts
            facts={[
              ...datesOf(plan).map(({ label, date }) => ({ label, value: date })),
              ...(nextPayment ? [{ label: texts.nextPayment, value: nextPayment }] : []),
              { label: texts.paidWith, value: paidWith(plan) },
            ]}
          />
          {active && isFree(plan) && <Muted>{texts.endsByItself(longDate(plan.accessUntil))}</Muted>}
          {plan.canResume && end && (
            <>
              <Muted>{texts.resumeText(end, formatEuro(plan.price))}</Muted>
              <div>
                <Button busy={changing} onClick={() => void onResume()}>
                  {texts.resume}
                </Button>
              </div>
            </>
          )}
          {isTrial(plan) && (
            <div>
              <ButtonLink to={paths.subscription}>{texts.trial.keep}</ButtonLink>
            </div>
          )}
          {active && !isFree(plan) && (
            <div>
              <Button tone="danger" onClick={() => setAsking(true)}>
                {texts.cancel}
              </Button>
            </div>
          )}
        </Stack>
      </Card>
      <Dialog open={asking} title={texts.cancelTitle} onClose={() => setAsking(false)}>
        <p>{texts.cancelText(endIfCancelled(plan))}</p>
        <DialogActions>
          <Button tone="danger" busy={changing} onClick={() => void confirm()}>
            {texts.confirm}
          </Button>
          <Button onClick={() => setAsking(false)}>{texts.keep}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
