import { formatEuro } from '@breakaway/contract/plan';
import { api, statusOf, useUser } from '@breakaway/host-api';
import { Button, Notice, Stack, useFocusFirstError } from '@breakaway/ui';
import { useFormik } from 'formik';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { object } from 'yup';
import { useCardFields } from '../../../parts/card/card-fields.ts';
import { CardDetails } from '../../../parts/card/CardDetails.tsx';
import { CardProvider, type CardAvailability } from '../../../parts/card/CardProvider.tsx';
import { payerOf, payerRules, type Payer } from '../../../parts/card/payer.ts';
import { texts as cardTexts } from '../../../parts/card/texts.ts';
import { useCardPayment } from '../../../parts/card/useCardPayment.ts';
import { amountOf } from '../plan-words.ts';
import { texts } from '../texts.ts';
import type { RenewalProps } from './renewal-props.ts';

const Due = styled.p`
  font-size: var(--text-l);
  font-weight: var(--strong);
  font-variant-numeric: tabular-nums;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  > [type='submit'] {
    flex: 1 1 12rem;
  }
`;
const words = texts.pastDue;
const rules = object(payerRules);

interface RenewalFormProps extends RenewalProps {
  onPaid: () => Promise<void>;
  onClose: () => void;
}

function Form({ plan, check, onPaid, onClose, ...availability }: RenewalFormProps & CardAvailability) {
  const user = useUser();
  const card = useCardFields();
  const [due, setDue] = useState(amountOf(plan));
  const { busy, problem, pay } = useCardPayment({
    async open() {
      const { clientSecret, finalAmount } = (await api.billing.payRenewal(plan.subscriptionId)).data;
      if (clientSecret !== null && finalAmount !== due) {
        // No member is charged an amount that they have not seen.
        setDue(finalAmount);
        throw new Error(words.amountChanged(formatEuro(finalAmount)));
      }
      return clientSecret;
    },
    settled: onPaid,
    refused(error) {
      // Paid or ended in the meantime: the current plan says which.
      if ([404, 409].includes(statusOf(error) ?? 0)) void check().catch(() => {});
      return false;
    },
  });
  const formik = useFormik<Payer>({
    initialValues: payerOf(user),
    validationSchema: rules,
    onSubmit: async (payer) => {
      if (!card.focusIncomplete()) await pay(payer);
    },
  });
  const form = useFocusFirstError(formik.submitCount, formik.isValid);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    card.touchAll();
    formik.handleSubmit(event);
  };

  return (
    <form noValidate ref={form} onSubmit={onSubmit} aria-labelledby="pay-renewal">
      <Stack>
        <CardDetails formik={formik} card={card} {...availability} />
        {problem && (
          <Notice tone="bad" silent>
            {problem}
          </Notice>
        )}
        <Due aria-live="polite">{words.due(formatEuro(due))}</Due>
        <Actions>
          <Button type="submit" busy={busy} disabled={availability.unavailable}>
            {busy ? cardTexts.processing : words.pay(formatEuro(due))}
          </Button>
          <Button tone="secondary" disabled={busy} onClick={onClose}>
            {words.notNow}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}

/** The card form for a failed renewal. A separate chunk, because it includes the card provider's library. */
export default function RenewalForm(props: RenewalFormProps) {
  return <CardProvider>{(availability) => <Form {...props} {...availability} />}</CardProvider>;
}
