import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { chunksOf, completionOf } from './chunks.ts';
import type { Delivery, Pace } from './delivery.ts';
import type { ChatRequest } from './protocol.ts';

/** After so many pieces an answer that breaks off does so, or after half of it. */
const PIECES_BEFORE_BREAK = 6;
const GARBAGE = '{"id":"chatcmpl-broken","choices":[{"del';

/** Ends when the client has gone away. */
const gone = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

async function breakOff(raw: ServerResponse, by: 'silence' | 'break', signal: AbortSignal): Promise<void> {
  if (by === 'silence') return gone(signal);
  // What was written leaves first.
  await sleep(1, undefined, { signal });
  raw.socket?.destroy();
}

/**
 * Sends a reply at the pace of a model, as a stream or whole, or with the fault of its delivery. Rejects with an AbortError
 * when the client goes away.
 */
export async function send(
  raw: ServerResponse,
  request: ChatRequest,
  delivery: Delivery,
  pace: Pace,
  signal: AbortSignal,
): Promise<void> {
  const { http, broken } = delivery;
  if (http) {
    raw.writeHead(http.status, { 'content-type': http.type, ...http.headers }).end(http.body);
    return;
  }
  if (broken?.where === 'before-headers') return breakOff(raw, broken.by, signal);
  const pieces = request.stream ? eventsOf(request, delivery) : wholeOf(request, delivery);
  const type = request.stream ? 'text/event-stream; charset=utf-8' : 'application/json';
  raw.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
  raw.flushHeaders();
  if (broken?.where === 'after-headers') return breakOff(raw, broken.by, signal);
  const most = broken ? Math.min(PIECES_BEFORE_BREAK, Math.ceil(pieces.length / 2)) : pieces.length;
  for (const [place, piece] of pieces.slice(0, most).entries()) {
    await sleep(place === 0 ? pace.firstTokenMs : pace.tokenMs, undefined, { signal });
    raw.write(piece);
  }
  if (broken) return breakOff(raw, broken.by, signal);
  raw.end();
}

function eventsOf(request: ChatRequest, { reply, garbled }: Delivery): string[] {
  const chunks = chunksOf(request, reply).map((chunk) => JSON.stringify(chunk));
  const middle = Math.ceil(chunks.length / 2);
  const sent =
    garbled === 'all'
      ? chunks.map(() => GARBAGE)
      : garbled === 'one'
        ? [...chunks.slice(0, middle), GARBAGE, ...chunks.slice(middle)]
        : chunks;
  return [...sent, '[DONE]'].map((data) => `data: ${data}\n\n`);
}

/** An answer that is not streamed, in two halves, so that it can break between them. */
function wholeOf(request: ChatRequest, { reply, garbled }: Delivery): string[] {
  const text = garbled ? GARBAGE : JSON.stringify(completionOf(request, reply));
  const middle = Math.ceil(text.length / 2);
  return [text.slice(0, middle), text.slice(middle)];
}
