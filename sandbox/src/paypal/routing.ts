import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PayPalAccount } from './account.ts';
import { badRequest, notFound } from './fault.ts';
import type { Link } from './model.ts';

export type Body = Record<string, unknown>;

export interface ById {
  Params: { id: string };
  Body: Body | null;
  Querystring: Record<string, string | undefined>;
}

/** The dependencies of the routes of one resource. `base` is the address of the API as its caller sees it. */
export interface Scope {
  app: FastifyInstance;
  account: PayPalAccount;
  base: (request: FastifyRequest) => string;
}

export function find<T>(row: T | undefined): T {
  if (row === undefined) throw notFound();
  return row;
}

export function requiredText(body: Body, name: string): string {
  const value = body[name];
  if (typeof value !== 'string' || value === '') throw badRequest(`/${name}`);
  return value;
}

export const wantsWhole = (request: FastifyRequest) => request.headers.prefer === 'return=representation';

export const link = (rel: string, href: string, method = 'GET'): Link => ({ href, rel, method });

function wholeNumber(query: Record<string, string | undefined>, name: string, usual: number, most: number) {
  const sent = query[name];
  if (sent === undefined) return usual;
  const value = Number(sent);
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw badRequest(name, 'INVALID_PARAMETER_VALUE', 'The value of a field is invalid.');
  return value;
}

/** One page of a list as PayPal paginates: `page` from 1, `page_size` up to 20; totals only on request. */
export function page(
  name: string,
  rows: object[],
  query: Record<string, string | undefined>,
  address: string,
) {
  const size = wholeNumber(query, 'page_size', 10, 20);
  const number = wholeNumber(query, 'page', 1, 100_000);
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const at = (rel: string, to: number) => {
    const asked = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const search = new URLSearchParams([
      ...asked.filter(([key]) => key !== 'page' && key !== 'page_size'),
      ['page_size', String(size)],
      ['page', String(to)],
    ]);
    return link(rel, `${address}?${search}`);
  };
  return {
    [name]: rows.slice((number - 1) * size, number * size),
    ...(query.total_required === 'true' ? { total_items: rows.length, total_pages: pages } : {}),
    links: [
      at('self', number),
      at('first', 1),
      ...(number > 1 ? [at('prev', number - 1)] : []),
      ...(number < pages ? [at('next', number + 1)] : []),
      at('last', pages),
    ],
  };
}
