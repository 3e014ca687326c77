export { addressesOf, freePorts, portsFrom, type Addresses, type Ports } from './addresses.ts';
export { buildApps, root } from './build.ts';
export { findChromium } from './chromium.ts';
export { Service } from './service.ts';
export { releaseFrom } from './release.ts';
export { keysDirOf, publicKeysOf, remotesDirOf, serviceSpecs, type StackOptions } from './services.ts';
export { startStack, type Stack } from './stack.ts';
