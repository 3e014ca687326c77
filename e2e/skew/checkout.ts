import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from 'stack';

/** Another commit of the repository in a folder of its own. */
export interface Checkout {
  dir: string;
  /** Short hash and subject. */
  name: string;
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The version of host-api in a checkout: what its shell has, and what its remotes are built for. */
export const hostApiOf = (dir: string): string =>
  (JSON.parse(readFileSync(join(dir, 'shared/host-api/package.json'), 'utf8')) as { version: string })
    .version;

/**
 * The commit that gave host-api its present version: everything that was released since claims to fit this tree. HEAD
 * if the version is not committed yet.
 */
export const oldestThatFits = (): string =>
  git(
    'log',
    '-1',
    '--format=%H',
    `-S"version": "${hostApiOf(root)}"`,
    '--',
    'shared/host-api/package.json',
  ) || 'HEAD';

/**
 * Checks a commit out into `.cache/skew/`, unless it is there.
 * @throws Error with one sentence when there is no such commit, or when it has no registry of releases
 */
export function checkOut(ref: string): Checkout {
  let commit: string;
  try {
    commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  } catch {
    throw new Error(`${ref} is no commit of this repository.`);
  }
  const dir = join(root, '.cache/skew', commit);
  const isThere = existsSync(join(dir, '.git')) && existsSync(join(dir, 'package.json'));
  if (!isThere) {
    rmSync(dir, { recursive: true, force: true });
    git('worktree', 'add', '--force', '--detach', dir, commit);
  }
  const name = git('log', '-1', '--format=%h (%s)', commit);
  if (!existsSync(join(dir, 'shared/releases/src/cli.ts')))
    throw new Error(`${name} has no registry of releases yet. Choose a later commit.`);
  return { dir, name };
}

/** Installs and builds a checkout with its own commands; quick when that was done before. */
export function makeReady({ dir, name }: Checkout): void {
  console.log(`Setting up ${name} …`);
  for (const script of ['setup', 'build']) {
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script], {
      cwd: dir,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`npm run ${script} failed in ${dir}:\n${stdout}${stderr}`);
  }
}
