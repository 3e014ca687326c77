import { failure } from '@breakaway/contract/schemas';
import type { z } from 'zod';

interface Call {
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}

type Part<C, Key extends string, As extends string> = C extends {
  readonly [K in Key]: infer S extends z.ZodType;
}
  ? { [K in As]: S }
  : {};

type RouteSchema<C extends Call> = Part<C, 'query', 'querystring'> &
  Part<C, 'body', 'body'> & {
    response: { '2xx': C['response']; '4xx': typeof failure; '5xx': typeof failure };
    tags: string[];
    summary: string;
  };

/** The schema of a route, from a call of the contract: validates what comes in, fits what goes out, describes both. */
export function schemaOf<const C extends Call>(call: C, tag: string, summary: string): RouteSchema<C> {
  return {
    ...(call.query && { querystring: call.query }),
    ...(call.body && { body: call.body }),
    response: { '2xx': call.response, '4xx': failure, '5xx': failure },
    tags: [tag],
    summary,
  } as unknown as RouteSchema<C>;
}
