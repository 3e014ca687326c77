/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ScreenId } from '../remotes/screen-id.ts';
import { routes, type Route } from './routes.ts';
import { ONBOARDING, screensOf } from './screens-of.ts';

const root = resolve(__dirname, '../../..');
const folders = readdirSync(root);

/** What the container of a remote is built with. */
interface Container {
  _options?: { name: string; exposes: Record<string, string> };
}

/** The screens that a remote exposes, by the configuration that it is built with. */
async function exposedBy(folder: string): Promise<string[]> {
  const { default: configure } = await import(join(root, folder, 'webpack.config.mjs'));
  const { plugins } = configure({}, { mode: 'production' }) as { plugins: Container[] };
  const { name, exposes } = plugins.find(({ _options }) => _options?.exposes)!._options!;
  return Object.keys(exposes)
    .filter((screen) => screen !== './probe')
    .map((screen) => screen.replace('.', name));
}

test('the shell asks for the screens that the remotes expose, and leaves none out', async () => {
  const remotes = folders.filter((folder) => folder.startsWith('remote-'));
  const exposed = (await Promise.all(remotes.map(exposedBy))).flat();
  const asked = new Set([...routes.flatMap(screensOf), ONBOARDING]);
  expect([...asked].toSorted()).toEqual(exposed.toSorted());
});

test('the type check refuses a screen that no remote exposes, and a tool that is none', () => {
  // @ts-expect-error a wrong letter
  const screen: ScreenId = 'auth/SignInn';
  // @ts-expect-error a remote that is not there
  const remote: ScreenId = 'nobody/SignIn';
  // @ts-expect-error a tool that is not there
  const tool: Route['screen'] = 'tool:nothing';
  const known: ScreenId = 'auth/SignIn';
  expect(new Set([screen, remote, tool, known]).size).toBe(4);
});

test('every framed tool of the route table is a tool of the workspace', () => {
  const tools = routes.flatMap(({ screen }) => /^tool:(.+)/.exec(screen)?.[1] ?? []);
  expect([...new Set(tools)].map((tool) => `tool-${tool}`).toSorted()).toEqual(
    folders.filter((folder) => folder.startsWith('tool-')).toSorted(),
  );
});
