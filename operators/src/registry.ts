import type { ChangeAnswer, Overview, WantedChange } from '@breakaway/releases/protocol';
import type { Signer } from './key.ts';

const LIMIT_MS = 30_000;

/** The registry has answered, and not with what was asked for. The message is for people. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

async function ask<Answer>(signer: Signer, path: string, wanted?: object): Promise<Answer> {
  const method = wanted ? 'POST' : 'GET';
  const body = wanted ? JSON.stringify(wanted) : '';
  const response = await fetch(path, {
    method,
    headers: {
      Authorization: await signer.authorization(method, path, body),
      ...(wanted && { 'Content-Type': 'text/plain' }),
    },
    ...(wanted && { body }),
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch(() => {
    throw new Error('The registry does not answer.');
  });
  if (response.ok) return (await response.json()) as Answer;
  const { message } = (await response.json().catch(() => ({}))) as { message?: string };
  throw new Refused(response.status, message ?? `The registry answered ${response.status}.`);
}

/** Everything that the page shows. */
export const overview = (signer: Signer): Promise<Overview> => ask(signer, '/overview');

/** Changes what is live of a remote. Sent again, it is still one change. */
export const change = (signer: Signer, remote: string, wanted: WantedChange): Promise<ChangeAnswer> =>
  ask(signer, `/remotes/${remote}/changes`, wanted);
