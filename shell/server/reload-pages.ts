import type { FastifyInstance } from 'fastify';

/** The page's part: waits for an event. A restarted server also means that there is something new. */
export const reloadScript = `{
  const source = new EventSource('/reload-pages');
  let lost = false;
  source.onerror = () => (lost = true);
  source.onopen = () => lost && location.reload();
  source.onmessage = () => location.reload();
}`;

/** Makes open pages reload when something is released. Development only. */
export function reloadPages(app: FastifyInstance, onRelease: (call: () => void) => void): void {
  const pages = new Set<(text: string) => void>();
  onRelease(() => pages.forEach((send) => send('data: released\n\n')));
  app.get('/reload-pages', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
    });
    reply.raw.write(':\n\n');
    const send = (text: string) => void reply.raw.write(text);
    pages.add(send);
    request.raw.on('close', () => pages.delete(send));
  });
}
