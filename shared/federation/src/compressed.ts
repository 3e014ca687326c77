import type { WebpackPluginInstance } from 'webpack';
import { compress } from './compress.ts';
import type { Mode } from './webpack-base.ts';

/** Compresses a production build once, so that its server never has to. (A remote's publish step does the same.) */
export const compressed = (mode: Mode): WebpackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.done.tap('compressed', () => {
      if (mode === 'production') compress(compiler.outputPath);
    });
  },
});
