import { resolve } from 'node:path';
import { baseCss } from '@breakaway/ui/tokens';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';

export const root = resolve(import.meta.dirname, '../../..');
/** The specification's limit for every script chunk, in ms. */
export const chunkLoadTimeout = 120_000;

export type Mode = 'production' | 'development';
type Env = { standalone?: boolean };
export type ConfigFunction = (env: Env, argv: { mode?: Mode }) => Configuration;

/** The common part of all our bundles: sources, targets, diagnostics. */
export function base(dir: string, mode: Mode, refresh = false): Configuration {
  return {
    mode,
    context: dir,
    target: 'web',
    // Libraries ask whether there is a `global` before they use it. Otherwise each runtime brings a search for it.
    node: { global: false },
    // Hidden: the maps stay beside the scripts, which do not name them, and no server sends them.
    devtool: mode === 'production' ? 'hidden-source-map' : 'eval-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs'] },
    module: {
      rules: [
        // Importing rules is for their effect, whatever their package says of its modules: they would be left out.
        { test: /\.css$/, sideEffects: true },
        // axios has two ways to send a call and bundles both. A browser takes the first, XMLHttpRequest: 4 kB less.
        {
          test: /axios.lib.adapters.fetch\.js$/,
          use: import.meta.resolve('./no-fetch-adapter.ts').replace('file://', ''),
        },
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: {
            loader: import.meta.resolve('swc-loader').replace('file://', ''),
            options: {
              jsc: {
                target: 'es2022',
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic', refresh, development: mode === 'development' } },
              },
            },
          },
        },
      ],
    },
    experiments: { css: true },
    optimization: {
      minimizeOptions: {
        javascript: {
          ecma: 2020,
          // Chromium compiles the functions of such a script while it arrives, beside the page; else it reads over them
          // then, and compiles each one as it is called.
          format: { preamble: '//# allFunctionsCalledOnLoad' },
          compress: {
            passes: 3,
            // Names of unused arguments stay otherwise; nothing of ours asks a function how many it has.
            keep_fargs: false,
            // A function that is called from one place would be written into its caller, which makes it anew with each
            // call: the browser then compiles it again and again.
            reduce_funcs: false,
          },
        },
      },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/**
 * The page of a tool or of a remote that runs alone: our design tokens, an empty root, no script before it is needed.
 * @param head more for the head of the page
 */
export function page(title: string, head = ''): HtmlWebpackPlugin {
  return new HtmlWebpackPlugin({
    templateContent: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${baseCss('/brand/')}</style>${head}</head>
<body><div id="root"></div></body></html>`,
  });
}
