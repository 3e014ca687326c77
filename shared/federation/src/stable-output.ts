import { createHash } from 'node:crypto';
import type { Compilation, WebpackPluginInstance } from 'webpack';

/**
 * Keeps from the output what does not come from the sources: the folder in which the repository is, comments, and the
 * order in which files happened to be read. The same sources give the same bytes on every machine, except for source
 * maps.
 */
export const stableOutput: WebpackPluginInstance = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('stableOutput', (compilation) => {
      stableIds(compilation);
      stableNames(compilation);
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'stableOutput', stage }, () => {
        // Nothing reads the federation plugin's statistics, and their order differs from build to build.
        if (compilation.getAsset('mf-stats.json')) compilation.deleteAsset('mf-stats.json');
      });
    });
  },
};

/**
 * The names of modules that the federation plugin writes itself contain a hash of the repository's folder, and webpack
 * derives ids from names.
 */
function stableIds(compilation: Compilation): void {
  compilation.hooks.beforeModuleIds.tap('stableOutput', (modules) => {
    for (const module of modules) {
      const identifier = module.identifier();
      if (!/[\\/]\.federation[\\/]entry\./.test(identifier)) continue;
      const id = identifier.startsWith('container entry') ? 'container' : 'federation';
      compilation.chunkGraph.setModuleId(module, id);
    }
  });
}

/**
 * webpack names a script by a preliminary hash, of paths and comments too, until it is minified, and only then by its
 * content. But the minifier gives the shortest names to the letters that are frequent in a script, and a script may
 * contain the names of others.
 */
function stableNames(compilation: Compilation): void {
  const afterWebpack = 100;
  compilation.hooks.contentHash.tap({ name: 'stableOutput', stage: afterWebpack }, (chunk) => {
    for (const type of Object.keys(chunk.contentHash))
      chunk.contentHash[type] = createHash('sha256').update(`${chunk.id} ${type}`).digest('hex');
  });
}
