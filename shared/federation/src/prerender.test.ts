import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { Prerender } from './prerender.ts';
import type { Screens } from './screens.ts';
import { base, root } from './webpack-base.ts';

/** A remote with the packages of a real one. */
let remote: string;
beforeEach(() => {
  remote = mkdtempSync(join(tmpdir(), 'prerender-'));
  symlinkSync(join(root, 'remote-auth/node_modules'), join(remote, 'node_modules'));
  write('index.ts', '');
});
afterEach(() => rmSync(remote, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(remote, file), text);

/** @returns the errors of the build */
async function build(screens: Screens): Promise<string[]> {
  const pictures = {
    test: /\.png$/,
    type: 'asset/resource',
    generator: { filename: 'pictures/[name][ext]' },
  };
  const common = base(remote, 'production');
  const compiler = webpack({
    ...common,
    devtool: false,
    optimization: { minimize: false },
    entry: './index.ts',
    output: { path: join(remote, 'dist') },
    module: { rules: [...common.module!.rules!, pictures] },
    plugins: [new Prerender(remote, screens)],
  });
  const errors = await new Promise<string[]>((done) =>
    compiler.run((error, stats) =>
      done(error ? [error.message] : stats!.compilation.errors.map(({ message }) => message)),
    ),
  );
  await new Promise((done) => compiler.close(done));
  return errors;
}
const drawn = (screen: string) => join(remote, 'dist', 'prerendered', `${screen}.html`);

const HOME = { file: './Home.tsx', at: '/home' };

test('a marked screen is HTML in the release, in its frame and with its own pictures; no other has to run', async () => {
  write('road.png', 'a picture');
  write('index.ts', "import road from './road.png'; console.log(road);");
  write(
    'Home.tsx',
    `import { styled } from 'styled-components';
     import road from './road.png';
     const Big = styled.h1\`color: rebeccapurple;\`;
     export default () => <><Big>Home</Big><img src={road} /><input name="email" /></>;`,
  );
  write('Frame.tsx', 'export default ({ children }) => <main>{children}</main>;');
  write('Map.tsx', 'document.title = "A map"; export default () => null;');
  const errors = await build({
    Home: { ...HOME, prerendered: { inside: 'Frame' } },
    Frame: { file: './Frame.tsx', at: null },
    Map: { file: './Map.tsx', at: '/map' },
  });
  expect(errors).toEqual([]);
  const html = readFileSync(drawn('Home'), 'utf8');
  expect(html).toMatch(
    /^<style>\.\w+\{color:rebeccapurple;\}\s*<\/style>.*<main><h1 class="[^"]+">Home<\/h1>/,
  );
  expect(html).toContain('<img src="__RELEASE_BASE__/pictures/road.png"/>');
  expect(html).toContain('<input data-name="email"/>');
  expect(existsSync(drawn('Map'))).toBe(false);
});

test('a screen that needs a browser to be drawn stops the build, by its name', async () => {
  write('Home.tsx', 'export default () => <p>{document.title}</p>;');
  expect(await build({ Home: { ...HOME, prerendered: true } })).toEqual([
    expect.stringContaining('Home cannot be drawn outside of a browser: document is not defined.'),
  ]);
});

test.each([
  ['a style in an attribute', '<p style={{ color: "red" }} />', 'The HTML of Home contains "style="'],
  ['a script', '<script>{"1"}</script>', 'The HTML of Home contains "<script"'],
  [
    'a picture that is not in the build',
    '<img src="__RELEASE_BASE__/gone.png" />',
    'The HTML of Home names gone.png, which is not in the build.',
  ],
])('%s stops the build', async (_, jsx, message) => {
  write('Home.tsx', `export default () => ${jsx};`);
  expect(await build({ Home: { ...HOME, prerendered: true } })).toEqual([expect.stringContaining(message)]);
});
