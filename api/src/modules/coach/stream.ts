import { PassThrough } from 'node:stream';
import type { ChatEvent, CreateChatAnswer } from '@breakaway/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { failureOf } from '../../http/error-handler.ts';

/** Whether a client reads an answer while it is written. */
export const readsEvents = ({ headers }: FastifyRequest) =>
  /\btext\/event-stream\b/.test(headers.accept ?? '');

/**
 * Answers as server-sent events from the first event on. What is there before one is answered as by any other call, and so
 * is a failure. A client that goes away changes nothing: the answer is written to its end and stored.
 */
export async function answerAsEvents(
  { log }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: (show: (event: ChatEvent) => void) => Promise<CreateChatAnswer>,
): Promise<CreateChatAnswer | PassThrough> {
  const stream = new PassThrough();
  const send = (event: ChatEvent) => {
    if (!stream.destroyed) stream.write(`data: ${JSON.stringify(event)}\n\n`);
  };
  let begin = () => {};
  const begun = new Promise<'begun'>((resolve) => {
    begin = () => resolve('begun');
  });
  const whole = answer((event) => {
    send(event);
    begin();
  });
  const first = await Promise.race([begun, whole]);
  if (first !== 'begun') {
    stream.destroy();
    return first;
  }
  whole
    .then(
      (done) => send({ type: 'answered', answer: done }),
      (error: unknown) => {
        const call = { requestId: request.id, route: request.routeOptions.url };
        const { status, body } = failureOf(error as FastifyError, call, log);
        send({ type: 'failed', status, body });
      },
    )
    .finally(() => stream.end());
  // A proxy that collects a response would hold the words back.
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('x-accel-buffering', 'no')
    .send(stream) as unknown as PassThrough;
}
