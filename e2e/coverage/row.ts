/** One testable sentence of the specification. A test that proves it has `@` and the id at the end of its title. */
export interface Row {
  /** Digits, letters, dots and dashes; begins with the number of the section. */
  id: string;
  /** The section of the specification. */
  section: number;
  /** The requirement, in short; words in quotes are the exact text. */
  text: string;
}

/** The rows of one section, written as `id without the section's number: text`. */
export const rowsOf = (section: number, texts: Record<string, string>): Row[] =>
  Object.entries(texts).map(([id, text]) => ({ id: `${section}.${id}`, section, text }));
