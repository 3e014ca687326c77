import Ajv from 'ajv/dist/2020.js';
import { failure } from '@breakaway/contract/schemas';
import type { LightMyRequestResponse } from 'fastify';
import { CANARY } from './hostile.ts';
import { givesFile, needsSession, type Operation } from './operations.ts';
import type { Caller } from './requests.ts';

const ajv = new Ajv({ strict: false });
const validators = new Map<object, ReturnType<typeof ajv.compile>>();

function shapeErrors(schema: object, body: unknown): string | null {
  const validate = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, validate);
  return validate(body) ? null : ajv.errorsText(validate.errors);
}

/**
 * What must not appear in a message for people: internal descriptions of values or code, and text that a stranger
 * typed.
 */
const UNFIT = new RegExp(
  [
    '\\[object',
    '\\b(undefined|null|NaN|Infinity|ZodError|FST_|SELECT|INSERT)\\b',
    'Error:',
    '\\bexpected\\b',
    '\\breceived\\b',
    '\\bat .+:\\d',
    'node_modules',
    '\\.[jt]s\\b',
    CANARY,
    '[<>{}\\\\`_]',
    '[\\x00-\\x1f\\x7f\\ud800-\\udfff\\u202e]',
  ].join('|'),
);
const isSentence = (text: string) => /^[A-Z\d].{4,199}$/s.test(text) && !UNFIT.test(text);
const FIELD = /^[A-Za-z][\w.-]{0,60}$/;

/** What is wrong with an error body, for any call. */
export function envelopeFault(body: unknown, requestId: unknown): string | null {
  const parsed = failure.strict().safeParse(body);
  if (!parsed.success) return `is not the envelope of a failure: ${parsed.error.message}`;
  const { message, errors = {} } = parsed.data;
  if (!isSentence(message)) return 'has a message that is not fit to show';
  if (requestId !== undefined && parsed.data.requestId !== requestId)
    return 'names another request than its header';
  for (const [field, sentence] of Object.entries(errors)) {
    if (!FIELD.test(field) || field.includes(CANARY)) return 'names a field that does not exist';
    if (!isSentence(sentence)) return `has a sentence for ${field} that is not fit to show`;
  }
  return null;
}

/** A number that was computed from nothing, in the consultant's texts. */
const NO_FIGURE = /\b(NaN|Infinity|undefined)\b|\[object/;

export interface Sent {
  caller: Caller;
  /** Whether the request used the call's own method. */
  isOwnMethod: boolean;
  /** Everything that was sent, as text. */
  text: string;
  /** What no response may contain. */
  secrets: string[];
}

/** What of a response the description does not cover; null when it is all right. */
export function faultOf(operation: Operation, sent: Sent, answer: LightMyRequestResponse): string | null {
  const { statusCode: status, headers, body: text } = answer;
  const says = (what: string) => `answered ${status}, which ${what}: ${text.slice(0, 400)}`;
  const { responses } = operation;
  const isDescribed = sent.isOwnMethod && Object.keys(responses).length > 0;
  if (isDescribed && !responses[status] && status !== 404) return says('is not declared');
  if (isDescribed && needsSession(operation) && ['ended', 'garbage', 'nobody'].includes(sent.caller)) {
    if (status !== 401) return says('should be 401: nobody is signed in');
  }
  const id = headers['x-request-id'];
  if (typeof id !== 'string' || id.includes(CANARY)) return says('carries no request id of ours');
  if (status >= 500 && answer.json<{ code?: string }>().code !== 'PROVIDER_UNAVAILABLE')
    return says('is a fault of the server');
  if (sent.secrets.some((secret) => text.includes(secret))) return says('repeats a secret');
  if (status === 204 && text === '') return null;
  if (isDescribed && givesFile(operation, status))
    return /^attachment; filename="[a-z\d.-]+"$/.test(`${headers['content-disposition']}`)
      ? null
      : says('is a file without a plain name');
  if (headers['content-type'] !== 'application/json; charset=utf-8')
    return says(`comes as ${headers['content-type']?.toString() ?? 'nothing'}`);
  const body = answer.json<{ message?: string; data?: unknown; parts?: unknown }>();
  if (status >= 400) {
    if (status === 429 && !/^\d+$/.test(headers['retry-after']?.toString() ?? ''))
      return says('does not say when to come back');
    const found = envelopeFault(body, id);
    if (found) return says(found);
  } else if (isDescribed) {
    if (!isSentence(`${body.message}`)) return says('has a message that is not fit to show');
    if (body.parts !== undefined && NO_FIGURE.test(text) && !NO_FIGURE.test(sent.text))
      return says('has a figure that is none');
  }
  const schema = isDescribed ? responses[status]?.content?.['application/json']?.schema : undefined;
  const errors = schema ? shapeErrors(schema, body) : null;
  return errors && says(`has another shape: ${errors}`);
}
