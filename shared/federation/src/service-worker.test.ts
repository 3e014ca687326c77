import { serviceWorker, type KeptBuild, type WorkerEvent, type WorkerScope } from './service-worker.ts';

const ORIGIN = 'https://race.example';
const build = (version: string, ...files: string[]): KeptBuild => ({ name: 'tool', version, files });

/** A server and a browser's caches; `start` is a service worker of a build among them. */
function surroundings() {
  const server = new Map<string, string>();
  const stored = new Map<string, Map<string, Response>>();
  let online = true;
  let hanging = false;
  const load = async (url: string) => {
    if (!online) throw new TypeError('Failed to fetch');
    if (hanging) return new Promise<Response>(() => {});
    const text = server.get(new URL(url, ORIGIN).pathname);
    return new Response(text ?? 'none', { status: text === undefined ? 404 : 200 });
  };
  const caches = {
    keys: async () => [...stored.keys()],
    delete: async (key: string) => stored.delete(key),
    open: async (key: string) => {
      const cache = stored.get(key) ?? new Map<string, Response>();
      stored.set(key, cache);
      return {
        match: async (path: string) => cache.get(path)?.clone(),
        addAll: async (requests: Request[]) => {
          const answers = await Promise.all(requests.map(({ url }) => load(url)));
          if (answers.some(({ ok }) => !ok)) throw new TypeError('Request failed');
          for (const [i, request] of requests.entries())
            cache.set(new URL(request.url).pathname, answers[i] as Response);
        },
      };
    },
  };
  const claim = jest.fn(async () => {});
  return {
    server,
    stored,
    claim,
    set online(value: boolean) {
      online = value;
    },
    set hanging(value: boolean) {
      hanging = value;
    },
    start(of: KeptBuild) {
      const listeners = new Map<string, (event: WorkerEvent) => void>();
      const scope: WorkerScope = {
        location: { origin: ORIGIN },
        caches: caches as unknown as CacheStorage,
        clients: { claim },
        fetch: (request) => load(typeof request === 'string' ? request : request.url),
        setTimeout: (call) => setTimeout(call, 0),
        addEventListener: (type, listen) => listeners.set(type, listen),
      };
      serviceWorker(scope, of);
      const happen = async (type: string) => {
        let work: Promise<unknown> | undefined;
        listeners.get(type)?.({ waitUntil: (given: Promise<unknown>) => (work = given) } as never);
        await work;
      };
      return {
        install: () => happen('install'),
        activate: () => happen('activate'),
        /** null: the worker leaves the request to the browser */
        async ask(url: string, method = 'GET') {
          const answers: Promise<Response>[] = [];
          const request = new Request(new URL(url, ORIGIN), { method });
          listeners.get('fetch')?.({
            request,
            respondWith: (given: Promise<Response>) => answers.push(given),
          } as never);
          const response = await answers[0];
          return response ? response.text() : null;
        },
      };
    },
  };
}

// Addresses of requests are relative to the origin of the worker.
const RealRequest = globalThis.Request;
beforeAll(() => {
  globalThis.Request = class extends RealRequest {
    constructor(input: string | URL, init?: RequestInit) {
      super(new URL(input, ORIGIN), init);
    }
  } as typeof Request;
});
afterAll(() => {
  globalThis.Request = RealRequest;
});

async function firstBuild() {
  const around = surroundings();
  around.server.set('/index.html', 'page 1').set('/', 'page 1').set('/a.1.js', 'a 1').set('/b.1.js', 'b 1');
  const worker = around.start(build('1', 'index.html', 'a.1.js', 'b.1.js'));
  await worker.install();
  await worker.activate();
  return { around, worker };
}

test('without a network the page and its files are there, and nothing else', async () => {
  const { around, worker } = await firstBuild();
  expect(around.claim).toHaveBeenCalledTimes(1);
  around.online = false;
  expect(await worker.ask('/')).toBe('page 1');
  expect(await worker.ask('/?from=home')).toBe('page 1');
  expect(await worker.ask('/b.1.js')).toBe('b 1');
  await expect(worker.ask('/other.js')).rejects.toThrow('Failed to fetch');
});

test('what is not of the tool is left to the browser', async () => {
  const { worker } = await firstBuild();
  expect(await worker.ask('/healthz')).toBeNull();
  expect(await worker.ask('/a.1.js', 'POST')).toBeNull();
  expect(await worker.ask('https://api.example/a.1.js')).toBeNull();
});

test('a network that answers too late or with an error is as none', async () => {
  const { around, worker } = await firstBuild();
  around.hanging = true;
  expect(await worker.ask('/')).toBe('page 1');
  around.hanging = false;
  around.server.delete('/');
  expect(await worker.ask('/')).toBe('page 1');
});

test('a build that is not fetched whole is not kept', async () => {
  const { around, worker } = await firstBuild();
  const next = around.start(build('2', 'index.html', 'gone.js'));
  await expect(next.install()).rejects.toThrow();
  around.online = false;
  expect(await worker.ask('/')).toBe('page 1');
});

test('a newer build is taken at the next load and breaks no open page; then the old one goes', async () => {
  const { around, worker } = await firstBuild();
  // The server has the new build only.
  around.server.clear();
  around.server.set('/index.html', 'page 2').set('/', 'page 2').set('/a.2.js', 'a 2');
  const next = around.start(build('2', 'index.html', 'a.2.js'));
  await next.install();
  // The page that is open asks for its own part.
  expect(await worker.ask('/b.1.js')).toBe('b 1');
  around.online = false;
  expect(await worker.ask('/')).toBe('page 2');
  expect(await worker.ask('/a.2.js')).toBe('a 2');
  around.stored.set('another tool 1', new Map());
  await next.activate();
  expect([...around.stored.keys()]).toEqual(['tool 2', 'another tool 1']);
  expect(await next.ask('/')).toBe('page 2');
});
