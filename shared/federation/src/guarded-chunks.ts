import type { Compiler, WebpackPluginInstance } from 'webpack';

/**
 * Every chunk that a build loads by itself is requested with its integrity hash, which the page knows
 * (`scriptIntegrity`, see shell/server/trusted-scripts.ts). A chunk without one is not loaded.
 */
export const guardedChunks: WebpackPluginInstance = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('guardedChunks', (compilation) => {
      const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'guardedChunks',
        (source) => `${source}\nscript.integrity = scriptIntegrity(url);`,
      );
    });
  },
};
