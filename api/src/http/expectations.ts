import type { IncomingMessage, ServerResponse } from 'node:http';
import type { App } from '../context.ts';
import { ApiError } from './errors.ts';

/** Node answers an unknown `Expect` header with an empty 417. This adds the envelope. */
export function refuseExpectations(app: App): void {
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    app.routing(request, response),
  );
  app.addHook('onRequest', async ({ headers }) => {
    if (headers.expect && headers.expect.toLowerCase() !== '100-continue')
      throw new ApiError(417, 'VALIDATION_FAILED', 'The expectation of this request cannot be met.');
  });
}
