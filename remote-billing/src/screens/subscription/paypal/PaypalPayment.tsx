import { getConfig } from '@breakaway/host-api';
import { Button, Muted, Notice, Spinner, Stack } from '@breakaway/ui';
import { PayPalButtons, PayPalScriptProvider, usePayPalScriptReducer } from '@paypal/react-paypal-js';
import { useEffect, useRef, useState } from 'react';
import { PayNote } from '../PayNote.tsx';
import { BASE_PRICE, texts } from '../texts.ts';
import type { Membership } from '../useMembership.ts';
import { usePaypalPayment } from './usePaypalPayment.ts';
import type { PaypalReturn } from './usePaypalReturn.ts';

export interface PaypalPaymentProps {
  membership: Membership;
  hasCoupon: boolean;
  returned: PaypalReturn | null;
  onBusy: (busy: boolean) => void;
}

function Buttons({
  payment,
  onRetry,
}: {
  payment: ReturnType<typeof usePaypalPayment>;
  onRetry: () => void;
}) {
  const [{ isPending, isRejected }] = usePayPalScriptReducer();
  if (isRejected)
    return (
      <Notice tone="bad">
        <Stack $gap={0.75}>
          <span>{texts.paypal.unavailable}</span>
          <div>
            <Button tone="secondary" onClick={onRetry}>
              Retry
            </Button>
          </div>
        </Stack>
      </Notice>
    );
  return (
    <>
      {isPending && <Spinner label="Loading PayPal" />}
      <PayPalButtons
        style={{ layout: 'vertical', label: 'subscribe' }}
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
          {problem}
        </Notice>
      )}
      <div role="status">{busy && texts.paypal.processing}</div>
      {approved && !busy ? (
        <Button onClick={() => void payment.verify(approved)}>{texts.checkAgain}</Button>
      ) : (
        <PayPalScriptProvider
          key={attempt}
          options={{
            clientId,
            currency: 'EUR',
            intent: 'subscription',
            vault: true,
            ...(sdkBaseUrl && { sdkBaseUrl }),
          }}
        >
          <Stack>
            <Buttons payment={payment} onRetry={() => setAttempt((number) => number + 1)} />
          </Stack>
        </PayPalScriptProvider>
      )}
    </Stack>
  );
}
