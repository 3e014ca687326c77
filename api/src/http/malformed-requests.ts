import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Failure } from '@breakaway/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

const UNREADABLE = 'This request could not be read. Please check it and try again.';

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** An address that no route can be looked up for, such as one with a broken escape: no hook has run. */
function frameworkErrors(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const body: Failure = { message: UNREADABLE, code: 'VALIDATION_FAILED', requestId: request.id };
  void reply
    .code(400)
    .headers({ ...HEADERS, 'x-request-id': request.id })
    .serializer(JSON.stringify)
    .send(body);
}

/** The response to each kind of connection error; anything else is not a valid HTTP request. */
const FAULTS: Record<string, [number, Omit<Failure, 'requestId'>]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [
    408,
    { code: 'VALIDATION_FAILED', message: 'This request took too long to arrive. Please try again.' },
  ],
  HPE_HEADER_OVERFLOW: [431, { code: 'PAYLOAD_TOO_LARGE', message: 'That is too large to send.' }],
};

/** What never became a request: invalid HTTP, endless headers, a body that does not arrive. */
function clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, failure] = FAULTS[error.code ?? ''] ?? [
    400,
    { code: 'VALIDATION_FAILED', message: UNREADABLE },
  ];
  const requestId = randomUUID();
  const body = JSON.stringify({ ...failure, requestId } satisfies Failure);
  const headers = { ...HEADERS, 'x-request-id': requestId, 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\n${lines.join('')}\r\n${body}`,
  );
}

/**
 * Answers in the envelope also what Fastify rejects before any of our hooks: its own response would echo the address.
 */
export const malformedRequests = { frameworkErrors, clientErrorHandler };
