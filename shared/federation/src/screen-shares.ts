import type { Compilation, Module } from 'webpack';

/** A module in whose place the federation runtime puts the page's copy of a shared package. */
const shareKeyOf = (module: Module): string | undefined =>
  module.type === 'consume-shared-module'
    ? (module as Module & { options: { shareKey: string } }).options.shareKey
    : undefined;

/**
 * The shared packages that each exposed module needs before it runs. The federation plugin's manifest lists those of the
 * whole remote: a page would preload also what a screen loads later, or never.
 */
export function sharesOf(compilation: Compilation): Record<string, string[]> {
  const prefix = '__federation_expose_';
  const exposed = [...compilation.namedChunkGroups].filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(
    exposed.map(([name, group]) => {
      const keys = group.chunks
        .flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)])
        .flatMap((module) => shareKeyOf(module) ?? []);
      return [name.slice(prefix.length), [...new Set(keys)].sort()];
    }),
  );
}
