import type { Subscription } from '@breakaway/contract';

/** What every part of a failed renewal is given. */
export interface RenewalProps {
  plan: Subscription;
  /** Reloads the plan; when that throws, what is shown stays. */
  check: () => Promise<Subscription | null>;
}
