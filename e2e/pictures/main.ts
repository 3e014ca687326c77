/**
 * Pictures of every screen and state, in both sizes and themes, on one page to look through: `npm run pictures`. With
 * `BEFORE=<folder>` those of an earlier run stand beside them. They come from the journeys that open all pages and
 * states, so a new state that is checked there is in the pictures too.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { findChromium } from 'stack';

const root = resolve(import.meta.dirname, '../..');
const folder = resolve(root, process.env.PICTURES ?? '.data/pictures');
const before = process.env.BEFORE && resolve(root, process.env.BEFORE);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const chromium = findChromium(console.log);
const run = spawnSync(
  join(root, 'e2e/node_modules/.bin/playwright'),
  ['test', '--retries=0', 'pages.screens', 'states.screens', 'race-analyzer.screens', 'trial'],
  {
    cwd: join(root, 'e2e'),
    stdio: 'inherit',
    env: { ...process.env, PICTURES: folder, ...(chromium && { CHROMIUM_PATH: chromium }) },
  },
);
if (run.error) throw run.error;

/** Name of a state -> what it is called in each size and theme. */
const states = new Map<string, Map<string, string>>();
const columns = ['desktop light', 'desktop dark', 'phone light', 'phone dark'];
for (const file of readdirSync(folder).filter((name) => name.endsWith('.png'))) {
  const [, size, state, theme] = /^(\w+)-(.+)-(light|dark)\.png$/.exec(file) ?? [];
  if (!size || !state) continue;
  states.set(state, (states.get(state) ?? new Map<string, string>()).set(`${size} ${theme}`, file));
}
const image = (path: string, what: string) =>
  `<a href="${path}"><img src="${path}" alt="${what}" loading="lazy"></a>`;
const cell = (state: string, column: string, file: string | undefined) => {
  if (!file) return '<td></td>';
  const earlier = before && join(before, file);
  const pair = earlier && existsSync(earlier) ? image(relative(folder, earlier), `${state} before`) : '';
  return `<td>${pair}${image(file, `${state}, ${column}`)}</td>`;
};
const rows = [...states]
  .toSorted(([a], [b]) => a.localeCompare(b))
  .map(
    ([state, files]) =>
      `<tr><th>${state.replaceAll('-', ' ')}</th>${columns.map((column) => cell(state, column, files.get(column))).join('')}</tr>`,
  );
const sheet = join(folder, 'index.html');
writeFileSync(
  sheet,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>
body { font: 14px/1.4 system-ui, sans-serif; margin: 16px; background: #888; }
th { position: sticky; top: 0; background: #888; text-align: left; padding: 4px 8px; }
td { vertical-align: top; padding: 4px; white-space: nowrap; } img { height: 300px; margin-right: 4px; }
</style><table><thead><tr><th></th>${columns.map((column) => `<th>${column}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></html>`,
);
console.log(`${states.size} states in ${sheet}`);
// Pictures of a page with problems are shown too, but they are no success.
process.exitCode = run.status ?? 1;
