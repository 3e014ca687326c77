import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Workplace } from '../src/testing.ts';

/** The command line as teams run it. */
const cli = join(import.meta.dirname, '../../shared/releases/src/cli.ts');
const gate = join(import.meta.dirname, 'gate.ts');

export interface Answer {
  /** null when it was killed */
  code: number | null;
  said: string;
  complained: string;
}

export interface Command {
  kill(): void;
  answer: Promise<Answer>;
}

/**
 * Runs the command line in a remote's folder, in a process of its own.
 * @param waitAt a folder whose file `open` the process waits for, after it has loaded
 */
export function run(
  place: Workplace,
  url: string,
  remote: string,
  args: string[],
  { waitAt, env = {} }: { waitAt?: string; env?: Record<string, string> } = {},
): Command {
  const cwd = join(place.root, `remote-${remote}`);
  mkdirSync(cwd, { recursive: true });
  const child = spawn(process.execPath, [...(waitAt ? ['--import', gate] : []), cli, ...args], {
    cwd,
    env: {
      ...process.env,
      REGISTRY_URL: url,
      TEAM_KEY_FILE: place.keyFile(remote),
      ...(waitAt && { GATE: waitAt }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let complained = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  const answer = new Promise<Answer>((resolve) =>
    child.on('close', (code) => resolve({ code, said, complained })),
  );
  return { kill: () => child.kill('SIGKILL'), answer };
}
