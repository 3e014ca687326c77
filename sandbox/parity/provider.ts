import { randomBytes } from 'node:crypto';
import type { Case } from './case.ts';

export const SANDBOX = 'our sandbox';
export const STRIPE = 'Stripe in test mode';
export const PAYPAL = "PayPal's sandbox";

/** How long one case, or the removal of its objects, may take at a provider: test clocks take minutes. */
export const PROVIDER_MS = 600_000;

/** Marks all objects of one run, so that runs on a shared account do not collide. */
export const runId = (): string => `p${randomBytes(5).toString('hex')}`;

/**
 * The value of an environment variable with a provider's test account, in a run against the providers; else undefined.
 */
export function credential(name: string): string | undefined {
  return process.env.PARITY === 'providers' ? process.env[name] || undefined : undefined;
}

/** Declares one test for each case, against the service named `where`. */
export function runCases<World>(where: string, cases: Case<World>[], world: () => World): void {
  const atProvider = where !== SANDBOX;
  describe(where, () => {
    for (const { title, onlySandbox, run } of cases) {
      if (atProvider && onlySandbox) continue;
      test(title, () => run(world()), atProvider ? PROVIDER_MS : undefined);
    }
  });
}
