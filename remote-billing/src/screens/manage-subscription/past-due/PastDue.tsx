import { CardRenewal } from './CardRenewal.tsx';
import { PaypalRenewal } from './PaypalRenewal.tsx';
import type { RenewalProps } from './renewal-props.ts';

/** A renewal failed: the way to pay it, which depends on how the plan is paid. */
export const PastDue = (props: RenewalProps) =>
  props.plan.platform === 'paypal' ? <PaypalRenewal {...props} /> : <CardRenewal {...props} />;
