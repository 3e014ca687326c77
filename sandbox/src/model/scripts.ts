import { errorBody } from './protocol.ts';
import type { Script } from './script.ts';

const JSON_TYPE = 'application/json';

const refusal = (status: number, message: string, type: string, code: string | null) => ({
  status,
  type: JSON_TYPE,
  body: JSON.stringify(errorBody(message, type, code)),
});

/** Name of a script → what it does. A new one is an entry here and a row in the README. */
export const scripts: Record<string, Script> = {
  '429': {
    about: 'too many requests; `retryAfterMs` becomes the header retry-after-ms',
    at: 'any',
    play: (_scene, { retryAfterMs }) => ({
      http: {
        ...refusal(429, 'Rate limit reached. Please try again later.', 'requests', 'rate_limit_exceeded'),
        ...(retryAfterMs === undefined ? {} : { headers: { 'retry-after-ms': String(retryAfterMs) } }),
      },
    }),
  },
};
