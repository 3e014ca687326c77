import { z } from 'zod';
import { success } from './envelope.ts';
import { profileGroups, units } from './user.ts';

export const toolName = z.enum(['kom-analysis', 'race-analyzer']);

/** A session token for one framed tool: short-lived, and valid only for the calls that are made with one. */
export const createToolSession = {
  method: 'POST',
  path: '/tools/session',
  body: z.object({ tool: toolName }),
  response: success(z.object({ token: z.string(), expiresAt: z.string() })),
  failures: [401, 403],
} as const;

/** Called by a tool with its own token. */
export const toolAthlete = {
  method: 'GET',
  path: '/tools/athlete',
  response: success(
    z.object({
      /** tells members apart on one device; not the id of the account */
      id: z.string(),
      name: z.string(),
      units,
      ...profileGroups,
    }),
  ),
  failures: [401],
} as const;
