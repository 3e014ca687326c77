import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { compressed } from './compressed.ts';
import { emitJson, entryScripts } from './emit-json.ts';
import { brand } from './brand.ts';
import { base, chunkLoadTimeout, root } from './webpack-base.ts';

export interface SingleBundleOptions {
  /** Screens by id (`auth/SignIn`), with their files. */
  screens: Record<string, string>;
  output: string;
  /** What the build of a remote adds. */
  plugins: WebpackPluginInstance[];
}

/**
 * The same sources without federation: shell and remotes as one ordinary app with lazy routes. For comparison
 * measurements only, never deployed.
 */
export function singleBundle({ screens, output, plugins }: SingleBundleOptions): Configuration {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const table = Object.entries(screens).map(([id, file]) => `  '${id}': () => import('${file}'),`);
  const lazyScreens = join(cache, 'single-bundle-screens.ts');
  writeFileSync(
    lazyScreens,
    `const screens: Record<string, () => Promise<unknown>> = {\n${table.join('\n')}\n};
export const loadFederated = (remote: string, module: string) => screens[\`\${remote}/\${module}\`]!();\n`,
  );
  return {
    ...base(join(root, 'shell'), 'production'),
    entry: { shell: './src/main.ts' },
    output: {
      path: output,
      clean: true,
      publicPath: '/assets/',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      chunkLoadTimeout,
    },
    plugins: [
      ...plugins,
      // Only the function with which the shell loads a remote differs.
      new webpack.NormalModuleReplacementPlugin(/remotes[\\/]federation\.ts$/, lazyScreens),
      new webpack.NormalModuleReplacementPlugin(/^\.\/federation\.ts$/, lazyScreens),
      brand('brand/', { icons: true }),
      emitJson('entry.json', entryScripts),
      compressed('production'),
    ],
  };
}
