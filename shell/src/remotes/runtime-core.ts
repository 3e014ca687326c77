import * as runtimeCore from '@module-federation/runtime-core';

/**
 * The federation runtime's core, shared by all remotes of the page. Remotes are built without it (`externalRuntime`),
 * which makes each entry a third smaller. The name of the global is the runtime's own.
 */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
