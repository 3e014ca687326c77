/**
 * Gives a page the core of the federation plugin's runtime. Releases from before November 2026 contain the rest of that
 * runtime and take its core from the page. The name of the global is the runtime's own.
 */
export async function provideRuntimeCore(): Promise<void> {
  const core = await import(/* webpackChunkName: "runtime-core" */ '@module-federation/runtime-core');
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
}
