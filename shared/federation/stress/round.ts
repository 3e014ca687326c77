import { mkdirSync, mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseRegistry, type Registry } from '../src/registry.ts';
import { cli, type Answer, type Deployments } from './deployments.ts';

/** Eight teams deploy at the same moment: two releases for each of these. */
const remotes = ['auth', 'billing', 'chat', 'profile'] as const;
/** Deploys in a loop in one process, almost without pauses, so that a kill hits it in the middle of its work. */
const BUSY = 'marketing';
const KEPT = 6;
const gateModule = join(import.meta.dirname, 'gate.ts');

const busyScript = (place: Deployments, round: number) => `
  import { deploy } from ${JSON.stringify(join(import.meta.dirname, '../src/release.ts'))};
  const place = ${JSON.stringify({ remotesDir: place.remotesDir, registryFile: place.registryFile })};
  for (let n = 0; n < 1000; n += 1) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    deploy(place, '${BUSY}', '${round}.0.' + n % 50);
    console.log('${round}.0.' + n % 50);
  }`;

const versionsOf = (registry: Registry, name: string): string[] => {
  const entry = registry[name];
  return entry ? [entry.version, ...entry.previous.map(({ version }) => version)] : [];
};

/** What a killed process, and one of an older version, leave behind. */
function leaveRubbish({ registryFile }: Deployments): void {
  writeFileSync(`${registryFile}.dead.tmp`, '{ "remotes": {');
  writeFileSync(join(registryFile, '..', 'registry.lock'), '');
  mkdirSync(`${registryFile}.lock`, { recursive: true });
  utimesSync(`${registryFile}.lock`, new Date(0), new Date(0));
}

/** Each version of the registry differs from the previous one by one deployment. */
function gapsInHistory({ registryFile }: Deployments): string[] {
  const dir = join(registryFile, '..', 'registry.backups');
  const texts = readdirSync(dir)
    .sort()
    .map((name) => parseRegistry(readFileSync(join(dir, name), 'utf8')).registry);
  return texts.flatMap((after, at) => {
    const before = texts[at - 1];
    if (!before) return [];
    const changed = Object.keys(after).filter((name) => after[name]!.version !== before[name]?.version);
    return changed.length === 1 ? [] : [`backup ${at}: ${changed.length} changes at once`];
  });
}

export interface Round {
  /** What is wrong afterwards; empty if nothing is. */
  faults: string[];
  killed: number;
}

/**
 * Eight real processes deploy at once, with a lock and half-written files left over from earlier. One or two of them,
 * and one that deploys in a loop, are killed at a random moment; another one gets a full disk.
 * @param random returns numbers from 0 to 1
 */
export async function deployRound(place: Deployments, round: number, random: () => number): Promise<Round> {
  const read = () => parseRegistry(place.text()).registry;
  const before = round > 1 ? read() : {};
  const wanted = remotes.flatMap((name) => ['0', '1'].map((n) => ({ name, version: `${round}.1.${n}` })));
  for (const { name, version } of wanted) place.published(name, version);
  place.published('auth', `${round}.2.0`);
  for (let n = 0; n < 50; n += 1) place.published(BUSY, `${round}.0.${n}`);
  mkdirSync(join(place.registryFile, '..'), { recursive: true });

  const gate = mkdtempSync(join(place.root, 'gate-'));
  const running = wanted.map(({ name, version }) =>
    place.started(name, process.execPath, ['--import', gateModule, cli, 'deploy', version], { GATE: gate }),
  );
  while (readdirSync(gate).length < running.length) await pause(20);
  leaveRubbish(place);
  writeFileSync(join(gate, 'open'), '');
  const busy = place.started(BUSY, process.execPath, ['--input-type=module', '-e', busyScript(place, round)]);
  const noRoom = place.process('auth', 'bash', [
    '-c',
    `ulimit -f 0; exec ${process.execPath} ${cli} deploy ${round}.2.0`,
  ]);
  const victims = running.filter(() => random() < 0.2);
  for (const victim of victims) setTimeout(() => victim.kill(), random() * 200);
  const answers = await Promise.all(running.map(({ answer }) => answer));
  busy.kill();
  return {
    faults: [
      ...faultsOf(before, read(), wanted, answers),
      ...faultsOfBusy(read(), await busy.answer),
      ...((await noRoom).said ? ['said "live" without room on the disk'] : []),
      ...(versionsOf(read(), 'auth').includes(`${round}.2.0`) ? ['live without room on the disk'] : []),
      ...gapsInHistory(place),
    ],
    killed: answers.filter(({ code }) => code === null).length + 1,
  };
}

function faultsOf(
  before: Registry,
  after: Registry,
  wanted: { name: string; version: string }[],
  answers: Answer[],
): string[] {
  const faults = wanted.flatMap(({ name, version }, at) => {
    const { code, said, complained } = answers[at]!;
    const isThere = versionsOf(after, name).includes(version);
    if (code !== 0 && code !== null) return [`${name} ${version} failed: ${complained}`];
    return said.includes('live') && !isThere ? [`${name} ${version} said "live" and is lost`] : [];
  });
  for (const name of remotes) {
    const own = new Set(wanted.map(({ version }) => version));
    const older = versionsOf(after, name).filter((version) => !own.has(version));
    const expected = versionsOf(before, name).slice(0, older.length);
    const whole =
      versionsOf(after, name).length === Math.min(KEPT, versionsOf(before, name).length + added());
    if (!whole || older.join() !== expected.join()) faults.push(`the history of ${name} has a gap`);
    function added() {
      return versionsOf(after, name).filter((version) => own.has(version)).length;
    }
  }
  return faults;
}

/** It was killed between two outputs: the last release that it reported is live, or the one after that. */
function faultsOfBusy(after: Registry, { said, complained }: Answer): string[] {
  const lines = said.trim().split('\n');
  const last = lines.at(-1);
  const live = versionsOf(after, BUSY).slice(0, 2);
  if (complained) return [`${BUSY}: ${complained}`];
  return !last || live.includes(last) ? [] : [`${BUSY} ${last} said that it was live and is lost`];
}
