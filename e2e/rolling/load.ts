import { setTimeout } from 'node:timers/promises';
import { call, callJson, type Call } from './gateway-call.ts';
import type { Rider } from './members.ts';

/** What happened to one kind of request. */
export interface Tally {
  requests: number;
  failures: number;
  slowestMs: number;
  /** The first failures, in words. */
  reasons: string[];
}

/** One kind of request that is sent again and again. */
interface Kind {
  name: string;
  /** The next request; null when it is not its turn yet. */
  next(): Call | null;
  /** What is wrong with a success; undefined when nothing is. */
  check?(body: string): string | undefined;
}

const PAUSE_MS = 40;
/** A member may ask twenty questions a minute. */
const QUESTION_MS = 3500;

/** What browsers and members do: pages and their files, reads, saves, questions. */
async function kinds(riders: Rider[]): Promise<Kind[][]> {
  const page = (await call({ to: 'app', path: '/sign-in' })).body;
  const files = [...page.matchAll(/(?:src|href)="(\/(?:assets|remotes)\/[^"]+\.js)"/g)].map(
    ([, path]) => path!,
  );
  if (files.length === 0) throw new Error('The sign-in page names no script. Is the set-up running?');
  let turn = 0;
  const visitor: Kind[] = [
    {
      name: 'page',
      next: () => ({ to: 'app', path: '/sign-in' }),
      check: (body) => (body.includes('</html>') ? undefined : 'the page is cut off'),
    },
    { name: 'script', next: () => ({ to: 'app', path: files[(turn += 1) % files.length]! }) },
  ];
  const members = await Promise.all(
    riders.map(async ({ token, id }): Promise<Kind[]> => {
      const { _id: promptId } = await callJson<{ _id: string }>({
        to: 'api',
        method: 'POST',
        path: '/gpt-prompt/createPrompt',
        token,
      });
      let saved = 100;
      let asked = -QUESTION_MS;
      return [
        { name: 'read', next: () => ({ to: 'api', path: `/users/getUserDetails?id=${id}`, token }) },
        {
          name: 'save',
          next: () => ({
            to: 'api',
            method: 'PATCH',
            path: '/users/editProfile',
            token,
            body: { powerMatrix: { ftp: (saved = 100 + ((saved + 1) % 400)) } },
          }),
          check: (body) => (body.includes(`"ftp":${saved}`) ? undefined : 'what was saved is not there'),
        },
        {
          name: 'question',
          next() {
            if (performance.now() - asked < QUESTION_MS) return null;
            asked = performance.now();
            return {
              to: 'api',
              method: 'POST',
              path: '/gpt-prompt/createChat',
              token,
              body: { promptId, message: 'What is threshold power?' },
            };
          },
        },
      ];
    }),
  );
  return [visitor, visitor, ...members];
}

/** A load that goes on until it is stopped. Each loop sends one request at a time, and none again. */
export async function startLoad(riders: Rider[]) {
  let isStopped = false;
  let tallies = new Map<string, Tally>();
  const count = (name: string, began: number, failure: string | undefined) => {
    const tally = tallies.get(name) ?? { requests: 0, failures: 0, slowestMs: 0, reasons: [] };
    tally.requests += 1;
    tally.slowestMs = Math.max(tally.slowestMs, Math.round(performance.now() - began));
    if (failure) tally.failures += 1;
    if (failure && tally.reasons.length < 5) tally.reasons.push(failure);
    tallies.set(name, tally);
  };
  const send = async ({ name, next, check }: Kind) => {
    const began = performance.now();
    const request = next();
    if (!request) return;
    const failure = await call(request).then(
      ({ status, body }) => (status === 200 ? check?.(body) : `answered ${status}: ${body.slice(0, 120)}`),
      (error: Error) => error.message,
    );
    count(name, began, failure);
  };
  const loops = (await kinds(riders)).map(async (list) => {
    for (let n = 0; !isStopped; n += 1) {
      await send(list[n % list.length]!);
      await setTimeout(PAUSE_MS);
    }
  });
  return {
    /** The tallies since the last time. */
    take(): Map<string, Tally> {
      const taken = tallies;
      tallies = new Map();
      return taken;
    },
    async stop(): Promise<void> {
      isStopped = true;
      await Promise.all(loops);
    },
  };
}
