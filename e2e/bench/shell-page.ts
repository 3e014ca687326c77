import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { freePorts, startStack } from 'stack';

/**
 * `npm run bench -- shell`: what one page costs the shell's server in processor time, and what a first visit to it transfers:
 * the page, and the scripts that it names. Linux only.
 */
const PAGES = 3000;
const AT_ONCE = 8;
const paths = ['/sign-in', '/faq', '/'];

const dataDir = mkdtempSync(join(tmpdir(), 'breakaway-shell-'));
const stack = await startStack({ ports: await freePorts(), dataDir, env: process.env }, console.log);
const shell = stack.addresses.app.shell;

/** Processor time so far, ms. */
function cpuMs(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const stat = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  return (stat[11]! + stat[12]!) * 10;
}

/** What is transferred of an address, as it is: compressed. */
const transferred = (path: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    get(`${shell}${path}`, { headers: { 'accept-encoding': 'br' } }, (answer) =>
      buffer(answer).then(resolve, reject),
    ).once('error', reject);
  });

async function load(count: number, path: string): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next++ < count) await transferred(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

try {
  const pid = stack.service('shell').pid!;
  const rows: Record<string, object> = {};
  for (const path of paths) {
    const page = await (await fetch(shell + path)).text();
    const scripts = new Set(
      [...page.matchAll(/(?:src|href)="(\/(?:assets|remotes)\/[^"]+\.js)"/g)].map(([, at]) => at!),
    );
    let bytes = 0;
    for (const script of scripts) bytes += (await transferred(script)).length;
    await load(PAGES / 3, path);
    const before = cpuMs(pid);
    await load(PAGES, path);
    rows[path] = {
      'processor time, ms': Number(((cpuMs(pid) - before) / PAGES).toFixed(2)),
      'page, kB': Number(((await transferred(path)).length / 1024).toFixed(1)),
      scripts: scripts.size,
      'scripts, kB': Number((bytes / 1024).toFixed(0)),
    };
  }
  console.table(rows);
} finally {
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
