import type { RuntimeConfig } from '@breakaway/contract';
import type { Permissions } from '@breakaway/contract/security-headers';

/** Where the payment providers' own frames come from. */
const stripe = ['https://js.stripe.com', 'https://hooks.stripe.com'];
const paypal = ['https://www.paypal.com', 'https://www.sandbox.paypal.com'];

/** What the app's page uses of the browser, and which frames it gives that to. */
export function pagePermissions({
  stripe: { jsUrl },
  paypal: { sdkBaseUrl },
  tools,
}: RuntimeConfig): Permissions {
  const originOf = (url: string) => [new URL(url).origin];
  const payment = [...(jsUrl ? originOf(jsUrl) : stripe), ...(sdkBaseUrl ? originOf(sdkBaseUrl) : paypal)];
  return {
    'clipboard-write': ['self', ...Object.values(tools).flatMap(originOf)],
    payment: [...new Set(['self', ...payment])],
    // Passkeys are the page's own.
    'publickey-credentials-create': ['self'],
    'publickey-credentials-get': ['self'],
  };
}
