import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharesOf } from './screen-shares.ts';
import type { Asset, Compilation, Compiler, WebpackPluginInstance } from 'webpack';

/** What a remote's build says of itself in `build.json`, beside its version. */
interface Facts {
  name: string;
  /** the versions of `@breakaway/host-api` that it fits, for example `^1.2.0` */
  hostApi: string;
}

/** Stands in the output until the version is known. As long as the hash, so that source maps stay right. */
const PENDING = 'zqversionq';

/** The name of the build for webpack: its version is filled in by `outputVersion`. */
export const pendingName = (dir: string, name: string): string => `${name}@${packageVersion(dir)}-${PENDING}`;

const packageVersion = (dir: string): string =>
  (JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string }).version;

/**
 * Gives a build its version, `<version of package.json>-<hash of the output>`, wherever its name stands and in
 * `build.json`. The hash is taken of what browsers get, before webpack computes the hashes in file names: those cover
 * the version, and the version does not depend on them. Source maps do not count.
 */
export function outputVersion(dir: string, facts: Facts): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      const { Compilation, sources } = compiler.webpack;
      compiler.hooks.thisCompilation.tap('outputVersion', (compilation) => {
        let hash = '';
        const beforeNames = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
        compilation.hooks.processAssets.tap({ name: 'outputVersion', stage: beforeNames }, () => {
          hash = hashOf(compilation.getAssets(), facts);
          for (const { name, source } of compilation.getAssets())
            if (source.buffer().includes(PENDING))
              compilation.updateAsset(
                name,
                new sources.RawSource(source.source().toString().replaceAll(PENDING, hash)),
              );
        });
        const last = Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name: 'outputVersion', stage: last }, () => {
          expectNoPending(compilation);
          const build = {
            ...facts,
            version: `${packageVersion(dir)}-${hash}`,
            bringsRuntime: true,
            shares: sharesOf(compilation),
          };
          compilation.emitAsset('build.json', new sources.RawSource(JSON.stringify(build)));
        });
      });
    },
  };
}

/**
 * The hash of an output, without the preliminary hashes in its file names: those change with every comment.
 * @returns ten hexadecimal digits
 */
function hashOf(assets: readonly Readonly<Asset>[], facts: Facts): string {
  const preliminary = new Set(assets.flatMap(({ info }) => info.contenthash ?? []));
  const anyOfThem = new RegExp([...preliminary].join('|'), 'g');
  const withoutNames = (text: string) => text.replace(anyOfThem, '');
  const parts = assets
    .filter(({ name }) => !name.endsWith('.map'))
    .map(({ name, source }) => {
      // As bytes, one character each: an asset can be a picture.
      const content = withoutNames(source.buffer().toString('latin1'));
      return `${withoutNames(name)}\0${createHash('sha256').update(content).digest('hex')}`;
    });
  const all = [JSON.stringify(facts), ...parts.sort()].join('\0');
  return createHash('sha256').update(all).digest('hex').slice(0, PENDING.length);
}

/** An asset that was made after the version was filled in must not contain what stood there before. */
function expectNoPending(compilation: Compilation): void {
  for (const { name, source } of compilation.getAssets())
    if (source.buffer().includes(PENDING)) throw new Error(`${name} was made before the version was known.`);
}
