import type { Failure } from '@breakaway/contract';
import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { App, Context } from '../context.ts';
import { ApiError, sessionInvalid } from './errors.ts';
import type { Log } from '../log.ts';
import { labelOf } from './label.ts';

type Answer = Omit<Failure, 'requestId'> & { status: number };

const plain = (status: number, code: Failure['code'], message: string): Answer => ({ status, code, message });

/** The contract's own message, or one that replaces the validator's technical ones. */
function sentenceOf(field: string, { keyword, message = '' }: { keyword: string; message?: string }): string {
  const label = labelOf(field);
  if (/received (undefined|null)$/.test(message)) return `${label} is required`;
  if (message.startsWith('Too big: expected string')) return `${label} is too long.`;
  if (keyword === 'invalid_type' || /^(Invalid|Too \w+|Unrecognized)\b.*:/.test(message))
    return `${label} is not valid.`;
  return message;
}

const DATABASE_AWAY = new Set([
  '57014', // statement timeout
  '55P03', // lock timeout
  '53300', // too many connections
  '57P01', // shutting down
  '57P03', // starting up
  'ECONNREFUSED',
  'ECONNRESET',
]);

/** Whether the database is overloaded, full or unreachable. The driver reports two of these without a code. */
const isDatabaseAway = ({ code, message }: FastifyError) =>
  DATABASE_AWAY.has(code) || /^(timeout exceeded when trying to connect|Connection terminated)/.test(message);

/** Converts an error of Fastify, a parser or the database into a failure for people. */
function translate(error: FastifyError): Answer | null {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors: Record<string, string> = {};
    for (const issue of error.validation) {
      const field = issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || 'request';
      errors[field] ??= sentenceOf(field, issue);
    }
    return { status: 400, code: 'VALIDATION_FAILED', message: Object.values(errors)[0]!, errors };
  }
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
    case 'FST_PARTS_LIMIT':
    case 'FST_FILES_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return plain(413, 'PAYLOAD_TOO_LARGE', 'That is too large to send.');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return plain(415, 'UNSUPPORTED_MEDIA', 'This kind of content is not accepted here.');
    // All foreign keys lead to a member: the account was deleted during this call.
    case '23503': {
      const { status, code, message } = sessionInvalid();
      return plain(status, code, message);
    }
  }
  if (isDatabaseAway(error))
    return plain(503, 'BUSY', 'We are very busy just now. Please try again in a moment.');
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return plain(
      error.statusCode,
      'VALIDATION_FAILED',
      'This request could not be read. Please check it and try again.',
    );
  return null;
}

/** A failure as the contract's envelope, logged where it is ours; never a stack trace, never the database's message. */
export function failureOf(
  error: FastifyError | ApiError,
  { requestId, route }: { requestId: string; route: string | undefined },
  log: Log,
): { status: number; headers: Record<string, string>; body: Failure } {
  if (error instanceof ApiError) {
    const { status, code, message, errors, headers } = error;
    if (status >= 500) log.warn('A call failed', { requestId, route, code, reason: message });
    return { status, headers: headers ?? {}, body: { message, code, requestId, ...(errors && { errors }) } };
  }
  const known = translate(error);
  if (!known || known.status >= 500) log.error('A call failed unexpectedly', { requestId, route, error });
  const { status, ...answer } =
    known ?? plain(500, 'INTERNAL', 'Something went wrong on our side. Please try again.');
  return { status, headers: {}, body: { ...answer, requestId } };
}

/** Answers every failure with the contract's envelope. */
export function answerErrors(app: App, { log }: Context) {
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    const call = { requestId: request.id, route: request.routeOptions.url };
    const { status, headers, body } = failureOf(error, call, log);
    return reply
      .code(status)
      .headers(headers)
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(body);
  });
  // Fastify's own look-up takes a pattern: it throws on an address that contains a `*`.
  const methods = new Map<string, string[]>();
  app.addHook('onRoute', ({ url, method }) => {
    methods.set(url, [...(methods.get(url) ?? []), ...[method].flat()]);
  });
  app.setNotFoundHandler((request, reply) => {
    // A mail scanner's HEAD on a verification link ends here: it is answered, and the link is not used up.
    const allowed = methods.get(request.url.split('?')[0]!) ?? [];
    const [status, code, message] =
      allowed.length > 0
        ? ([405, 'METHOD_NOT_ALLOWED', 'This address takes other kinds of calls only.'] as const)
        : ([404, 'NOT_FOUND', 'There is nothing at this address.'] as const);
    if (allowed.length > 0) reply.header('allow', allowed.join(', '));
    return reply.code(status).send({ message, code, requestId: request.id });
  });
}
