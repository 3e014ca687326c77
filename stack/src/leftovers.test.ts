import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endLeftovers, noteProcesses } from './leftovers.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'stack-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** A process whose command line names a file. */
async function running(file: string) {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', file]);
  await once(child, 'spawn');
  return child;
}

test('a second start with the same data is refused and leaves the first one alone', async () => {
  const [runner, service] = [await running('stack/src/start.ts'), await running('src/main.ts')];
  noteProcesses(dataDir, [runner.pid, service.pid]);
  await expect(endLeftovers(dataDir)).rejects.toThrow(
    `The product runs already with ${dataDir}. Stop it first, or choose another DATA_DIR.`,
  );
  expect([runner.exitCode, service.signalCode]).toEqual([null, null]);

  // Killed without a word: now its service is left over.
  runner.kill('SIGKILL');
  await once(runner, 'exit');
  await Promise.all([once(service, 'exit'), endLeftovers(dataDir)]);
  expect(service.signalCode).toBe('SIGTERM');
});
