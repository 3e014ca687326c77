import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openSmtpSink, type SmtpSink } from '../modules/mail/testing.ts';

/** The API in its own process, with its embedded database, for tests that kill it or read its output. */
export interface ApiProcess {
  /** Its address. */
  base: string;
  /** The address of its metrics. */
  metrics: string;
  port: number;
  dataDir: string;
  smtp: SmtpSink;
  /** Everything that it has written to stdout and stderr so far, over all restarts. */
  output(): string;
  /** Starts or restarts it; resolves when it is ready. */
  start(): Promise<void>;
  /** Starts another one on the same folder, with its own port, and does not wait for it. */
  startBeside(): Promise<SecondProcess>;
  /** Stops it. @returns its exit code; null when it was killed or did not run */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** The pid file of its embedded database: process id, folder, start, port. */
  postmaster(): Promise<string[]>;
  databaseUrl(): Promise<string>;
  /** The first group of `pattern` in the newest mail to an address that has it; waits for such a mail. */
  mailTo(email: string, pattern: RegExp): Promise<string>;
  close(): Promise<void>;
}

/** A second API on the folder of another one. */
export interface SecondProcess {
  base: string;
  output(): string;
  /** Its exit code. */
  exited: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

/**
 * The API as it is deployed: a bundle starts in a fraction of the time. It is inside the package, where it finds its
 * dependencies.
 */
async function bundle(): Promise<string> {
  const cache = join(__dirname, '../../node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'api-'));
  await promisify(execFile)(process.execPath, [join(__dirname, '../../build.ts'), folder]);
  return folder;
}

/** @param env beside a folder, a port and a mail server of its own; a `DATABASE_URL` replaces the embedded database */
export async function openApiProcess(env: Record<string, string> = {}): Promise<ApiProcess> {
  const build = await bundle();
  const dataDir = await mkdtemp(join(tmpdir(), 'breakaway-process-'));
  const smtp = await openSmtpSink();
  const port = await freePort();
  const metricsPort = await freePort();
  const base = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let written = '';
  const launch = (values: Record<string, string>) =>
    spawn(process.execPath, [join(build, 'main.js')], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        DATA_DIR: dataDir,
        SMTP_URL: smtp.url,
        ...values,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const read = (from: ChildProcess, take: (text: string) => void) => {
    for (const stream of [from.stdout!, from.stderr!]) stream.setEncoding('utf8').on('data', take);
  };

  const api: ApiProcess = {
    base,
    metrics: `http://127.0.0.1:${metricsPort}/metrics`,
    port,
    dataDir,
    smtp,
    output: () => written,
    async start() {
      const began = Date.now();
      child = launch({ API_PORT: String(port), METRICS_PORT: String(metricsPort) });
      read(child, (text) => (written += text));
      for (;;) {
        const ready = await fetch(`${base}/readyz`).then(
          (answer) => answer.ok,
          () => false,
        );
        if (ready) return;
        if (child.exitCode !== null || Date.now() - began > 50_000)
          throw new Error(`The API did not start:\n${written}`);
        await sleep(20);
      }
    },
    async startBeside() {
      const otherPort = await freePort();
      const other = launch({ API_PORT: String(otherPort) });
      let said = '';
      read(other, (text) => (said += text));
      return {
        base: `http://127.0.0.1:${otherPort}`,
        output: () => said,
        exited: once(other, 'exit').then(([code]) => code as number | null),
        kill: (signal) => void other.kill(signal),
      };
    },
    async end(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return null;
      const exited = once(child, 'exit');
      child.kill(signal);
      return ((await exited) as [number | null])[0];
    },
    postmaster: async () =>
      (await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n'),
    async databaseUrl() {
      const password = (await readFile(join(dataDir, 'postgres/password'), 'utf8')).trim();
      return `postgres://breakaway:${password}@127.0.0.1:${(await api.postmaster())[3]}/postgres`;
    },
    async mailTo(email, pattern) {
      const until = Date.now() + 20_000;
      for (;;) {
        const found = smtp.mails.findLast((mail) => mail.to === email && pattern.test(mail.source));
        if (found) return pattern.exec(found.source)![1]!;
        if (Date.now() > until) throw new Error(`No mail to ${email} arrived.`);
        await sleep(50);
      }
    },
    async close() {
      await api.end('SIGTERM');
      await smtp.close();
      await rm(dataDir, { recursive: true, force: true });
      await rm(build, { recursive: true, force: true });
    },
  };
  await api.start();
  return api;
}
