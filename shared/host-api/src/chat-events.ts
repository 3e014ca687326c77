import type { ChatEvent, CreateChatAnswer } from '@breakaway/contract';
import { CallFailure, NO_ANSWER } from './errors.ts';
import { http } from './http.ts';

/** What of the browser's request is needed to read a response while it comes. */
type Growing = Pick<XMLHttpRequest, 'responseText' | 'addEventListener'>;

/**
 * Asks the consultant, and passes on what the server sends while a model writes. Where it answers as a whole, there are no
 * events. Our own server sends one line of JSON for each: a library for the whole format would come with sign-in, too.
 * @throws CallFailure also for a failure after the first event, and for a response that ends without an answer
 */
export async function askForEvents(
  turn: object,
  onEvent: (event: ChatEvent) => void,
): Promise<CreateChatAnswer> {
  let end: ChatEvent | undefined;
  let read = 0;
  const take = (text: string) => {
    for (let at; (at = text.indexOf('\n\n', read)) > 0; read = at + 2) {
      const line = text.slice(read, at);
      if (!line.startsWith('data: ')) continue;
      end = JSON.parse(line.slice(6)) as ChatEvent;
      if (end.type !== 'answered' && end.type !== 'failed') onEvent(end);
    }
  };
  let request: Growing | undefined;
  const { data } = await http.post<CreateChatAnswer | string>('/gpt-prompt/createChat', turn, {
    headers: { Accept: 'text/event-stream, application/json' },
    onDownloadProgress({ event }) {
      if (request) return;
      request = (event as ProgressEvent | undefined)?.target as Growing | undefined;
      const grown = () => take(request?.responseText ?? '');
      grown();
      // The HTTP library passes on three of these a second: too few for words as they come.
      request?.addEventListener('progress', grown);
    },
  });
  if (typeof data !== 'string') return data;
  take(data);
  if (end?.type === 'answered') return end.answer;
  throw end?.type === 'failed' ? new CallFailure('', end.status, end.body) : new CallFailure(NO_ANSWER);
}
