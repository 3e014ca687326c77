import { StripeFault } from './fault.ts';
import type { Params } from './form.ts';
import { text } from './params.ts';

function unauthorized(message: string, code?: string): StripeFault {
  return new StripeFault(401, 'invalid_request_error', message, code ? { code } : {});
}

function sentKey(authorization: string | undefined, params: Params): string {
  const [scheme = '', credentials = ''] = (authorization ?? '').split(' ');
  if (/^bearer$/i.test(scheme)) return credentials;
  if (/^basic$/i.test(scheme)) return Buffer.from(credentials, 'base64').toString().split(':')[0] ?? '';
  return text(params, 'key') ?? '';
}

function masked(key: string): string {
  return key.length > 12 ? `${key.slice(0, 8)}****${key.slice(-4)}` : '****';
}

/**
 * The kind of key in a request: any `sk_test_…` or `rk_test_…` is secret, any `pk_test_…` publishable; others are
 * rejected.
 */
export function accessOf(
  authorization: string | undefined,
  params: Params,
  mayBePublishable: boolean,
): 'secret' | 'publishable' {
  const key = sentKey(authorization, params);
  if (!key) {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (/^(sk|rk)_test_./.test(key)) return 'secret';
  if (!/^pk_test_./.test(key)) throw unauthorized(`Invalid API Key provided: ${masked(key)}`);
  if (!mayBePublishable) {
    throw unauthorized(
      'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
      'secret_key_required',
    );
  }
  return 'publishable';
}
