import { cpSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { Prerender } from './prerender.ts';
import { stableOutput } from './stable-output.ts';
import type { ConfigFunction } from './webpack-base.ts';

/** What a finished build says of itself in `build.json`. */
export interface BuildFacts {
  name: string;
  version: string;
  hostApi: string;
}

/** The published build of a remote, but quick to make again: not minified, and with what its sources look like. */
function quick(config: Configuration, dir: string, path: string): Configuration {
  return {
    ...config,
    mode: 'development',
    // The page's policy allows no `eval`, and no server sends files with maps.
    devtool: 'inline-cheap-module-source-map',
    // One name for all builds: a script that has not changed is not written again. A page that tries again takes the
    // next build after the last one; by the form of the name it knows what to remove (shell/src/remotes/federation.ts).
    output: { ...config.output, path, uniqueName: `${basename(dir).replace(/^remote-/, '')}@0-development` },
    // With names that stay, webpack would take scripts that have changed for the same. And screens are drawn in browsers.
    plugins: config.plugins!.filter((plugin) => plugin !== stableOutput && !(plugin instanceof Prerender)),
    // React is the shell's, whose build is for production: so are the calls of it.
    optimization: { minimize: false, nodeEnv: 'production', realContentHash: false },
  };
}

/**
 * Builds a remote again whenever a file changes that it is made of. What has not changed stays in memory, so that this
 * takes a fraction of a second after the first time.
 * @param to each build is in `<to>/<version>/`
 * @param onBuilt called after each build that succeeded
 * @param onFailed called with webpack's words about a build that did not
 */
export async function watchRemote(
  dir: string,
  to: string,
  onBuilt: (facts: BuildFacts, folder: string) => void,
  onFailed: (text: string) => void,
): Promise<void> {
  const { default: configure } = (await import(pathToFileURL(join(dir, 'webpack.config.mjs')).href)) as {
    default: ConfigFunction;
  };
  const now = join(to, 'now');
  const compiler = webpack(quick(configure({}, { mode: 'production' }), dir, now));
  compiler.watch({ aggregateTimeout: 20, ignored: /[\\/](dist|\.cache)[\\/]/ }, (error, stats) => {
    if (error || stats?.hasErrors()) return onFailed(error?.message ?? stats!.toString('errors-only'));
    const facts = JSON.parse(readFileSync(join(now, 'build.json'), 'utf8')) as BuildFacts;
    const folder = join(to, facts.version);
    cpSync(now, folder, { recursive: true });
    onBuilt(facts, folder);
  });
}
