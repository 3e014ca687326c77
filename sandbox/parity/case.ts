/** One thing that the product relies on at a provider: written once, run against our sandbox and against the provider. */
export interface Case<World> {
  title: string;
  /** Where the expectation comes from. */
  from: string;
  /** Why the case cannot run against the provider itself. */
  onlySandbox?: string;
  run(world: World): Promise<void>;
}

/** Where the expectations were taken from, until the day on which the provider itself has answered. */
export const from = {
  reference: "Stripe's API reference and types",
  testing: "Stripe's list of test cards",
  observed: "published notes of runs against Stripe's test mode",
  lifecycle: "Stripe's guides to subscriptions and invoices",
  idempotency: "Stripe's reference: idempotent requests",
  specification: "PayPal's OpenAPI files",
  guide: "PayPal's guides to subscriptions and webhooks",
};
