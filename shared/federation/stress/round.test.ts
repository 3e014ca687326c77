import { Deployments } from './deployments.ts';
import { deployRound } from './round.ts';

jest.setTimeout(120_000);

test('eight deployments at once, over a stale lock, with kills and a full disk: none is lost or incomplete', async () => {
  const place = new Deployments();
  for (let round = 1; round <= 2; round += 1)
    expect((await deployRound(place, round, Math.random)).faults).toEqual([]);
  place.end();
});
