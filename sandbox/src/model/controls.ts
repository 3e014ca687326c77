import type { FastifyInstance } from 'fastify';
import { ControlFault } from '../control-fault.ts';
import { answerFaults } from '../controls.ts';
import type { Requests } from './requests.ts';
import type { ModelSettings } from './settings.ts';

type When = { Querystring: { when?: string } };

/** The calls with which tests set the model's faults, and read what it was sent. */
export function modelControls(settings: ModelSettings, requests: Requests) {
  return async function register(app: FastifyInstance): Promise<void> {
    answerFaults(app);
    app.get('/sandbox/model', async () => settings.get());
    app.put('/sandbox/model', async ({ body }) => {
      settings.set(body);
      return settings.get();
    });
    app.delete('/sandbox/model', async () => {
      settings.calm();
      return settings.get();
    });
    app.post('/sandbox/model/scripts', async ({ body }) => {
      settings.add(body);
      return settings.get();
    });
    app.delete<When>('/sandbox/model/scripts', async ({ query: { when } }) => {
      if (when === undefined) throw new ControlFault('Which scripts to take away is missing: ?when=….');
      settings.remove(when);
      return settings.get();
    });
    app.get<When>('/sandbox/model/requests', async ({ query: { when = '' } }) => requests.about(when));
    app.delete('/sandbox/model/requests', async (_request, reply) => {
      requests.clear();
      return reply.code(204).send();
    });
  };
}
