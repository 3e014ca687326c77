import { createServer } from 'node:net';
import { once } from 'node:events';
import { addressesOf, expectUnused, freePorts } from './addresses.ts';

test('a port that is in use is named, and how to choose others', async () => {
  const ports = await freePorts();
  await expect(expectUnused(ports)).resolves.toBeUndefined();
  const taken = Number(new URL(addressesOf(ports).app['remote-chat']!).port);
  const server = createServer().listen(taken, '127.0.0.1');
  await once(server, 'listening');
  await expect(expectUnused(ports, 0)).rejects.toThrow(
    `Port ${taken} is in use. Stop what listens there, or`,
  );

  // A process that has just ended.
  const ending = expectUnused(ports);
  server.close();
  await expect(ending).resolves.toBeUndefined();
});
