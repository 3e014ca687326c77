import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentPolicy } from '@breakaway/federation/document-policy';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the page for operators at `/`. It shows nothing without a key: what it shows comes from calls that are signed.
 * Its policy lets it load its own scripts and talk to this server only.
 * @param dir the folder of its build
 */
export function operatorsPage(app: FastifyInstance, dir: string): void {
  const html = readFileSync(join(dir, 'index.html'), 'utf8');
  const policy = documentPolicy(html, {
    more: ["require-trusted-types-for 'script'", "trusted-types 'none'"],
  });
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
