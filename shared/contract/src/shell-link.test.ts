/** @jest-environment jsdom */
import { linkToShell, type ShellLink } from './shell-link.ts';

const SHELL = 'https://app.example';
const session = {
  type: 'session',
  token: 'tool-token-1',
  expiresAt: '2030-01-01T00:00:00Z',
  apiBase: 'https://api.example',
  theme: 'dark',
  locale: 'en',
};
const shell = { postMessage: jest.fn() } as unknown as Window;
const ownParent = Object.getOwnPropertyDescriptor(window, 'parent')!;
let link: ShellLink;

function say(data: unknown, origin = SHELL, source: Window = shell) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const answer = (status: number, body: unknown) =>
  jest.fn(async () => ({ ok: status < 400, status, json: async () => body }) as unknown as Response);

beforeEach(() => {
  Object.defineProperty(window, 'parent', { value: shell, configurable: true });
  jest.mocked(shell.postMessage).mockClear();
  delete document.documentElement.dataset.theme;
  globalThis.fetch = answer(200, { data: { name: 'Anna' } });
  link = linkToShell(SHELL);
});
afterEach(() => {
  link.close();
  Object.defineProperty(window, 'parent', ownParent);
});

test('reports ready to the shell and no other origin', () => {
  expect(shell.postMessage).toHaveBeenCalledWith({ type: 'ready', v: 1 }, SHELL);
  expect(link.state()).toEqual({ kind: 'waiting' });
});

test('fetches the athlete with the token and applies the theme', async () => {
  const heard = jest.fn();
  link.subscribe(heard);
  say(session);
  await settled();
  expect(fetch).toHaveBeenCalledWith(
    'https://api.example/tools/athlete',
    expect.objectContaining({ method: 'GET', headers: { Authorization: 'Bearer tool-token-1' } }),
  );
  expect(link.state()).toMatchObject({ kind: 'athlete', athlete: { name: 'Anna' } });
  expect(heard).toHaveBeenCalled();
  expect(document.documentElement.dataset.theme).toBe('dark');
  say({ type: 'theme', theme: 'light' });
  expect(document.documentElement.dataset.theme).toBe('light');
});

test('what the tool is opened with arrives from the shell only, is taken once, and goes when the member signs out', async () => {
  const start = { tool: 'kom-analysis', v: 1, lengthM: 5000, gainM: 350 } as const;
  const heard = jest.fn();
  link.subscribe(heard);
  say({ type: 'start', start }, 'https://evil.example');
  say({ type: 'start', start: { ...start, lengthM: 'far' } });
  say({ type: 'start', start: { ...start, v: 2 } });
  expect(heard).not.toHaveBeenCalled();
  expect(link.takeStart()).toBeNull();
  say({ type: 'start', start: { ...start, script: 'x' } });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(link.takeStart()).toEqual(start);
  expect(link.takeStart()).toBeNull();
  say({ type: 'start', start });
  say({ type: 'signed-out' });
  expect(link.takeStart()).toBeNull();
});

test('a renewed token does not fetch the athlete again', async () => {
  say(session);
  await settled();
  say({ ...session, token: 'tool-token-2' });
  await settled();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('messages from another origin or window are ignored', async () => {
  say(session, 'https://evil.example');
  say(session, SHELL, window);
  await settled();
  expect(fetch).not.toHaveBeenCalled();
  expect(link.state()).toEqual({ kind: 'waiting' });
});

test('a failure is reported, and a retry recovers from it', async () => {
  globalThis.fetch = answer(503, {});
  say(session);
  await settled();
  expect(link.state()).toEqual({ kind: 'failed', message: 'Your profile could not be read.' });
  globalThis.fetch = answer(200, { data: { name: 'Anna' } });
  link.retry();
  await settled();
  expect(link.state().kind).toBe('athlete');
});

test('signing out clears the athlete and the token', async () => {
  say(session);
  await settled();
  say({ type: 'signed-out' });
  expect(link.state()).toEqual({ kind: 'signed-out', ranOut: false });
  link.retry();
  await settled();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(link.state()).toEqual({ kind: 'signed-out', ranOut: false });
  say({ type: 'signed-out', ranOut: true });
  expect(link.state()).toEqual({ kind: 'signed-out', ranOut: true });
});

test('calls go out with the newest token, and a failure is an answer', async () => {
  expect(await link.call('GET', '/plans')).toEqual({
    ok: false,
    status: 0,
    message: 'There is no connection.',
  });
  say(session);
  say({ ...session, token: 'tool-token-2' });
  await settled();
  globalThis.fetch = answer(200, { message: 'Saved.', data: { version: 2 } });
  expect(await link.call('POST', '/plans/plan', { name: 'A' })).toEqual({ ok: true, data: { version: 2 } });
  expect(fetch).toHaveBeenCalledWith('https://api.example/plans/plan', {
    method: 'POST',
    headers: { Authorization: 'Bearer tool-token-2', 'Content-Type': 'application/json' },
    body: '{"name":"A"}',
  });
  globalThis.fetch = answer(409, { message: 'Changed.', code: 'CONFLICT', errors: { version: 'Changed.' } });
  expect(await link.call('POST', '/plans/plan', {})).toEqual({
    ok: false,
    status: 409,
    message: 'Changed.',
    errors: { version: 'Changed.' },
  });
  const page = { ok: false, status: 503, json: async () => Promise.reject(new SyntaxError('<html>')) };
  globalThis.fetch = jest.fn(async () => page as unknown as Response);
  expect(await link.call('GET', '/plans')).toEqual({
    ok: false,
    status: 503,
    message: 'The server has a problem. Try again in a minute.',
  });
  globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError('offline')));
  expect(await link.call('GET', '/plans')).toMatchObject({ ok: false, status: 0 });
});

test('a visitor with the link of a plan has no token', async () => {
  say({ type: 'shared', link: 'secret', apiBase: 'https://api.example', theme: 'light' });
  await settled();
  expect(link.state()).toEqual({ kind: 'visitor', link: 'secret', isMember: false });
  expect(fetch).not.toHaveBeenCalled();
  await link.call('POST', '/plans/shared', { token: 'secret' });
  expect(fetch).toHaveBeenCalledWith(
    'https://api.example/plans/shared',
    expect.objectContaining({ headers: { 'Content-Type': 'application/json' } }),
  );
});

test('without a frame the tool runs alone and sends nothing', () => {
  Object.defineProperty(window, 'parent', ownParent);
  const alone = linkToShell();
  expect(alone.state()).toEqual({ kind: 'alone' });
  expect(() => alone.send({ type: 'navigate', to: '/app/settings' })).not.toThrow();
  alone.close();
});
