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

export function failure(body: Record<string, unknown>): Result {
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

/** The part of a request that says which card: an earlier payment method, or the fields on the page. */
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

export function createPayments(key: string) {
  const send = (
    method: 'GET' | 'POST',
    path: string,
    rest: Partial<ControllerOrder>,
  ): Promise<ControllerAnswer> => request({ method, path, key, params: {}, ...rest });

  async function retrieve(kind: 'pi' | 'seti', clientSecret: string): Promise<ControllerAnswer> {
    const collection = kind === 'pi' ? 'payment_intents' : 'setup_intents';
    return send('GET', `/v1/${collection}/${idIn(clientSecret, kind)}`, {
      params: { client_secret: clientSecret },
    });
  }

  /** After the bank's question: the intent as it is now, or why it failed. */
  async function settled(clientSecret: string): Promise<Result> {
    const { ok, body } = await retrieve('pi', clientSecret);
    if (!ok) return failure(body);
    if (body.status === 'requires_payment_method' && body.last_payment_error) {
      return { error: { ...(body.last_payment_error as StripeError), payment_intent: body } };
    }
    return { paymentIntent: body };
  }

  async function handleNextAction(clientSecret: string): Promise<Result> {
    await askCardHolder(idIn(clientSecret, 'pi'), clientSecret);
    return settled(clientSecret);
  }

  async function confirm(
    clientSecret: string,
    order: Partial<ControllerOrder>,
    handleActions = true,
  ): Promise<Result> {
    const params = { ...order.params, client_secret: clientSecret, use_stripe_sdk: 'true' };
    const { ok, body } = await send('POST', `/v1/payment_intents/${idIn(clientSecret, 'pi')}/confirm`, {
      ...order,
      params,
    });
    if (!ok) return failure(body);
    if (body.status === 'requires_action' && handleActions) return handleNextAction(clientSecret);
    return { paymentIntent: body };
  }

  async function confirmSetup(clientSecret: string, order: Partial<ControllerOrder>): Promise<Result> {
    const params = { ...order.params, client_secret: clientSecret };
    const { ok, body } = await send('POST', `/v1/setup_intents/${idIn(clientSecret, 'seti')}/confirm`, {
      ...order,
      params,
    });
    return ok ? { setupIntent: body } : failure(body);
  }

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
