import { sharedBy, type Factory, type WebpackRequire } from './share-scope.ts';

/** Puts the page's own copies into its share scope, before any module runs. They are all in its first script. */
function init({ webpackRequire: { S, federation } }: { webpackRequire: WebpackRequire }): object {
  const { name, shared = {} } = federation.initOptions;
  const scope = (S.default ??= {});
  for (const [key, copies] of Object.entries(shared))
    for (const copy of copies)
      scope[key] = { [copy.version]: sharedBy(name, { ...copy, lib: copy.get() as Factory, loaded: true }) };
  return { name };
}

/**
 * The runtime of the shell, in place of the federation plugin's own, of which a page needs this much. Remotes are loaded
 * by the shell's loader. (shell/src/remotes/federation.ts)
 */
export default { bundlerRuntime: { init } };
