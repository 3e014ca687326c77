import type { App } from '../context.ts';
import { ApiError } from './errors.ts';

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value))
    return Object.entries(value).some(([key, inner]) => key.includes('\0') || holdsNul(inner));
  return false;
}

/** PostgreSQL cannot store the character NUL and would answer with an error of its own. */
export function refuseNul(app: App) {
  app.addHook('preValidation', async (request) => {
    if (holdsNul(request.query) || holdsNul(request.params) || holdsNul(request.body))
      throw new ApiError(400, 'VALIDATION_FAILED', 'The request contains a character that cannot be stored.');
  });
}
