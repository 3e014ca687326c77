import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { buildApp } from '../../app.ts';
import { openTestApp } from '../../testing/app.ts';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** An API with metrics on a free port. Another test may take the port first: then the next one is tried. */
async function measuring(tries = 5): Promise<{ port: number; api: Awaited<ReturnType<typeof openTestApp>> }> {
  const port = await freePort();
  try {
    return { port, api: await openTestApp({ METRICS_PORT: String(port) }) };
  } catch (error) {
    if (tries > 1 && String(error).includes('EADDRINUSE')) return measuring(tries - 1);
    throw error;
  }
}

test('metrics are served on their own port, and never on the API’s', async () => {
  const { port, api } = await measuring();
  const { db, outbox } = api.context;
  await api.app.inject('/healthz');
  outbox.handle('poison', () => Promise.reject(new Error('never')));
  await outbox.add(db, 'poison', {});
  await outbox.runDue();
  await outbox.add(db, 'poison', {}, { runAt: new Date(api.context.clock().getTime() - 30_000) });

  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toMatch(/http_request_duration_seconds_count\{.*route="\/healthz"/);
  expect(text).toContain('outbox_tries_total{kind="poison",outcome="failed"} 1');
  expect(text).toMatch(/outbox_due_jobs\{lane="upkeep"\} 1\n/);
  expect(text).toMatch(/outbox_lag_seconds\{lane="upkeep"\} 3\d/);
  expect(text).toMatch(/outbox_dead_jobs\{lane="money"\} 0\n/);
  expect(text).toMatch(/outbox_running_jobs\{lane="prompt"\} 0\n/);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(404);
  expect((await api.app.inject('/metrics')).statusCode).toBe(404);
  await api.close();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
});

test('without a port nothing is served, and a port in use fails the start', async () => {
  const bare = await openTestApp();
  expect((await bare.app.inject('/metrics')).statusCode).toBe(404);
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const { context } = bare;
  const app = await buildApp({ ...context, config: { ...context.config, METRICS_PORT: port } });
  await expect(app.ready()).rejects.toThrow('EADDRINUSE');
  taken.close();
  await bare.close();
});
