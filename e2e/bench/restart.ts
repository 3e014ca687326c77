import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts, Service, serviceSpecs } from 'stack';

/**
 * How long the API takes from kill -9 to its first response: from the start of the new process until `/readyz`
 * succeeds, once with the database left running and once with both killed, alternating. Each kill happens while members
 * sign up.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 20);
const dataDir = mkdtempSync(join(tmpdir(), 'breakaway-restart-'));
const ports = await freePorts();
const spec = serviceSpecs({ ports, dataDir, env: process.env }).find(({ name }) => name === 'api')!;
const api = new Service(spec, join(dataDir, 'logs'));
const base = `http://localhost:${ports.api}`;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const isReady = () =>
  fetch(spec.readyUrl).then(
    ({ ok }) => ok,
    () => false,
  );

/** @returns milliseconds */
async function start(): Promise<number> {
  const began = performance.now();
  api.start();
  while (!(await isReady())) {
    if (!api.isRunning) throw new Error(`The API ended while it started; see ${api.logFile}`);
    await sleep(10);
  }
  return performance.now() - began;
}

function write(round: number): void {
  for (let n = 0; n < 20; n += 1) {
    const email = `rider${round}.${n}@example.org`;
    const body = JSON.stringify({
      name: 'Ada',
      email,
      password: 'tubular-77',
      confirmPassword: 'tubular-77',
    });
    const headers = { 'content-type': 'application/json' };
    fetch(`${base}/auth/signUp`, { method: 'POST', headers, body }).catch(() => {});
  }
}

const postmaster = () =>
  Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);

const percentile = (values: readonly number[], share: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1]!);

const times: Record<string, number[]> = { 'the API killed': [], 'the API and its database killed': [] };
try {
  console.log(`First start, with an empty folder: ${Math.round(await start())} ms`);
  for (let round = 0; round < rounds; round += 1) {
    for (const [what, list] of Object.entries(times)) {
      write(round);
      await sleep(200);
      const database = postmaster();
      await api.kill();
      if (what.includes('database')) process.kill(database, 'SIGKILL');
      list.push(await start());
    }
  }
} finally {
  await api.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(`\nFrom kill -9 to the first answer, ${rounds} rounds, in milliseconds`);
console.table(
  Object.fromEntries(
    Object.entries(times).map(([what, list]) => [
      what,
      { p50: percentile(list, 0.5), p95: percentile(list, 0.95), longest: percentile(list, 1) },
    ]),
  ),
);
