/**
 * `npm run new-remote <name>`: a remote with one screen that works, as CONTRIBUTING.md describes it. Nothing is written
 * for a name that cannot be used; then the lockfile is brought up to date.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { STANDALONE_OFFSET, frontEndsOf, DEFAULT_PORT_BASE } from '@breakaway/federation/local-ports';
import { filesOfRemote, screenOf, type Manifest } from './remote-files.ts';

const root = resolve(import.meta.dirname, '../..');
const routesFile = 'shell/src/routing/routes.ts';
const composeFile = 'docker-compose.yml';
/** A new route stands before this line. */
const endOfScreens = '  // Paths that have a title in the top bar, but no screen.\n';

/** A remote's container is a variable of the page: these are the page's already, or have a key of their own here. */
const taken = new Set(
  `alert atob blur btoa caches chrome close closed confirm console cookie crypto document event external fetch find focus
  frames history host length location menubar moment name navigation navigator open opener operators origin parent
  performance print prompt queue root scheduler screen scroll scrollbars self shell status statusbar stop toolbar tool
  tools top window`.split(/\s+/),
);

/** Whether JavaScript lets a variable have this name. */
function canBeVariable(name: string): boolean {
  try {
    new Function(`'use strict'; var ${name};`);
    return true;
  } catch {
    return false;
  }
}

/** @throws Error with one sentence when a remote cannot have this name */
function expectName(name: string | undefined): asserts name is string {
  if (!name) throw new Error('Say how the remote is called: npm run new-remote training');
  if (!/^[a-z][a-z0-9]{1,19}$/.test(name))
    throw new Error(
      `"${name}" cannot be a remote's name: use 2 to 20 lower-case letters and digits, a letter first.`,
    );
  if (taken.has(name) || !canBeVariable(name))
    throw new Error(`"${name}" cannot be a remote's name: it has a meaning already. Choose another one.`);
  if (existsSync(join(root, `remote-${name}`)))
    throw new Error(`remote-${name} exists already. Nothing was changed.`);
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The route table with one more route, in the app's frame, for members. */
function withRoute(routes: string, name: string): string {
  if ([routes, read('shared/contract/src/paths.ts')].some((text) => text.includes(`'/app/${name}'`)))
    throw new Error(`The route /app/${name} exists already. Nothing was changed.`);
  if (!routes.includes(endOfScreens))
    throw new Error(`${routesFile} has no line "${endOfScreens.trim()}". Nothing was changed.`);
  const screen = screenOf(name);
  const route = `  {
    path: '/app/${name}',
    access: 'protected',
    frame: 'app',
    screen: '${name}/${screen}',
    title: '${screen}',
  },
`;
  return routes.replace(endOfScreens, route + endOfScreens);
}

/**
 * The Compose file with another remote wherever it has `model`: in a list of one line the name is added, everything
 * else is repeated with the other name.
 */
function inCompose(compose: string, model: string, name: string): string {
  const lines = compose.split('\n');
  const isNamed = new RegExp(`\\b${model}\\b`);
  const out: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const pair = new RegExp(`(remote-|\\b)${model}=[^,]+`).exec(line)?.[0];
    if (pair) out.push(line.replace(pair, `${pair},${pair.replaceAll(model, name)}`));
    else if (/\bfor team in\b/.test(line)) out.push(line.replace(isNamed, `${model} ${name}`));
    else if (isNamed.test(line)) {
      const indent = /^ */.exec(line)![0].length;
      let end = at + 1;
      while (/\S/.test(lines[end] ?? '') && /^ */.exec(lines[end]!)![0].length > indent) end += 1;
      const block = lines.slice(at, end);
      out.push(...block, ...block.map((one) => one.replaceAll(model, name)));
      at = end - 1;
    } else out.push(line);
  }
  return out.join('\n');
}

function create(name: string): void {
  const frontEnds = frontEndsOf(root);
  const remotes = frontEnds.map((one) => one.name).filter((app) => app.startsWith('remote-'));
  const port = DEFAULT_PORT_BASE + Math.max(...frontEnds.map(({ offset }) => offset)) + 1;
  const manifests = remotes.map((app) => JSON.parse(read(`${app}/package.json`)) as Manifest);
  const files: Record<string, string> = {
    ...filesOfRemote(name, { port, alone: port + STANDALONE_OFFSET, manifests }),
    [routesFile]: withRoute(read(routesFile), name),
    [composeFile]: inCompose(read(composeFile), remotes.at(-1)!.replace('remote-', ''), name),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  try {
    const pnpm = ['--yes', 'pnpm@12.21.0', 'install', '--no-frozen-lockfile', '--prefer-offline'];
    execFileSync('npx', pnpm, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    throw new Error(
      `remote-${name} is written, but could not be added to the lockfile. Run: npx pnpm@12.21.0 install --no-frozen-lockfile\n${(error as { stderr?: Buffer }).stderr ?? ''}`,
      { cause: error },
    );
  }
  console.log(`remote-${name} is made, with the screen ${name}/${screenOf(name)} at /app/${name}, local port ${port}.

  npm run dev                                        the whole product with it, also its team's key
  npx pnpm@12.21.0 --filter remote-${name} dev       it alone: http://localhost:${port + STANDALONE_OFFSET}/app/${name}
  npm test -- remote-${name}                         its lint, types and tests

Changed besides: ${routesFile}, ${composeFile}, pnpm-lock.yaml. Look at git diff.`);
}

try {
  const [name, ...more] = process.argv.slice(2);
  if (more.length > 0) throw new Error(`Name one remote, not also "${more.join(' ')}". Nothing was changed.`);
  expectName(name);
  create(name);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
