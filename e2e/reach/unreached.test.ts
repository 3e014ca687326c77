import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const LIST = join(__dirname, '../../docs/unreached.md');

test('docs/unreached.md lists the unreached functions of the engine: it shrinks, and never grows', () => {
  const found = JSON.parse(
    execFileSync(process.execPath, [join(__dirname, 'main.ts'), '--json'], { encoding: 'utf8' }),
  ) as string[];
  const listed = [...readFileSync(LIST, 'utf8').matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name!);
  const added = found.filter((name) => !listed.includes(name));
  const reached = listed.filter((name) => !found.includes(name));
  expect({ 'reached by nothing: reach it or remove it': added, 'take it out of the list': reached }).toEqual({
    'reached by nothing: reach it or remove it': [],
    'take it out of the list': [],
  });
});
