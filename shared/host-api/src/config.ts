import type { RuntimeConfig } from '@breakaway/contract';
import { consultantPath, sessionKey } from '@breakaway/contract/paths';

/** The element that holds the configuration as JSON, inlined by the shell's server. */
export const CONFIG_ELEMENT_ID = 'runtime-config';

let config: RuntimeConfig | undefined;

/** The configuration of this deployment: product name, addresses, publishable keys. Read once from the page. */
export function getConfig(): RuntimeConfig {
  config ??= JSON.parse(document.getElementById(CONFIG_ELEMENT_ID)?.textContent ?? 'null') as RuntimeConfig;
  if (!config) throw new Error('The page carries no runtime configuration.');
  return config;
}

/** Sets the configuration where no server inlines one: in a remote that runs alone, and in tests. */
export function setConfig(next: RuntimeConfig): void {
  config = next;
}

export const productName = () => getConfig().product.name;
export const consultant = () => consultantPath(getConfig().product.slug);
export const storedSessionKey = () => sessionKey(getConfig().product.slug);
