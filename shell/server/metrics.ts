import Fastify from 'fastify';
import { Counter, Registry } from 'prom-client';

/** What the shell counts. */
export function shellMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  return {
    loads: counter('remote_loads_total', 'Pages that loaded a release of a remote', ['remote', 'version']),
    failures: counter('remote_failures_total', 'Pages that a release of a remote failed, and how', [
      'remote',
      'version',
      'kind',
    ]),
    refused: counter('page_reports_refused_total', 'Reports that are not from a page of ours, or no news', [
      'why',
    ]),
    /** As Prometheus reads it. */
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
export type ShellMetrics = ReturnType<typeof shellMetrics>;

/** Serves `/metrics` on a port of its own: figures about the whole product do not belong on the public one. */
export async function serveMetrics(
  metrics: ShellMetrics,
  { port, host }: { port: number; host: string },
): Promise<() => Promise<void>> {
  const app = Fastify({ logger: false });
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.read()));
  await app.listen({ port, host });
  return () => app.close();
}
