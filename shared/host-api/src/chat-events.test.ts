import type { ChatEvent } from '@breakaway/contract';
import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { api, messageOf, statusOf } from './index.ts';
import { http } from './http.ts';

const answer = { message: 'Answered.', data: 'Hold 245 W.', parts: [], engine: 'model' };
const line = (event: unknown) => `data: ${JSON.stringify(event)}\n\n`;

/** Answers a call with pieces of a stream, as a browser's request shows them: the whole text so far. */
function streams(pieces: string[]): InternalAxiosRequestConfig[] {
  const seen: InternalAxiosRequestConfig[] = [];
  jest.spyOn(http, 'post').mockImplementation(async (_url, _body, config) => {
    seen.push(config as InternalAxiosRequestConfig);
    const grown: (() => void)[] = [];
    const target = { responseText: '', addEventListener: (_: string, run: () => void) => grown.push(run) };
    for (const [i, piece] of pieces.entries()) {
      target.responseText += piece;
      if (i === 0) config?.onDownloadProgress?.({ event: { target } } as never);
      else for (const run of grown) run();
    }
    return { data: target.responseText } as AxiosResponse;
  });
  return seen;
}
afterEach(() => jest.restoreAllMocks());

const ask = (onEvent: (event: ChatEvent) => void = () => {}) =>
  api.chat.createChat({ promptId: 'c1', message: 'How hard?' }, onEvent);

test('words are passed on as they come, wherever a piece of the stream ends, and the answer at their end', async () => {
  const whole = [
    line({ type: 'using', title: 'Climbs' }),
    line({ type: 'words', text: 'Hold ' }),
    line({ type: 'words', text: '245 W.' }),
    line({ type: 'answered', answer }),
  ].join('');
  for (const size of [1, 7, 40, 10_000]) {
    const pieces = whole.match(new RegExp(`[^]{1,${size}}`, 'g'))!;
    const seen = streams(pieces);
    const events: ChatEvent[] = [];
    expect(await ask((event) => events.push(event))).toEqual(answer);
    expect(events).toEqual([
      { type: 'using', title: 'Climbs' },
      { type: 'words', text: 'Hold ' },
      { type: 'words', text: '245 W.' },
    ]);
    expect(seen[0]?.headers).toEqual({ Accept: 'text/event-stream, application/json' });
  }
});

test('an answer as a whole has no events', async () => {
  jest.spyOn(http, 'post').mockResolvedValue({ data: answer } as AxiosResponse);
  const events: ChatEvent[] = [];
  expect(await ask((event) => events.push(event))).toEqual(answer);
  expect(events).toEqual([]);
});

test('a failure after the first word is that of any call, and a stream without an end is a lost connection', async () => {
  streams([
    line({ type: 'words', text: 'Hold ' }),
    line({
      type: 'failed',
      status: 503,
      body: { message: 'We are very busy.', code: 'BUSY', requestId: 'r' },
    }),
  ]);
  const failed = await ask().catch((error: unknown) => error);
  expect([statusOf(failed), messageOf(failed, '')]).toEqual([503, 'We are very busy.']);
  streams([line({ type: 'words', text: 'Hold ' })]);
  const lost = await ask().catch((error: unknown) => error);
  expect([statusOf(lost), messageOf(lost, '')]).toEqual([
    undefined,
    expect.stringContaining('could not reach'),
  ]);
});
