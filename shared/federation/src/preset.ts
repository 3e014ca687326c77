import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  ConsumeSharedPlugin,
  ModuleFederationPlugin,
  ProvideSharedPlugin,
} from '@module-federation/enhanced';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { brand } from './brand.ts';
import { compressed } from './compressed.ts';
import { emitJson, entryScripts } from './emit-json.ts';
import { guardedChunks } from './guarded-chunks.ts';
import { installableHead, offline, type Installable } from './offline.ts';
import { Prerender } from './prerender.ts';
import { outputVersion, pendingName } from './output-version.ts';
import { installedVersion, sharedByPage, sharedByRemote } from './share-policy.ts';
import { stableOutput } from './stable-output.ts';
import { standaloneRemote } from './standalone.ts';
import { base, chunkLoadTimeout, page, type ConfigFunction, type Mode } from './webpack-base.ts';
import type { RemoteOptions } from './build-options.ts';

/**
 * The webpack configuration of a remote. Production: a container with hashed names in `dist/`, ready for the publish
 * step. `--env standalone`: a page of its own with hot reload.
 * @param dir the remote's folder (`import.meta.dirname`): `remote-auth` is `auth` in the registry
 */
export function remote(dir: string, options: RemoteOptions): ConfigFunction {
  return (env, argv) => {
    const mode = argv.mode ?? 'production';
    return env.standalone ? standaloneRemote(dir, mode, options) : publishedRemote(dir, mode, options);
  };
}

function publishedRemote(
  dir: string,
  mode: Mode,
  { screens, plugins = [], entry = {} }: RemoteOptions,
): Configuration {
  const name = basename(dir).replace(/^remote-/, '');
  const exposes = Object.fromEntries(
    Object.entries(screens).map(([screen, { file }]) => [`./${screen}`, file]),
  );
  return {
    ...base(dir, mode),
    entry,
    output: {
      path: join(dir, 'dist'),
      clean: true,
      // The runtime sets it: the folder of the entry's script.
      publicPath: '',
      // Two versions of one remote can meet on one page (fallback, roll-out): their chunks must not mix.
      uniqueName: pendingName(dir, name),
      // A module that threw while it was loaded throws again for the next screen, instead of being handed out half made.
      strictModuleErrorHandling: true,
      // From another origin, a script with a hash needs this.
      crossOriginLoading: 'anonymous',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      chunkLoadTimeout,
    },
    plugins: [
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: { ...exposes, './probe': probe(dir) },
        shared: sharedByRemote(dir),
        dts: false,
        manifest: true,
      }),
      ownRuntime('container', name),
      stableOutput,
      guardedChunks,
      new Prerender(dir, screens),
      outputVersion(dir, { name, hostApi: `^${installedVersion('@breakaway/host-api', dir)}` }),
      ...plugins,
    ],
  };
}

/** Our runtime in the place of the federation plugin's own, for which the plugin has no option. */
const ownRuntime = (role: 'page' | 'container', name: string): WebpackPluginInstance => ({
  apply(compiler) {
    new webpack.NormalModuleReplacementPlugin(
      /[\\/]webpack-bundler-runtime[\\/]/,
      join(import.meta.dirname, 'runtime', `${role}.ts`),
    ).apply(compiler);
    compiler.hooks.thisCompilation.tap('ownRuntime', ({ hooks }) =>
      hooks.runtimeModule.tap('ownRuntime', (module) => {
        // webpack adds its own code for share scopes; the plugin's comes later and takes its place.
        if (module.name === 'sharing' && module.stage === webpack.RuntimeModule.STAGE_NORMAL)
          module.generate = () => null;
        // What the plugin's runtime needs beside the name is for remotes that are known at build time.
        if (module.name === 'federation runtime')
          module.generate = () =>
            `__webpack_require__.federation = { initOptions: { name: ${JSON.stringify(name)} } };
__webpack_require__.consumesLoadingData = {};`;
      }),
    );
  },
});

/**
 * A module that shows which copies of the shared packages this remote uses. Only tests load it: a singleton that is not
 * shared fails silently, so they compare the copies of all remotes on the composed page.
 */
function probe(dir: string): string {
  const file = join(dir, '.cache', 'probe.ts');
  mkdirSync(join(dir, '.cache'), { recursive: true });
  writeFileSync(
    file,
    `export { useState as react } from 'react';
export { jsx as reactJsxRuntime } from 'react/jsx-runtime';
export { createStore as jotai } from 'jotai';
export { ThemeContext as styledComponents } from 'styled-components';
export { store, useNavigate as router, toast, api } from '@breakaway/host-api';
export { theme } from '@breakaway/ui';
`,
  );
  return file;
}

/** The webpack configuration of the shell: the host, which contains no remote's name or address. */
export function host(dir: string): ConfigFunction {
  return (_env, argv) => {
    const mode = argv.mode ?? 'production';
    const common = base(dir, mode);
    return {
      ...common,
      // One request for each thing that is loaded later: no package of the shell is in two of its chunks.
      optimization: { ...common.optimization, splitChunks: { cacheGroups: { defaultVendors: false } } },
      entry: { shell: './src/main.ts' },
      output: {
        path: join(dir, 'dist'),
        clean: true,
        publicPath: '/assets/',
        uniqueName: 'shell',
        // A remote's entry of another origin can be compared with its hash only if that origin allows it.
        crossOriginLoading: 'anonymous',
        filename: '[name].[contenthash:8].js',
        chunkFilename: '[name].[contenthash:8].js',
        cssChunkFilename: '[name].[contenthash:8].css',
        chunkLoadTimeout,
      },
      plugins: [
        new ModuleFederationPlugin({ name: 'shell', dts: false, manifest: false }),
        new ProvideSharedPlugin({ shareScope: 'default', provides: sharedByPage(dir) }),
        // The shell uses its own copies without asking. This plugin brings the code for share scopes.
        new ConsumeSharedPlugin({ shareScope: 'default', consumes: {} }),
        ownRuntime('page', 'shell'),
        stableOutput,
        brand('brand/', { icons: true }),
        guardedChunks,
        emitJson('entry.json', entryScripts),
        compressed(mode),
      ],
    };
  };
}

/**
 * The webpack configuration of a framed tool: a page of its own, without federation.
 * @param installable the tool opens without a network and can be installed; its page registers `/service-worker.js`
 */
export function tool(
  dir: string,
  { title, installable }: { title: string; installable?: Installable },
): ConfigFunction {
  return (_env, argv) => {
    const mode = argv.mode ?? 'production';
    const main =
      ['./src/main.tsx', './src/main.ts'].find((file) => existsSync(join(dir, file))) ?? './src/main.tsx';
    return {
      ...base(dir, mode),
      entry: { main },
      output: {
        path: join(dir, 'dist'),
        clean: true,
        publicPath: '/',
        filename: '[name].[contenthash:8].js',
        chunkFilename: '[name].[contenthash:8].js',
        chunkLoadTimeout,
      },
      plugins: [
        stableOutput,
        page(title, installable && installableHead),
        brand('brand/', { icons: installable !== undefined }),
        ...(installable ? [offline(basename(dir), installable)] : []),
        compressed(mode),
      ],
    };
  };
}
