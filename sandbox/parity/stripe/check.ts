import Ajv from 'ajv';
import type { ErrorObject } from 'ajv';
import { stripeSchema } from './schema.ts';

type Json = Record<string, unknown>;
export type StripeCheck = (body: unknown) => string[];

/** The deviations of a JSON body from Stripe's types: one sentence each, none for a faithful body. */
export function createStripeCheck(): StripeCheck {
  const { definitions, roots, events } = stripeSchema();
  // Thousands of small schemas, each used a few times: compiling has to be fast rather than validating.
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    verbose: true,
    inlineRefs: false,
    validateSchema: false,
    code: { optimize: false },
  });
  ajv.addSchema({ $id: 'stripe', definitions, roots, events });

  function faultsOf(part: 'roots' | 'events', name: string, body: Json): string[] {
    const known = part === 'roots' ? roots : events;
    const validate = name in known ? ajv.getSchema(`stripe#/${part}/${name}`) : undefined;
    if (!validate) return [`${name} is nothing that the sandbox is known to serve`];
    return validate(body) ? [] : [`${name}${worst(validate.errors ?? [])}`];
  }

  return function check(body: unknown): string[] {
    if (typeof body !== 'object' || body === null) return ['the body is no object'];
    const { object, error, type, data } = body as Json;
    if (error !== undefined) return faultsOf('roots', 'error', body as Json);
    if (object === 'event') return faultsOf('events', String(type), body as Json);
    const faults = faultsOf('roots', String(object), body as Json);
    if (object !== 'list' && object !== 'search_result') return faults;
    return [...faults, ...(Array.isArray(data) ? data.flatMap(check) : [])];
  };
}

/** When every branch of a choice fails, report the branch with the fewest problems. */
export function worst(errors: ErrorObject[]): string {
  const depth = ({ instancePath }: ErrorObject) => instancePath.split('/').length;
  const branch = ({ schemaPath }: ErrorObject) => /^.*\/(?:any|one)Of\/\d+/.exec(schemaPath)?.[0] ?? '';
  const together = (error: ErrorObject) => errors.filter((other) => branch(other) === branch(error)).length;
  const [first] = errors
    .filter(({ keyword }) => keyword !== 'anyOf' && keyword !== 'oneOf')
    .toSorted(
      (a, b) =>
        depth(b) - depth(a) ||
        rank(a) - rank(b) ||
        together(a) - together(b) ||
        a.instancePath.localeCompare(b.instancePath),
    );
  if (!first) return ' is not as described';
  const { instancePath, message, params, data } = first;
  const {
    allowedValues = [],
    additionalProperty,
    unevaluatedProperty,
  } = params as Partial<Record<string, string>> & {
    allowedValues?: unknown[];
  };
  const allowed = allowedValues.length > SHOWN ? `${allowedValues.length} values` : allowedValues.join(', ');
  const detail =
    additionalProperty ?? unevaluatedProperty ?? (allowed && `${allowed}; is ${JSON.stringify(data)}`);
  return `${instancePath} ${message}${detail ? `: ${detail}` : ''}`;
}

const SHOWN = 6;

/** That a text is not an object says less than what is wrong with the object. */
const rank = ({ keyword }: ErrorObject) => (keyword === 'type' ? 1 : 0);
