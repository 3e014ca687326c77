import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A remote that does not start to answer within this time gets a 504. */
const UPSTREAM_TIMEOUT_MS = 120_000;

const isSourceMap = (url: string): boolean => /\.map$/i.test(decodeURIComponent(url.split('?')[0]!));

/** What went wrong behind the shell, without an address of it. */
function sendFailure(reply: FastifyReply, error: Error): void {
  const { statusCode } = error as { statusCode?: number };
  const [code, message] =
    statusCode === 504
      ? ([504, 'This part of the app took too long to answer.'] as const)
      : ([502, 'This part of the app does not answer.'] as const);
  void reply.code(code).header('Cache-Control', 'no-store').send({ message });
}

/**
 * Passes `/remotes/<name>/*` on to the server of each remote. A server that is down or cuts the connection gives 502,
 * one that does not answer 504.
 * @param originOf the address of a remote's server; undefined for a name that nobody serves
 */
export async function proxyRemotes(
  app: FastifyInstance,
  originOf: (remote: string) => string | undefined,
  timeoutMs = UPSTREAM_TIMEOUT_MS,
): Promise<void> {
  const upstreamOf = ({ params }: { params: unknown }) => originOf((params as { name: string }).name);
  await app.register(httpProxy, {
    prefix: '/remotes/:name',
    upstream: '',
    httpMethods: ['GET', 'HEAD'],
    http: { requestOptions: { timeout: timeoutMs } },
    replyOptions: {
      getUpstream: (request) => upstreamOf(request) ?? '',
      // An idle connection that the server has just closed is opened again. Without this number a 503 would be
      // requested ten times more, while the page tries again by itself.
      retriesCount: 1,
      // A document among a remote's files would run on the app's own origin, past the policy of the app's page. Scripts and
      // pictures do not care for these.
      rewriteHeaders: (headers) => ({
        ...headers,
        'x-frame-options': 'DENY',
        // Of their own server they may be drawn into any page: into the app's, which may be elsewhere.
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      }),
      onError: (reply, { error }) => sendFailure(reply as unknown as FastifyReply, error),
    },
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (!upstreamOf(request)) return reply.code(404).send({ message: 'There is no such remote.' });
      if (isSourceMap(request.url)) return reply.code(404).send({ message: 'There is no such file.' });
    },
    // A page that retries asks for `/<version>/~<n>/…`: the same files under another address.
    preRewrite: (url) => url.replace(/\/~\d+\//, '/'),
  });
}
