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

const isScript = (file: string) => file.endsWith('.js');

/** What the page of the shell has to know of its build, as `entry.json`. */
export interface EntryScripts {
  /** The scripts that the page includes, in order, under their hashed names. */
  scripts: string[];
  /** The chunk with which the API is called: a member's page will need it at once. */
  httpClient: string[];
  /** The integrity hash of every script of the build. */
  integrity: Record<string, string>;
}

/** Reads them from a finished build. */
export const entryScripts = (compilation: Compilation): EntryScripts => ({
  integrity: Object.fromEntries(
    compilation
      .getAssets()
      .filter(({ name }) => isScript(name))
      .map(({ name, source }) => [
        name,
        `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`,
      ]),
  ),
  scripts: [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()).filter(isScript),
  httpClient: [...(compilation.namedChunks.get('http-client')?.files ?? [])].filter(isScript),
});
