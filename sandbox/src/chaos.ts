import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ControlFault } from './control-fault.ts';
import type { Fate } from './deliveries.ts';

/** Fault probabilities, each from 0 (never) to 1 (always). The same seed and calls give the same faults. */
export interface ChaosSettings {
  seed: number;
  /** A webhook never arrives. */
  drop: number;
  /** A webhook arrives two or three times. */
  repeat: number;
  /** A webhook arrives some seconds late. */
  delay: number;
  /** A webhook is overtaken by the next one. */
  reorder: number;
  /**
   * The connection of an API call breaks: half of the time before it takes effect, half of the time before its
   * response.
   */
  cut: number;
}

const CALM: ChaosSettings = { seed: 1, drop: 0, repeat: 0, delay: 0, reorder: 0, cut: 0 };
const LONGEST_DELAY_MS = 3000;
const API_CALL = /^\/(v1|paypal\/v1|paypal\/v2)\//;

/**
 * Parses settings such as `{ "seed": 42, "drop": 0.2 }`; probabilities that are not given are 0.
 * @throws ControlFault with one sentence
 */
export function chaosOf(input: unknown): ChaosSettings {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new ControlFault('The chaos must be an object such as {"seed": 42, "drop": 0.2}.');
  for (const [name, value] of Object.entries(input)) {
    if (!(name in CALM))
      throw new ControlFault(`"${name}" is none of seed, drop, repeat, delay, reorder and cut.`);
    if (name === 'seed' ? !Number.isInteger(value) : !(typeof value === 'number' && value >= 0 && value <= 1))
      throw new ControlFault(
        name === 'seed' ? '"seed" must be a whole number.' : `"${name}" must be a number from 0 to 1.`,
      );
  }
  return { ...CALM, ...input };
}

/** The same from the text of a variable: `seed=42,drop=0.2`. */
export function chaosOfText(text: string): ChaosSettings {
  const pairs = text.split(',').map((pair) => {
    const [name = '', value = ''] = pair.split('=').map((part) => part.trim());
    return [name, value === '' ? NaN : Number(value)];
  });
  return chaosOf(Object.fromEntries(pairs));
}

/** Numbers from 0 to below 1, determined by the seed. */
function numbersFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    // A Weyl sequence, each step scrambled by multiplying and shifting (the finaliser of MurmurHash3).
    state = (state + 0x9e3779b9) | 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}

/** Decides about faults. Webhooks and calls have separate random numbers, so that they do not affect each other. */
export function createChaos(initial: ChaosSettings = CALM) {
  let settings = initial;
  let forWebhooks = numbersFrom(settings.seed);
  let forCalls = numbersFrom(~settings.seed);

  function restart(): void {
    forWebhooks = numbersFrom(settings.seed);
    forCalls = numbersFrom(~settings.seed);
  }

  return {
    get: () => settings,
    /** Applies other settings, and restarts from their seed. */
    set(next: ChaosSettings): void {
      settings = next;
      restart();
    },
    calm(): void {
      settings = CALM;
      restart();
    },
    /** Restarts from the seed. */
    restart,
    /** The fate of the next webhook. */
    fate(): Fate {
      // Always draws the same count of numbers: a changed probability does not shift the faults of later webhooks.
      const [drop, repeat, copies, delay, howLong, reorder] = Array.from({ length: 6 }, forWebhooks) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      if (drop < settings.drop) return { copies: 0, delayMs: 0, overtaken: false };
      return {
        copies: repeat < settings.repeat ? (copies < 0.5 ? 2 : 3) : 1,
        delayMs: delay < settings.delay ? Math.ceil(howLong * LONGEST_DELAY_MS) : 0,
        overtaken: reorder < settings.reorder,
      };
    },
    /** Whether the connection of the next API call breaks, and when. */
    cut(): 'before' | 'after' | null {
      const [cut, when] = [forCalls(), forCalls()];
      if (cut >= settings.cut) return null;
      return when < 0.5 ? 'before' : 'after';
    },
  };
}

export type Chaos = ReturnType<typeof createChaos>;

/** Breaks connections of the providers' API calls. These are root hooks, so add them before the routes. */
export function cutConnections(app: FastifyInstance, chaos: Chaos): void {
  const cutAfter = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'OPTIONS' || !API_CALL.test(request.url)) return undefined;
    const cut = chaos.cut();
    if (cut === 'after') cutAfter.add(request);
    if (cut !== 'before') return undefined;
    request.raw.socket.destroy();
    return reply.hijack();
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    if (cutAfter.has(request)) request.raw.socket.destroy();
    return payload;
  });
}
