import { askCardHolder } from './challenge-modal.ts';
import { request } from './controller-link.ts';
import { cardFrames } from './elements.ts';
import { formParams } from './form-params.ts';
import type { ControllerAnswer, ControllerOrder, StripeError } from './messages.ts';

export interface CardData {
  card?: object;
  billing_details?: object;
  metadata?: object;
  [other: string]: unknown;
}

export type Result =
  { error: StripeError; [name: string]: unknown } | { error?: undefined; [name: string]: unknown };

function failure(body: Record<string, unknown>): Result {
  return { error: body.error as StripeError };
}

/** The id in a client secret such as `pi_123_secret_abc`. */
function idIn(clientSecret: string, kind: string): string {
  const [id = ''] = clientSecret.split('_secret_');
  if (id.startsWith(`${kind}_`) && id !== clientSecret) return id;
  throw new Error(
    `Invalid value for the client secret: value should be a client_secret string. You specified: ${clientSecret}.`,
  );
}

/** The part of a request that identifies the card: an earlier payment method, or the fields on the page. */
export function cardOrder(
  method: string | CardData | undefined,
): Pick<ControllerOrder, 'params' | 'cardParam' | 'fields'> {
  if (method === undefined) return { params: {} };
  if (typeof method === 'string') return { params: { payment_method: method } };
  const { card, ...details } = method;
  const params = formParams({ ...details, type: 'card' }, 'payment_method_data');
  if (card && 'token' in card) throw new Error('The sandbox takes cards from Elements, not from tokens.');
  return card ? { params, cardParam: 'payment_method_data[card]', fields: cardFrames(card) } : { params };
}

/** The two kinds of intent, and the names of their objects in Stripe.js's results. */
const KINDS = {
  pi: {
    collection: 'payment_intents',
    result: 'paymentIntent',
    lastError: 'last_payment_error',
    inError: 'payment_intent',
  },
  seti: {
    collection: 'setup_intents',
    result: 'setupIntent',
    lastError: 'last_setup_error',
    inError: 'setup_intent',
  },
} as const;

type Kind = keyof typeof KINDS;

export function createPayments(key: string) {
  const send = (
    method: 'GET' | 'POST',
    path: string,
    rest: Partial<ControllerOrder>,
  ): Promise<ControllerAnswer> => request({ method, path, key, params: {}, ...rest });

  async function retrieve(kind: Kind, clientSecret: string): Promise<ControllerAnswer> {
    return send('GET', `/v1/${KINDS[kind].collection}/${idIn(clientSecret, kind)}`, {
      params: { client_secret: clientSecret },
    });
  }

  /** The intent from the API, or the reason why its card was rejected in the challenge. */
  function outcome(kind: Kind, { ok, body }: ControllerAnswer): Result {
    if (!ok) return failure(body);
    const { result, lastError } = KINDS[kind];
    if (body.status === 'requires_payment_method' && body[lastError]) {
      return { error: { ...(body[lastError] as StripeError), [KINDS[kind].inError]: body } };
    }
    return { [result]: body };
  }

  /** Shows the challenge that an intent waits for, if any, and returns the outcome. */
  async function carryOn(kind: Kind, clientSecret: string, answer: ControllerAnswer): Promise<Result> {
    const { ok, body } = answer;
    if (!ok || body.status !== 'requires_action') return outcome(kind, answer);
    const { use_stripe_sdk: asked } = body.next_action as { use_stripe_sdk: { source: string } };
    await askCardHolder(idIn(clientSecret, kind), clientSecret, asked.source);
    return outcome(kind, await retrieve(kind, clientSecret));
  }

  async function handleNextAction(clientSecret: string): Promise<Result> {
    const kind = clientSecret.startsWith('seti_') ? 'seti' : 'pi';
    return carryOn(kind, clientSecret, await retrieve(kind, clientSecret));
  }

  async function confirmIntent(
    kind: Kind,
    clientSecret: string,
    order: Partial<ControllerOrder>,
    handleActions: boolean,
  ): Promise<Result> {
    const params = { ...order.params, client_secret: clientSecret, use_stripe_sdk: 'true' };
    const path = `/v1/${KINDS[kind].collection}/${idIn(clientSecret, kind)}/confirm`;
    const answer = await send('POST', path, { ...order, params });
    if (answer.ok && !handleActions) return { [KINDS[kind].result]: answer.body };
    return answer.ok ? carryOn(kind, clientSecret, answer) : failure(answer.body);
  }

  const confirm = (clientSecret: string, order: Partial<ControllerOrder>, handleActions = true) =>
    confirmIntent('pi', clientSecret, order, handleActions);
  const confirmSetup = (clientSecret: string, order: Partial<ControllerOrder>, handleActions = true) =>
    confirmIntent('seti', clientSecret, order, handleActions);

  return {
    confirm,
    confirmSetup,
    handleNextAction,
    async retrieveIntent(clientSecret: string): Promise<Result> {
      const { ok, body } = await retrieve('pi', clientSecret);
      return ok ? { paymentIntent: body } : failure(body);
    },
    async retrieveSetup(clientSecret: string): Promise<Result> {
      const { ok, body } = await retrieve('seti', clientSecret);
      return ok ? { setupIntent: body } : failure(body);
    },
    async createMethod({ card, type: _type, ...details }: CardData): Promise<Result> {
      const params = formParams({ ...details, type: 'card' });
      const fields = card ? { cardParam: 'card', fields: cardFrames(card) } : {};
      const { ok, body } = await send('POST', '/v1/payment_methods', { params, ...fields });
      return ok ? { paymentMethod: body } : failure(body);
    },
    async createToken(element: object, data: object = {}): Promise<Result> {
      const params = formParams(data, 'card');
      const { ok, body } = await send('POST', '/v1/tokens', {
        params,
        cardParam: 'card',
        fields: cardFrames(element),
      });
      return ok ? { token: body } : failure(body);
    },
  };
}
