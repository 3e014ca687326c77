import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import webpack, { type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';
import { PRODUCT_NAME, prerenderedFile, RELEASE_BASE } from './prerendered.ts';
import type { Screens } from './screens.ts';
import { base } from './webpack-base.ts';

/**
 * Draws the screens that are marked `prerendered` and puts their HTML into the release, as `prerendered/<Screen>.html`.
 * The shell's server writes it into the page, so that a visitor sees the screen before any script has arrived.
 */
export class Prerender implements WebpackPluginInstance {
  readonly #dir: string;
  readonly #screens: Screens;

  constructor(dir: string, screens: Screens) {
    this.#dir = dir;
    this.#screens = screens;
  }

  apply(compiler: Compiler): void {
    if (!Object.values(this.#screens).some(({ prerendered }) => prerendered)) return;
    const { sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('Prerender', (compilation) => {
      compilation.hooks.processAssets.tapPromise('Prerender', async () => {
        for (const [screen, draw] of Object.entries(await this.#built(compilation))) {
          const html = outsideBrowsers(screen, draw);
          expectUsable(screen, html, compilation);
          compilation.emitAsset(prerenderedFile(screen), new sources.RawSource(html));
        }
      });
    });
  }

  /** Builds the screens for Node. @returns what draws each of them */
  async #built(compilation: Compilation): Promise<Record<string, () => string>> {
    const folder = join(this.#dir, '.cache', 'prerender');
    mkdirSync(folder, { recursive: true });
    const entry = join(folder, 'screens.ts');
    const drawn = Object.entries(this.#screens).flatMap(([name, { at, prerendered }]) =>
      prerendered && at ? [{ name, at, frame: prerendered === true ? [] : [prerendered.inside] }] : [],
    );
    // No other screen has to run outside of a browser.
    const imported = new Set(drawn.flatMap(({ name, frame }) => [name, ...frame]));
    const imports = [...imported].map(
      (name) => `import ${name} from '${resolve(this.#dir, this.#screens[name]!.file)}';\n`,
    );
    const calls = drawn.map(
      ({ name, at, frame }) =>
        `  ${name}: () => prerender(${[name, `'${at}'`, `'${PRODUCT_NAME}'`, ...frame].join(', ')}),\n`,
    );
    writeFileSync(
      entry,
      `import { prerender } from '@breakaway/host-api/prerender';\n${imports.join('')}export default {\n${calls.join('')}};\n`,
    );
    const output = 'screens.cjs';
    const build = webpack({
      ...base(this.#dir, 'production'),
      target: 'node',
      devtool: false,
      entry,
      output: { path: folder, filename: output, library: { type: 'commonjs2' }, publicPath: RELEASE_BASE },
      // With those that the remote's own plugins have added: its pictures have the same names here.
      module: { rules: compilation.options.module.rules },
      optimization: { minimize: false },
      plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    });
    const { compilation: built } = await new Promise<webpack.Stats>((done, fail) =>
      build.run((error, stats) =>
        (error ?? stats?.hasErrors())
          ? fail(error ?? new Error(stats!.toString('errors-only')))
          : build.close(() => done(stats!)),
      ),
    );
    compilation.fileDependencies.addAll([...built.fileDependencies].filter((file) => file !== entry));
    compilation.missingDependencies.addAll(built.missingDependencies);
    const module = { exports: {} as { default: Record<string, () => string> } };
    const code = readFileSync(join(folder, output), 'utf8');
    // Not `require`: the file is made anew with each build.
    outsideBrowsers(basename(this.#dir), () =>
      new Function('module', 'exports', 'require', code)(
        module,
        module.exports,
        createRequire(import.meta.url),
      ),
    );
    return module.exports.default;
  }
}

/** Runs code of screens. @throws Error that names whose code it is, for a screen that only a browser can draw */
function outsideBrowsers<T>(whose: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new Error(`${whose} cannot be drawn outside of a browser: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

/** The page's policy allows no script without its nonce, and no style in an attribute; and every picture is there. */
function expectUsable(screen: string, html: string, { assets }: Compilation): void {
  const [found] = /<script|\son\w+=|\sstyle=/i.exec(html) ?? [];
  if (found)
    throw new Error(`The HTML of ${screen} contains "${found.trim()}", which the page's policy stops.`);
  const [, missing] =
    [...html.matchAll(new RegExp(`${RELEASE_BASE}([\\w./-]+)`, 'g'))].find(([, file]) => !assets[file!]) ??
    [];
  if (missing) throw new Error(`The HTML of ${screen} names ${missing}, which is not in the build.`);
}
