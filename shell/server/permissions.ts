import type { RuntimeConfig } from '@breakaway/contract';
import type { Permissions } from '@breakaway/contract/security-headers';

/** Origins of the payment providers' frames. */
const stripe = ['https://js.stripe.com', 'https://hooks.stripe.com'];
const paypal = ['https://www.paypal.com', 'https://www.sandbox.paypal.com'];

/** The browser features that the app's page uses, and the frames that it delegates them to. */
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
    // Passkeys are for the page itself only.
    'publickey-credentials-create': ['self'],
    'publickey-credentials-get': ['self'],
  };
}
