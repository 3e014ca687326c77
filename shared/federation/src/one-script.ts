import { basename, dirname } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { base } from './webpack-base.ts';

/** One script that contains everything, for a page or worker that a check or a benchmark opens. Never deployed. */
export function oneScript(entry: string, output: string): Configuration {
  return {
    ...base(dirname(entry), 'production'),
    devtool: false,
    entry,
    output: { path: dirname(output), filename: basename(output), publicPath: '' },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
