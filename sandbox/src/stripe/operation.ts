import type { Account } from './account.ts';
import { flag, integer, nested, text } from './params.ts';
import { invalid, noSuch, unknownParameter } from './fault.ts';
import type { Params } from './form.ts';
import type { Collection } from '../collection.ts';
import type { StoredRows } from './stored-rows.ts';

/** One request to one operation: `id` is the object named in the path, `params` the decoded body or query. */
export interface Call {
  account: Account;
  id: string;
  params: Params;
  access: 'secret' | 'publishable';
}

/** One operation of the API: the handler of a method and path. `publishable` ones may be called from a browser. */
export interface Operation {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  publishable?: boolean;
  /** The supported parameters, with those of an object after a dot; all others are rejected. */
  takes: string[];
  run: (call: Call) => object;
}

/** The parameters of every list. */
export const LIST = ['limit', 'starting_after', 'ending_before', 'created'];

/** The row with this id, or Stripe's "No such …" error: 404 for the addressed object, 400 for one named in `param`. */
export function found<T extends { id: string }>(
  rows: Collection<T>,
  kind: string,
  id: string,
  param?: string,
): T {
  const row = rows.get(id);
  if (!row) throw noSuch(kind, id, param);
  return row;
}

const BOUNDS: Record<string, (at: number, bound: number) => boolean> = {
  gt: (at, bound) => at > bound,
  gte: (at, bound) => at >= bound,
  lt: (at, bound) => at < bound,
  lte: (at, bound) => at <= bound,
};

/** The rows created at, after or before the times of the `created` filter. */
function createdWithin<T extends { created: number }>(rows: T[], params: Params): T[] {
  if (typeof params.created === 'string') {
    const at = integer(params, 'created');
    return at === undefined ? rows : rows.filter((row) => row.created === at);
  }
  const range = nested(params, 'created') ?? {};
  return Object.keys(range).reduce((left, name) => {
    const within = BOUNDS[name];
    const bound = integer(range, name);
    if (!within) throw unknownParameter(`created[${name}]`);
    return bound === undefined ? left : left.filter((row) => within(row.created, bound));
  }, rows);
}

/** One page of a list, newest first, according to the parameters in `LIST`. */
export function page<T extends { id: string; created: number }>(rows: T[], params: Params, url: string) {
  const limit = integer(params, 'limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalid('Invalid limit: must be between 1 and 100', 'limit');
  const newestFirst = createdWithin(rows, params).toReversed();
  const before = text(params, 'ending_before');
  const after = text(params, 'starting_after');
  const cursor = after ?? before;
  const at = cursor ? newestFirst.findIndex((row) => row.id === cursor) : -1;
  if (cursor && at < 0) throw noSuch('object', cursor, after ? 'starting_after' : 'ending_before');
  if (before && !after) {
    const start = Math.max(0, at - limit);
    return { object: 'list', data: newestFirst.slice(start, at), has_more: start > 0, url };
  }
  const data = newestFirst.slice(at + 1, at + 1 + limit);
  return { object: 'list', data, has_more: at + 1 + limit < newestFirst.length, url };
}

/** The rows that a list has to search: those that match the first of these filters in the request, else all. */
export function candidates<T extends { id: string }>(
  rows: StoredRows<T>,
  params: Params,
  filters: string[],
): T[] {
  const key = filters.map((name) => text(params, name)).find(Boolean);
  return key ? rows.naming(key) : rows.all();
}

/** Keeps the rows whose fields equal the filters of the request; absent filters do not filter. */
export function selected<T>(
  rows: T[],
  params: Params,
  fields: Partial<Record<string, (row: T) => unknown>>,
): T[] {
  return rows.filter((row) =>
    Object.entries(fields).every(([name, read]) => {
      const wanted = text(params, name);
      if (wanted === undefined || wanted === null || !read) return true;
      const actual = read(row);
      return typeof actual === 'boolean' ? actual === flag(params, name) : actual === wanted;
    }),
  );
}
