import { getConfig } from '@breakaway/host-api';
import { Button, Muted, Notice, Spinner, Stack } from '@breakaway/ui';
import { PayPalButtons, PayPalScriptProvider, usePayPalScriptReducer } from '@paypal/react-paypal-js';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { PayNote } from '../PayNote.tsx';
import { BASE_PRICE, texts } from '../texts.ts';
import type { Membership } from '../useMembership.ts';
import { buttonStyle } from './button-style.ts';
import { usePaypalPayment } from './usePaypalPayment.ts';
import type { PaypalReturn } from './usePaypalReturn.ts';

export interface PaypalPaymentProps {
  membership: Membership;
  hasCoupon: boolean;
  returned: PaypalReturn | null;
  onBusy: (busy: boolean) => void;
}

/** While PayPal is at work, a line stands where its buttons are: they stay, because its window belongs to them. */
const Place = styled.div`
  display: grid;
  min-height: 44px;
  > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
`;
const Provider = styled.div<{ $hidden: boolean }>`
  opacity: ${({ $hidden }) => ($hidden ? 0 : 1)};
  pointer-events: ${({ $hidden }) => ($hidden ? 'none' : 'auto')};
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  pointer-events: none;
  font-weight: var(--strong);
`;

function Buttons({
  payment,
  onRetry,
}: {
  payment: ReturnType<typeof usePaypalPayment>;
  onRetry: () => void;
}) {
  const [{ isPending, isRejected }] = usePayPalScriptReducer();
  const [style] = useState(buttonStyle);
  if (isRejected)
    return (
      <Notice
        tone="bad"
        action={
          <Button tone="secondary" onClick={onRetry}>
            {texts.paypal.retry}
          </Button>
        }
      >
        {texts.paypal.unavailable}
      </Notice>
    );
  return (
    <>
      {isPending && <Spinner label="Loading PayPal" />}
      <PayPalButtons
        style={style}
        disabled={payment.busy}
        createSubscription={payment.create}
        onApprove={async ({ subscriptionID }) => {
          if (subscriptionID) await payment.verify(subscriptionID);
        }}
        onCancel={payment.cancelled}
        onError={payment.failed}
      />
    </>
  );
}

/** Payment by PayPal. A separate chunk, so that the provider's script loads only for those who choose it. */
export default function PaypalPayment({ membership, hasCoupon, returned, onBusy }: PaypalPaymentProps) {
  const [attempt, setAttempt] = useState(1);
  const payment = usePaypalPayment(membership, returned);
  const { busy, problem, approved } = payment;
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the plan fills the screen, and messages about the payment are below it.
    if (returned) place.current?.scrollIntoView({ block: 'center' });
  }, [returned]);
  const { clientId, sdkBaseUrl } = getConfig().paypal;
  return (
    <Stack ref={place}>
      {hasCoupon && <Muted>{texts.paypal.noDiscount}</Muted>}
      <PayNote amount={BASE_PRICE} />
      {problem && (
        <Notice tone={problem === texts.paypal.cancelled ? 'info' : 'bad'} silent>
          <span>{problem}</span> {problem === texts.paypal.cancelled && texts.paypal.notCharged}
        </Notice>
      )}
      <Place>
        {approved && !busy ? (
          <Button onClick={() => void payment.verify(approved)}>{texts.checkAgain}</Button>
        ) : (
          <Provider $hidden={busy}>
            <PayPalScriptProvider
              key={attempt}
              options={{
                clientId,
                currency: 'EUR',
                intent: 'subscription',
                vault: true,
                ...(sdkBaseUrl && { sdkBaseUrl }),
                // Style elements that the SDK adds carry the nonce of the page's own.
                dataCspNonce: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '',
              }}
            >
              <Buttons payment={payment} onRetry={() => setAttempt((number) => number + 1)} />
            </PayPalScriptProvider>
          </Provider>
        )}
        <Line role="status">
          {busy && (
            <>
              <Spinner size={18} />
              {texts.paypal.processing}
            </>
          )}
        </Line>
      </Place>
    </Stack>
  );
}
