import { builtInBrain, type Brain } from '@breakaway/coach';
import { ModelFailure, modelBrain } from '@breakaway/coach/model';
import { circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen, BrokenCircuitError } from 'cockatiel';
import type { Context } from '../../../context.ts';

/** So many turns in a row must fail before the model is left alone, and for so long. */
const FAILURES = 5;
const REST_MS = 30_000;

/** The model of the configuration behind a circuit breaker, with the built-in coach to fall back to; null without one. */
export function brainOf({ config, log, modelUse }: Context): Brain | null {
  const { COACH_BASE_URL: baseUrl, COACH_API_KEY: apiKey, COACH_MODEL: model } = config;
  if (!baseUrl || !model) return null;
  log.info('The consultant asks a model', { model, host: new URL(baseUrl).host });
  // What a message can bring a model to do says nothing about the endpoint.
  const harmless = new Set(['unexplained text', 'no tool used', 'no answer']);
  const isTrouble = (error: unknown) => error instanceof ModelFailure && !harmless.has(error.reason);
  const breaker = circuitBreaker(handleWhen(isTrouble), {
    halfOpenAfter: REST_MS,
    breaker: new ConsecutiveBreaker(FAILURES),
  });
  modelUse.resting = () => breaker.state === CircuitState.Open;
  return modelBrain({
    endpoint: { baseUrl, apiKey, model },
    fallback: builtInBrain,
    async around(work) {
      // While one turn tries whether the model is back, nobody else waits for its end.
      if (breaker.state === CircuitState.HalfOpen) throw new ModelFailure('resting');
      return breaker.execute(work).catch((error: unknown) => {
        throw error instanceof BrokenCircuitError ? new ModelFailure('resting') : error;
      });
    },
    onEnd(end) {
      modelUse.ended(end);
      // The reason is ours: nothing that a server wrote is logged.
      if (end.reason)
        log.warn('The model gave no usable answer', { reason: end.reason, outcome: end.outcome });
    },
  });
}
