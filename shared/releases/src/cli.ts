/**
 * The command line of a remote's team, run in the remote's own folder, from any machine that reaches the registry:
 *   publish              signs dist/ and uploads it as a release, which never changes again
 *   deploy [version]     makes the built release (or any published one) live
 *   release              publish, and deploy unless this version was live before
 *   rollback [version]   makes the release before (or an earlier one) live again
 *   canary [version]     starts a canary: --percent 10, --members id,id, --staff. Again to change its audience.
 *                        --percent 5,25,100 --every 30: widens it every 30 minutes, until somebody or the registry
 *                        withdraws it, and only after 10 pages (--pages) have used it
 *   withdraw             withdraws the canary
 *   status               what is live, and what else is published
 *   history [all]        who made what live, and when; all: of all remotes
 *   map <version> <file> prints a source map
 *   clean [all]          removes releases that were not live for 30 days, or never and are older than a day; all: of all
 *                        remotes, those of 30 days only (operators)
 *   serve                serves the releases of this remote
 *   serve-site           serves dist/ of a framed tool
 *   override [shell]     shows this remote, built anew with each change, in a shell elsewhere, to this browser only
 *                        (https://staging.example; --built: dist/ as it is)
 * and anywhere:
 *   new-key <team> <remote,…|*> <publish,deploy|operate|follow> <private file> <public file>
 */
import { basename, join, resolve } from 'node:path';
import { DEFAULT_PORT_BASE, localPort, OVERRIDE_OFFSET } from '@breakaway/federation/local-ports';
import type { FastifyInstance } from 'fastify';
import { readArguments, type Arguments } from './arguments.ts';
import { audienceInWords } from './audience-words.ts';
import { Registry } from './client.ts';
import { followKeys } from './follow-keys.ts';
import { duty, privateKeyOf, readPrivateKey, type Duty, type PrivateKey } from './keys.ts';
import { makeKeys } from './make-keys.ts';
import type { Audience, ChangeAnswer, ReleaseHealth } from './protocol.ts';
import { builtFacts, canary, deploy, deployIfNew, publish, remoteIn, rollback, withdraw } from './team.ts';
import { stepsOf, widen } from './widen.ts';

const { env } = process;
const dir = process.cwd();
const name = remoteIn(dir);
/** Where a relative path begins: where the command was typed. `pnpm --filter` enters the remote's folder. */
const typedIn = env.INIT_CWD ?? dir;
const data = resolve(typedIn, env.DATA_DIR ?? join(import.meta.dirname, '../../../.data'));
const keysDir = join(data, 'keys');
const publicKeys = resolve(typedIn, env.RELEASE_KEYS ?? join(keysDir, 'public.json'));
const portBase = Number(env.PORT_BASE ?? DEFAULT_PORT_BASE);
const appOrigin = env.APP_ORIGIN ?? `http://localhost:${portBase}`;
const url = env.REGISTRY_URL ?? `http://localhost:${env.REGISTRY_PORT ?? 4200}`;
/** A container may start before the registry does. */
const patienceMs = env.REGISTRY_PATIENCE_S ? Number(env.REGISTRY_PATIENCE_S) * 1000 : undefined;

function privateKey(team = name): PrivateKey {
  if (env.TEAM_KEY) return privateKeyOf(env.TEAM_KEY, 'TEAM_KEY');
  return readPrivateKey(resolve(typedIn, env.TEAM_KEY_FILE ?? join(keysDir, `${team}.json`)));
}

function registryWith(key?: PrivateKey): Registry {
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error(`REGISTRY_URL is ${url}, which is no address: it begins with http:// or https://.`);
  return new Registry(url, { key, ...(patienceMs && { patienceMs }) });
}

/** What was changed, and who has it. */
function outcome(what: string, { shells, changed }: ChangeAnswer): string {
  if (!changed) return `${what} already; nothing was changed.`;
  if (shells.following === 0)
    return `${what} from the next page load on (no shell follows the registry, so nobody checked whether it fits its host-api).`;
  const slow = shells.following - shells.took;
  return `${what} from the next page load on${slow > 0 ? ` (${slow} of ${shells.following} shells did not say so yet)` : ''}.`;
}

const when = (at: number): string => new Date(at).toISOString().replace('T', ' ').slice(0, 19);

