import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteSite } from '@breakaway/federation/static-site';
import type { Stack } from 'stack';

/** How the server of a remote can fail. */
export type Fault =
  'none' | '503 html' | '503 json' | '404' | 'reset' | 'hang' | 'throws at import' | 'throws in render';

export interface FaultyRemote {
  /** The fault for matching requests from now on. */
  fail(fault: Fault, target?: RegExp): void;
  /** Requested addresses, in order. */
  asked: string[];
  close(): Promise<void>;
}

/**
 * Replaces the server of one remote, on its port: serves what is published, and fails on demand.
 * @param screen the exposed screen into which errors are injected, and a text that it renders
 */
export async function faultyRemote(
  stack: Stack,
  name: string,
  screen: { exposed: string; text: string },
): Promise<FaultyRemote> {
  const service = stack.service(`remote-${name}`);
  await service.stop();
  const root = join(stack.dataDir, 'remotes', name);
  const app = await remoteSite(root);
  let fault: Fault = 'none';
  let target = /./;
  const asked: string[] = [];

  app.addHook('onRequest', async (request, reply) => {
    asked.push(request.url);
    if (fault === 'none' || !target.test(request.url)) return;
    if (fault === '503 html') return reply.code(503).type('text/html').send('<h1>Service Unavailable</h1>');
    if (fault === '503 json') return reply.code(503).send({ error: 'unavailable' });
    if (fault === '404') return reply.code(404).send({ error: 'not found' });
    if (fault === 'reset') {
      reply.hijack();
      request.raw.socket.destroy();
    } else if (fault === 'hang') {
      reply.hijack();
    } else if (request.url.includes(`__federation_expose_${screen.exposed}.`)) {
      const source = readFileSync(join(root, request.url.split('?')[0]!), 'utf8');
      return reply
        .type('text/javascript')
        .header('Cache-Control', 'no-store')
        .send(broken(source, fault, screen.text));
    }
  });
  await app.listen({ port: Number(new URL(service.spec.readyUrl).port), host: '127.0.0.1' });
  return {
    fail(next, where = /./) {
      fault = next;
      target = where;
    },
    asked,
    close: () => app.close(),
  };
}

/** Where a module of a chunk begins: `4767(e,t,r){` or `4767:(e,t,r)=>{`. */
const MODULE = /[{,]\d{1,5}(?::?\([\w$,]*\)(?:=>)?|:\w+=>)\{/g;

/** The chunk with an error injected where the module is evaluated, or where the text is rendered. */
function broken(source: string, fault: Fault, text: string): string {
  const out =
    fault === 'throws at import'
      ? source.replaceAll(MODULE, '$&throw new Error("fault: at import");')
      : source.replaceAll(`"${text}"`, '(()=>{throw new Error("fault: in render")})()');
  if (out === source) throw new Error(`The fault found nothing to break for "${text}".`);
  return out;
}
