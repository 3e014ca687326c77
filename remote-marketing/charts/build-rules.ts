import { join } from 'node:path';
import type { Compiler } from 'webpack';

/**
 * Modules named `*.at-build.ts` are run by the build: what reaches the browser is the drawing, not the models that drew
 * it. Tests import the same modules as they are.
 */
export const drawAtBuild = {
  apply({ options }: Compiler) {
    options.module.rules.push({
      test: /\.at-build\.ts$/,
      enforce: 'pre',
      loader: join(import.meta.dirname, 'evaluate-loader.ts'),
    });
  },
};

/** Pictures become files of the release, with the hash of what they show in their name. */
export const emitPictures = {
  apply({ options }: Compiler) {
    options.module.rules.push({
      test: /\.webp$/,
      type: 'asset/resource',
      generator: { filename: 'pictures/[name].[contenthash:8][ext]' },
    });
  },
};
