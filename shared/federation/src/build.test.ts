import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { changedSinceBuild } from './build-record.ts';
import { filesIn } from './compress.ts';

jest.setTimeout(120_000);

/** Two remotes over one kit, as small as they can be. */
const sources: Record<string, string> = {
  'shared/kit/package.json': '{ "name": "kit", "version": "1.0.0", "exports": { "./*": "./*" } }',
  'shared/kit/one.ts': '/** One. */\nexport const one = (): string => document.title + "one";\n',
  'shared/kit/two.ts': 'export const two = (): string => document.title + "two";\n',
  'shared/kit/neither.ts': 'export const neither = 1;\n',
  'shared/policy.ts': 'export const output = {};\nexport const optimization = {};\n',
  'store/library-1.0.0/package.json': '{ "name": "library", "version": "1.0.0", "main": "index.js" }',
  'store/library-1.0.0/index.js': 'export const library = () => document.title + "library 1.0.0";\n',
  'store/library-1.0.1/package.json': '{ "name": "library", "version": "1.0.1", "main": "index.js" }',
  'store/library-1.0.1/index.js': 'export const library = () => document.title + "library 1.0.1";\n',
  ...remote('one', "import { library } from 'library';\nconsole.log(library());\n"),
  ...remote('two', ''),
};

function remote(name: string, more: string): Record<string, string> {
  const federation = `${__dirname}/`;
  return {
    [`remote-${name}/package.json`]: `{ "name": "remote-${name}", "version": "1.2.3", "type": "module" }`,
    [`remote-${name}/src/index.ts`]: `${more}import { ${name} } from './${name}';\nimport('./later').then((later) => console.log(${name}(), later));\n`,
    [`remote-${name}/src/${name}.ts`]: `export { ${name} } from '../../shared/kit/${name}';\n`,
    [`remote-${name}/src/later.ts`]: 'export const later = document.title;\n',
    [`remote-${name}/webpack.config.mjs`]: `
      import { base } from '${federation}webpack-base.ts';
      import { outputVersion, pendingName } from '${federation}output-version.ts';
      import { stableOutput } from '${federation}stable-output.ts';
      import { optimization, output } from '../shared/policy.ts';
      const dir = import.meta.dirname;
      export default () => ({
        ...base(dir, 'production'),
        optimization,
        entry: { main: [dir + '/.federation/entry.' + dir.replaceAll('/', '-') + '.js', './src/index.ts'] },
        output: {
          path: dir + '/dist',
          uniqueName: pendingName(dir, '${name}'),
          filename: '[name].[contenthash:8].js',
          ...output,
        },
        plugins: [stableOutput, outputVersion(dir, { name: '${name}', hostApi: '^1.0.0' })],
      });
    `,
  };
}

