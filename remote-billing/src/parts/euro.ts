/** An amount as the product writes it: €89.99. */
export const euro = (amount: number) => `€${amount.toFixed(2)}`;
