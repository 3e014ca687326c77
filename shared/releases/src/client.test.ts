import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from './client.ts';

/** Registries of other versions: team's machines, servers and the registry are never updated at the same moment. */

let answers: Record<string, unknown> = {};
let server: Server;
let registry: Registry;

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(answers[request.url!.split('?')[0]!]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  registry = new Registry(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const state = { live: '1.0.0-abcdef0123', previous: [], withdrawn: [] };

test('a history with an action of a newer registry is read, with all other lines', async () => {
  const line = {
    remote: 'chat',
    from: null,
    to: '1.0.0-abcdef0123',
    by: 'chat-1',
    team: 'chat',
    at: 1,
    reason: '',
  };
  answers = {
    '/history': [
      { ...line, revision: 2, action: 'frozen', until: 5 },
      { ...line, revision: 1, action: 'deploy' },
    ],
  };
  const lines = await registry.history();
  expect(lines.map(({ action }) => action)).toEqual(['frozen', 'deploy']);
});

test('what is live is read from a registry that knows no canary, and from one that knows more', async () => {
  answers = { '/snapshot': { revision: 3, remotes: { chat: state, auth: { ...state, frozen: true } } } };
  const snapshot = await registry.snapshotAfter({ revision: 0, fingerprint: '' }, { id: 'one' });
  expect(snapshot?.remotes.chat?.canary).toBeNull();
  expect(snapshot?.remotes.auth).toMatchObject({ live: state.live, frozen: true });
});

test('an answer that cannot be understood is one sentence, with what is wrong', async () => {
  answers = { '/remotes/chat': { name: 'chat', state: { ...state, live: 7 }, revision: 1, releases: [] } };
  await expect(registry.status('chat')).rejects.toThrow(
    /^The registry at \S+ answers in a way that this version does not understand \(state\.live: .+\)\. Is it newer\?$/,
  );
});

test('what is no registry is said, for example when its address leads to the app', async () => {
  answers = {};
  await expect(registry.status('chat')).rejects.toThrow(/^What answers at \S+ is no registry\.$/);
});
