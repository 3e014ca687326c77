import Fastify, { type FastifyInstance } from 'fastify';
import { Gauge, Registry } from 'prom-client';
import type { Reports } from './store/reports.ts';
import type { Store } from './store/store.ts';

/**
 * A server for `/metrics`, which Prometheus reads. It is not part of the public one. Everything is read from the database
 * when somebody asks, so replicas say the same.
 */
export function metricsServer({ store, reports }: { store: Store; reports: Reports }): FastifyInstance {
  const app = Fastify({ logger: false });
  app.get('/metrics', async (_request, reply) => {
    const registry = new Registry();
    const gauge = (name: string, help: string, labelNames: string[] = []) =>
      new Gauge({ name, help, labelNames, registers: [registry] });
    const loads = gauge(
      'release_pages',
      'Pages of the last ten minutes that used a release, one of each network',
      ['remote', 'version', 'role'],
    );
    const failures = gauge('release_failed_pages', 'Those of them that the release failed', [
      'remote',
      'version',
      'role',
    ]);
    const since = gauge('release_live_since_seconds', 'When the live release became live', [
      'remote',
      'version',
    ]);
    const changes = gauge('registry_changes', 'Changes in the history', ['remote', 'action', 'team']);
    gauge('registry_revision', 'The newest revision of the history').set(await store.revision());
    gauge('registry_shells', 'Shells that follow the registry').set((await store.shells()).length);
    const refusing = gauge(
      'registry_shells_refusing',
      'Shells that do not use the live release of a remote',
      ['remote'],
    );
    for (const { refuses } of await store.shells()) for (const remote of refuses) refusing.inc({ remote });
    for (const [remote, state] of Object.entries((await store.snapshot()).remotes)) {
      const roles = { [state.canary?.version ?? '']: 'canary', [state.live ?? '']: 'live' };
      for (const { version, ...health } of await reports.health(remote)) {
        const labels = { remote, version, role: roles[version] ?? 'earlier' };
        loads.set(labels, health.loads);
        failures.set(labels, health.failures);
      }
      const live = state.live === null ? undefined : await store.becameLive(remote, state.live);
      if (live) since.set({ remote, version: state.live! }, live.at / 1000);
    }
    for (const { remote, action, team, count } of await store.changeCounts())
      changes.set({ remote, action, team }, count);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return app;
}
