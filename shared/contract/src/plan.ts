/** The plan on sale. What it costs stands here and nowhere else; what somebody is charged is always the API's word. */
export const proPlan = { name: 'PRO plan', priceCents: 8999, currency: 'EUR', interval: 'year' } as const;

/** An amount of euro as the product writes it: `€89.99`. */
export const formatEuro = (amount: number): string => `€${amount.toFixed(2)}`;

/** The price of the plan as the product writes it: `€89.99`. */
export const proPrice = formatEuro(proPlan.priceCents / 100);
