import { sandboxUrl } from './addresses.ts';

/** The sandbox's language model: its pace, its faults, and what it was sent. */
export async function model<T = unknown>(method: string, path = '', body?: object): Promise<T> {
  const answer = await fetch(`${sandboxUrl()}/sandbox/model${path}`, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}: ${text}`);
  return (text ? JSON.parse(text) : null) as T;
}

/** Sets the model's pace, without any fault. */
export const pace = (firstTokenMs: number, tokenMs: number) =>
  model('PUT', '', { scripts: [], firstTokenMs, tokenMs });

/** Its first request loads the coach, which takes longer than a member is kept waiting on a busy machine. */
export const warmUp = () =>
  fetch(`${sandboxUrl()}/model/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer warm-up' },
    body: JSON.stringify({ model: 'scripted', messages: [{ role: 'user', content: 'How fast at 250 W?' }] }),
  });
