const decimal = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

/**
 * What a person typed as a number, with a decimal point or a decimal comma.
 * @returns null for nothing, NaN for something that is no number
 */
export function parseQuantity(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return decimal.test(text) ? Number(text.replace(',', '.')) : NaN;
}
