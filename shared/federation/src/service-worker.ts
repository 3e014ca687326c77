/** What of a service worker's surroundings ours uses. */
export interface WorkerScope {
  location: { origin: string };
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  clients: { claim: () => Promise<void> };
  fetch: (request: Request | string) => Promise<Response>;
  setTimeout: (call: () => void, ms: number) => unknown;
  addEventListener: (type: 'install' | 'activate' | 'fetch', listen: (event: WorkerEvent) => void) => void;
}
export interface WorkerEvent {
  request: Request;
  waitUntil: (work: Promise<unknown>) => void;
  respondWith: (answer: Promise<Response>) => void;
}

/** A build as its service worker knows it. */
export interface KeptBuild {
  /** of the tool: its caches begin with it */
  name: string;
  version: string;
  /** its files below the root of the origin */
  files: string[];
}

/**
 * The service worker of a tool: it keeps exactly the files of its build, so that the tool opens without a network.
 *
 * - A page comes from the network, and from the device where that fails or takes longer than 3 s.
 * - Other files come from the device, from the newest build that has them. Their names carry their content, so builds may mix.
 * - A newer build is fetched whole beside the one in use, and is taken at the next load of the page. Old ones go when no page
 *   uses them any more, so an open page never misses a part.
 *
 * Written into the build as text: it uses nothing from outside of itself.
 */
export function serviceWorker(scope: WorkerScope, { name, version, files }: KeptBuild): void {
  const PAGE = '/index.html';
  const PATIENCE_MS = 3000;
  const prefix = `${name} `;
  const current = prefix + version;

  async function fill() {
    const cache = await scope.caches.open(current);
    // All or none; the server is asked for each, because some names stay while their content changes.
    await cache.addAll(files.map((file) => new Request(`/${file}`, { cache: 'no-cache' })));
  }

  async function takeOver() {
    const keys = await scope.caches.keys();
    const old = keys.filter((key) => key.startsWith(prefix) && key !== current);
    await Promise.all(old.map((key) => scope.caches.delete(key)));
    await scope.clients.claim();
  }

  async function kept(path: string) {
    const keys = await scope.caches.keys();
    for (const key of keys.filter((one) => one.startsWith(prefix)).reverse()) {
      const found = await (await scope.caches.open(key)).match(path);
      if (found) return found;
    }
    return undefined;
  }

  async function page(request: Request) {
    const fresh = scope.fetch(request);
    const late = new Promise<undefined>((done) => scope.setTimeout(() => done(undefined), PATIENCE_MS));
    const first = await Promise.race([fresh.catch(() => undefined), late]);
    return first?.ok ? first : ((await kept(PAGE)) ?? fresh);
  }

  scope.addEventListener('install', (event) => event.waitUntil(fill()));
  scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    if (pathname === '/' || pathname === PAGE) event.respondWith(page(request));
    else if (/\.\w+$/.test(pathname))
      event.respondWith(kept(pathname).then((found) => found ?? scope.fetch(request)));
  });
}
