import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ControlFault } from './control-fault.ts';
import type { Fate } from './deliveries.ts';

/** How often something goes wrong, each from 0 (never) to 1 (always). The same seed and calls give the same mishaps. */
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
  /** The connection of an API call breaks: half of the time before it has an effect, half of the time before its answer. */
  cut: number;
}

const CALM: ChaosSettings = { seed: 1, drop: 0, repeat: 0, delay: 0, reorder: 0, cut: 0 };
const LONGEST_DELAY_MS = 3000;
const API_CALL = /^\/(v1|paypal\/v1|paypal\/v2)\//;

/**
 * The settings of an object such as `{ "seed": 42, "drop": 0.2 }`; what it does not name does not happen.
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

/** Numbers from 0 to below 1 that follow from the seed alone. */
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

/** Decides what goes wrong. Webhooks and calls have their own numbers, so that neither disturbs the other's fates. */
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
    /** Takes other settings, and starts from their seed. */
    set(next: ChaosSettings): void {
      settings = next;
      restart();
    },
    calm(): void {
      settings = CALM;
      restart();
    },
    /** Starts again from the seed. */
    restart,
    /** What becomes of the next webhook. */
    fate(): Fate {
      // The same count of numbers each time: a changed chance does not shift the fates of the others.
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

/** Breaks connections of the providers' API calls; the root's hooks, so to be added before the routes. */
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
