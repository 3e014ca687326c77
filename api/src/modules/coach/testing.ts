import type { HistoryItem } from '@breakaway/contract';
import type { TestApp } from '../../testing/app.ts';

export type Talker = Awaited<ReturnType<typeof conversationsOf>>;

/** A premium member with the calls of their conversations, for tests. */
export async function conversationsOf(api: TestApp) {
  const { userId, headers } = await api.createMember({ premium: true });
  const call = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) => {
    const answer = await api.app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json() };
  };
  const open = async () => (await call('POST', '/gpt-prompt/createPrompt')).body.data._id as string;
  const send = (question: object) => call('POST', '/gpt-prompt/createChat', question);
  const ask = (promptId: string, message: string) => send({ promptId, message });
  return {
    userId,
    get: (url: string) => call('GET', url),
    open,
    ask,
    /** Asks a question with whatever comes with it. */
    send,
    /** Opens a conversation with these questions. */
    talk: async (...questions: string[]) => {
      const id = await open();
      for (const question of questions) await ask(id, question);
      // The list is by time.
      api.advance(1000);
      return id;
    },
    list: async () => (await call('GET', '/gpt-prompt/allPromptsHistory')).body.data as HistoryItem[],
    read: (id: string) => call('GET', `/gpt-prompt/promptChatHistory?promptId=${id}`),
    file: (id: string) => call('GET', `/gpt-prompt/sessionFile?promptId=${id}&turn=1&part=0&format=zwo`),
    rename: (promptId: string, promptName: string) =>
      call('PATCH', '/gpt-prompt/renamePrompt', { promptId, promptName }),
    remove: (id: string) => call('DELETE', `/gpt-prompt/deletePrompt?promptId=${id}`),
    restore: (promptId: string) => call('POST', '/gpt-prompt/restorePrompt', { promptId }),
    search: (text: string) => call('POST', '/gpt-prompt/searchPrompts', { text }),
  };
}
