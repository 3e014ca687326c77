import type { RuntimeConfig } from '@breakaway/contract';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

const PATIENCE_MS = 30_000;

/**
 * Adds the script of a provider other than the real Stripe; the library then finds `window.Stripe` and loads nothing.
 */
function addScript(url: string): Promise<void> {
  if ('Stripe' in window && window.Stripe) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The script of the card provider could not be loaded.'));
    };
    document.head.append(script);
  });
}

const patience = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The card provider did not answer in time.')), PATIENCE_MS);
  });

let provider: Promise<Stripe> | undefined;

/** The card provider's client, loaded once. A failure is not cached, so the next call really tries again. */
export function loadCardProvider({ jsUrl, publishableKey }: RuntimeConfig['stripe']): Promise<Stripe> {
  provider ??= Promise.race([load(), patience()]).catch((error: unknown) => {
    provider = undefined;
    throw error;
  });
  return provider;

  async function load(): Promise<Stripe> {
    if (jsUrl) await addScript(jsUrl);
    const stripe = await loadStripe(publishableKey);
    if (!stripe) throw new Error('The card provider is not available.');
    return stripe;
  }
}
