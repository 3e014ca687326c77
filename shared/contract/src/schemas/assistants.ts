import { z } from 'zod';
import { isVisible } from '../names.ts';
import { success } from './envelope.ts';

/** A token by which an assistant outside the app uses the coach's tools for a member. The token itself is not among it. */
export const assistantToken = z.object({
  id: z.string(),
  name: z.string(),
  /** Its last characters. */
  endsWith: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});

/** The tokens of the member, oldest first, and where assistants reach the tools. */
export const listAssistantTokens = {
  method: 'GET',
  path: '/assistants/tokens',
  response: success(z.object({ address: z.string(), tokens: z.array(assistantToken) })),
  failures: [401],
} as const;

/**
 * Makes a token. Only this answer ever has it in full. The member must have confirmed their identity within the last ten
 * minutes.
 */
export const makeAssistantToken = {
  method: 'POST',
  path: '/assistants/tokens',
  body: z.object({
    name: z
      .string()
      .trim()
      .min(1, 'Name is required')
      .max(60, 'Name must be at most 60 characters long')
      .refine(isVisible, 'Please leave out characters that cannot be seen'),
  }),
  response: success(assistantToken.extend({ token: z.string() })),
  status: 201,
  failures: [401, 403, 409, 429],
} as const;

/** Revokes one. One that no longer exists counts as revoked. */
export const revokeAssistantToken = {
  method: 'DELETE',
  path: '/assistants/tokens',
  query: z.object({ id: z.uuid('This token is not valid.') }),
  response: success(z.null()),
  failures: [401],
} as const;
