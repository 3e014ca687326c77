import type { FastifyRequest } from 'fastify';
import type { App } from '../context.ts';
import { ApiError, invalidField } from './errors.ts';
import { labelOf } from './label.ts';

/** Continues the label of a field. */
export const UNSTORABLE = 'contains a character that cannot be stored.';

/** Whether PostgreSQL can store a text: it accepts neither the NUL character nor half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

function holdsUnstorable(value: unknown): boolean {
  // An explicit stack instead of recursion: bodies come ten thousand levels deep.
  const left = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string') {
      if (!isStorable(one)) return true;
    } else if (typeof one === 'object' && one !== null && !Buffer.isBuffer(one))
      for (const [key, inner] of Object.entries(one)) {
        if (!isStorable(key)) return true;
        left.push(inner);
      }
  }
  return false;
}

/** Whether a call has a field of this name: no other is named in a response. */
function takes({ routeOptions: { schema } }: FastifyRequest, field: string): boolean {
  return [schema?.querystring, schema?.body].some((part) =>
    Object.hasOwn((part as { shape?: object } | undefined)?.shape ?? {}, field),
  );
}

/** Rejects what PostgreSQL would answer with an error. */
export function refuseUnstorable(app: App) {
  app.addHook('preValidation', async (request) => {
    const { query, params, body } = request;
    for (const part of [query, params, body]) {
      if (!holdsUnstorable(part)) continue;
      const field = Object.entries(part as object).find(([, value]) => holdsUnstorable(value))?.[0];
      if (field && takes(request, field)) throw invalidField(field, `${labelOf(field)} ${UNSTORABLE}`);
      throw new ApiError(400, 'VALIDATION_FAILED', `The request ${UNSTORABLE}`);
    }
  });
}
