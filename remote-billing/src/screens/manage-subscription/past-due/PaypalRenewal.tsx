import { Muted, Stack, VisuallyHidden, buttonStyle, type ButtonTone } from '@breakaway/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { texts } from '../texts.ts';
import { CheckAgain } from './CheckAgain.tsx';
import type { RenewalProps } from './renewal-props.ts';

/** Where a PayPal member manages the funding source of their automatic payments. */
const PAYPAL_AUTOPAY = 'https://www.paypal.com/myaccount/autopay/';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
const AwayLink = styled.a<{ $tone?: ButtonTone }>`
  ${buttonStyle}
`;
const words = texts.pastDue;

/** The renewal that only PayPal can collect. */
export function PaypalRenewal({ check }: RenewalProps) {
  const [stillDue, setStillDue] = useState(false);
  return (
    <Stack $gap={0.5}>
      <Actions>
        <AwayLink href={PAYPAL_AUTOPAY} target="_blank" rel="noopener">
          {words.atPaypal} <VisuallyHidden>{words.newTab}</VisuallyHidden>
        </AwayLink>
        <CheckAgain check={check} onStillDue={() => setStillDue(true)} />
      </Actions>
      <Muted role="status">{stillDue && words.stillDue}</Muted>
    </Stack>
  );
}
