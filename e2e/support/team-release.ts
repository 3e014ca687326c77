import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keysDirOf, root, type Stack } from 'stack';

const cli = join(root, 'shared/releases/src/cli.ts');

/** A developer's machine that serves a build to a shell. */
export interface MyMachine {
  port: number;
  /** Where the files of what it serves are. */
  folder: string;
  end: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** The manual steps of a remote's team: build a new version, publish it, deploy it, roll it back. */
export class TeamRemote {
  readonly #stack: Stack;
  readonly #team: string;
  readonly #dir: string;

  /** @param team whose key it uses, if not the remote's own */
  constructor(stack: Stack, name: string, team = name) {
    this.#stack = stack;
    this.#team = team;
    this.#dir = join(mkdtempSync(join(tmpdir(), 'breakaway-team-')), `remote-${name}`);
    cpSync(join(root, `remote-${name}`, 'dist'), join(this.#dir, 'dist'), { recursive: true });
  }

  /** Another build of the same remote: one text differs. */
  build(version: string, text: string, replacement: string, more: { hostApi?: string } = {}): void {
    const dist = join(this.#dir, 'dist');
    const chunks = readdirSync(dist).filter((file) => file.endsWith('.js'));
    let changed = 0;
    for (const file of chunks) {
      const source = readFileSync(join(dist, file), 'utf8');
      if (!source.includes(text)) continue;
      changed += 1;
      writeFileSync(join(dist, file), source.replaceAll(text, replacement));
    }
    if (changed === 0) throw new Error(`No chunk holds "${text}".`);
    const facts = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8')) as object;
    writeFileSync(join(dist, 'build.json'), JSON.stringify({ ...facts, version, ...more }));
  }

  /**
   * Runs the publish step's command line, as `pnpm publish-remote` and the other scripts do.
   * @returns its output
   * @throws Error with its error output
   */
  run(...command: string[]): string {
    const { dataDir, addresses } = this.#stack;
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...command], {
      cwd: this.#dir,
      env: {
        ...process.env,
        REGISTRY_URL: addresses.registry,
        TEAM_KEY_FILE: join(keysDirOf(dataDir), `${this.#team}.json`),
      },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    return stdout;
  }

  /**
   * Serves the build to a shell, as `pnpm override-remote --built` does.
   * @param at the port, if it has to be the one of before
   */
  async serve(shell: string, at?: number): Promise<MyMachine> {
    const port = at ?? (await freePort());
    const server = spawn(process.execPath, [cli, 'override', shell, '--built'], {
      cwd: this.#dir,
      env: { ...process.env, PORT: String(port) },
    });
    let said = '';
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk) => (said += String(chunk)));
    const ended = once(server, 'exit');
    await Promise.race([
      ended.then(() => Promise.reject(new Error(said))),
      (async () => {
        while (!said.includes('To see it there')) await once(server.stdout, 'data');
      })(),
    ]);
    const { version } = JSON.parse(readFileSync(join(this.#dir, 'dist/build.json'), 'utf8')) as {
      version: string;
    };
    return {
      port,
      folder: join(this.#dir, '.cache/override', version),
      end: async () => {
        server.kill();
        await ended;
      },
    };
  }
}
