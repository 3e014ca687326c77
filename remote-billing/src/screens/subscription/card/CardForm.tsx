import { useUser } from '@breakaway/host-api';
import { Button, Field, FieldFrame, Notice, Stack, controlStyle, useFocusFirstError } from '@breakaway/ui';
import { CardCvcElement, CardExpiryElement, CardNumberElement, useElements } from '@stripe/react-stripe-js';
import { useFormik } from 'formik';
import { useEffect, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { PayNote } from '../PayNote.tsx';
import { countries, likelyCountry } from '../countries.ts';
import { DiscountField } from '../DiscountField.tsx';
import { texts } from '../texts.ts';
import { useCardFields, type CardFieldName } from './card-fields.ts';
import { CardField } from './CardField.tsx';
import type { CardPaymentProps } from './CardPayment.tsx';
import { paymentRules, type PaymentForm } from './payment-form.ts';
import { useCardPayment } from './useCardPayment.ts';
import { useCardStyle } from './useCardStyle.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 1rem;
`;
const Address = styled(Pair)`
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
`;
const Select = styled.select`
  ${controlStyle}
  text-overflow: ellipsis;
`;

const elementOf = { cardNumber: CardNumberElement, cardExpiry: CardExpiryElement, cardCvc: CardCvcElement };
const allCountries = countries();

export function CardForm({
  price,
  membership,
  onBusy,
  unavailable,
  onRetry,
}: CardPaymentProps & { unavailable: boolean; onRetry: () => void }) {
  const user = useUser();
  const elements = useElements();
  const style = useCardStyle();
  const card = useCardFields();
  const { phase, problem, pay } = useCardPayment(membership, price.coupon?.code);
  const [discountError, setDiscountError] = useState<string>();
  const nothingToPay = price.amount === 0;
  const busy = phase !== 'idle';
  useEffect(() => onBusy(busy), [busy, onBusy]);

  const formik = useFormik<PaymentForm>({
    initialValues: { name: user?.name ?? '', country: likelyCountry(), zip: '', discountCode: '' },
    validationSchema: paymentRules,
    onSubmit: async (values) => {
      if (!nothingToPay && card.firstIncomplete)
        return elements?.getElement(elementOf[card.firstIncomplete] as typeof CardNumberElement)?.focus();
      if (values.discountCode.trim() !== '' && !price.coupon)
        return setDiscountError(texts.discount.notApplied);
      await pay(values);
    },
  });
  const form = useFocusFirstError(formik.submitCount, formik.isValid);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    card.touchAll();
    formik.handleSubmit(event);
  };
  const bind = (name: CardFieldName) => ({
    style,
    error: card.errorOf(name),
    onChange: (event: Parameters<typeof card.change>[1]) => card.change(name, event),
    onBlur: () => card.blur(name),
  });

  return (
    <form noValidate ref={form} onSubmit={onSubmit} aria-label="Payment by card">
      <Stack>
        <Field
          label="Name"
          autoComplete="cc-name"
          {...formik.getFieldProps('name')}
          error={formik.touched.name && formik.errors.name}
        />
        {!nothingToPay && unavailable && (
          <Notice tone="bad">
            <Stack $gap={0.75}>
              <span>{texts.card.unavailable}</span>
              <div>
                <Button tone="secondary" onClick={onRetry}>
                  Retry
                </Button>
              </div>
            </Stack>
          </Notice>
        )}
        {!nothingToPay && !unavailable && (
          <>
            <CardField label="Card number" Element={CardNumberElement} {...bind('cardNumber')} />
            <Pair>
              <CardField label="Expiry date" Element={CardExpiryElement} {...bind('cardExpiry')} />
              <CardField label="CVC" Element={CardCvcElement} {...bind('cardCvc')} />
            </Pair>
          </>
        )}
        <Address>
          <FieldFrame label="Country">
            {(control) => (
              <Select {...control} autoComplete="country" {...formik.getFieldProps('country')}>
                <option value="">Choose a country</option>
                {allCountries.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </FieldFrame>
          <Field label="ZIP code" autoComplete="postal-code" {...formik.getFieldProps('zip')} />
        </Address>
        <DiscountField
          price={price}
          disabled={busy}
          value={formik.values.discountCode}
          error={discountError}
          onValue={(value) => void formik.setFieldValue('discountCode', value)}
          onError={setDiscountError}
        />
        {problem && (
          <Notice tone="bad" silent>
            {problem}
          </Notice>
        )}
        <PayNote amount={price.amount} />
        <Button type="submit" wide disabled={busy || (unavailable && !nothingToPay)}>
          {busy ? texts.processing : texts.upgrade}
        </Button>
      </Stack>
    </form>
  );
}
