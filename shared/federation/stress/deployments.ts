import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** The command line as teams run it. */
export const cli = join(import.meta.dirname, '../src/cli.ts');
const ENTRY = 'remoteEntry.0123abcd.js';

export interface Answer {
  code: number | null;
  said: string;
  complained: string;
}

export interface Started {
  kill(): void;
  /** Resolves with the first output on stderr. */
  complained: Promise<unknown>;
  answer: Promise<Answer>;
}

/** A folder of releases, a registry and built remotes: what the command line works on. */
export class Deployments {
  readonly root = mkdtempSync(join(tmpdir(), 'deployments-'));
  readonly remotesDir = join(this.root, 'remotes');
  readonly registryFile = join(this.root, 'registry', 'registry.json');

  end(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  text(): string {
    return readFileSync(this.registryFile, 'utf8');
  }

  /** The content of the registry, unknown fields included. */
  registry(): { remotes: Record<string, Record<string, unknown> & { previous: Record<string, unknown>[] }> } {
    return JSON.parse(this.text()) as ReturnType<Deployments['registry']>;
  }

  edit(change: (registry: ReturnType<Deployments['registry']>) => void): void {
    const registry = this.registry();
    change(registry);
    writeFileSync(this.registryFile, JSON.stringify(registry));
  }

  /** A remote's folder with its build output in `dist/`. */
  built(name: string, version = '1.0.0-aaaa', hostApi = '^1.0.0'): string {
    const dir = join(this.root, `remote-${name}`);
    mkdirSync(join(dir, 'dist'), { recursive: true });
    writeFileSync(join(dir, 'dist', ENTRY), `var ${name} = '${version}';`);
    writeFileSync(join(dir, 'dist/build.json'), JSON.stringify({ name, version, hostApi }));
    writeFileSync(
      join(dir, 'dist/mf-manifest.json'),
      JSON.stringify({ metaData: { remoteEntry: { name: ENTRY } }, exposes: [], shared: [] }),
    );
    return dir;
  }

  /** A published release, without running a build. */
  published(name: string, version: string, more: object = {}): void {
    const dir = join(this.remotesDir, name, version);
    const script = `var ${name} = '${version}';`;
    const digest = createHash('sha384').update(script).digest('base64');
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, ENTRY), script);
    writeFileSync(
      join(dir, 'release.json'),
      JSON.stringify({
        name,
        version,
        entry: ENTRY,
        screens: {},
        integrity: { [ENTRY]: `sha384-${digest}` },
        hostApi: '^1.0.0',
        ...more,
      }),
    );
  }

  /** Runs the command line in a remote's folder, in its own process. */
  run(remote: string, ...args: string[]): Promise<Answer> {
    return this.process(remote, process.execPath, [cli, ...args]);
  }

  process(
    remote: string,
    command: string,
    args: string[],
    env: Record<string, string> = {},
  ): Promise<Answer> {
    return this.started(remote, command, args, env).answer;
  }

  /** The same, to be killed while it runs. */
  started(remote: string, command: string, args: string[], env: Record<string, string> = {}): Started {
    const cwd = join(this.root, `remote-${basename(remote)}`);
    mkdirSync(cwd, { recursive: true });
    const child = spawn(command, args, {
      cwd,
      env: {
        ...process.env,
        REMOTES_DIR: this.remotesDir,
        REGISTRY_FILE: this.registryFile,
        // Nothing listens there: no shell can be asked for its host-api version.
        APP_ORIGIN: 'http://127.0.0.1:9',
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
    return { kill: () => child.kill('SIGKILL'), complained: once(child.stderr, 'data'), answer };
  }
}
