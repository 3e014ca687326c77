/**
 * `npm run deploys`: 200 rounds (or ROUNDS) of eight processes that deploy at once, with kills of teams and of the
 * registry, and a full disk. Fails at the first round that loses anything.
 */
import { Workplace } from '../src/testing.ts';
import { deployRound } from './round.ts';
import { freePort, RegistryService } from './service.ts';

const rounds = Number(process.env.ROUNDS ?? 200);
const place = await Workplace.create();
const service = new RegistryService(await freePort(), place.root);
await service.start();
let killed = 0;
for (let round = 1; round <= rounds && !process.exitCode; round += 1) {
  const { faults, killed: more } = await deployRound(place, service, round, Math.random);
  killed += more;
  for (const fault of faults) console.error(`Round ${round}: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  if (round % 20 === 0 || round === rounds || faults.length > 0)
    console.log(`${round} of ${rounds} rounds, ${killed} kills`);
}
await service.kill();
if (process.exitCode) console.error(`What is left lies in ${place.root}`);
else place.end();
