import { flushCompileCache } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { createLog, inBatches } from './log.ts';
import { announceStop } from './modules/ops/index.ts';
import { openContext } from './open-context.ts';

const SHUTDOWN_MS = 10_000;

const log = createLog(inBatches((lines) => process.stdout.write(lines)));

async function start() {
  const { context, close } = await openContext(log, { as: 'api', onDatabaseLost: end });
  try {
    const app = await buildApp(context);
    const address = await app.listen({ port: context.config.API_PORT, host: context.config.HOST });
    context.outbox.start();
    log.info('Listening', { address });
    // Flushed now: a process that is killed later would not get to it, and its successor should start quickly.
    flushCompileCache();

    const drainMs = context.config.DRAIN_S * 1000;
    closeWithGrace({ delay: drainMs + SHUTDOWN_MS, logger: false }, async ({ err, signal }) => {
      if (err) log.error('Stopping after an error that nobody caught', { error: err });
      else log.info('Stopping', { signal });
      announceStop(context);
      await setTimeout(err ? 0 : drainMs);
      // Takes no more connections, and waits for the open requests.
      await app.close();
      await context.outbox.stop();
      await close();
    });
  } catch (error) {
    await close();
    throw error;
  }
}

/** Exits, so that the supervisor starts a new process. */
function end(error: unknown) {
  log.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

start().catch(end);
