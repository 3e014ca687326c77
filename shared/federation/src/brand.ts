import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';

const files = resolve(import.meta.dirname, '../../ui/brand/files');

/**
 * Puts files of the brand beside a build: the fonts for every page, the icons only where they are named.
 * @param folder inside the build, with a slash at its end
 */
export function brand(folder: string, { icons = false } = {}): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      const { sources } = compiler.webpack;
      compiler.hooks.thisCompilation.tap('brand', (compilation) => {
        compilation.hooks.processAssets.tap('brand', () => {
          compilation.contextDependencies.add(files);
          for (const file of readdirSync(files)) {
            if (!icons && !file.endsWith('.woff2')) continue;
            const path = join(files, file);
            compilation.fileDependencies.add(path);
            compilation.emitAsset(`${folder}${file}`, new sources.RawSource(readFileSync(path)));
          }
        });
      });
    },
  };
}
