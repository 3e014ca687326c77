import { createHash } from 'node:crypto';
import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';

/** A plugin that writes a JSON file with data about the finished build next to it. */
export function emitJson(file: string, facts: (compilation: Compilation) => unknown): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      const { Compilation, sources } = compiler.webpack;
      compiler.hooks.thisCompilation.tap('emitJson', (compilation) => {
        compilation.hooks.processAssets.tap(
          { name: 'emitJson', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
          () => compilation.emitAsset(file, new sources.RawSource(JSON.stringify(facts(compilation)))),
        );
      });
    },
  };
}

/**
 * The scripts that a page has to include for its entries, in order, under their hashed names; and the integrity hash of
 * every script of the build.
 */
export const entryScripts = (
  compilation: Compilation,
): { scripts: string[]; integrity: Record<string, string> } => ({
  integrity: Object.fromEntries(
    compilation
      .getAssets()
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, source }) => [
        name,
        `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`,
      ]),
  ),
  scripts: [...compilation.entrypoints.values()]
    .flatMap((entry) => entry.getFiles())
    .filter((file) => file.endsWith('.js')),
});
