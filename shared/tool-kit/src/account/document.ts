import type { Refusal } from '@breakaway/cycling';
import type { PlanKind } from './plan-kind.ts';

type Noun = PlanKind<unknown>['noun'];

/** One more when a reader of today would misread what is written then. A field that is new takes its start value. */
const FORMAT = 1;

export const unreadable = (noun: Noun): Refusal => ({ ok: false, message: `This ${noun} cannot be read.` });

/** A document as the account keeps it. */
export const writeDocument = (value: object): string => JSON.stringify({ format: FORMAT, ...value });

/**
 * The parsed document, or why it cannot be read.
 * @param text may be anything: it may come from somebody else
 */
export function readDocument(
  text: string,
  noun: Noun,
): { ok: true; value: Record<string, unknown> } | Refusal {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unreadable(noun);
  }
  if (typeof value !== 'object' || value === null) return unreadable(noun);
  const { format } = value as { format?: unknown };
  if (typeof format !== 'number' || format < 1) return unreadable(noun);
  if (format > FORMAT)
    return {
      ok: false,
      message: `This ${noun} was saved by a newer version of this page. Reload the page to open it.`,
    };
  return { ok: true, value: value as Record<string, unknown> };
}

/** A stored form over that of today: what is missing or of another type takes its start value. */
export function filledIn<T extends object>(start: T, stored: unknown): T {
  const given = (typeof stored === 'object' && stored ? stored : {}) as Record<string, unknown>;
  const entries = Object.entries(start).map(([key, value]: [string, unknown]) => {
    const own = given[key];
    if (typeof own !== typeof value || Array.isArray(own) !== Array.isArray(value)) return [key, value];
    const nested = typeof value === 'object' && value !== null && !Array.isArray(value);
    return [key, nested ? filledIn(value, own) : own];
  });
  return Object.fromEntries(entries) as T;
}
