import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@breakaway/federation/brand';
import { oneScript } from '@breakaway/federation/one-script';
import type { Compilation, Compiler } from 'webpack';
import webpack from 'webpack';
import { legalPage } from './legal-page.ts';
import { legalTexts, type LegalText } from './legal/index.ts';
import { landingPage } from './page.ts';

/** The text of a file beside this one. What is read here belongs to what the build read. */
function beside(file: string, compilation: Compilation): string {
  const path = join(import.meta.dirname, file);
  compilation.fileDependencies.add(path);
  return readFileSync(path, 'utf8');
}

/** Builds the script that answers the visitor's question: a page without federation, so it is a build of its own. */
function askScript(compilation: Compilation): Promise<string> {
  const output = join(import.meta.dirname, '../.cache/landing/ask.js');
  const build = webpack(oneScript(join(import.meta.dirname, 'ask/browser.ts'), output));
  return new Promise((done, fail) =>
    build.run((error, stats) => {
      if (error ?? stats?.hasErrors()) return fail(error ?? new Error(stats!.toString('errors-only')));
      compilation.fileDependencies.addAll(stats!.compilation.fileDependencies);
      compilation.missingDependencies.addAll(stats!.compilation.missingDependencies);
      build.close(() => done(readFileSync(output, 'utf8')));
    }),
  );
}

/** Builds the landing page and the legal pages beside the screens, as `landing/*.html` of the same release. */
export const emitLanding = {
  apply(compiler: Compiler) {
    const { sources } = compiler.webpack;
    brand('landing/brand/').apply(compiler);
    compiler.hooks.thisCompilation.tap('emitLanding', (compilation) => {
      compilation.hooks.processAssets.tapPromise('emitLanding', async () => {
        // Minified, its style and script would no longer be those that its policy names.
        const emit = (file: string, text: string) =>
          compilation.emitAsset(`landing/${file}`, new sources.RawSource(text), { minimized: true });
        const parts = {
          css: beside('landing.css', compilation),
          script: beside('in-frame.js', compilation),
        };
        const code = await askScript(compilation);
        const ask = `ask.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
        emit(ask, code);
        emit('index.html', landingPage({ ...parts, ask }));
        for (const id of Object.keys(legalTexts) as LegalText[]) emit(`${id}.html`, legalPage(id, parts));
      });
    });
  },
};
