import type { ControllerAnswer, ControllerOrder } from './messages.ts';
import { ORIGIN } from '../origin.ts';

const LOAD_TIMEOUT_MS = 20_000;
const waiting = new Map<number, (answer: ControllerAnswer) => void>();
let frame: HTMLIFrameElement | undefined;
let loaded: Promise<void> | undefined;
let count = 0;

function load(): Promise<void> {
  return new Promise((resolve, reject) => {
    frame = document.createElement('iframe');
    frame.title = 'Card payment controller';
    frame.setAttribute('aria-hidden', 'true');
    frame.tabIndex = -1;
    frame.style.cssText = 'display:none!important';
    frame.src = `${ORIGIN}/stripe/controller.html#${encodeURIComponent(location.origin)}`;
    const timer = setTimeout(() => {
      frame?.remove();
      loaded = undefined;
      reject(new Error('The card server cannot be reached. Please try again in a moment.'));
    }, LOAD_TIMEOUT_MS);
    addEventListener('message', (event: MessageEvent<ControllerAnswer | { controller: string }>) => {
      if (event.origin !== ORIGIN || event.source !== frame?.contentWindow) return;
      if ('controller' in event.data) {
        clearTimeout(timer);
        resolve();
        return;
      }
      waiting.get(event.data.id)?.(event.data);
      waiting.delete(event.data.id);
    });
    document.body.append(frame);
  });
}

/** Starts loading the controller frame, so that it is ready for the payment. */
export function warmUp(): void {
  const begin = () => void (loaded ??= load()).catch(() => {});
  if (document.body) begin();
  else document.addEventListener('DOMContentLoaded', begin, { once: true });
}

/** Sends one request through the controller frame and returns the API's response. */
export async function request(order: Omit<ControllerOrder, 'id'>): Promise<ControllerAnswer> {
  try {
    await (loaded ??= load());
  } catch (error) {
    return {
      id: 0,
      ok: false,
      body: { error: { type: 'api_connection_error', message: (error as Error).message } },
    };
  }
  const id = ++count;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    frame?.contentWindow?.postMessage({ ...order, id }, ORIGIN);
  });
}
