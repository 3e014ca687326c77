import type { App } from '../context.ts';
import { ApiError } from './errors.ts';

/** Keys whose value is always a number. */
const isMeasure = (key: string) => key === 'length' || key === 'size';

/**
 * Parses JSON and rejects what no call of ours uses and other code trips over: the key that would change an object's
 * prototype when it is copied, and an object in place of a length. zod compares the length of any value that has one,
 * even where it expects a text, and comparing `{ "toString": 1 }` throws.
 */
export const parseJson = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) =>
    key === '__proto__' || (isMeasure(key) && typeof value === 'object') ? undefined : value,
  );

/**
 * Bodies are JSON. An empty body counts as none, whatever its content type: browser clients send a body-less POST as
 * `application/x-www-form-urlencoded`, or as `application/json` of length 0, and Fastify would reject both.
 */
export function parseBodies(app: App) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, text: string) => {
      if (text.trim() === '') return undefined;
      try {
        return parseJson(text);
      } catch {
        throw new ApiError(400, 'VALIDATION_FAILED', 'The body is not valid JSON.');
      }
    },
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, text: string) =>
      text === '' ? undefined : Object.fromEntries(new URLSearchParams(text)),
  );
}
