import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keysDirOf, root, type Stack } from 'stack';

const cli = join(root, 'shared/releases/src/cli.ts');

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
}
