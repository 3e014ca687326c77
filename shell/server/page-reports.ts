import { MOST_REPORTS, type PageReport } from '@breakaway/releases/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isOfRelease, type FailureKind } from '../src/remotes/failure.ts';
import type { Log } from './log.ts';
import type { ShellMetrics } from './metrics.ts';
import type { KnownPage, PageTokens } from './page-token.ts';

const PASS_ON_EVERY_MS = 2_000;
/** How many failures are logged in a minute: a release that fails everywhere must not fill the log. */
const LOGGED_A_MINUTE = 60;
const MINUTE_MS = 60_000;
/** What a page names when it has no release of a remote. */
const NONE = '-';
/** A page has a few remotes; each fails in a few ways. */
const MOST_OF_PAGE = 20;
/** What is remembered of pages, so that none counts again. */
const MOST_REMEMBERED = 100_000;

const kinds = [
  'loaded',
  'unknown',
  'timeout',
  'network',
  'http',
  'integrity',
  'contract',
  'evaluation',
  'render',
] as const satisfies (FailureKind | 'loaded')[];

const body = z.object({
  page: z.string().max(80),
  reports: z
    .array(
      z.object({
        remote: z.string().max(40),
        version: z.string().max(80),
        kind: z.enum(kinds),
        status: z.number().int().min(100).max(599).optional(),
        route: z.string().max(60),
      }),
    )
    .max(MOST_OF_PAGE),
});
type Said = z.output<typeof body>['reports'][number];

export interface PageReportsParts {
  tokens: PageTokens;
  /** Whether a page may have this release now. */
  isKnown: (remote: string, version: string) => boolean;
  /** Whether there is a remote of this name, also when none of its releases can be loaded. */
  isRemote: (remote: string) => boolean;
  /** Passes reports on to the registry. */
  passOn: (reports: PageReport[]) => Promise<void>;
  metrics: ShellMetrics;
  log: Log;
}

/**
 * Takes what pages say of the releases that they use: that one was loaded, or how it failed. Only pages that the shell has
 * rendered are heard, each once for a release, and of one network the registry counts one page. What arrives within two
 * seconds goes to the registry together; when it is too much, a random part of it.
 */
export function pageReports(app: FastifyInstance, parts: PageReportsParts): void {
  const { tokens, isKnown, isRemote, passOn, metrics, log } = parts;
  const seen = new Set<string>();
  const waiting = new Map<string, PageReport>();
  let since = 0;
  let logged = 0;
  let refused = 0;

  function nextMinute(): void {
    if (Date.now() - since <= MINUTE_MS) return;
    if (refused > 0) log('page-reports-refused', { count: refused });
    if (logged > LOGGED_A_MINUTE) log('remote-failures-left-out', { count: logged - LOGGED_A_MINUTE });
    [since, logged, refused] = [Date.now(), 0, 0];
  }

  function refuse(why: string): void {
    metrics.refused.inc({ why });
    refused += 1;
  }

  function take(known: KnownPage, { remote, version, kind, status, route }: Said): void {
    const isNone = version === NONE && isRemote(remote);
    if (!isNone && !isKnown(remote, version)) return refuse('release');
    const said = `${known.page} ${remote} ${version} ${kind}`;
    if (seen.has(said)) return refuse('again');
    if (seen.size > MOST_REMEMBERED) seen.clear();
    seen.add(said);
    const isLoaded = kind === 'loaded';
    if (isLoaded) metrics.loads.inc({ remote, version });
    else metrics.failures.inc({ remote, version, kind });
    if (!isLoaded && (logged += 1) <= LOGGED_A_MINUTE)
      log('remote-failure', { remote, version, kind, status, route });
    // Of each network the registry counts one page: more of them would only crowd out those of others.
    const key = `${known.network} ${remote} ${version}`;
    const before = waiting.get(key);
    if (isNone || (before && (before.page !== known.page || before.isOfRelease))) return;
    waiting.set(key, {
      ...known,
      remote,
      version,
      failure: isLoaded ? null : `${kind}${status ? ` ${status}` : ''}`,
      isOfRelease: !isLoaded && (kind === 'render' || isOfRelease({ kind, status })),
    });
  }

  app.post('/page-reports', { bodyLimit: 8192 }, async (request, reply) => {
    nextMinute();
    const said = body.safeParse(request.body);
    const known = said.success && tokens.read(said.data.page);
    if (!said.success) refuse('form');
    else if (!known) refuse('page');
    else for (const one of said.data.reports) take(known, one);
    // Whoever sends them learns nothing.
    return reply.code(204).send();
  });

  const passing = setInterval(() => {
    nextMinute();
    const all = [...waiting.values()];
    waiting.clear();
    if (all.length === 0) return;
    passOn(sample(all, MOST_REPORTS)).catch((error: Error) =>
      log('registry', { problem: `Reports of pages were lost: ${error.message}` }),
    );
  }, PASS_ON_EVERY_MS);
  app.addHook('onClose', async () => clearInterval(passing));
}

/** A random part of a list, as long as `most` at the most. */
function sample<One>(all: One[], most: number): One[] {
  for (let at = 0; at < Math.min(most, all.length); at += 1) {
    const other = at + Math.floor(Math.random() * (all.length - at));
    [all[at], all[other]] = [all[other]!, all[at]!];
  }
  return all.slice(0, most);
}
