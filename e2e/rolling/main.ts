import { setTimeout } from 'node:timers/promises';
import { replace, replaceKilled, replicasOf } from './compose.ts';
import { startLoad, type Tally } from './load.ts';
import { newRider } from './members.ts';

/**
 * `npm run rolling`: replaces each replica of the API and of the shell of the running Compose set-up, one after the
 * other, while visitors and members use it. Exits with 1 if one request failed. `npm run rolling -- --kill` then kills
 * one replica of each without a word, which a save that is on its way may notice.
 */
const SERVICES = ['api', 'shell'];
const RIDERS = 10;
/** Before and after, so that the figures have something to be compared with. */
const QUIET_MS = 5000;

function print(title: string, tallies: Map<string, Tally>): number {
  const all = [...tallies.values()];
  const failures = all.reduce((sum, tally) => sum + tally.failures, 0);
  console.log(
    `\n${title}: ${all.reduce((sum, { requests }) => sum + requests, 0)} requests, ${failures} failed`,
  );
  console.table(
    Object.fromEntries(
      [...tallies].map(([name, { requests, failures: failed, slowestMs }]) => [
        name,
        { requests, failed, 'slowest, ms': slowestMs },
      ]),
    ),
  );
  for (const [name, { reasons }] of tallies) for (const reason of reasons) console.log(`${name}: ${reason}`);
  return failures;
}

const riders = await Promise.all(Array.from({ length: RIDERS }, (_, n) => newRider(n))).catch(
  (error: Error) => {
    console.error(
      `${error.message}\nThe Compose set-up is not ready. Start it first: docker-compose up -d gateway`,
    );
    process.exit(1);
  },
);
const load = await startLoad(riders);
let failures = 0;
try {
  await setTimeout(QUIET_MS);
  failures += print('Before', load.take());
  for (const service of SERVICES) {
    const replicas = await replicasOf(service);
    for (const [n, id] of replicas.entries()) {
      console.log(`Replacing ${service} ${n + 1} of ${replicas.length} …`);
      await replace(service, id);
    }
    failures += print(`While each replica of ${service} was replaced`, load.take());
  }
  await setTimeout(QUIET_MS);
  failures += print('After', load.take());
  for (const service of process.argv.includes('--kill') ? SERVICES : []) {
    await replaceKilled(service, (await replicasOf(service))[0]!);
    print(`While a replica of ${service} was killed (not counted)`, load.take());
  }
} finally {
  await load.stop();
}
console.log(failures === 0 ? 'Not one request failed.' : `${failures} requests failed.`);
process.exitCode = failures === 0 ? 0 : 1;
