import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apps, frontEndsOf, localPort } from './local-ports.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** A workspace with these front ends and their local ports. */
function workspace(ports: Record<string, number | undefined>): string {
  const root = mkdtempSync(join(tmpdir(), 'front-ends-'));
  folders.push(root);
  writeFileSync(join(root, 'pnpm-workspace.yaml'), '');
  for (const [name, port] of Object.entries(ports)) {
    mkdirSync(join(root, name));
    writeFileSync(join(root, name, 'package.json'), JSON.stringify({ localPort: port }));
  }
  return root;
}

test('the front ends of this workspace have the ports that are documented', () => {
  expect(Object.fromEntries(apps.map((app) => [app, localPort(app)]))).toMatchObject({
    shell: 3000,
    'remote-auth': 3001,
    'remote-chat': 3002,
    'remote-billing': 3003,
    'remote-profile': 3004,
    'remote-marketing': 3005,
    'tool-kom-analysis': 3006,
    'tool-race-analyzer': 3007,
  });
  expect(localPort('remote-chat', 5000)).toBe(5002);
  expect(() => localPort('remote-nobody')).toThrow('remote-nobody is no front end of the workspace');
});

test('a folder with a port is a front end, in the order of the ports; nothing else is', () => {
  const root = workspace({ 'tool-b': 3002, 'remote-a': 3005, shell: 3000, api: undefined, shellfish: 3003 });
  mkdirSync(join(root, 'remote-just-begun'));
  expect(frontEndsOf(root).map(({ name, offset }) => [name, offset])).toEqual([
    ['shell', 0],
    ['tool-b', 2],
    ['remote-a', 5],
  ]);
});

test('two with one port, and one without a port, are refused with one sentence', () => {
  expect(() => frontEndsOf(workspace({ 'remote-a': 3001, 'remote-b': 3001 }))).toThrow(
    'remote-a and remote-b have the same local port 3001.',
  );
  expect(() => frontEndsOf(workspace({ 'remote-a': undefined }))).toThrow(
    'remote-a/package.json has no "localPort".',
  );
});

test('an image, which has no workspace, has no front ends', () => {
  expect(frontEndsOf(tmpdir())).toEqual([]);
});
