import type { App, Context } from '../context.ts';

/** One line per call: the declared route, never the actual address, because addresses carry secrets. */
export function logAccess(app: App, { log }: Context) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url;
    if (route !== '/healthz' && route !== '/readyz')
      log.info('call', {
        requestId: request.id,
        method: request.method,
        route: route ?? '(unknown)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      });
    done();
  });
}
