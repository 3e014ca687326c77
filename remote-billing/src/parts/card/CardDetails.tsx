import { Button, Field, FieldFrame, Notice, controlStyle } from '@breakaway/ui';
import { CardCvcElement, CardExpiryElement, CardNumberElement } from '@stripe/react-stripe-js';
import type { FormikContextType } from 'formik';
import styled from 'styled-components';
import type { CardFields } from './card-fields.ts';
import { CardField } from './CardField.tsx';
import type { CardAvailability } from './CardProvider.tsx';
import { countries } from './countries.ts';
import type { Payer } from './payer.ts';
import { texts } from './texts.ts';
import { useCardStyle } from './useCardStyle.ts';

/** Measures the form, which stands beside the plan on one page and alone on another. */
const Width = styled.div`
  container-type: inline-size;
`;
/** The card in one row where there is room, with its number above the rest where there is not. */
const CardRow = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: var(--space-4);
  > :first-child {
    grid-column: 1 / -1;
  }
  @container (min-width: 28rem) {
    grid-template-columns: minmax(0, 2fr) repeat(2, minmax(0, 1fr));
    > :first-child {
      grid-column: auto;
    }
  }
`;
const Address = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: var(--space-4);
`;
const Select = styled.select`
  ${controlStyle}
  text-overflow: ellipsis;
`;

const allCountries = countries();

/** Who pays and with which card: the fields of every card payment. */
export function CardDetails({
  formik,
  card,
  cardless = false,
  unavailable,
  onRetry,
}: CardAvailability & {
  formik: Pick<FormikContextType<Payer>, 'getFieldProps' | 'touched' | 'errors' | 'values'>;
  card: CardFields;
  /** Nothing is due, so no card is asked for. */
  cardless?: boolean;
}) {
  const style = useCardStyle();
  return (
    <>
      <Field
        label="Name"
        autoComplete="cc-name"
        {...formik.getFieldProps('name')}
        error={formik.touched.name && formik.errors.name}
      />
      {!cardless && unavailable && (
        <Notice
          tone="bad"
          action={
            <Button tone="secondary" onClick={onRetry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.unavailable}
        </Notice>
      )}
      {!cardless && !unavailable && (
        <Width>
          <CardRow>
            <CardField
              label="Card number"
              Element={CardNumberElement}
              style={style}
              {...card.bind('cardNumber')}
            />
            <CardField
              label="Expiry date"
              Element={CardExpiryElement}
              style={style}
              {...card.bind('cardExpiry')}
            />
            <CardField label="CVC" Element={CardCvcElement} style={style} {...card.bind('cardCvc')} />
          </CardRow>
        </Width>
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
        <Field
          label={formik.values.country === 'US' ? 'ZIP code' : 'Postal code'}
          autoComplete="postal-code"
          {...formik.getFieldProps('zip')}
        />
      </Address>
    </>
  );
}
