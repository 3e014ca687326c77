import { store } from '@breakaway/host-api';
import { answerCalls, renderScreen, testSession, type RecordedCall } from '@breakaway/host-api/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { bindSessionAtom } from '../../state/actions.ts';
import Consultant from './Consultant.tsx';

/** The consultant with a mocked API and fake timers, for all of its tests. */

export const AT = '/app/breakaway-ai-consultant';
export const HISTORY = 'GET /gpt-prompt/allPromptsHistory';
export const MESSAGES = 'GET /gpt-prompt/promptChatHistory';
export const CREATE = 'POST /gpt-prompt/createPrompt';
export const CHAT = 'POST /gpt-prompt/createChat';

export const answer = (data = '250 W', parts: unknown[] = []) => ({
  body: { message: '', data, parts, engine: 'built-in' },
});
export const conversations = (...names: string[]) => ({
  body: { message: '', data: names.map((promptName) => ({ _id: promptName.toLowerCase(), promptName })) },
});
/** Messages as the API stores them, newest first; a question starts with `?`. */
export const messages = (...newestFirst: string[]) => ({
  body: {
    message: '',
    data: newestFirst.map((text, index) => ({
      role: text.startsWith('?') ? 'user' : 'system',
      message: text.replace('?', ''),
      createdAt: new Date(Date.now() - index * 1000).toISOString(),
    })),
  },
});

let seen: RecordedCall[] = [];
export const made = (call: string) => seen.filter((one) => one.call === call);

type Replies = Parameters<typeof answerCalls>[0];
const reply = (replies: Replies) => {
  seen = answerCalls({
    [HISTORY]: conversations('Stelvio'),
    [CREATE]: { status: 201, body: { message: '', data: { _id: 'c1' }, _id: 'c1' } },
    [CHAT]: answer(),
    ...replies,
  });
};
export const open = async (
  replies: Replies = {},
  {
    at = AT,
    session = testSession(),
  }: {
    at?: string | { pathname: string; state: unknown };
    session?: ReturnType<typeof testSession>;
  } = {},
) => {
  reply(replies);
  const view = renderScreen(<Consultant />, { session, at });
  await act(async () => {});
  return view;
};

export const box = () => screen.getByPlaceholderText('Message Breakaway');
export const sendButton = () => screen.getByRole('button', { name: 'Send message' });
export const heading = () => screen.getByRole('heading', { level: 1 });
/** The screen's own status line; the test page has another one. */
export const announced = () => screen.getAllByRole('status')[0];
export const place = () => screen.getByTestId('location');
export const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
export const enter = (init = {}) => fireEvent.keyDown(box(), { key: 'Enter', ...init });
export const ask = async (text: string) => {
  type(text);
  enter();
  await pass(0);
};
export const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};
export const follow = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('link', { name }));
  await pass(0);
};

/** Each test starts with fake timers, empty storage and no conversations. */
export function setStage() {
  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
    store.set(bindSessionAtom, { owner: 'nobody', token: 'none' });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
}
