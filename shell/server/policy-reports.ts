import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Log } from './log.ts';
import { POLICY_REPORTS } from './policy.ts';

/** How many reports are logged in a minute: a page in a loop, or a stranger, must not fill the log. */
const A_MINUTE = 60;
const MINUTE_MS = 60_000;

const report = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().max(60),
    'blocked-uri': z.string().max(2000).default(''),
    'source-file': z.string().max(2000).default(''),
    'line-number': z.number().optional(),
  }),
});

/** Addresses without their query and fragment: those may carry secrets. */
const bare = (address: string): string => address.split(/[?#]/)[0]!.slice(0, 200);

/** Collects what browsers say that the content security policy has stopped. */
export function policyReports(app: FastifyInstance, log: Log): void {
  let since = 0;
  let count = 0;
  app.addContentTypeParser('application/csp-report', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(body as string));
    } catch {
      done(null, null);
    }
  });
  app.post(POLICY_REPORTS, { bodyLimit: 8192 }, async (request, reply) => {
    const found = report.safeParse(request.body);
    if (Date.now() - since > MINUTE_MS) [since, count] = [Date.now(), 0];
    if (found.success) count += 1;
    if (found.success && count <= A_MINUTE) {
      const { 'csp-report': seen } = found.data;
      log('policy', {
        directive: seen['effective-directive'],
        blocked: bare(seen['blocked-uri']),
        source: bare(seen['source-file']),
        line: seen['line-number'],
      });
    }
    return reply.code(204).send();
  });
}
