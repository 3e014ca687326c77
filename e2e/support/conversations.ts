import type { Session } from '@breakaway/contract';
import { call } from './members.ts';

/** Asks through the API, so that a conversation exists already; returns its id. */
export async function stored({ token }: Session, ...questions: string[]): Promise<string> {
  const { data } = await call<{ data: { _id: string } }>('POST', '/gpt-prompt/createPrompt', { token });
  for (const message of questions)
    await call('POST', '/gpt-prompt/createChat', { token, body: { promptId: data._id, message } });
  return data._id;
}
