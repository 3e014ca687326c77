import { resolve } from 'node:path';
import { host, remote, tool } from './preset.ts';

const folder = (name: string) => resolve(__dirname, '../../..', name);

test.each([
  ['the shell', host(folder('shell'))],
  ['a remote', remote(folder('remote-auth'), { screens: {} })],
  ['a tool', tool(folder('tool-race-analyzer'), { title: 'Race Analyzer' })],
])('scripts that %s loads have 120000 ms @9.chunk-timeout', (_, configure) => {
  const { output } = configure({}, { mode: 'production' });
  expect(output?.chunkLoadTimeout).toBe(120_000);
});
