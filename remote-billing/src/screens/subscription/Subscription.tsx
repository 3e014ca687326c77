import { getConfig, paths, useUser } from '@breakaway/host-api';
import { Button, Card, Muted, Notice, Skeleton, Stack } from '@breakaway/ui';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { PageFrame } from '../../parts/PageFrame.tsx';
import { MethodChoice, type Method } from './MethodChoice.tsx';
import { ProPlan, UltraPlan } from './Plans.tsx';
import { usePaypalReturn } from './paypal/usePaypalReturn.ts';
import { BASE_PRICE, texts } from './texts.ts';
import { Trial } from './Trial.tsx';
import { useMembership, type Membership } from './useMembership.ts';
import { usePrice } from './usePrice.ts';
import { Welcome } from './Welcome.tsx';

const CardPayment = lazy(() => import('./card/CardPayment.tsx'));
const PaypalPayment = lazy(() => import('./paypal/PaypalPayment.tsx'));

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-5);
  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;
const Payment = Card;

function Arrival({ membership }: { membership: Membership }) {
  if (membership.state === 'checking') return <Notice tone="good">{texts.confirming}</Notice>;
  if (membership.state !== 'unconfirmed') return null;
  return (
    <Notice
      tone="warn"
      action={
        <Button tone="secondary" onClick={() => void membership.enter(null)}>
          {texts.checkAgain}
        </Button>
      }
    >
      {texts.unconfirmed}
    </Notice>
  );
}

/** The payment page: the offer on one side, the payment on the other. */
export default function Subscription() {
  const price = usePrice();
  const membership = useMembership();
  const [returned, forgetReturn] = usePaypalReturn();
  const [method, setMethod] = useState<Method>(returned ? 'paypal' : 'card');
  const [busy, setBusy] = useState(false);
  const offered = useUser()?.trial.state === 'offered';
  /** Something was entered into the card form: from then on it is the page's first action. */
  const [begun, setBegun] = useState(false);
  const methods: Method[] = getConfig().paypal.clientId ? ['card', 'paypal'] : ['card'];

  const choose = (next: Method) => {
    // The message on arrival is not repeated when the member switches back to PayPal.
    forgetReturn();
    setMethod(next);
  };

  return (
    <PageFrame
      closeTo={paths.home}
      width={64}
      over={membership.state === 'welcome' && <Welcome term={membership.term} />}
    >
      <Stack $gap={1.25}>
        <Stack $gap={0.5}>
          <h1>{texts.heading}</h1>
          <Muted>{texts.introduction}</Muted>
        </Stack>
        <Trial membership={membership} paying={busy} first={!begun} />
        <Columns>
          {/* PayPal takes no discount codes. */}
          <ProPlan amount={method === 'card' && price.coupon ? price.amount : BASE_PRICE} />
          <Payment aria-label="Payment">
            <Stack>
              <Arrival membership={membership} />
              <MethodChoice methods={methods} chosen={method} disabled={busy} onChoose={choose} />
              <Suspense fallback={<Skeleton label="Loading payment form" block={180} lines={2} />}>
                {method === 'card' ? (
                  <CardPayment
                    price={price}
                    membership={membership}
                    second={offered && !begun}
                    onBegin={() => setBegun(true)}
                    onBusy={setBusy}
                  />
                ) : (
                  <PaypalPayment
                    membership={membership}
                    hasCoupon={price.coupon !== null}
                    returned={returned}
                    onBusy={setBusy}
                  />
                )}
              </Suspense>
            </Stack>
          </Payment>
        </Columns>
        <UltraPlan />
      </Stack>
    </PageFrame>
  );
}
