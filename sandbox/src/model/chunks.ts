import { randomBytes } from 'node:crypto';
import type { ChatRequest, Reply } from './protocol.ts';

/** Characters in a fragment of a call's arguments. */
const FRAGMENT = 24;
/** A call comes in this many fragments at most, however long its arguments are. */
const MOST_FRAGMENTS = 40;

const idOf = (kind: string) => `${kind}${randomBytes(12).toString('hex')}`;
/** English text has about four characters a token. */
const tokensIn = (text: string) => Math.ceil(text.length / 4);

function fragmentsOf(text: string): string[] {
  const size = Math.max(FRAGMENT, Math.ceil(text.length / MOST_FRAGMENTS));
  return text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
}

/** The deltas of a reply in order: the role, then a word each, then each call with its arguments in fragments. */
function deltasOf({ text, calls }: Reply): object[] {
  const words = text.match(/\s*\S+\s*/g) ?? [];
  return [
    { role: 'assistant', content: calls.length > 0 && text === '' ? null : '' },
    ...words.map((content) => ({ content })),
    ...calls.flatMap(({ name, arguments: args }, index) => [
      { tool_calls: [{ index, id: idOf('call_'), type: 'function', function: { name, arguments: '' } }] },
      ...fragmentsOf(args).map((part) => ({ tool_calls: [{ index, function: { arguments: part } }] })),
    ]),
  ];
}

function usageOf({ messages, tools }: ChatRequest, reply: Reply) {
  const prompt = tokensIn(JSON.stringify([messages, tools]));
  const completion = tokensIn(reply.text + reply.calls.map((call) => call.name + call.arguments).join(''));
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
}

/** A reply as the chunks of a stream. */
export function chunksOf(request: ChatRequest, reply: Reply): object[] {
  const counted = request.stream_options?.include_usage === true;
  const head = {
    id: idOf('chatcmpl-'),
    object: 'chat.completion.chunk',
    created: Math.floor(Date.now() / 1000),
    model: request.model,
  };
  const chunk = (delta: object, finish_reason: string | null) => ({
    ...head,
    choices: [{ index: 0, delta, logprobs: null, finish_reason }],
    ...(counted ? { usage: null } : {}),
  });
  return [
    ...deltasOf(reply).map((delta) => chunk(delta, null)),
    chunk({}, reply.finish),
    ...(counted ? [{ ...head, choices: [], usage: usageOf(request, reply) }] : []),
  ];
}

/** The same as one answer. */
export function completionOf(request: ChatRequest, reply: Reply) {
  return {
    id: idOf('chatcmpl-'),
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: request.model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: reply.text === '' && reply.calls.length > 0 ? null : reply.text,
          refusal: null,
          ...(reply.calls.length > 0
            ? {
                tool_calls: reply.calls.map((call) => ({
                  id: idOf('call_'),
                  type: 'function',
                  function: call,
                })),
              }
            : {}),
        },
        logprobs: null,
        finish_reason: reply.finish,
      },
    ],
    usage: usageOf(request, reply),
  };
}
