import * as runtimeCore from '@module-federation/runtime-core';

/**
 * The federation runtime's core for every remote of the page. Remotes are built without one (`externalRuntime`), which
 * saves each of them a third of its entry; the name of the global is the runtime's own.
 */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
