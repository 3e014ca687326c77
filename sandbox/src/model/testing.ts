import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { isStepCount, streamText, tool } from 'ai';
import type { ModelMessage } from 'ai';
import { z } from 'zod';
import { startSandbox } from '../sandbox.ts';

type Asked = {
  model?: string;
  key?: string;
  messages?: ModelMessage[];
  abortSignal?: AbortSignal;
  onPart?: (part: { type: string }) => void;
  maxRetries?: number;
  /** the first step need not call a tool */
  free?: boolean;
  instructions?: string;
};

/** What the ride tool of these tests shows; the prose may have its figures only. */
export const SHOWN = 'Power needed: 264 W (3.77 W/kg, 15.0 km/h)\n\n10 km at 7 %, road bike, sitting up.';

/** A sandbox with a model without waiting times, and the Vercel AI SDK as its client. */
export async function startModel() {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0 });

  async function control(method: string, path: string, body?: unknown) {
    const answer = await fetch(`${sandbox.url}/sandbox/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : null };
  }

  const calm = () => control('PUT', 'model', { firstTokenMs: 0, tokenMs: 0 });

  /** Sets one script, without waiting times. */
  const script = (settings: object) =>
    control('PUT', 'model', { scripts: [settings], firstTokenMs: 0, tokenMs: 0 });

  /** A raw call, for what a client of somebody else's does not send or hides. */
  const post = (body: unknown, headers: Record<string, string> = { authorization: 'Bearer sk-test-1234' }) =>
    fetch(`${sandbox.url}/model/v1/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  const provider = (key = 'sk-test-1234') =>
    createOpenAICompatible({
      name: 'sandbox',
      baseURL: `${sandbox.url}/model/v1`,
      apiKey: key,
      includeUsage: true,
    });

  /** Asks as the coach does: the first step calls a tool, the next ones are free. */
  async function ask(words: string, asked: Asked = {}) {
    const calls: { tool: string; input: unknown }[] = [];
    const called = (name: string, result: object) => async (input: unknown) => {
      calls.push({ tool: name, input });
      return result;
    };
    const parts: { type: string; [key: string]: unknown }[] = [];
    const errors: Error[] = [];
    const result = streamText({
      model: provider(asked.key)(asked.model ?? 'sandbox-coach'),
      instructions: asked.instructions ?? 'You are a coach. Today is 2026-11-27.',
      messages: asked.messages ?? [{ role: 'user', content: words }],
      tools: {
        ride: tool({
          description: 'Power and time',
          inputSchema: z.strictObject({
            wants: z.enum(['power', 'time']),
            terrain: z.string(),
            setup: z.object({}),
            distanceM: z.number().optional(),
            grade: z.number().optional(),
            timeS: z.number().optional(),
            powerW: z.number().optional(),
          }),
          execute: called('ride', { shown: SHOWN }),
        }),
        'search-knowledge': tool({
          description: 'Cards',
          inputSchema: z.strictObject({ query: z.string() }),
          execute: called('search-knowledge', {
            shown: 'FTP is a power that you can hold for about an hour. It says how hard you can ride.',
          }),
        }),
        'answer-directly': tool({
          description: 'No figures needed',
          inputSchema: z.strictObject({ reason: z.string() }),
          execute: called('answer-directly', { ok: true }),
        }),
      },
      prepareStep: ({ stepNumber }) => ({
        toolChoice: stepNumber === 0 && !asked.free ? 'required' : 'auto',
      }),
      stopWhen: isStepCount(4),
      maxRetries: asked.maxRetries ?? 0,
      ...(asked.abortSignal ? { abortSignal: asked.abortSignal } : {}),
      onError: ({ error }) => void errors.push(error as Error),
    });
    try {
      for await (const part of result.fullStream) {
        parts.push(part as never);
        asked.onPart?.(part);
      }
    } catch (error) {
      // A connection that breaks in mid-answer is no part of the stream: it ends the stream.
      errors.push(error as Error);
    }
    const text = parts.flatMap((part) => (part.type === 'text-delta' ? [String(part['text'])] : []));
    return { calls, parts, errors, types: parts.map(({ type }) => type), text: text.join(''), deltas: text };
  }

  return { url: sandbox.url, control, calm, script, post, provider, ask, close: () => sandbox.close() };
}

export type TestModel = Awaited<ReturnType<typeof startModel>>;
