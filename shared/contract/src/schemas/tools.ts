import { z } from 'zod';
import { success } from './envelope.ts';
import { profileGroups } from './user.ts';

export const toolName = z.enum(['kom-analysis', 'race-analyzer']);

/** A ticket for one framed tool: short-lived, good for reading the athlete's figures and nothing else. */
export const createToolSession = {
  method: 'POST',
  path: '/tools/session',
  body: z.object({ tool: toolName }),
  response: success(z.object({ token: z.string(), expiresAt: z.string() })),
  failures: [401, 403],
} as const;

/** Called by a tool with its own ticket. */
export const toolAthlete = {
  method: 'GET',
  path: '/tools/athlete',
  response: success(z.object({ name: z.string(), ...profileGroups })),
  failures: [401],
} as const;
