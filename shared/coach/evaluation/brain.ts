import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { builtInBrain, type Brain } from '../src/index.ts';
import { modelBrain, type ModelEnd } from '../src/model/index.ts';

/** A brain to evaluate, and how its turns ended. */
export interface Evaluated {
  brain: Brain;
  ends: ModelEnd[];
  close(): void;
}

export const builtIn: Evaluated = { brain: builtInBrain, ends: [], close: () => {} };

/**
 * The model of COACH_BASE_URL, COACH_API_KEY and COACH_MODEL; without them the scripted one of the sandbox, which runs for as
 * long as it is needed, without pauses between its words.
 */
export async function withModel(): Promise<Evaluated> {
  const { COACH_BASE_URL, COACH_API_KEY, COACH_MODEL } = process.env;
  if (COACH_BASE_URL && COACH_MODEL)
    return evaluated({ baseUrl: COACH_BASE_URL, apiKey: COACH_API_KEY, model: COACH_MODEL }, () => {});
  const root = join(import.meta.dirname, '../../..');
  const child = spawn(process.execPath, [join(root, 'sandbox/src/main.ts')], {
    env: { PATH: process.env['PATH'], SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    const url = /http:\/\/\S+/.exec(line)?.[0];
    if (!url) continue;
    child.stdout.resume();
    await fetch(`${url}/sandbox/model`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ scripts: [], firstTokenMs: 0, tokenMs: 0 }),
    });
    // Its first request loads the coach, which takes longer than a model may on a busy machine.
    await fetch(`${url}/model/v1/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer warm-up' },
      body: JSON.stringify({
        model: 'scripted',
        messages: [{ role: 'user', content: 'How fast at 250 W?' }],
      }),
    });
    return evaluated({ baseUrl: `${url}/model/v1`, apiKey: 'sandbox', model: 'scripted' }, () =>
      child.kill(),
    );
  }
  throw new Error('The sandbox ended before it was ready.');
}

function evaluated(endpoint: Parameters<typeof modelBrain>[0]['endpoint'], close: () => void): Evaluated {
  const ends: ModelEnd[] = [];
  const brain = modelBrain({ endpoint, fallback: builtInBrain, onEnd: (end) => ends.push(end) });
  return { brain, ends, close };
}
