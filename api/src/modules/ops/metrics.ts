import { createServer } from 'node:http';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { App, Context } from '../../context.ts';
import { laneStates, type LaneState } from '../../outbox/state.ts';

/**
 * Measures calls, memory and jobs, and serves the metrics in Prometheus' format as `/metrics`, on a separate port:
 * figures about the whole product do not belong on the public one. Without METRICS_PORT nothing is served.
 */
export function serveMetrics(app: App, context: Context): void {
  const { METRICS_PORT: port, METRICS_HOST: host } = context.config;
  if (port === undefined) return;
  const registry = new Registry();
  measureCalls(app, registry);
  measureJobs(context, registry);
  measureModel(context, registry);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  // A port in use fails the start of the API, with a message that names it.
  app.addHook(
    'onReady',
    () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(port, host, () => resolve());
      }),
  );
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
}

function measureCalls(app: App, registry: Registry): void {
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
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? '(unknown)',
      status: reply.statusCode,
    };
    duration.observe(labels, reply.elapsedTime / 1000);
  });
}

/** The consultant's model: how its turns end, what they cost, and whether the circuit breaker lets calls through. */
function measureModel({ modelUse }: Context, registry: Registry): void {
  const registers = [registry];
  const turns = new Counter({
    name: 'coach_model_turns_total',
    help: 'Turns for a model by their end: answered, answered again, tools only, stopped, built in; and why',
    labelNames: ['outcome', 'reason'],
    registers,
  });
  const tokens = new Counter({ name: 'coach_model_tokens_total', help: 'Tokens that were used', registers });
  modelUse.watch(({ outcome, reason = '', tokens: used }) => {
    turns.inc({ outcome, reason });
    tokens.inc(used);
  });
  new Gauge({
    name: 'coach_model_resting',
    help: '1 while the circuit breaker keeps turns from the model',
    registers,
    collect() {
      this.set(modelUse.resting() ? 1 : 0);
    },
  });
}

/** Gauges of the outbox by lane: name, description, and source. */
const gauges: [name: string, help: string, value: (state: LaneState) => number][] = [
  ['outbox_due_jobs', 'Jobs that could be worked on now and are not', ({ due }) => due],
  ['outbox_lag_seconds', 'How long the longest-waiting of them has waited', ({ lagSeconds }) => lagSeconds],
  [
    'outbox_oldest_seconds',
    'How long ago the oldest job that is not done was due at first',
    ({ oldestSeconds }) => oldestSeconds,
  ],
  ['outbox_dead_jobs', 'Jobs that were given up', ({ dead }) => dead],
  ['outbox_running_jobs', 'Jobs that run in this process', ({ running }) => running],
];

function measureJobs(context: Context, registry: Registry): void {
  const registers = [registry];
  const tries = new Counter({
    name: 'outbox_tries_total',
    help: 'Tries of jobs by their end: done, failed, dead, expired, released',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  context.outbox.watch((kind, outcome) => tries.inc({ kind, outcome }));
  // One query for all gauges of one response.
  let states: Promise<LaneState[]> | undefined;
  const read = () =>
    (states ??= laneStates(context).finally(() => {
      states = undefined;
    }));
  for (const [name, help, value] of gauges)
    new Gauge({
      name,
      help,
      labelNames: ['lane'],
      registers,
      async collect() {
        for (const state of await read()) this.set({ lane: state.lane }, value(state));
      },
    });
}
