import { z } from 'zod';
import { success } from './envelope.ts';

/** A small table of an answer; the first column heads its row. */
const table = z.object({
  kind: z.literal('table'),
  caption: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
});

/** One thing that the calculation took as given: where it came from, and how far it may be off. */
const assumption = z.object({
  label: z.string(),
  value: z.string(),
  source: z.enum(['asked', 'profile', 'estimated', 'default']),
  how: z.string().optional(),
});

/**
 * An answer is a list of typed parts, never HTML. `text` holds the same content as prose, for clients that read
 * only the text, for Copy and for screen readers.
 */
export const answerPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  /** The one number that was asked for. */
  z.object({
    kind: z.literal('headline'),
    label: z.string(),
    value: z.string(),
    unit: z.string(),
    detail: z.string().optional(),
  }),
  table,
  z.object({ kind: z.literal('assumptions'), items: z.array(assumption) }),
  /** One question, with answers that can be tapped; a chip's text is sent as the next message. */
  z.object({ kind: z.literal('question'), text: z.string(), chips: z.array(z.string()) }),
  /** Something that has to be seen before anything else: a red flag, a limit of the model. */
  z.object({ kind: z.literal('notice'), tone: z.enum(['info', 'warning']), text: z.string() }),
  z.object({ kind: z.literal('suggestions'), chips: z.array(z.string()) }),
]);

export const createPrompt = {
  method: 'POST',
  path: '/gpt-prompt/createPrompt',
  response: success(z.object({ _id: z.string() }), { _id: z.string() }),
  status: 201,
  failures: [401, 403],
} as const;

export const createChat = {
  method: 'POST',
  path: '/gpt-prompt/createChat',
  body: z.object({
    promptId: z.string().max(64),
    message: z
      .string()
      .trim()
      .min(1, 'Please type a message.')
      .max(4000, 'That message is too long: please keep it under 4000 characters.'),
    /** Made by the client, so that a repeated request answers the same turn instead of adding one. */
    requestId: z.string().max(64).optional(),
  }),
  response: success(z.string(), { parts: z.array(answerPart), engine: z.string() }),
  failures: [401, 403, 404, 409, 429],
} as const;

export const historyItem = z.object({ _id: z.string(), promptName: z.string() });

export const allPromptsHistory = {
  method: 'GET',
  path: '/gpt-prompt/allPromptsHistory',
  response: success(z.array(historyItem)),
  failures: [401],
} as const;

export const historyMessage = z.object({
  role: z.enum(['user', 'system']),
  message: z.string(),
  parts: z.array(answerPart).optional(),
  createdAt: z.string(),
});

/** Newest first: the client reverses it. */
export const promptChatHistory = {
  method: 'GET',
  path: '/gpt-prompt/promptChatHistory',
  query: z.object({ promptId: z.string().max(64) }),
  response: success(z.array(historyMessage)),
  failures: [401, 404],
} as const;

export const promptSession = {
  method: 'GET',
  path: '/gpt-prompt/promptSession',
  response: success(z.object({ userId: z.string(), expiresAt: z.string() })),
  failures: [401],
} as const;
