import { Gauge, Histogram, Registry } from 'prom-client';
import type { App, Context } from '../../context.ts';

/** Serves `/metrics` in Prometheus' format: duration of calls by route and status, memory, waiting jobs. */
export function serveMetrics(app: App, { outbox }: Context): void {
  const registry = new Registry();
  const registers = [registry];
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of calls',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Resident memory',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  new Gauge({
    name: 'outbox_lag_seconds',
    help: 'How long the longest-waiting due job has waited',
    registers,
    async collect() {
      this.set(await outbox.lagSeconds());
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? '(unknown)',
      status: reply.statusCode,
    };
    duration.observe(labels, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
