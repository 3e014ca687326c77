// The sandbox's PayPal script: Buttons for subscriptions, with PayPal's calls and callbacks.
import { askPayer } from './approval-overlay.ts';
import { ORIGIN } from '../origin.ts';

interface ButtonActions {
  enable: () => Promise<void>;
  disable: () => Promise<void>;
}

interface ButtonProps {
  style?: { borderRadius?: number; height?: number };
  fundingSource?: string;
  createSubscription?: (data: object, actions: object) => Promise<string> | string;
  onApprove?: (data: object, actions: object) => unknown;
  onCancel?: (data: object, actions: object) => unknown;
  onError?: (error: unknown) => unknown;
  onClick?: (data: object, actions: object) => unknown;
  onInit?: (data: object, actions: ButtonActions) => unknown;
}

const FUNDING = { PAYPAL: 'paypal', CARD: 'card', VENMO: 'venmo', PAYLATER: 'paylater', CREDIT: 'credit' };

const ACTIONS = {
  subscription: {
    create: async () => {
      throw new Error(
        'The sandbox does not create subscriptions from the browser: create it on the server and return its id.',
      );
    },
  },
};

async function subscribe(props: ButtonProps): Promise<void> {
  try {
    let refused = false;
    const clickActions = { resolve: async () => {}, reject: async () => void (refused = true) };
    await props.onClick?.({ fundingSource: FUNDING.PAYPAL }, clickActions);
    if (refused) return;
    if (!props.createSubscription)
      throw new Error('createSubscription is needed: the sandbox sells subscriptions only.');
    const id = await props.createSubscription({ paymentSource: FUNDING.PAYPAL }, ACTIONS);
    if (typeof id !== 'string' || id === '')
      throw new Error('Expected a subscription id to be passed from createSubscription.');
    if (await askPayer(id)) {
      await props.onApprove?.(
        { orderID: id, subscriptionID: id, facilitatorAccessToken: '', paymentSource: FUNDING.PAYPAL },
        ACTIONS,
      );
    } else {
      await props.onCancel?.({ orderID: id }, { redirect: (url: string) => location.assign(url) });
    }
  } catch (error) {
    if (!props.onError) throw error;
    props.onError(error);
  }
}

function Buttons(given: ButtonProps = {}) {
  let props = given;
  let frame: HTMLIFrameElement | undefined;
  let busy = false;

  const send = async (disabled: boolean) => frame?.contentWindow?.postMessage({ disabled }, ORIGIN);
  const initActions: ButtonActions = { enable: () => send(false), disable: () => send(true) };

  function receive(event: MessageEvent<{ paypal?: string }>, ready: () => void): void {
    if (event.origin !== ORIGIN || event.source !== frame?.contentWindow) return;
    if (event.data.paypal === 'ready') {
      void props.onInit?.({}, initActions);
      ready();
    } else if (event.data.paypal === 'click' && !busy) {
      busy = true;
      void subscribe(props).finally(() => (busy = false));
    }
  }

  let listener: ((event: MessageEvent) => void) | undefined;

  return {
    isEligible: () => !props.fundingSource || props.fundingSource === FUNDING.PAYPAL,
    render: (container: string | HTMLElement) =>
      new Promise<void>((resolve, reject) => {
        const node = typeof container === 'string' ? document.querySelector(container) : container;
        if (!node) return reject(new Error('Document is ready and element does not exist.'));
        frame = document.createElement('iframe');
        frame.title = 'PayPal';
        const { borderRadius = 4, height = 45 } = props.style ?? {};
        frame.style.cssText = `border:0;width:100%;height:${height}px;border-radius:${borderRadius}px;display:block;color-scheme:light only`;
        frame.src = `${ORIGIN}/paypal/sdk/button.html#${encodeURIComponent(location.origin)}`;
        listener = (event) => receive(event, resolve);
        addEventListener('message', listener);
        node.append(frame);
      }),
    async close(): Promise<void> {
      if (listener) removeEventListener('message', listener);
      frame?.remove();
      frame = undefined;
    },
    async updateProps(next: ButtonProps): Promise<void> {
      props = { ...props, ...next };
    },
  };
}

const namespace = document.currentScript?.getAttribute('data-namespace') ?? 'paypal';
(window as unknown as Record<string, unknown>)[namespace] = {
  Buttons,
  FUNDING,
  version: 'sandbox',
  getFundingSources: () => [FUNDING.PAYPAL],
};
