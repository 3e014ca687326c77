import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Unreachable, type Registry } from './client.ts';
import type { Audience, ChangeAnswer, ReleaseHealth, RemoteStatus } from './protocol.ts';

const LOOK_MS = 5_000;

export interface Widening {
  name: string;
  version: string;
  /** Shares of the visitors, each wider than the one before. After 100 the release is live for everybody. */
  steps: number[];
  /** Who gets it in any case. */
  others: Omit<Audience, 'percent'>;
  /** How long each step lasts, at least. */
  everyMs: number;
  /** How many pages of the last minutes must have used the release before it is given to more visitors. */
  pages: number;
  reason?: string | undefined;
  /** Called after each step, and with what pages say before the next one. */
  onStep: (audience: Audience, answer: ChangeAnswer) => void;
  onHealth: (canary: ReleaseHealth, live: ReleaseHealth | undefined) => void;
  /** Called with a sentence each time a step begins to wait for something else than its time. */
  onWait: (why: string) => void;
  lookMs?: number;
}

/**
 * The shares of `5,25,100`.
 * @throws one sentence when they are no shares, or do not grow
 */
export function stepsOf(percent: string): number[] {
  const steps = percent.split(',').map((one) => (one.trim() === '' ? NaN : Number(one)));
  if (!steps.every((one) => one >= 0 && one <= 100)) throw new Error('--percent is a number from 0 to 100.');
  if (steps.some((one, at) => at > 0 && one <= steps[at - 1]!))
    throw new Error('--percent names several shares from the smallest to the largest, such as 5,25,100.');
  return steps;
}

/**
 * Gives a release to more and more visitors, as long as it is not withdrawn. All of it happens here: when this process
 * ends, the canary stays as wide as it is, and a second run goes on from there.
 * @returns the last change; its release is live for everybody if the last step is 100
 * @throws when the canary was withdrawn, by the registry or by a person, or when somebody else has changed the remote
 */
export async function widen(registry: Registry, widening: Widening): Promise<ChangeAnswer> {
  const { name, version, steps, others, reason = '', onStep } = widening;
  let status = await registry.status(name);
  const { canary } = status.state;
  const isBegun = (percent: number) => canary?.version === version && percent < canary.percent;
  const left = steps.filter((percent) => !isBegun(percent));
  if (left.length === 0)
    throw new Error(
      `${name} ${version} is given to ${canary?.percent} % of visitors already. Nothing was changed.`,
    );
  for (let at = 0; ; at += 1) {
    const audience = { ...others, percent: left[at]! };
    const isForAll = audience.percent === 100;
    const answer = await registry.change(name, {
      ...(isForAll ? { action: 'deploy' } : { action: 'canary', audience }),
      version,
      expected: status.revision,
      expectedFingerprint: status.fingerprint,
      id: randomUUID(),
      reason,
    });
    onStep(audience, answer);
    if (isForAll || at + 1 >= left.length) return answer;
    status = await held(registry, widening, answer.revision);
  }
}

/** Waits until a step has lasted long enough, and enough pages have used the release. */
async function held(
  registry: Registry,
  { name, version, everyMs, pages, onHealth, onWait, lookMs = LOOK_MS }: Widening,
  revision: number,
): Promise<RemoteStatus> {
  const until = Date.now() + everyMs;
  let reason: string | undefined;
  const waitFor = (what: 'time' | 'registry' | 'pages', sentence?: string) => {
    if (sentence && reason !== what) onWait(sentence);
    reason = what;
  };
  for (;;) {
    await pause(lookMs);
    // The step goes on while the registry is away.
    const status = await registry.status(name).catch((error: unknown) => {
      if (error instanceof Unreachable) return undefined;
      throw error;
    });
    if (!status) {
      waitFor('registry', 'The registry does not answer. The canary stays as it is until it does.');
      continue;
    }
    if (status.revision !== revision) throw new Error(await whatHappened(registry, name, version, status));
    const [canary, live] = [version, status.state.live].map((one) =>
      status.health.find((release) => release.version === one),
    );
    if (Date.now() < until) {
      waitFor('time');
      continue;
    }
    const loads = canary?.loads ?? 0;
    if (loads < pages) {
      waitFor('pages', `Waiting for ${pages} pages that have used it: ${loads} so far.`);
      continue;
    }
    onHealth(canary ?? { version, loads: 0, failures: 0, failure: null }, live);
    return status;
  }
}

/** Why a release is not given to more visitors, for people. */
async function whatHappened(
  registry: Registry,
  name: string,
  version: string,
  { state }: RemoteStatus,
): Promise<string> {
  const [last] = await registry.history(name);
  const who = last?.team === 'registry' ? 'the registry' : `the team ${last?.team}`;
  const why = last?.reason ? `: ${last.reason}` : '.';
  const isGone = state.canary?.version !== version && state.live !== version;
  return isGone
    ? `${name} ${version} was withdrawn by ${who}${why}`
    : `${name} ${version} is not widened any more, because ${who} has changed ${name} in the meantime${why}`;
}
