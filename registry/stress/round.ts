import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Registry } from '@breakaway/releases/client';
import type { Change } from '@breakaway/releases/protocol';
import { deploy, publish } from '@breakaway/releases/team';
import type { Workplace } from '../src/testing.ts';
import type { RegistryService } from './service.ts';
import { run, type Answer } from './team.ts';

/** Eight teams deploy at the same moment: two releases for each of these. */
const remotes = ['auth', 'billing', 'chat', 'profile'] as const;

export interface Round {
  /** What is wrong afterwards; empty if nothing is. */
  faults: string[];
  /** How many processes were killed, the registry included. */
  killed: number;
}

interface Wanted {
  name: string;
  version: string;
}

const reader = ({ url }: RegistryService) => new Registry(url);

async function publishAll(place: Workplace, { url }: RegistryService, wanted: Wanted[]): Promise<void> {
  for (const { name, version } of wanted) {
    const key = place.key(name);
    await publish(place.built(name, version), new Registry(url, { key }), key);
  }
}

/** Room for the database's own index of what is not written back yet, and for very little else, in kB. */
const ROOM = 33;

/** A team goes on until there is no room left: then nothing is live, nobody says so, and all before is there. */
async function fullDisk(place: Workplace, service: RegistryService, round: number): Promise<string[]> {
  const name = 'marketing';
  const versions = [`${round}.2.0`, `${round}.2.1`];
  for (const version of versions) await publishAll(place, service, [{ name, version }]);
  const { revision } = await reader(service).status(name);
  await service.kill();
  await service.start(ROOM);
  const team = new Registry(service.url, { key: place.key(name), patienceMs: 0 });
  let said = 0;
  let complained = '';
  for (let turn = 0; turn < 100 && !complained; turn += 1)
    await deploy(team, { name, version: versions[turn % 2]! }).then(
      () => (said += 1),
      (error: Error) => (complained = error.message),
    );
  await service.kill();
  await service.start();
  const lines = (await reader(service).history(name)).filter((line) => line.revision > revision);
  return [
    ...(/no room left/.test(complained) ? [] : [`a full disk was called "${complained}"`]),
    ...(lines.length === said
      ? []
      : [`${said} deployments said "live" on a full disk, ${lines.length} are there`]),
  ];
}

/**
 * Eight real processes deploy at once. One or two of them are killed at a random moment, in every other round the
 * registry as well, which starts again a moment later. In every tenth round its disk is full.
 * @param random returns numbers from 0 to 1
 */
export async function deployRound(
  place: Workplace,
  service: RegistryService,
  round: number,
  random: () => number,
): Promise<Round> {
  const wanted = remotes.flatMap((name) => ['0', '1'].map((n) => ({ name, version: `${round}.1.${n}` })));
  await publishAll(place, service, wanted);
  const before = await reader(service).history();

  const waitAt = mkdtempSync(join(place.root, 'gate-'));
  const running = wanted.map(({ name, version }) =>
    run(place, service.url, name, ['deploy', version], { waitAt, env: { REGISTRY_PATIENCE_S: '30' } }),
  );
  const early = Promise.any(running.map(({ answer }) => answer.then(() => true)));
  while (readdirSync(waitAt).length < running.length) if (await Promise.race([early, pause(20)])) break;
  writeFileSync(join(waitAt, 'open'), '');
  const victims = running.filter(() => random() < 0.2);
  for (const victim of victims) setTimeout(() => victim.kill(), random() * 400);
  const dies = random() < 0.5;
  if (dies) {
    await pause(random() * 400);
    await service.kill();
    await pause(random() * 300);
    await service.start();
  }
  const answers = await Promise.all(running.map(({ answer }) => answer));
  const after = await reader(service).history();
  return {
    faults: [
      ...faultsOf(before, after, wanted, answers),
      ...(await liveFaults(service, after)),
      ...(round % 10 === 1 ? await fullDisk(place, service, round) : []),
    ],
    killed: answers.filter(({ code }) => code === null).length + (dies ? 1 : 0),
  };
}

function faultsOf(before: Change[], after: Change[], wanted: Wanted[], answers: Answer[]): string[] {
  const faults = wanted.flatMap(({ name, version }, at) => {
    const { code, said, complained } = answers[at]!;
    const lines = after.filter(({ remote, to }) => remote === name && to === version).length;
    if (code !== 0 && code !== null) return [`${name} ${version} failed: ${complained}`];
    if (lines > 1) return [`${name} ${version} is in the history ${lines} times`];
    return said.includes('live') && lines === 0 ? [`${name} ${version} said "live" and is lost`] : [];
  });
  const [first] = before;
  if (first && !after.some((line) => JSON.stringify(line) === JSON.stringify(first)))
    faults.push('an earlier line of the history has changed');
  for (const [at, line] of after.entries()) {
    const next = after[at - 1];
    if (next && next.revision !== line.revision + 1) faults.push(`a gap after revision ${line.revision}`);
    const earlier = after.slice(at + 1).find(({ remote }) => remote === line.remote);
    if (earlier && earlier.to !== line.from)
      faults.push(`revision ${line.revision} does not go on from the one before`);
  }
  return faults;
}

/** What is live is what the last line of each remote says. */
async function liveFaults(service: RegistryService, history: Change[]): Promise<string[]> {
  const faults = [];
  for (const name of remotes) {
    const last = history.find(({ remote }) => remote === name);
    const { state } = await reader(service).status(name);
    if ((last?.to ?? null) !== state.live)
      faults.push(`${name} ${state.live} is live, the history ends with ${last?.to}`);
  }
  return faults;
}
