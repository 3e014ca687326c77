/** Flattens nested options into Stripe's bracketed form names. */
export function formParams(value: unknown, name = ''): Record<string, string> {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object') return { [name]: String(value) };
  const inner = Object.entries(value).map(([key, item]) => formParams(item, name ? `${name}[${key}]` : key));
  return Object.assign({}, ...inner);
}
