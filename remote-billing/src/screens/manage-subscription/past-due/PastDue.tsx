import { longDate } from '@breakaway/contract/dates';
import { Notice, Stack } from '@breakaway/ui';
import { texts } from '../texts.ts';
import { CardRenewal } from './CardRenewal.tsx';
import { PaypalRenewal } from './PaypalRenewal.tsx';
import type { RenewalProps } from './renewal-props.ts';

/** A renewal failed: what happened, how long the plan stays, and what the member can do. */
export function PastDue(props: RenewalProps) {
  const { platform, accessUntil } = props.plan;
  const words = texts.pastDue;
  return (
    <Stack>
      <Notice tone="warn">
        <Stack $gap={0.25}>
          <strong>{words.title}</strong>
          <p>
            {words.keeps(longDate(accessUntil))} {platform === 'paypal' ? words.byPaypal : words.byCard}
          </p>
        </Stack>
      </Notice>
      {platform === 'paypal' ? <PaypalRenewal {...props} /> : <CardRenewal {...props} />}
    </Stack>
  );
}
