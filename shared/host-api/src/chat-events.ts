import type { ChatEvent, CreateChatAnswer } from '@breakaway/contract';
import type { EventSourceParser } from 'eventsource-parser';
import { CallFailure, NO_ANSWER } from './errors.ts';
import { http } from './http.ts';

/** What of the browser's request is needed to read a response while it comes. */
type Growing = Pick<XMLHttpRequest, 'responseText' | 'addEventListener'>;

/**
 * Asks the consultant, and passes on what the server sends while a model writes. Where it answers as a whole, there are no
 * events.
 * @throws CallFailure also for a failure after the first event, and for a response that ends without an answer
 */
export async function askForEvents(
  turn: object,
  onEvent: (event: ChatEvent) => void,
): Promise<CreateChatAnswer> {
  let end: ChatEvent | undefined;
  let parser: EventSourceParser | undefined;
  let latest = '';
  let read = 0;
  const take = (text: string) => {
    latest = text;
    if (!parser) return;
    parser.feed(text.slice(read));
    read = text.length;
  };
  // Not with the page: who only signs in or pays never needs it. The question does not wait for it.
  const ready = import('eventsource-parser').then(({ createParser }) => {
    parser = createParser({
      onEvent({ data }) {
        const event = JSON.parse(data) as ChatEvent;
        if (event.type === 'answered' || event.type === 'failed') end = event;
        else onEvent(event);
      },
    });
    take(latest);
  });
  ready.catch(() => {});
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
  await ready;
  take(data);
  if (end?.type === 'answered') return end.answer;
  if (end?.type === 'failed') throw new CallFailure('', end.status, end.body);
  throw new CallFailure(NO_ANSWER);
}
