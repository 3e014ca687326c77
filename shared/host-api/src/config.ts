import type { RuntimeConfig } from '@breakaway/contract';
import { consultantPath, sessionKey } from '@breakaway/contract/paths';

/** The element in which the shell's server inlines the configuration as JSON. */
export const CONFIG_ELEMENT_ID = 'runtime-config';

let config: RuntimeConfig | undefined;

/** What this deployment decided: product name, addresses, publishable keys. Read once from the page. */
export function getConfig(): RuntimeConfig {
  config ??= JSON.parse(document.getElementById(CONFIG_ELEMENT_ID)?.textContent ?? 'null') as RuntimeConfig;
  if (!config) throw new Error('The page carries no runtime configuration.');
  return config;
}

/** Sets the configuration where no server inlined one: a remote on its own, a test. */
export function setConfig(next: RuntimeConfig): void {
  config = next;
}

export const productName = () => getConfig().product.name;
export const consultant = () => consultantPath(getConfig().product.slug);
export const storedSessionKey = () => sessionKey(getConfig().product.slug);
