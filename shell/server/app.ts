import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntryScripts } from '@breakaway/federation/emit-json';
import { staticSite } from '@breakaway/federation/static-site';
import type { Following } from '@breakaway/releases/follow';
import type { PageReport } from '@breakaway/releases/protocol';
import type { FastifyInstance } from 'fastify';
import { routeAt } from '../src/routing/routes.ts';
import { compressed } from './compressed-page.ts';
import type { ShellConfig } from './config.ts';
import type { DevelopmentReleases } from './development.ts';
import type { Log } from './log.ts';
import { overrideParts } from './override-script.ts';
import { overridesFor, overriddenReleases } from './overrides.ts';
import { renderPage, webManifest } from './page.ts';
import { pageReports } from './page-reports.ts';
import { PageTokens } from './page-token.ts';
import { shellMetrics } from './metrics.ts';
import { pagePermissions } from './permissions.ts';
import { pagePolicy } from './policy.ts';
import { policyReports } from './policy-reports.ts';
import { PrerenderedScreens } from './prerendered.ts';
import { reloadPages, reloadScript } from './reload-pages.ts';
import { isRouted, missingRemotes, pageRegistry, releaseOf, scriptHashes } from './page-releases.ts';
import { proxyRemotes } from './remote-proxy.ts';

/** What the shell knows of the remotes' releases. */
export interface Releases {
  live: () => Following;
  /** Registers somebody who wants to know of each change. */
  onRelease: (call: () => void) => void;
  /** The version of host-api that the shell has: only releases that fit it are used. */
  hostApi: string;
  /** Passes on what pages say of them. */
  passOn: (reports: PageReport[]) => Promise<void>;
  /** Whether the server is about to stop: a balancer in front should send nothing new. */
  isStopping?: () => boolean;
}

/**
 * A stranger's page that opens the app gets no hold of its window, and cannot draw its files into itself. A payment
 * provider's window keeps its way back. Complete isolation (COEP) would lock the providers' frames out.
 */
const isolation = {
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * The shell's server: serves the HTML page for every address, the shell's own files, and proxies `/remotes/*`. Browsers
 * see one origin; behind it each remote has its own server.
 */
export async function shellServer(
  config: ShellConfig,
  { live, onRelease, hostApi, passOn, isStopping = () => false }: Releases,
  log: Log,
  metrics = shellMetrics(),
  development?: Pick<DevelopmentReleases, 'serve'>,
): Promise<FastifyInstance> {
  const app = await staticSite(config.assets, {
    prefix: '/assets/',
    always: isolation,
    permissions: pagePermissions(config.page),
    publicOrigin: config.publicOrigin,
    trustProxy: config.trustProxy,
  });
  const { scripts, httpClient, integrity } = JSON.parse(
    readFileSync(join(config.assets, 'entry.json'), 'utf8'),
  ) as EntryScripts;
  const tokens = new PageTokens(config.key());
  const prerendered = new PrerenderedScreens(config.remoteOrigin, log);
  development?.serve(app);
  await proxyRemotes(app, config.remoteOrigin);

  pageReports(app, {
    tokens,
    isRemote: isRouted,
    isKnown: (remote, version) => releaseOf(live().live, remote, version) !== undefined,
    passOn,
    metrics,
    log,
  });

  policyReports(app, log);
  const overridesOf = config.allowsOverrides ? await overridesFor(app, config) : undefined;

  if (config.reloadPages) reloadPages(app, onRelease);

  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'about to stop' });
    const { live: releases, revision, problems } = live();
    const page = pageRegistry(releases, hostApi, config.remoteBase);
    const missing = missingRemotes(page);
    const remotes = Object.keys(page).filter((name) => !missing.includes(name) && page[name]!.length > 0);
    const whole = problems.length > 0 ? 'ready, from what was live last' : 'ready';
    const status = missing.length > 0 ? 'remotes are missing' : whole;
    return reply
      .code(missing.length > 0 ? 503 : 200)
      .send({ status, remotes, missing, problems, hostApi, revision });
  });

  app.get('/app.webmanifest', async (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('Cache-Control', 'no-cache')
      .send(webManifest(config.page.product)),
  );

  app.get('/*', async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://shell');
    if (/\.\w+$/.test(pathname)) return reply.code(404).send({ message: 'There is no such file.' });
    const route = routeAt(pathname, config.page.product.slug);
    const { live: releases } = live();
    const nonce = randomBytes(16).toString('base64');
    const released = pageRegistry(releases, hostApi, config.remoteBase);
    const overrides = overridesOf?.(request);
    for (const remote in overrides) delete released[remote];
    reply
      .code(route.screen === 'none' ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('Cache-Control', overrides ? 'no-store' : 'no-cache')
      .header('Vary', overridesOf ? 'Accept-Encoding, Cookie' : 'Accept-Encoding')
      .header('X-Frame-Options', 'DENY')
      .headers(
        pagePolicy({
          ...config,
          config: config.page,
          nonce,
          overrideOrigins: Object.values(overrides ?? {}),
        }),
      );
    const page = renderPage({
      config: config.page,
      live: releases,
      candidates: { ...released, ...overriddenReleases(overrides ?? {}) },
      hashes: { '/assets/': integrity, ...scriptHashes(releases, released) },
      route,
      scripts,
      httpClient,
      prerendered: prerendered.of(route, config.page.product.slug, releases, released),
      inlineScript: config.reloadPages ? reloadScript : '',
      publicOrigin: config.publicOrigin,
      // What a developer's build does to a page is nobody's statistics.
      token: overrides ? '' : tokens.issue(request.ip),
      overrides: overrides && overrideParts(overrides, hostApi),
      nonce,
    });
    const { encoding, body } = await compressed(page, request.headers['accept-encoding']);
    if (encoding) reply.header('Content-Encoding', encoding);
    return body;
  });
  return app;
}
