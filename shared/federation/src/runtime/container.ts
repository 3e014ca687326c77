import { satisfies } from '../caret.ts';
import { sharedBy, type Factory, type ShareScope, type WebpackRequire as Build } from './share-scope.ts';

/** What a build wants in the place of one module. */
interface Consumed {
  shareKey: string;
  requiredVersion: string;
  /** The page's copy has to fit; otherwise one that does not fit is used, with a warning. */
  strictVersion: boolean;
}

interface Module {
  exports: unknown;
}

interface WebpackRequire extends Build {
  /** The folder that chunks and pictures are loaded from. */
  p: string;
  /** The factories of modules, and those that ran. */
  m: Record<string, (module: Module) => void>;
  c: Record<string, unknown>;
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, Consumed> };
}

/** Runs with the entry's script, so that the release's folder is known. There is nothing to share before it is loaded. */
function init({ webpackRequire }: { webpackRequire: WebpackRequire }): object {
  webpackRequire.p = (document.currentScript as HTMLScriptElement).src.replace(/[^/]*$/, '');
  return webpackRequire.federation.initOptions;
}

/** A container takes the scope of its page. */
function initContainerEntry({
  webpackRequire,
  shareScope,
}: {
  webpackRequire: WebpackRequire;
  shareScope: ShareScope;
}): void {
  webpackRequire.S.default = shareScope;
}

/**
 * The copy that a build gets: one of the page that fits and is loaded or on its way, or else its own. A package that
 * only the page has comes from there.
 * @throws when the page has none that may be used
 */
function take({ S, federation }: WebpackRequire, wanted: Consumed): Factory | Promise<Factory> {
  const { shareKey, requiredVersion, strictVersion } = wanted;
  const { name, shared } = federation.initOptions;
  const own = shared?.[shareKey]?.[0];
  const copies = (S.default![shareKey] ??= {});
  const usable = Object.values(copies).filter((copy) => copy.lib || copy.loading || !own);
  let found = usable.find(({ version }) => satisfies(version, requiredVersion));
  if (!found && !own) {
    const has = Object.keys(copies).join(', ') || 'no version';
    const problem = `The page has ${has} of ${shareKey}, which does not satisfy ${requiredVersion}.`;
    [found] = usable;
    if (strictVersion || !found) throw new Error(problem);
    console.warn(problem);
  }
  if (found) return found.lib ?? found.loading ?? found.get();
  const copy = sharedBy(name, own!);
  copies[copy.version] = copy;
  return (copy.loading = Promise.resolve(copy.get()).then(
    (lib) => Object.assign(copy, { lib, loaded: true }).lib,
    (error: unknown) => {
      // The next one who needs it starts anew.
      if (copies[copy.version] === copy) delete copies[copy.version];
      throw error;
    },
  ));
}

/** Puts a factory in the place of a module. */
function install({ m, c }: WebpackRequire, id: string, factory: Factory): void {
  m[id] = (module) => {
    // webpack would otherwise keep a module that threw.
    delete c[id];
    module.exports = factory();
  };
}

/** The shared packages that a chunk needs before its modules run. */
function consumes({
  webpackRequire,
  installedModules,
  chunkMapping,
  chunkId,
  promises,
}: {
  webpackRequire: WebpackRequire;
  /** 0 for a module that is there, a promise for one that is being loaded. */
  installedModules: Record<string, Promise<unknown> | 0>;
  chunkMapping: Record<string, string[]>;
  chunkId: string;
  promises: Promise<unknown>[];
}): void {
  const { moduleIdToConsumeDataMapping: wanted } = webpackRequire.consumesLoadingData;
  for (const id of chunkMapping[chunkId] ?? []) {
    const known = installedModules[id];
    if (known) promises.push(known);
    if (known !== undefined) continue;
    const use = (factory: Factory) => {
      installedModules[id] = 0;
      install(webpackRequire, id, factory);
    };
    // The module that needs it throws, and the next attempt starts anew.
    const fail = (error: unknown) => {
      delete installedModules[id];
      install(webpackRequire, id, () => {
        throw error;
      });
    };
    try {
      const taken = take(webpackRequire, wanted[id]!);
      if (taken instanceof Promise) promises.push((installedModules[id] = taken.then(use).catch(fail)));
      else use(taken);
    } catch (error) {
      fail(error);
    }
  }
}

/**
 * The runtime of a remote, in place of the federation plugin's own, which is many times as large: there is one share
 * scope, and ranges are caret ranges. The contract between a page and a container is the plugin's: `init(shareScope)` and `get(module)`,
 * with copies in the scope as its own runtime has them. So a remote also works in a page with the plugin's runtime, and
 * a remote with that runtime in a page of ours.
 */
export default { bundlerRuntime: { init, initContainerEntry, consumes } };
