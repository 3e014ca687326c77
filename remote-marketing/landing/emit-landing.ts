import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { landingPage } from './page.ts';

const beside = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Builds the landing page beside the screens, as `landing/index.html` of the same release. */
export const emitLanding = {
  apply(compiler: Compiler) {
    const { sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('emitLanding', (compilation) => {
      compilation.hooks.processAssets.tap('emitLanding', () => {
        const page = landingPage({ css: beside('landing.css'), script: beside('top-links.js') });
        // Minified, its style and script would no longer be those that its policy names.
        compilation.emitAsset('landing/index.html', new sources.RawSource(page), { minimized: true });
      });
    });
  },
};
