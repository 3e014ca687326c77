import type { ServerResponse } from 'node:http';

/** How a script of a remote can fail. */
export type Fault =
  | '503 with a page'
  | '503 with JSON'
  | '404'
  | 'cut behind the shell'
  | 'lost before the shell'
  | 'no answer'
  | 'cut off'
  | 'half a script'
  | 'a page with 200'
  | 'throws at import'
  | 'throws in render';

/** Which script: the container, the screen's own, or formik, which remotes share. */
export type Place = 'entry' | 'screen' | 'shared';

/** What it needs of a reply of fastify, which is no package of this suite. */
interface Reply {
  code(status: number): Reply;
  type(mediaType: string): Reply;
  send(body: unknown): Reply;
  hijack(): Reply;
  raw: ServerResponse;
}

/** Where a module of a chunk begins: `4767(e,t,r){` or `4767:(e,t,r)=>{`. */
const MODULE = /[{,]\d{1,5}(?::?\([\w$,]*\)(?:=>)?|:\w+=>)\{/g;

const thrown = (where: string) => `throw new Error("fault: ${where}")`;
const throwsInRender = `(()=>{${thrown('in render')}})()`;

/** An entry whose screens all throw when they are drawn. */
const drawsNothing = (container: string) =>
  `;(c=>{${container}={init:(...all)=>c.init(...all),get:async name=>{const made=await c.get(name);` +
  `return()=>({...made(),default(){${thrown('in render')}}})}}})(${container});`;

/** The script with an error where it is evaluated, or where something of it is rendered. */
export function broken(
  source: string,
  { fault, place, remote, text }: { fault: Fault; place: Place; remote: string; text: string },
): string {
  const atImport = () =>
    place === 'entry'
      ? `${thrown('at import')};${source}`
      : source.replaceAll(MODULE, (start) => `${start}${thrown('at import')};`);
  const inRender = () => {
    if (place === 'entry') return source + drawsNothing(remote);
    if (place === 'screen') return source.replaceAll(new RegExp(`"${text}[^"]*"`, 'g'), throwsInRender);
    return source.replaceAll(/useRef\)\(/g, `useRef)(${throwsInRender},`);
  };
  const out = fault === 'throws at import' ? atImport() : inRender();
  if (out === source) throw new Error(`The fault "${fault}" found nothing to break in the ${place}.`);
  return out;
}

/** Answers a request for a script like a server that fails. */
export function failLike(fault: Fault, reply: Reply, script: string): Reply {
  const whole = Buffer.from(script);
  const half = whole.subarray(0, whole.length / 2);
  switch (fault) {
    case '503 with a page':
      return reply.code(503).type('text/html').send('<h1>Service Unavailable</h1>');
    case '503 with JSON':
      return reply.code(503).send({ error: 'unavailable' });
    case '404':
      return reply.code(404).send({ message: 'There is no such file.' });
    case 'a page with 200':
      return reply.type('text/html').send('<!doctype html><title>Welcome</title>');
    case 'half a script':
      return reply.type('text/javascript').send(half);
    case 'cut off':
      reply.hijack();
      reply.raw.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Length': whole.length });
      reply.raw.write(half, () => reply.raw.socket?.destroy());
      return reply;
    case 'cut behind the shell':
      reply.hijack();
      reply.raw.socket?.destroy();
      return reply;
    case 'no answer':
      reply.hijack();
      return reply;
    default:
      return reply.type('text/javascript').send(script);
  }
}