async function canaryForSome({ words, options }: Arguments): Promise<string | void> {
  const { percent = '0', members, staff = false, every, pages = '10', reason } = options;
  const version = words[0] ?? builtFacts(dir).version;
  const steps = stepsOf(percent);
  const others = {
    members:
      members
        ?.split(',')
        .map((id) => id.trim())
        .filter(Boolean) ?? [],
    staff,
  };
  const registry = registryWith(privateKey());
  const said = (audience: Audience, answer: ChangeAnswer) =>
    answer.state.live === version
      ? outcome(`${name} ${version} is live`, answer)
      : outcome(`${name} ${version} is a canary (${audienceInWords(audience)})`, answer);
  if (steps.length === 1) {
    if (every !== undefined || options.pages !== undefined)
      throw new Error('--every and --pages are for several shares, such as --percent 5,25,100.');
    const audience = { ...others, percent: steps[0]! };
    return said(audience, await canary(registry, { name, version, audience, reason }));
  }
  if (!(Number(every) > 0)) throw new Error('--every is the number of minutes between two shares.');
  if (!/^\d+$/.test(pages)) throw new Error('--pages is a whole number.');
  await widen(registry, {
    name,
    version,
    steps,
    others,
    everyMs: Number(every) * 60_000,
    pages: Number(pages),
    reason,
    onStep: (audience, answer) => console.log(said(audience, answer)),
    onHealth: (one, live) =>
      console.log([one, live].flatMap((each) => (each ? `${each.version} ${failed(each)}.` : [])).join(' ')),
    onWait: (why) => console.log(why),
  });
}

async function status(): Promise<string> {
  const { state, releases, health } = await registryWith().status(name);
  const role = (version: string) => {
    if (version === state.live) return 'live';
    if (version === state.canary?.version) return 'canary';
    if (state.previous.includes(version)) return 'before';
    return state.withdrawn.includes(version) ? 'withdrawn' : '';
  };
  const lines = releases.map(({ version, at, team, size }) =>
    [
      version.padEnd(24),
      role(version).padEnd(9),
      when(at),
      `${Math.round(size / 1000)} kB`.padStart(8),
      team,
      failed(health.find((one) => one.version === version)),
    ]
      .join('  ')
      .trimEnd(),
  );
  const beside = state.canary
    ? ` ${state.canary.version} is a canary (${audienceInWords(state.canary)}).`
    : '';
  return [`${name}: ${state.live ?? 'nothing'} is live.${beside}`, ...lines].join('\n');
}

/** What pages of the last minutes said of a release. */
const failed = (health?: ReleaseHealth): string =>
  health ? `failed ${health.failures} of ${health.loads} pages lately` : '';

async function history(ofAll: boolean): Promise<string> {
  const changes = await registryWith().history(ofAll ? undefined : name);
  return changes
    .map(({ revision, at, remote, action, from, to, audience: whom, team, by, reason }) =>
      [
        revision,
        when(at),
        `${remote} ${action} ${from ?? '-'} -> ${to ?? '-'}${whom ? ` for ${audienceInWords(whom)}` : ''}`,
        `${team} (${by})`,
        reason,
      ]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function dutyNamed(word: string): Duty {
  const { data } = duty.safeParse(word);
  if (!data) throw new Error(`A key may ${duty.options.join(', ')}, not "${word}". Nothing was changed.`);
  return data;
}

async function newKey(words: string[]): Promise<string> {
  const [team, remotes, may, privateFile, publicFile] = words as [string, string, string, string, string];
  const [kid] = await makeKeys(publicFile, [
    {
      team,
      remotes: remotes === '*' ? '*' : remotes.split(','),
      may: may.split(',').map(dutyNamed),
      file: privateFile,
    },
  ]);
  return kid
    ? `${kid} is in ${privateFile}; its public part is added to ${publicFile}.`
    : `${privateFile} is there already. Nothing was changed.`;
}

/** Listens on `PORT`, or so many above the usual one, which only the workspace knows. @returns the port */
async function listen(app: FastifyInstance, above: number, host = '127.0.0.1'): Promise<number> {
  const port = Number(env.PORT ?? localPort(basename(dir), portBase) + above);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is ${env.PORT}, which is no port number.`);
  await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use. Name another one with PORT.`, { cause: error });
  });
  return port;
}

