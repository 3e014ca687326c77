import type { PublicKey } from '@breakaway/releases/keys';
import type { Quota } from './quota.ts';
import type { Watched } from './services.ts';
import type { Reports } from './store/reports.ts';
import type { Store } from './store/store.ts';

/** Log lines are data: one JSON object each. No key and no signature is ever part of one. */
type Log = (event: string, facts: Record<string, unknown>) => void;

/** What the registry's server is made of. */
export interface RegistryParts {
  store: Store;
  reports: Reports;
  /** Servers whose readiness operators see. */
  services?: Watched[];
  /** The folder of the operators' page; without it there is none. */
  pageDir?: string | undefined;
  /** Whether releases that fail are taken back by itself. */
  withdraws?: boolean;
  /** How much one team may keep. */
  quota: Quota;
  /** The public keys, as they are now. */
  keys: () => PublicKey[];
  log: Log;
}
