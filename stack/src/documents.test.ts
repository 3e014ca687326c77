import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What the documents promise a newcomer: files that are there, commands that exist, one place for the price. */

const root = resolve(__dirname, '../..');
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/{,decisions/}*.md', { cwd: root })];
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };

/** Folders of the root: a name in backticks that begins with one is meant as a path. */
const folders = globSync('*/package.json', { cwd: root }).map((file) => file.split('/')[0]);
const places = new RegExp(`^(${[...folders, 'shared', 'docs', 'gateway', 'stack'].join('|')})/[\\w./-]+$`);
const made = /\/(dist|test-results|\.cache)\b|\.data/;

test.each(documents)('the paths in %s exist', (file) => {
  const named = [...text(file).matchAll(/`([^`\n]+)`/g)].map(([, name]) => name ?? '');
  const paths = named.filter((name) => places.test(name) && !made.test(name));
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test.each(documents)('the commands in %s exist', (file) => {
  const named = [...text(file).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name]) => name ?? '');
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

const areas = globSync('docs/decisions/*.md', { cwd: root }).filter((file) => !file.endsWith('README.md'));

test('the index of decisions names each area', () => {
  const named = [...text('docs/decisions/README.md').matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(areas.map((file) => file.split('/').at(-1)).toSorted());
});

test.each(areas)('the decisions in %s are dated, in their order', (file) => {
  const dates = [...text(file).matchAll(/^## (.*)$/gm)].map(([, date]) => date);
  expect(dates.filter((date) => !/^20\d\d-\d\d-\d\d$/.test(date!))).toEqual([]);
  expect(dates).toEqual(dates.toSorted());
  const undated = text(file).split(/^## /m)[0]!;
  expect(undated).not.toMatch(/^\*\*/m);
});

test('the price is a number in one place', () => {
  const sources = globSync(
    '{shell,remote-*,tool-*,api,shared/contract,shared/host-api}/{src,server,landing}/**/*.{ts,tsx}',
    {
      cwd: root,
      exclude: (name) => name.includes('node_modules') || name.includes('testing') || name.includes('.test.'),
    },
  );
  expect(sources.length).toBeGreaterThan(300);
  const withPrice = sources.filter((file) => {
    const code = text(file).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    return /\b89\.99\b|\b8999\b/.test(code);
  });
  expect(withPrice).toEqual(['shared/contract/src/plan.ts']);
});
