import type { App } from '../context.ts';
import { ApiError, invalidField } from './errors.ts';
import { labelOf } from './label.ts';

const UNFIT = 'contains a character that cannot be stored.';

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value))
    return Object.entries(value).some(([key, inner]) => key.includes('\0') || holdsNul(inner));
  return false;
}

/** PostgreSQL cannot store the character NUL and would answer with an error of its own. */
export function refuseNul(app: App) {
  app.addHook('preValidation', async ({ query, params, body }) => {
    for (const part of [query, params, body]) {
      if (!holdsNul(part)) continue;
      const field =
        typeof part === 'object' && Object.entries(part as object).find(([, value]) => holdsNul(value))?.[0];
      if (field && !field.includes('\0')) throw invalidField(field, `${labelOf(field)} ${UNFIT}`);
      throw new ApiError(400, 'VALIDATION_FAILED', `The request ${UNFIT}`);
    }
  });
}
