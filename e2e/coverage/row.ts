/** One testable sentence of the specification. A test that proves it carries `@` and the id at the end of its title. */
export interface Row {
  /** Digits, letters, dots and dashes; begins with the number of the section. */
  id: string;
  /** The section of the specification. */
  section: number;
  /** What is asked, in short; words in quotes are the exact text. */
  text: string;
  /** The row waits for this later work and may be without a test until then. */
  later?: 'payments';
}

/** The rows of one section, written as `id without the section's number: text`; a second list holds what is later. */
export function rowsOf(
  section: number,
  texts: Record<string, string>,
  later: Record<string, string> = {},
): Row[] {
  const row = ([id, text]: [string, string]): Row => ({ id: `${section}.${id}`, section, text });
  return [
    ...Object.entries(texts).map(row),
    ...Object.entries(later).map((entry): Row => ({ ...row(entry), later: 'payments' })),
  ];
}
