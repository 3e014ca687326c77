import { statSync } from 'node:fs';
import { readKeys, type PublicKey } from './keys.ts';

/**
 * Follows the file of public keys: each call returns its current content. When it cannot be read, what was read last
 * counts, and the problem is logged once per change of the file.
 */
export function followKeys(file: string, log: (problem: string) => void): () => PublicKey[] {
  let seen = '';
  let keys: PublicKey[] = [];
  return () => {
    let stamp = 'missing';
    try {
      const { mtimeMs, size, ino } = statSync(file);
      stamp = `${mtimeMs}-${size}-${ino}`;
    } catch {
      // Reading it says what is wrong.
    }
    if (stamp === seen) return keys;
    seen = stamp;
    try {
      keys = readKeys(file);
    } catch (error) {
      log((error as Error).message);
    }
    return keys;
  };
}
