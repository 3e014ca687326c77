import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { installedVersion } from '@breakaway/federation/share-policy';
import { Registry } from '@breakaway/releases/client';
import { RegistryFollower } from '@breakaway/releases/follow';
import { followKeys } from '@breakaway/releases/follow-keys';
import closeWithGrace from 'close-with-grace';
import { shellServer } from './app.ts';
import { serveMetrics, shellMetrics } from './metrics.ts';
import { readConfig } from './config.ts';
import { developmentReleases } from './development.ts';

const config = readConfig(process.env);
const log = (event: string, facts: Record<string, unknown>) =>
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...facts }));
const problem = (text: string) => log('registry', { problem: text });

const hostApi = installedVersion('@breakaway/host-api', join(import.meta.dirname, '..'))!;
const listeners: (() => void)[] = [];
const registry = new Registry(config.registryUrl, { key: config.key(), patienceMs: 0 });
const follower = new RegistryFollower({
  registry,
  // The same process after a restart is the same shell for the registry.
  follower: { id: `${hostname()}:${config.port}`, hostApi },
  keys: followKeys(config.keysFile, problem),
  keepIn: config.liveFile,
  log: problem,
  onChange: () => listeners.forEach((call) => call()),
});
const development =
  config.developmentDir === undefined ? undefined : developmentReleases(config.developmentDir, config.host);
development?.onChange(() => listeners.forEach((call) => call()));
await follower.start();
const metrics = shellMetrics();
let isStopping = false;
let open = 0;
const app = await shellServer(
  config,
  {
    live: () => (development ? development.over(follower.current()) : follower.current()),
    onRelease: (call) => void listeners.push(call),
    hostApi,
    passOn: (reports) => registry.report(reports),
    isStopping: () => isStopping,
  },
  log,
  metrics,
  development,
);
const closeMetrics = config.metrics && (await serveMetrics(metrics, config.metrics));
app.server.on('request', (_request, response) => {
  open += 1;
  response.once('close', () => (open -= 1));
});
closeWithGrace({ delay: config.drainMs + 10_000 }, async () => {
  isStopping = true;
  development?.close();
  await setTimeout(config.drainMs);
  // Closing cuts what is open: an answer on its way comes to its end first.
  while (config.drainMs > 0 && open > 0) await setTimeout(20);
  await closeMetrics?.();
  await app.close();
  await follower.close();
});
await app.listen({ host: config.host, port: config.port });
console.log(`The shell serves on http://localhost:${config.port}`);
