// The sandbox's Stripe.js: the part of the library that card payments use, with the same calls, events and messages.
import { warmUp } from './controller-link.ts';
import { createElements } from './elements.ts';
import type { Elements } from './elements.ts';
import { cardOrder, createPayments } from './payments.ts';
import type { CardData, Result } from './payments.ts';

interface ConfirmData {
  payment_method?: string | CardData;
  setup_future_usage?: string;
  return_url?: string;
}

interface ConfirmPaymentOptions {
  elements?: Elements;
  clientSecret: string;
  confirmParams?: {
    payment_method?: string;
    payment_method_data?: { billing_details?: object };
    return_url?: string;
  };
  redirect?: 'always' | 'if_required';
}

function Stripe(key: string) {
  if (typeof key !== 'string' || !key.startsWith('pk_test_')) {
    throw new Error(
      'Please call Stripe() with your publishable key. The sandbox takes test keys, which begin with pk_test_.',
    );
  }
  const payments = createPayments(key);
  warmUp();

  async function confirmPayment({
    elements,
    clientSecret,
    confirmParams = {},
    redirect,
  }: ConfirmPaymentOptions): Promise<Result> {
    const { billing_details } = confirmParams.payment_method_data ?? {};
    const card = elements?.getElement('card') ?? elements?.getElement('cardNumber') ?? undefined;
    const method =
      confirmParams.payment_method ??
      (card ? { card, ...(billing_details ? { billing_details } : {}) } : undefined);
    const result = await payments.confirm(clientSecret, cardOrder(method));
    if (!result.error && redirect !== 'if_required' && confirmParams.return_url) {
      const back = new URL(confirmParams.return_url);
      back.searchParams.set('payment_intent_client_secret', clientSecret);
      back.searchParams.set('redirect_status', 'succeeded');
      location.assign(back);
    }
    return result;
  }

  return {
    elements: createElements,
    async confirmCardPayment(
      clientSecret: string,
      data: ConfirmData = {},
      options: { handleActions?: boolean } = {},
    ) {
      const order = cardOrder(data.payment_method);
      const usage: Record<string, string> = data.setup_future_usage
        ? { setup_future_usage: data.setup_future_usage }
        : {};
      return payments.confirm(
        clientSecret,
        { ...order, params: { ...order.params, ...usage } },
        options.handleActions ?? true,
      );
    },
    async confirmCardSetup(
      clientSecret: string,
      data: ConfirmData = {},
      options: { handleActions?: boolean } = {},
    ) {
      return payments.confirmSetup(
        clientSecret,
        cardOrder(data.payment_method),
        options.handleActions ?? true,
      );
    },
    confirmPayment,
    handleCardAction: payments.handleNextAction,
    handleNextAction: ({ clientSecret }: { clientSecret: string }) => payments.handleNextAction(clientSecret),
    retrievePaymentIntent: payments.retrieveIntent,
    retrieveSetupIntent: payments.retrieveSetup,
    createPaymentMethod: (data: CardData) => payments.createMethod(data),
    createToken: payments.createToken,
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  };
}

Stripe.version = 'endive';
(window as unknown as { Stripe: typeof Stripe }).Stripe ??= Stripe;