let root: string;
const folders: string[] = [];
beforeEach(() => workspace());
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function workspace(): void {
  root = mkdtempSync(join(tmpdir(), 'builds-'));
  folders.push(root);
  for (const [file, text] of Object.entries(sources)) write(file, text);
  for (const dir of ['remote-one', 'remote-two']) {
    // As the federation plugin has it: a file of its own, with the path of the repository in its name.
    write(
      `${dir}/.federation/entry.${join(root, dir).replaceAll('/', '-')}.js`,
      'console.log(__webpack_module__.id);\n',
    );
    mkdirSync(join(root, dir, 'node_modules'));
  }
  install('1.0.0');
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Links the library into the remote that uses it, as pnpm does. */
function install(version: string): void {
  const link = join(root, 'remote-one/node_modules/library');
  rmSync(link, { force: true });
  const target = join(root, `remote-one/node_modules/.pnpm/library@${version}/node_modules/library`);
  cpSync(join(root, `store/library-${version}`), target, { recursive: true });
  symlinkSync(target, link);
}

/** @returns the version of the release */
function build(dir: string): string {
  const { status, stderr } = spawnSync(process.execPath, [join(__dirname, 'build.ts')], {
    cwd: join(root, dir),
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  return versionOf(dir);
}

const versionOf = (dir: string): string =>
  (JSON.parse(readFileSync(join(root, dir, 'dist/build.json'), 'utf8')) as { version: string }).version;

const changed = () =>
  ['remote-one', 'remote-two'].map((dir) =>
    changedSinceBuild(join(root, dir))?.replace(/^\S*\/builds-\w+\//, ''),
  );

/** Source maps are for us: they contain the names of the files that the federation plugin writes. */
const outputOf = (dir: string): [string, string][] =>
  filesIn(join(root, dir, 'dist'))
    .filter((file) => !file.endsWith('.map'))
    .sort()
    .map((file) => [relative(root, file), readFileSync(file, 'utf8')]);

test('a change concerns the builds that read it, and gives a new version if what browsers get has changed', () => {
  const first = build('remote-one');
  expect(first).toMatch(/^1\.2\.3-[0-9a-f]{10}$/);
  const two = build('remote-two');
  expect(changed()).toEqual([undefined, undefined]);

  write('shared/kit/neither.ts', 'export const neither = 2;\n');
  expect(changed()).toEqual([undefined, undefined]);

  write('shared/kit/one.ts', `// More words.\n${sources['shared/kit/one.ts']!}`);
  expect(changed()).toEqual(['shared/kit/one.ts has changed', undefined]);
  expect(build('remote-one')).toBe(first);

  write('shared/kit/one.ts', sources['shared/kit/one.ts']!.replace('"one"', '"1"'));
  const second = build('remote-one');
  expect(second).not.toBe(first);

  write('shared/kit/one.ts', sources['shared/kit/one.ts']!);
  expect(build('remote-one')).toBe(first);

  install('1.0.1');
  expect(changed()).toEqual(['remote-one/node_modules/library has changed', undefined]);
  expect(build('remote-one')).not.toBe(first);

  write(
    'shared/policy.ts',
    'export const output = { chunkLoadTimeout: 1234 };\nexport const optimization = {};\n',
  );
  expect(changed()).toEqual(['shared/policy.ts has changed', 'shared/policy.ts has changed']);
  expect(build('remote-two')).not.toBe(two);
});

test('a file that would be found instead of another, a lost file and another output count', () => {
  build('remote-one');
  write('shared/kit/one.tsx', sources['shared/kit/one.ts']!);
  expect(changed()[0]).toBe('shared/kit/one.tsx is new');
  rmSync(join(root, 'shared/kit/one.tsx'));
  expect(changed()[0]).toBeUndefined();
  rmSync(join(root, 'remote-one/src/later.ts'));
  expect(changed()[0]).toBe('remote-one/src/later.ts has changed');
  write('remote-one/src/later.ts', sources['remote-one/src/later.ts']!);
  write('remote-one/dist/more.js', '');
  expect(changed()[0]).toBe('it is of another build');
  rmSync(join(root, 'remote-one/.cache'), { recursive: true });
  expect(changed()[0]).toBe('it was not built by the build command');
});

test('the same sources in another folder give the same bytes', () => {
  const version = build('remote-one');
  const before = outputOf('remote-one');
  workspace();
  expect(build('remote-one')).toBe(version);
  expect(outputOf('remote-one')).toEqual(before);
  expect(before.map(([, content]) => content).join()).toMatch(/federation\(/);
});

test('the names by which the minifier knows other scripts do not follow comments', () => {
  write(
    'shared/policy.ts',
    'export const output = {};\nexport const optimization = { realContentHash: false };\n',
  );
  const names = ['', '// Words.\n'].map((comment) => {
    write('remote-one/src/later.ts', `${comment}${sources['remote-one/src/later.ts']!}`);
    build('remote-one');
    const files = outputOf('remote-one').map(([file]) => file);
    rmSync(join(root, 'remote-one/dist'), { recursive: true });
    return files;
  });
  expect(names[0]).toEqual(names[1]);
});

test('two versions do not share the queue of their chunks, and names still follow content', () => {
  const names = ['"first"', '"second"'].map((text) => {
    write('remote-two/src/index.ts', sources['remote-two/src/index.ts']!.replace('two()', text));
    const version = build('remote-two');
    const files = outputOf('remote-two').filter(([file]) => file.endsWith('.js'));
    expect(files).toHaveLength(2);
    for (const [, script] of files)
      expect(script).toContain(`webpackChunktwo_${version.replace(/\W/g, '_')}`);
    rmSync(join(root, 'remote-two/dist'), { recursive: true });
    return files.map(([file]) => file);
  });
  expect(names[0]).not.toEqual(expect.arrayContaining([names[1]![0]]));
  expect(new Set(names.flat()).size).toBe(4);
});

test('rules of a package are in the build, also if it says that its modules have no effects', () => {
  write(
    'store/library-1.0.0/package.json',
    '{ "name": "library", "version": "1.0.0", "main": "index.js", "sideEffects": false }',
  );
  write('store/library-1.0.0/library.css', '.of-library { color: red }\n');
  install('1.0.0');
  write('remote-one/src/later.ts', "import 'library/library.css';\nexport const later = document.title;\n");
  build('remote-one');
  expect(outputOf('remote-one').some(([, text]) => text.includes('.of-library'))).toBe(true);
});
