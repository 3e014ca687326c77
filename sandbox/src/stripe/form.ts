/** A decoded form body or query: bracketed names become objects and lists, every leaf stays text. */
export type ParamValue = string | ParamValue[] | Params;
export interface Params {
  [name: string]: ParamValue;
}

/** Decodes `items[0][price]=x&expand[]=y` into nested objects and lists, as Stripe reads its request bodies. */
export function decodeForm(encoded: string): Params {
  const root = Object.create(null) as Params;
  for (const [name, value] of new URLSearchParams(encoded)) {
    const steps = name
      .split(/\]\[|\[|\]/)
      .filter((step, index, all) => step !== '' || index < all.length - 1);
    place(root, steps, value);
  }
  return listsFrom(root) as Params;
}

function place(root: Params, steps: string[], value: string): void {
  let here = root;
  for (const step of steps.slice(0, -1)) {
    const next = here[step];
    here =
      typeof next === 'object' && !Array.isArray(next) ? next : (here[step] = Object.create(null) as Params);
  }
  const last = steps.at(-1) ?? '';
  here[last === '' ? String(Object.keys(here).length) : last] = value;
}

function listsFrom(value: ParamValue): ParamValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, item]) => [name, listsFrom(item)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}
