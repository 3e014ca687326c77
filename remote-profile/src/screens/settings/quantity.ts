const decimal = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

/**
 * Parses a number as people type it, with a decimal point or a decimal comma.
 * @returns null for nothing, NaN for something that is not a number
 */
export function parseQuantity(typed: string): number | null {
  // Phones and word processors use another minus sign; thousands may be separated by spaces.
  const text = typed
    .trim()
    .replace(/^[−–]/, '-')
    .replace(/(?<=\d)\s(?=\d{3}(\D|$))/g, '');
  if (text === '') return null;
  return decimal.test(text) ? Number(text.replace(',', '.')) : NaN;
}
