import type { FastifyInstance } from 'fastify';
import { chaosOf } from './chaos.ts';
import type { Chaos } from './chaos.ts';
import type { Clock } from './clock.ts';
import { ControlFault } from './control-fault.ts';
import type { Courier } from './deliveries.ts';
import type { Movement } from './ledger.ts';

/** What the control API needs from a provider. */
export interface Provider {
  /** Executes everything that is due by now, each step at its own time. */
  passTime(): void;
  ledger(): Movement[];
  /** Resets to the state of a new sandbox. */
  reset(): void;
}

const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

function momentOf(body: unknown): number {
  const { now } = (body ?? {}) as { now?: unknown };
  const moment = typeof now === 'string' && ISO_MOMENT.test(now) ? Date.parse(now) : NaN;
  if (Number.isNaN(moment))
    throw new ControlFault('"now" must be a moment such as "2027-01-31T12:00:00.000Z".');
  return moment;
}

/** The number of days in the body of an advance call, as milliseconds. */
export function advanceOf(body: unknown): number {
  const { days } = (body ?? {}) as { days?: unknown };
  if (typeof days !== 'number' || !(days > 0 && days <= 36_500))
    throw new ControlFault('"days" must be a number above 0 and at most 36500.');
  return days * 86_400_000;
}

/** Answers every error with one sentence as JSON, even for a body that is not JSON. */
export function answerFaults(app: FastifyInstance): void {
  app.setErrorHandler((error, _request, reply) => {
    const status = (error as { status?: number; statusCode?: number }).statusCode ?? 500;
    if (error instanceof ControlFault) return reply.code(error.status).send({ message: error.message });
    if (status < 500) return reply.code(status).send({ message: 'The body must be JSON.' });
    app.log.error(error);
    return reply.code(500).send({ message: 'Something went wrong in the sandbox.' });
  });
}

/** The calls with which tests move time, read payments and reset. They are not part of any provider. */
export function controls(clock: Clock, providers: Provider[], courier: Courier, chaos: Chaos) {
  let stopped = false;
  const state = () => ({ now: new Date(clock.now()).toISOString(), stopped });

  async function setClock(moment: number | null) {
    clock.set(moment);
    stopped = moment !== null;
    await courier.settled();
    return state();
  }

  return async function register(app: FastifyInstance): Promise<void> {
    answerFaults(app);
    app.get('/sandbox/clock', async () => state());
    app.put('/sandbox/clock', async (request) => setClock(momentOf(request.body)));
    app.delete('/sandbox/clock', async () => setClock(null));
    app.get('/sandbox/ledger', async () => {
      for (const provider of providers) provider.passTime();
      return providers
        .flatMap((provider) => provider.ledger())
        .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
    });
    app.get('/sandbox/chaos', async () => chaos.get());
    app.put('/sandbox/chaos', async (request) => {
      chaos.set(chaosOf(request.body));
      return chaos.get();
    });
    app.delete('/sandbox/chaos', async () => {
      chaos.calm();
      return chaos.get();
    });
    app.post('/sandbox/reset', async (_request, reply) => {
      await courier.forget();
      chaos.restart();
      for (const provider of providers) provider.reset();
      clock.set(null);
      stopped = false;
      return reply.code(204).send();
    });
  };
}
