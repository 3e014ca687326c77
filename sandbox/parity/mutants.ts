type Json = Record<string, unknown>;

export interface Mutant {
  /** What was changed and where: `number for text at items.data.0.id`. */
  what: string;
  body: unknown;
}

/** Makes every value of a JSON body wrong, one at a time: unknown fields, missing fields, values of another type. */
export function mutantsOf(body: object): Mutant[] {
  const made: Mutant[] = [];
  const mutate = (what: string, path: string[], change: (parent: Json, key: string) => void) => {
    const copy = structuredClone(body) as Json;
    const parent = path.slice(0, -1).reduce((at, key) => at[key] as Json, copy);
    change(parent, path.at(-1) ?? '');
    made.push({ what: `${what} at ${path.join('.')}`, body: copy });
  };
  const visit = (value: unknown, path: string[]): void => {
    if (typeof value === 'string') mutate('number for text', path, (at, key) => void (at[key] = 7));
    if (typeof value === 'number') mutate('text for number', path, (at, key) => void (at[key] = '7'));
    if (typeof value === 'boolean')
      mutate('text for a truth value', path, (at, key) => void (at[key] = 'yes'));
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (!Array.isArray(value)) mutate('field missing', [...path, key], (at, name) => void delete at[name]);
      visit(inner, [...path, key]);
    }
    if (!Array.isArray(value))
      mutate('unknown field', [...path, 'nobody_knows'], (at, key) => void (at[key] = 1));
  };
  visit(body, []);
  return made;
}