/** Serves until the process gets a stop signal. Only servers need what this loads. */
async function serve(command: 'serve' | 'serve-site'): Promise<void> {
  const { remoteServer, toolServer } = await import('./servers.ts');
  const { proxiesOf } = await import('@breakaway/federation/static-site');
  const { default: closeWithGrace } = await import('close-with-grace');
  const around = {
    appOrigin,
    trustProxy: proxiesOf(env.TRUST_PROXY),
  };
  const log = (problem: string) => console.error(problem);
  const app =
    command === 'serve'
      ? await remoteServer({
          name,
          // A request of a browser waits meanwhile.
          registry: new Registry(url, { patienceMs: 1000 }),
          keys: followKeys(publicKeys, log),
          remotesDir: env.REMOTES_DIR ?? join(data, 'remotes'),
          log,
          ...around,
        })
      : await toolServer(join(dir, 'dist'), {
          ...around,
          apiBase: env.API_BASE ?? `http://localhost:${env.API_PORT ?? 4000}`,
        });
  closeWithGrace({ delay: 5000 }, () => app.close());
  const port = await listen(app, 0, env.HOST);
  console.log(`${basename(dir)} serves on http://localhost:${port}`);
}

/** The origin of an address that somebody typed. */
function originOf(address: string): string {
  const { origin, protocol } = URL.parse(address) ?? { origin: '', protocol: '' };
  if (!/^https?:$/.test(protocol))
    throw new Error(`${address} is no address of a shell: say override https://staging.example.`);
  return origin;
}

/** Serves builds of this remote to a shell elsewhere, until the process gets a stop signal. */
async function override(shellAddress: string, isBuilt: boolean): Promise<void> {
  const { emptyFolder, overrideServer, showBuilds } = await import('./override.ts');
  const { default: closeWithGrace } = await import('close-with-grace');
  const shell = originOf(shellAddress);
  const folder = emptyFolder(dir);
  const server = await overrideServer(folder, shell);
  closeWithGrace({ delay: 5000 }, () => server.app.close());
  const port = await listen(server.app, OVERRIDE_OFFSET);
  await showBuilds(dir, folder, server, {
    isBuilt,
    onShown: console.log,
    onFailed: console.error,
  });
  console.log(
    `${name} serves on http://localhost:${port} for ${shell}. To see it there: ${shell}/overrides?${name}=${port}`,
  );
}

/** Runs the command. @returns the message to print */
async function run(typed: Arguments): Promise<string | void> {
  const { command, words, options } = typed;
  const { reason } = options;
  switch (command) {
    case 'publish': {
      const key = privateKey();
      return (await publish(dir, registryWith(key), key)).message;
    }
    case 'deploy': {
      const registry = registryWith(privateKey());
      const version = words[0] ?? builtFacts(dir).version;
      return outcome(`${name} ${version} is live`, await deploy(registry, { name, version, reason }));
    }
    case 'release': {
      const key = privateKey();
      const registry = registryWith(key);
      const next = await publish(dir, registry, key);
      const { state } = await deployIfNew(registry, next, patienceMs);
      return `${next.message} ${state.live === next.version ? 'It is live.' : `${state.live} stays live.`}`;
    }
    case 'rollback': {
      const answer = await rollback(registryWith(privateKey()), { name, version: words[0], reason });
      return outcome(`${name} ${answer.state.live} is live again`, answer);
    }
    case 'canary':
      return canaryForSome(typed);
    case 'withdraw': {
      const answer = await withdraw(registryWith(privateKey()), { name, reason });
      return outcome(`${name} ${answer.state.live} is live for everybody`, answer);
    }
    case 'status':
      return status();
    case 'history':
      return history(words[0] === 'all');
    case 'map': {
      const [version = '', file = ''] = words;
      const map = await registryWith(privateKey()).map(
        name,
        version,
        file.endsWith('.map') ? file : `${file}.map`,
      );
      return new TextDecoder().decode(map);
    }
    case 'clean': {
      const isAll = words[0] === 'all';
      const key = privateKey(isAll ? 'operators' : name);
      const { releases, files } = await registryWith(key).clean(isAll ? undefined : name);
      return `Removed: ${releases.join(', ') || 'no release'}, and ${files} files.`;
    }
    case 'new-key':
      return newKey(words);
    case 'serve':
    case 'serve-site':
      return serve(command);
    case 'override':
      return override(words[0] ?? appOrigin, options.built ?? false);
  }
}

try {
  const done = await run(readArguments(process.argv.slice(2)));
  if (done) console.log(done);
} catch (error) {
  console.error((error as Error).message);
  // At once: a server that was not started completely would go on, or end as if nothing had failed.
  process.exit(1);
}
