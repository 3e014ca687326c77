import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from './atomic-write.ts';
import { newPrivateKey, readKeys, readPrivateKey, type Duty, type PublicKey } from './keys.ts';

/** Who is to have a key. */
export interface Holder {
  team: string;
  remotes: PublicKey['remotes'];
  may: Duty[];
  /** Where the private key goes. */
  file: string;
}

/**
 * Makes the keys that are not there yet, and adds their public parts to the file of public keys. Existing keys stay.
 * @returns the ids of the new keys
 */
export async function makeKeys(publicFile: string, holders: Holder[]): Promise<string[]> {
  const keys = existsSync(publicFile) ? readKeys(publicFile) : [];
  const made: string[] = [];
  for (const { file, ...facts } of holders) {
    if (!existsSync(file)) {
      const made = await newPrivateKey(facts.team);
      // The private part first: a public key that nobody holds would stay for ever.
      writeAtomically(file, `${JSON.stringify(made, null, 2)}\n`, 0o600);
    }
    const { kid, kty, crv, x } = readPrivateKey(file);
    // It may be missing after a start that was cut off.
    if (keys.some((key) => key.kid === kid)) continue;
    const publicKey: PublicKey = { kty, crv, x, kid, ...facts };
    keys.push(publicKey);
    made.push(publicKey.kid);
    writeAtomically(publicFile, `${JSON.stringify({ keys }, null, 2)}\n`);
  }
  return made;
}

/** The keys of a set-up on one machine: one for each remote's team, for operators, and for the shell. */
export const localHolders = (remotes: string[], folder: string): Holder[] => [
  ...remotes.map((name): Holder => ({
    team: name,
    remotes: [name],
    may: ['publish', 'deploy'],
    file: join(folder, `${name}.json`),
  })),
  { team: 'operators', remotes: '*', may: ['operate'], file: join(folder, 'operators.json') },
  { team: 'shell', remotes: '*', may: ['follow'], file: join(folder, 'shell.json') },
];
