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
