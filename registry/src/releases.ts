import { releaseName, type ReleaseName } from '@breakaway/releases/release';
import { z } from 'zod';
import { Refusal } from './refusal.ts';
import type { KeptRelease, Store } from './store/store.ts';

/** The parts of an address that names a file of a release. */
export const ofFile = releaseName.extend({ '*': z.string().max(300) });

/** A release that is here. Throws a refusal for any other. */
export async function keptRelease(store: Store, { name, version }: ReleaseName): Promise<KeptRelease> {
  const kept = await store.release(name, version);
  if (!kept) throw new Refusal(404, `${name} ${version} is not published.`);
  return kept;
}

/** The content of a file that is here. Throws a refusal for any other. */
export async function keptFile(store: Store, hash: string | undefined): Promise<Uint8Array> {
  const found = hash && (await store.file(hash));
  if (!found) throw new Refusal(404, 'There is no such file.');
  return found;
}
