/**
 * One behaviour of a provider that the product relies on: written once, run against our sandbox and against the
 * provider.
 */
export interface Case<World> {
  title: string;
  /** The source of the expectation. */
  from: string;
  /** Why the case cannot run against the provider itself. */
  onlySandbox?: string;
  run(world: World): Promise<void>;
}

/** The source of the expectations, until the provider itself has answered. */
export const from = {
  reference: "Stripe's API reference and types",
  testing: "Stripe's list of test cards",
  observed: "published notes of runs against Stripe's test mode",
  lifecycle: "Stripe's guides to subscriptions and invoices",
  idempotency: "Stripe's reference: idempotent requests",
  specification: "PayPal's OpenAPI files",
  guide: "PayPal's guides to subscriptions and webhooks",
};
