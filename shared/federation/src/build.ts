/**
 * Builds the front end in whose folder it runs, and records what the build read (`changedSinceBuild`). Plain webpack
 * gives the same output, without the record.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ConfigFunction } from './webpack-base.ts';
import { recordBuild } from './build-record.ts';
import { collectLoadedFiles } from './loaded-files.ts';

const dir = process.cwd();
const startedAt = Date.now();
const loaded = collectLoadedFiles();
// Only now, so that what they load counts.
const { default: webpack } = await import('webpack');
const { default: configure } = (await import(pathToFileURL(join(dir, 'webpack.config.mjs')).href)) as {
  default: ConfigFunction;
};

const compiler = webpack(configure({}, { mode: 'production' }));
compiler.run((error, stats) => {
  if (error ?? stats?.hasErrors()) {
    console.error(error ?? stats!.toString('errors-warnings'));
    process.exitCode = 1;
    return;
  }
  const { fileDependencies, contextDependencies, missingDependencies } = stats!.compilation;
  const read = [...fileDependencies, ...loaded];
  compiler.close(() =>
    recordBuild(dir, { read, listed: contextDependencies, missing: missingDependencies, startedAt }),
  );
});
