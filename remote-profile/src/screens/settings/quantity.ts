const decimal = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

/**
 * What a person typed as a number, with a decimal point or a decimal comma.
 * @returns null for nothing, NaN for something that is no number
 */
export function parseQuantity(typed: string): number | null {
  // Phones and word processors write a minus of their own; thousands may stand apart.
  const text = typed
    .trim()
    .replace(/^[−–]/, '-')
    .replace(/(?<=\d)\s(?=\d{3}(\D|$))/g, '');
  if (text === '') return null;
  return decimal.test(text) ? Number(text.replace(',', '.')) : NaN;
}
