import { Workplace } from '../src/testing.ts';
import { deployRound } from './round.ts';
import { freePort, RegistryService } from './service.ts';

test('eight deployments at once, with kills of teams and of the registry and a full disk, lose nothing', async () => {
  const place = await Workplace.create();
  const service = new RegistryService(await freePort(), place.root);
  await service.start();
  // Kills the registry and some teams, always at the same moments.
  let turn = 0;
  const random = () => [0.1, 0.6, 0.3, 0.9, 0.15][(turn += 1) % 5]!;
  try {
    expect((await deployRound(place, service, 1, random)).faults).toEqual([]);
  } finally {
    await service.kill();
    place.end();
  }
});
