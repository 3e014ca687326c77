// Runs in one hidden frame per page, on the sandbox's origin: reads the card from the field frames next to it and sends
// it to the API. The page around gets the API's response and never the card.
import type { CardPart, ControllerAnswer, ControllerOrder } from './messages.ts';

const host = decodeURIComponent(location.hash.slice(1));

function cardParts(fields: string[]): CardPart {
  const parts = fields.map((name): CardPart => {
    const frame = (parent.frames as unknown as Record<string, Window | undefined>)[name];
    return frame?.readCardPart?.() ?? { values: {} };
  });
  const error = parts.find((part) => part.error)?.error;
  return { values: Object.assign({}, ...parts.map((part) => part.values)), ...(error ? { error } : {}) };
}

async function call(order: ControllerOrder): Promise<ControllerAnswer> {
  const params = new URLSearchParams(order.params);
  if (order.cardParam && order.fields) {
    const { values, error } = cardParts(order.fields);
    if (error) return { id: order.id, ok: false, body: { error } };
    for (const [name, value] of Object.entries(values)) params.set(`${order.cardParam}[${name}]`, value);
  }
  const isGet = order.method === 'GET';
  const answer = await fetch(isGet ? `${order.path}?${params}` : order.path, {
    method: order.method,
    headers: { authorization: `Bearer ${order.key}` },
    ...(isGet ? {} : { body: params }),
  });
  return { id: order.id, ok: answer.ok, body: (await answer.json()) as Record<string, unknown> };
}

addEventListener('message', async (event: MessageEvent<ControllerOrder>) => {
  if (event.source !== parent || event.origin !== host) return;
  const unreachable = {
    type: 'api_connection_error',
    message: 'The card server cannot be reached. Please try again in a moment.',
  };
  const answer = await call(event.data).catch((): ControllerAnswer => ({
    id: event.data.id,
    ok: false,
    body: { error: unreachable },
  }));
  parent.postMessage(answer, host);
});

parent.postMessage({ controller: 'ready' }, host);
