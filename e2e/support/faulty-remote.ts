import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteSite } from '@breakaway/federation/static-site';
import type { BrowserContext } from '@playwright/test';
import type { Stack } from 'stack';
import { appUrl } from './addresses.ts';
import { integrityOf, withHash } from './signed-scripts.ts';
import { broken, failLike, type Fault, type Place } from './faulty-script.ts';

interface Failing {
  fault: Fault;
  place: Place;
  /** Only under its first address, only of the live release, or of every release. */
  of: 'first address' | 'live release' | 'every release';
}

export interface FaultyRemote {
  /** From now on, this visitor's requests fail like this. */
  fail(visitor: BrowserContext, failing: Failing): Promise<void>;
  /** The fault is over, for this visitor. */
  mend(visitor: BrowserContext): Promise<void>;
  close(): Promise<void>;
}

const throwsError = ({ fault }: Failing): boolean => fault.startsWith('throws');
const isScript = (file: string): boolean => file.endsWith('.js');

const COOKIE = 'fault';
const MENDED = 'x-mended';
/** An address that a page asks for when it tries again. The shell passes it on without `~1/`. */
const again = /\/~\d+\//;

/**
 * Replaces the server of one remote, on its port: serves what is published, and fails for each visitor as their cookie
 * says.
 * @param screen the exposed screen that fails, and the beginning of a text that it renders
 */
export async function faultyRemote(
  stack: Stack,
  { remote, live, screen, text }: { remote: string; live: string; screen: string; text: string },
): Promise<FaultyRemote> {
  const service = stack.service(`remote-${remote}`);
  await service.stop();
  const root = join(stack.dataDir, 'remotes', remote);
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const formik = readdirSync(join(root, live)).find(
    (file) => /^\d+\.\w+\.js$/.test(file) && read(`${live}/${file}`).includes('validateOnBlur'),
  );
  if (!formik) throw new Error(`There is no formik in ${remote} ${live}.`);
  const files: Record<Place, string> = {
    entry: '/remoteEntry.',
    screen: `/__federation_expose_${screen}.`,
    shared: `/${formik}`,
  };
  const isHit = ({ place, of }: Failing, url: string) =>
    url.includes(files[place]) && (of === 'every release' || url.includes(`/${live}/`));

  /** The scripts that throw, with the hashes that the page gets of them: as if their team had signed them like that. */
  const signed = (html: string, failing: Failing): string => {
    const releases = readdirSync(root).filter(
      (version) => failing.of === 'every release' || version === live,
    );
    return releases.reduce((page, version) => {
      const folder = `/remotes/${remote}/${version}/`;
      const file = readdirSync(join(root, version)).find(
        (one) => isScript(one) && `/${one}`.includes(files[failing.place]),
      );
      if (!file) return page;
      const script = broken(read(`${version}/${file}`), { ...failing, remote, text });
      return withHash(page, folder, file, integrityOf(script));
    }, html);
  };

  const app = await remoteSite(root);
  app.addHook('onRequest', async (request, reply) => {
    const cookie = new RegExp(`${COOKIE}=([^;]+)`).exec(request.headers.cookie ?? '')?.[1];
    if (!cookie || request.headers[MENDED]) return;
    const failing = JSON.parse(decodeURIComponent(cookie)) as Failing;
    if (!isHit(failing, request.url)) return;
    const script = read(request.url.split('?')[0]!);
    reply.header('Cache-Control', 'no-store');
    return failLike(
      failing.fault,
      reply,
      throwsError(failing) ? broken(script, { ...failing, remote, text }) : script,
    );
  });
  await app.listen({ port: Number(new URL(service.spec.readyUrl).port), host: '127.0.0.1' });

  return {
    async fail(visitor, failing) {
      const isOfFirst = failing.of === 'first address';
      if (throwsError(failing))
        await visitor.route(`${appUrl()}/**`, async (route) => {
          if (route.request().resourceType() !== 'document') return route.fallback();
          const answer = await route.fetch();
          return route.fulfill({ response: answer, body: signed(await answer.text(), failing) });
        });
      if (failing.fault === 'lost before the shell') {
        const isLost = ({ pathname }: URL) =>
          isHit(failing, pathname) && !(isOfFirst && again.test(pathname));
        await visitor.route(isLost, (route) => route.abort('connectionreset'));
        return;
      }
      await visitor.addCookies([
        { name: COOKIE, value: encodeURIComponent(JSON.stringify(failing)), url: appUrl() },
      ]);
      if (isOfFirst)
        await visitor.route(again, (route) =>
          route.continue({ headers: { ...route.request().headers(), [MENDED]: 'yes' } }),
        );
    },
    async mend(visitor) {
      await visitor.unrouteAll({ behavior: 'ignoreErrors' });
      await visitor.clearCookies({ name: COOKIE });
    },
    close: () => app.close(),
  };
}
