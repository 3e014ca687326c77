import { z } from 'zod';
import { isRemembered } from '../remembered.ts';
import { success } from './envelope.ts';

const fact = { kind: z.enum(['bike', 'hours', 'age', 'event', 'note']), value: z.string().trim().max(160) };

/** One thing that the coach remembers. */
export const rememberedFact = z.object({ id: z.string(), ...fact, createdAt: z.string() });

export const listRemembered = {
  method: 'GET',
  path: '/gpt-prompt/remembered',
  response: success(z.array(rememberedFact)),
  failures: [401],
} as const;

export const correctRemembered = {
  method: 'PATCH',
  path: '/gpt-prompt/remembered',
  body: z.object({ id: z.string().max(64), ...fact }).refine(isRemembered, {
    path: ['value'],
    error: 'This cannot be remembered. Please check it.',
  }),
  response: success(rememberedFact),
  failures: [401, 404],
} as const;

export const forgetRemembered = {
  method: 'DELETE',
  path: '/gpt-prompt/remembered',
  query: z.object({ id: z.string().max(64) }),
  response: success(z.null()),
  failures: [401, 404],
} as const;
