import { randomBytes } from 'node:crypto';
import { isBehindTls } from '@breakaway/contract/security-headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageRegistry } from '../src/remotes/page-registry.ts';
import type { ShellConfig } from './config.ts';
import type { Overrides } from './override-script.ts';
import { overridesPage } from './overrides-page.ts';
import { isRouted } from './page-releases.ts';

/** Which remotes one browser takes from the machine that it runs on: the port of each. */
type Ports = Record<string, number>;

const PATH = '/overrides';
const COOKIE = 'remote-overrides';
/** Ports that a program of a developer may listen on. */
const isPort = (port: number): boolean => Number.isInteger(port) && port >= 1024 && port <= 65_535;

/** `chat=3202&auth=3201`. Of a text with anything else in it, nothing counts. */
function portsIn(text: string): Ports {
  const ports: Ports = {};
  for (const pair of text.split('&')) {
    const [, remote = '', port] = /^([a-z][a-z0-9-]*)=([1-9]\d{3,4})$/.exec(pair) ?? [];
    if (!isRouted(remote) || !isPort(Number(port))) return {};
    ports[remote] = Number(port);
  }
  return ports;
}

/** What the cookie of a name says. */
const cookieOf = (request: FastifyRequest, name: string): string =>
  request.headers.cookie
    ?.split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

/** The releases that a page asks the visitor's machine for. Where each one really is, the page learns from there. */
export const overriddenReleases = (overrides: Overrides): PageRegistry =>
  Object.fromEntries(
    Object.entries(overrides).map(([remote, origin]) => [
      remote,
      [{ version: new URL(origin).host, base: `${origin}/`, entry: 'release.json' }],
    ]),
  );

/**
 * Lets a browser take single remotes from its own machine: `/overrides` is the page where a person says so. It is kept
 * in a cookie of this session, which only a form of that page can set. A link can fill in its fields and nothing else.
 * @returns what a request's page overrides; undefined for nothing
 */
export async function overridesFor(
  app: FastifyInstance,
  { publicOrigin, page }: Pick<ShellConfig, 'publicOrigin' | 'page'>,
): Promise<(request: FastifyRequest) => Overrides | undefined> {
  const isSecure = (request: FastifyRequest) => isBehindTls(publicOrigin, request.protocol);
  // With this beginning, no other host of the same domain can set it; browsers want TLS for that.
  const nameFor = (request: FastifyRequest) => (isSecure(request) ? `__Host-${COOKIE}` : COOKIE);
  const portsOf = (request: FastifyRequest) => portsIn(cookieOf(request, nameFor(request)));

  function keep(request: FastifyRequest, reply: FastifyReply, ports: Ports): void {
    const value = Object.entries(ports).map(([remote, port]) => `${remote}=${port}`);
    const parts = [
      `${nameFor(request)}=${value.join('&')}`,
      'Path=/',
      'SameSite=Strict',
      'HttpOnly',
      ...(isSecure(request) ? ['Secure'] : []),
      ...(value.length === 0 ? ['Max-Age=0'] : []),
    ];
    reply.header('Set-Cookie', parts.join('; '));
  }

  /** Whether a page of our own sent it. Browsers say so themselves, where they trust the connection. */
  const isOwn = ({ headers }: FastifyRequest) =>
    headers['sec-fetch-site'] === undefined
      ? headers.origin === publicOrigin
      : headers['sec-fetch-site'] === 'same-origin';

  await app.register(async (part) => {
    part.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );

    part.get(PATH, async (request, reply) => {
      const nonce = randomBytes(16).toString('base64');
      return reply
        .type('text/html; charset=utf-8')
        .headers({
          'Cache-Control': 'no-store',
          'X-Frame-Options': 'DENY',
          'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; img-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
        })
        .send(
          overridesPage({
            name: page.product.name,
            ports: portsOf(request),
            wanted: portsIn(new URL(request.url, 'http://shell').search.slice(1)),
            origin: publicOrigin,
            nonce,
          }),
        );
    });

    part.post<{ Body?: Record<string, string> }>(PATH, async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      if (!isOwn(request))
        return reply.code(403).send({ message: `Only the page ${PATH} of this app can change that.` });
      const { remote, port } = request.body ?? {};
      if (remote === undefined) keep(request, reply, {});
      else {
        if (!isRouted(remote)) return reply.code(400).send({ message: 'There is no remote of this name.' });
        const { [remote]: _before, ...others } = portsOf(request);
        if (port !== undefined && !(/^\d+$/.test(port) && isPort(Number(port))))
          return reply.code(400).send({ message: 'A port is a whole number from 1024 to 65535.' });
        keep(request, reply, port === undefined ? others : { ...others, [remote]: Number(port) });
      }
      return reply.redirect(PATH, 303);
    });
  });

  return (request) => {
    const ports = Object.entries(portsOf(request));
    if (ports.length === 0) return undefined;
    return Object.fromEntries(ports.map(([remote, port]) => [remote, `http://localhost:${port}`]));
  };
}
