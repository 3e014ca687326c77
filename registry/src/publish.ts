import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { decodeSigned, verifyRelease, type PublicKey } from '@breakaway/releases/keys';
import { integrityOf, type Release } from '@breakaway/releases/release';
import { overBudget, type Budget } from './budget.ts';
import { expectRoomForRelease, type Quota } from './quota.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store/store.ts';

const unpack = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };
const compressed = /\.(br|gz)$/;

export interface PublishRules {
  keys: PublicKey[];
  budget: Budget;
  quota: Quota;
}

/** Each compressed form has to be the file that it stands for: a server sends it in its place. */
async function unlikeTheirFiles(store: Store, { integrity, maps }: Release): Promise<string | undefined> {
  const limit = { maxOutputLength: 32_000_000 };
  for (const [path, hash] of Object.entries(integrity)) {
    const ending = compressed.exec(path)?.[0] as keyof typeof unpack | undefined;
    if (!ending) continue;
    const original = integrity[path.slice(0, -ending.length)];
    const content = await unpack[ending]((await store.file(hash))!, limit).catch(() => null);
    if (!original || !content || integrityOf(content) !== original) return path;
  }
  return Object.keys(integrity).find((path) => path.endsWith('.map') || path in maps);
}

/** What a page loads has to be among the files that have a hash. */
const withoutHash = ({ entry, screens, shared = {}, integrity }: Release): string | undefined =>
  [entry, ...Object.values(screens).flat(), ...Object.keys(shared)].find((script) => !(script in integrity));

/** Whether a release is signed by a key that counts and is still in use. */
export const isLastingSignature = (signed: string, keys: PublicKey[]): Promise<boolean> =>
  verifyRelease(signed, keys).then(
    ({ key }) => !key.retired,
    () => false,
  );

const isSame = (one: Release, other: Release): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Adds a release to the registry.
 * @param named the remote and version that the request is about
 * @param signer the key that signed the request
 * @returns `there` when the version was there already; it then stays as it is
 * @throws Refusal when signature, remote, files or sizes are not as they must be
 */
export async function publishRelease(
  store: Store,
  signed: string,
  named: { name: string; version: string },
  signer: PublicKey,
  { keys, budget, quota }: PublishRules,
): Promise<'new' | 'there' | 'signed again'> {
  const refuse = (why: string, status = 400): never => {
    throw new Refusal(status, `${why} Nothing was published.`);
  };
  const { release, key } = await verifyRelease(signed, keys).catch((error: Error) =>
    refuse(error.message, 403),
  );
  const { name, version } = release;
  const called = `${name} ${version}`;
  if (key.kid !== signer.kid) refuse(`${called} is signed by another key than the request.`, 403);
  if (name !== named.name || version !== named.version)
    refuse(`What is signed is ${called}, not ${named.name} ${named.version}.`);
  const bare = withoutHash(release);
  if (bare) refuse(`${bare} of ${called} has no hash.`);
  if (!(await store.release(name, version))) await expectRoomForRelease(store, key.team, quota);
  const hashes = [...new Set([...Object.values(release.integrity), ...Object.values(release.maps)])];
  const sizes = await store.sizes(hashes);
  const missing = hashes.filter((hash) => !sizes.has(hash));
  if (missing.length > 0)
    throw new Refusal(
      409,
      `${missing.length} of ${hashes.length} files of ${called} were not uploaded. Nothing was published.`,
      missing,
    );
  const tooMuch = overBudget(release, sizes, budget);
  if (tooMuch) refuse(`${called} is too large. ${tooMuch}`, 413);
  const unlike = await unlikeTheirFiles(store, release);
  if (unlike) refuse(`${unlike} of ${called} does not hold what its name says.`);
  const size = Object.values(release.integrity).reduce((sum, hash) => sum + sizes.get(hash)!, 0);
  const next = { name, version, signed, size, by: key.kid, team: key.team };
  if (await store.addRelease(next)) return 'new';
  // The same files, signed anew because the key that had signed them was replaced.
  const before = (await store.release(name, version))!.signed;
  if ((await isLastingSignature(before, keys)) || !isSame(decodeSigned(before), release)) return 'there';
  await store.signAgain(next);
  return 'signed again';
}
