/** The plan on sale. Its price is defined only here; what a member is charged is always the API's decision. */
export const proPlan = { name: 'PRO plan', priceCents: 8999, currency: 'EUR', interval: 'year' } as const;

/** The duration of each plan type in days, as the specification states it; the server counts by the calendar. */
export const planDays = { year: 365, week: 7 } as const;

/**
 * When a plan of this type, bought now, would expire: milliseconds since 1970. Sent with the order; the server's own
 * duration applies.
 */
export const expireDate = (type: keyof typeof planDays, now: number): number =>
  now + planDays[type] * 86_400_000;

/** The subscription id of the free trial that each member can have once. */
export const FREE_WEEK_ID = 'FREE_WEEK';

/** An amount in euros as the product writes it: `€89.99`. */
export const formatEuro = (amount: number): string => `€${amount.toFixed(2)}`;

/** The price of the plan as the product writes it: `€89.99`. */
export const proPrice = formatEuro(proPlan.priceCents / 100);

/** What a visitor is offered, in one breath. */
export const trialOffer = `${planDays.week} days free, without a card. Then ${proPrice} a year if you want it.`;
