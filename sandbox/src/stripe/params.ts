import { invalid, missing, unknownParameter } from './fault.ts';
import type { ParamValue, Params } from './form.ts';

/** The text of a parameter; an empty text, which Stripe reads as "unset", becomes null. */
export function text(params: Params, name: string): string | null | undefined {
  const value = params[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw invalid('Invalid string', name);
  return value === '' ? null : value;
}

/** The text after an update: the sent one, null when it was emptied, the old one when it was absent. */
export function updatedText(params: Params, name: string, current: string | null | undefined): string | null {
  const sent = text(params, name);
  return sent === undefined ? (current ?? null) : sent;
}

/**
 * Rejects every parameter that is not among `takes` (`items.price` is that of an object or of each object in a list).
 * Stripe rejects unknown parameters; a known one that the sandbox does not support must not be ignored.
 */
export function refuseOthers(params: Params, takes: string[], path = ''): void {
  for (const [name, value] of Object.entries(params)) {
    const where = path ? `${path}[${name}]` : name;
    if (takes.includes(name)) continue;
    const inner = takes.filter((one) => one.startsWith(`${name}.`)).map((one) => one.slice(name.length + 1));
    if (inner.length === 0) throw unknownParameter(where);
    const objects = Array.isArray(value) ? value : [value];
    for (const [index, object] of objects.entries()) {
      if (typeof object === 'string' || Array.isArray(object)) continue;
      refuseOthers(object, inner, Array.isArray(value) ? `${where}[${index}]` : where);
    }
  }
}

export function requiredText(params: Params, name: string): string {
  const value = text(params, name);
  if (!value) throw missing(name);
  return value;
}

export function integer(params: Params, name: string): number | undefined {
  const value = text(params, name);
  if (value === undefined || value === null) return undefined;
  if (!/^-?\d+$/.test(value)) throw invalid(`Invalid integer: ${value}`, name, 'parameter_invalid_integer');
  return Number(value);
}

export function decimal(params: Params, name: string): number | undefined {
  const value = text(params, name);
  if (value === undefined || value === null) return undefined;
  if (!Number.isFinite(Number(value))) throw invalid(`Invalid decimal: ${value}`, name);
  return Number(value);
}

export function flag(params: Params, name: string): boolean | undefined {
  const value = text(params, name);
  if (value === undefined || value === null) return undefined;
  if (value !== 'true' && value !== 'false') throw invalid(`Invalid boolean: ${value}`, name);
  return value === 'true';
}

export function nested(params: Params, name: string): Params | undefined {
  const value = params[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'string' || Array.isArray(value)) throw invalid('Invalid object', name);
  return value;
}

export function list(params: Params, name: string): ParamValue[] {
  const value = params[name];
  if (value === undefined || value === '') return [];
  if (!Array.isArray(value)) throw invalid('Invalid array', name);
  return value;
}

export function texts(params: Params, name: string): string[] {
  return list(params, name).filter((item) => typeof item === 'string');
}

/** Metadata after an update: sent keys replace, an empty value removes, an empty `metadata` clears all. */
export function metadata(params: Params, current: Record<string, string> = {}): Record<string, string> {
  if (params.metadata === '') return {};
  const sent = nested(params, 'metadata');
  if (!sent) return current;
  const merged = { ...current };
  for (const [key, value] of Object.entries(sent)) {
    if (value === '') delete merged[key];
    else merged[key] = String(value);
  }
  return merged;
}

export function oneOf<T extends string>(params: Params, name: string, allowed: readonly T[]): T | undefined {
  const value = text(params, name);
  if (value === undefined || value === null) return undefined;
  const found = allowed.find((item) => item === value);
  if (!found) throw invalid(`Invalid ${name}: must be one of ${allowed.join(', ')}`, name);
  return found;
}
