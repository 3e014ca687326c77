import { useUser } from '@breakaway/host-api';
import { Button, Icon, Notice, Stack, useFocusFirstError } from '@breakaway/ui';
import { useFormik } from 'formik';
import { useEffect, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { useCardFields } from '../../../parts/card/card-fields.ts';
import { CardDetails } from '../../../parts/card/CardDetails.tsx';
import type { CardAvailability } from '../../../parts/card/CardProvider.tsx';
import { payerOf } from '../../../parts/card/payer.ts';
import { texts as cardTexts } from '../../../parts/card/texts.ts';
import { DiscountField } from '../DiscountField.tsx';
import { PayNote } from '../PayNote.tsx';
import { texts } from '../texts.ts';
import type { CardPaymentProps } from './card-payment-props.ts';
import { paymentRules, type PaymentForm } from './payment-form.ts';
import { usePurchase } from './usePurchase.ts';

const Secured = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  color: var(--text-muted);
  font-size: var(--text-s);
`;

export function CardForm({
  price,
  membership,
  second,
  onBegin,
  onBusy,
  unavailable,
  onRetry,
}: CardPaymentProps & CardAvailability) {
  const user = useUser();
  const card = useCardFields();
  const [discountError, setDiscountError] = useState<string>();
  const { busy, problem, pay } = usePurchase({ price, membership }, setDiscountError);
  const nothingToPay = price.amount === 0;
  useEffect(() => onBusy(busy), [busy, onBusy]);

  const formik = useFormik<PaymentForm>({
    initialValues: { ...payerOf(user), discountCode: '' },
    validationSchema: paymentRules,
    onSubmit: async (values) => {
      if (!nothingToPay && card.focusIncomplete()) return;
      if (values.discountCode.trim() !== '' && !price.coupon)
        return setDiscountError(texts.discount.notApplied);
      await pay(values);
    },
  });
  const begun = formik.dirty || card.begun;
  useEffect(() => {
    if (begun) onBegin();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the beginning is reported, whoever listens by then
  }, [begun]);
  const form = useFocusFirstError(formik.submitCount, formik.isValid);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    card.touchAll();
    formik.handleSubmit(event);
  };

  return (
    <form noValidate ref={form} onSubmit={onSubmit} aria-label="Payment by card">
      <Stack>
        <CardDetails
          formik={formik}
          card={card}
          cardless={nothingToPay}
          unavailable={unavailable}
          onRetry={onRetry}
        />
        {problem && (
          <Notice tone="bad" silent>
            <p>{problem}</p>
            <p>{texts.tryAnother}</p>
          </Notice>
        )}
        <DiscountField
          price={price}
          disabled={busy}
          value={formik.values.discountCode}
          error={discountError}
          onValue={(value) => void formik.setFieldValue('discountCode', value)}
          onError={setDiscountError}
        />
        <PayNote amount={price.amount} code={price.coupon?.code} />
        <Button
          type="submit"
          tone={second ? 'secondary' : 'primary'}
          wide
          busy={busy}
          disabled={unavailable && !nothingToPay}
        >
          {busy ? cardTexts.processing : texts.upgrade}
        </Button>
        {!nothingToPay && (
          <Secured>
            <Icon name="lock" size={16} />
            {texts.secured}
          </Secured>
        )}
      </Stack>
    </form>
  );
}
