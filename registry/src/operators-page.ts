import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Serves the page for operators at `/`. It shows nothing without a key: what it shows comes from calls that are signed.
 * Its policy lets it load its own scripts and talk to this server only.
 * @param dir the folder of its build
 */
export function operatorsPage(app: FastifyInstance, dir: string): void {
  const html = readFileSync(join(dir, 'index.html'), 'utf8');
  // The page's own rules are in the page; styled-components puts its rules into an empty element.
  const styles = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map((found) => sha256(found[1]!));
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${[...styles, sha256('')].join(' ')}`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  void app.register(fastifyStatic, {
    root: dir,
    cacheControl: false,
    preCompressed: true,
    allowedPath: (path) => !/\.map$/i.test(path),
    setHeaders: (reply) =>
      void reply
        .header('Content-Security-Policy', policy)
        .header('Cross-Origin-Opener-Policy', 'same-origin'),
  });
}
