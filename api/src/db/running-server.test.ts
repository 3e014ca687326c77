import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runningPort } from './running-server.ts';

let data: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'breakaway-running-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(data, { recursive: true, force: true });
});

/** A zombie process with the name of the server: it has exited and its parent never collects the exit code. */
async function zombie(): Promise<number> {
  const program = join(data, 'postgres');
  await symlink('/bin/sleep', program);
  const script = '"$0" 600 & echo $!; exec sleep 600';
  const parent = spawn('sh', ['-c', script, program], { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(parent);
  const [line] = (await once(parent.stdout!, 'data')) as [Buffer];
  const pid = Number(line.toString());
  const running = async () => {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'state=,comm=', '-p', String(pid)]);
    return stdout;
  };
  while (!(await running()).includes('postgres'));
  process.kill(pid, 'SIGKILL');
  while (!(await running()).startsWith('Z'));
  return pid;
}

const pidFile = (pid: number) =>
  writeFile(join(data, 'postmaster.pid'), [pid, data, 1, 5432, '', '', '', 'ready', ''].join('\n'));

test('a folder without a pid file has no server', async () => {
  expect(await runningPort(data)).toBeNull();
});

test.each([
  ['a server that was killed and that nobody has reaped', zombie],
  ['a process that is something else by now', async () => process.pid],
  ['a process that is gone', async () => 2 ** 22 - 1],
])('the pid file of %s is deleted immediately', async (_what, pidOf) => {
  await pidFile(await pidOf());
  expect(await runningPort(data)).toBeNull();
  await expect(stat(join(data, 'postmaster.pid'))).rejects.toThrow('ENOENT');
});
