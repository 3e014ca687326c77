import { failure } from '@breakaway/contract/schemas';
import type { z } from 'zod';

/** A status that a call has to declare because the kind of call does not imply it. */
type NamedFailure = 401 | 403 | 404 | 409 | 429;

interface Call {
  readonly method: string;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  /** 200 by default. */
  readonly status?: 201;
  readonly failures: readonly NamedFailure[];
}

type Part<C, Key extends string, As extends string> = C extends {
  readonly [K in Key]: infer S extends z.ZodType;
}
  ? { [K in As]: S }
  : {};

type RouteSchema<C extends Call> = Part<C, 'query', 'querystring'> &
  Part<C, 'body', 'body'> & {
    response: Record<C['status'] extends 201 ? 201 : 200, C['response']> &
      Record<400 | 413 | 415 | 503 | NamedFailure, typeof failure>;
    tags: string[];
    summary: string;
  };

/** What every call may answer: an invalid request, and an overloaded database. */
const OF_ANY_CALL = [400, 503];
/** What a call with a session may answer: too many calls of one member. */
const OF_A_MEMBER = [429];
/** What a call with a body may answer: one that is too large, one of an unsupported type. */
const OF_A_BODY = [413, 415];

/**
 * The schema of a route, from a call of the contract: validates the request, serialises the response, documents both.
 */
export function schemaOf<const C extends Call>(call: C, tag: string, summary: string): RouteSchema<C> {
  const { method, query, body, response, status = 200, failures } = call;
  const failed = [
    ...OF_ANY_CALL,
    ...(method === 'GET' ? [] : OF_A_BODY),
    ...(failures.includes(401) ? OF_A_MEMBER : []),
    ...failures,
  ];
  return {
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { [status]: response, ...Object.fromEntries(failed.map((code) => [code, failure])) },
    tags: [tag],
    summary,
  } as unknown as RouteSchema<C>;
}
