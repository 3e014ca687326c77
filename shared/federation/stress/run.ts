/**
 * `npm run deploys`: 200 rounds (or ROUNDS) of eight processes that deploy at once, with leftovers, kills and a full
 * disk. Fails at the first round that loses anything.
 */
import { Deployments } from './deployments.ts';
import { deployRound } from './round.ts';

const rounds = Number(process.env.ROUNDS ?? 200);
const place = new Deployments();
let killed = 0;
for (let round = 1; round <= rounds && !process.exitCode; round += 1) {
  const { faults, killed: more } = await deployRound(place, round, Math.random);
  killed += more;
  for (const fault of faults) console.error(`Round ${round}: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  if (round % 20 === 0 || faults.length > 0) console.log(`${round} of ${rounds} rounds, ${killed} kills`);
}
if (process.exitCode) console.error(`What is left lies in ${place.root}`);
else place.end();
