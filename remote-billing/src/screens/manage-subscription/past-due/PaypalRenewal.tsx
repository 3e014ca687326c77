import { Muted, VisuallyHidden, buttonStyle, type ButtonTone } from '@breakaway/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { texts } from '../texts.ts';
import { CheckAgain } from './CheckAgain.tsx';
import { DueNotice } from './DueNotice.tsx';
import type { RenewalProps } from './renewal-props.ts';

/** Where a PayPal member manages the funding source of their automatic payments. */
const PAYPAL_AUTOPAY = 'https://www.paypal.com/myaccount/autopay/';

const AwayLink = styled.a<{ $tone?: ButtonTone }>`
  ${buttonStyle}
`;
/** It takes no room before it says something. */
const Outcome = styled(Muted)`
  &:empty {
    margin-top: calc(-1 * var(--space-3));
  }
`;
const words = texts.pastDue;

/** The renewal that only PayPal can collect. */
export function PaypalRenewal({ plan, check }: RenewalProps) {
  const [stillDue, setStillDue] = useState(false);
  return (
    <DueNotice
      plan={plan}
      what={words.byPaypal}
      actions={
        <>
          <AwayLink href={PAYPAL_AUTOPAY} target="_blank" rel="noopener">
            {words.atPaypal} <VisuallyHidden>{words.newTab}</VisuallyHidden>
          </AwayLink>
          <CheckAgain label={words.refresh} check={check} onStillDue={() => setStillDue(true)} />
        </>
      }
    >
      <Outcome role="status">{stillDue && words.stillDue}</Outcome>
    </DueNotice>
  );
}
