import { gullibleText, hasInstruction } from './gullible.ts';
import { calling, errorBody, saying } from './protocol.ts';
import type { Reply } from './protocol.ts';
import type { Script } from './script.ts';

const refusal = (status: number, message: string, type: string, code: string | null = null) => ({
  status,
  type: 'application/json',
  body: JSON.stringify(errorBody(message, type, code)),
});

const GATEWAY_PAGE =
  '<html><head><title>503 Service Temporarily Unavailable</title></head><body><center><h1>503 Service Temporarily Unavailable</h1></center><hr><center>nginx</center></body></html>';

/** Words without a figure, for faults that need an answer of some length. */
const PROSE =
  'Ride by feel at first, and let the effort settle before you look at your power again. Keep your hands light and your breathing even. ';
const LONG_WORDS = 3000;
const HUGE_CHARACTERS = 1_000_000;

const words = (count: number) => {
  const all = PROSE.trim().split(' ');
  return Array.from({ length: count }, (_, place) => all[place % all.length]).join(' ');
};

/** The arguments of a call with the first one of a wrong type and one that no schema has. */
function spoilt({ calls: [call] }: Reply): Reply {
  const args = JSON.parse(call?.arguments ?? '{}') as Record<string, unknown>;
  const [first = 'value'] = Object.keys(args);
  return calling(call?.name ?? '', {
    ...args,
    [first]: typeof args[first] === 'number' ? 'a lot' : 12345,
    not_in_the_schema: true,
  });
}

const withCall = (reply: Reply, args: string): Reply => calling(reply.calls[0]?.name ?? '', args);
const ending = (text: string, finish: Reply['finish']): Reply => ({ ...saying(text), finish });
const andThen = ({ text }: Reply, more: string): { reply: Reply } => ({ reply: saying(`${text} ${more}`) });

const INVENTED = 'Expect 312 W by March.';

/** Name of a script → what it does. A new one is an entry here; the README and the home page list `about`. */
export const scripts: Record<string, Script> = {
  '429': {
    about: 'too many requests, with retryAfterMs as the header retry-after-ms',
    at: 'any',
    play: (_scene, { retryAfterMs }) => ({
      http: {
        ...refusal(429, 'Rate limit reached. Please try again later.', 'requests', 'rate_limit_exceeded'),
        ...(retryAfterMs === undefined ? {} : { headers: { 'retry-after-ms': String(retryAfterMs) } }),
      },
    }),
  },
  '500': {
    about: 'an error of the server',
    at: 'any',
    play: () => ({
      http: refusal(500, 'The server had an error while processing your request.', 'server_error'),
    }),
  },
  '503-html': {
    about: 'the HTML page of a proxy with status 503',
    at: 'any',
    play: () => ({ http: { status: 503, type: 'text/html', body: GATEWAY_PAGE } }),
  },
  '401': {
    about: 'the key is refused, and the answer repeats it',
    at: 'any',
    play: ({ key }) => ({
      http: refusal(401, `Incorrect API key provided: ${key}.`, 'invalid_request_error', 'invalid_api_key'),
    }),
  },
  'refused-connection': {
    about: 'the connection breaks before headers',
    at: 'any',
    play: () => ({ broken: { where: 'before-headers', by: 'break' } }),
  },
  'slow-headers': {
    about: 'no headers, with the connection open',
    at: 'any',
    play: () => ({ broken: { where: 'before-headers', by: 'silence' } }),
  },
  'stall-before': {
    about: 'headers, then silence with the connection open',
    at: 'any',
    play: () => ({ broken: { where: 'after-headers', by: 'silence' } }),
  },
  stall: {
    about: 'some words, then silence with the connection open',
    at: 'answer',
    play: () => ({ broken: { where: 'mid-answer', by: 'silence' } }),
  },
  cut: {
    about: 'some words, then the connection breaks',
    at: 'answer',
    play: () => ({ broken: { where: 'mid-answer', by: 'break' } }),
  },
  malformed: {
    about: 'a chunk in the middle is not JSON, the others are',
    at: 'answer',
    play: () => ({ garbled: 'one' }),
  },
  'malformed-all': {
    about: 'no chunk is JSON',
    at: 'any',
    play: () => ({ garbled: 'all' }),
  },
  'invalid-arguments': {
    about: 'arguments of a wrong type and with an unknown key',
    at: 'call',
    play: ({ reply }) => ({ reply: spoilt(reply) }),
  },
  'broken-json': {
    about: 'arguments that are not JSON',
    at: 'call',
    play: ({ reply }) => ({ reply: withCall(reply, '{"wants":"power","gra') }),
  },
  'huge-arguments': {
    about: 'a megabyte of arguments',
    at: 'call',
    play: ({ reply }) => ({
      reply: withCall(reply, JSON.stringify({ query: 'watts '.repeat(HUGE_CHARACTERS / 6) })),
    }),
  },
  'invented-arguments': {
    about: 'computes with a power that nobody gave',
    at: 'call',
    play: ({ reply }) => {
      const args = JSON.parse(reply.calls[0]?.arguments ?? '{}') as Record<string, unknown>;
      return { reply: withCall(reply, JSON.stringify({ ...args, powerW: 412 })) };
    },
  },
  'unknown-tool': {
    about: 'calls a tool that was not offered',
    at: 'call',
    play: () => ({ reply: calling('delete_account', { confirm: true }) }),
  },
  loop: {
    about: 'calls a tool at every step, for ever',
    at: 'any',
    suits: ({ request }) => (request.tools ?? []).length > 0,
    play: ({ call }) => ({ reply: call }),
  },
  'no-tool': {
    about: 'calls no tool though it must, and answers with invented figures',
    at: 'any',
    suits: ({ conversation }) => !conversation.corrected,
    play: () => ({ reply: saying('You need about 287 W for that, or 4.1 W/kg. It takes 41 minutes.') }),
  },
  invented: {
    about: 'a figure that no tool gave, but honest when its answer is sent back',
    at: 'answer',
    suits: ({ conversation }) => !conversation.corrected,
    play: ({ reply }) => andThen(reply, INVENTED),
  },
  'invented-again': {
    about: 'the same, and again when its answer is sent back',
    at: 'answer',
    play: ({ reply }) => andThen(reply, INVENTED),
  },
  'invented-words': {
    about: 'a figure in words that no tool gave, but honest when its answer is sent back',
    at: 'answer',
    suits: ({ conversation }) => !conversation.corrected,
    play: ({ reply }) => andThen(reply, 'Expect three hundred and twelve watts by March.'),
  },
  gullible: {
    about:
      'obeys instructions that it finds in any message: tells all it was sent, invents a figure, writes a link and an image that carry data away',
    at: 'answer',
    suits: ({ request }) => hasInstruction(request),
    play: ({ request }) => ({ reply: saying(gullibleText(request)) }),
  },
  long: {
    about: `${LONG_WORDS} words without a figure`,
    at: 'answer',
    play: () => ({ reply: saying(`${words(LONG_WORDS - 1)} end.`) }),
  },
  empty: {
    about: 'ends without a word',
    at: 'answer',
    play: () => ({ reply: saying('') }),
  },
  filtered: {
    about: 'finish_reason content_filter after some words',
    at: 'answer',
    play: () => ({ reply: ending('I am sorry, but', 'content_filter') }),
  },
  length: {
    about: 'finish_reason length in the middle of a sentence',
    at: 'answer',
    play: ({ reply }) => ({
      reply: ending(reply.text.split(' ').slice(0, -3).join(' '), 'length'),
    }),
  },
};
