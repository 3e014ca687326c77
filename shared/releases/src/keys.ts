import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import {
  CompactSign,
  compactVerify,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  SignJWT,
} from 'jose';
import { z } from 'zod';
import { release, type Release } from './release.ts';
import { ALGORITHM, AUDIENCE, VALID_S } from './signed-request.ts';

/**
 * Keys of teams: Ed25519, as JSON Web Keys (RFC 7517, RFC 8037). A team holds the private one. The public ones are a
 * file that operators review; the registry, the shell and the servers of remotes read the same file.
 */
/** How far clocks may differ, in seconds. */
const SKEW_S = 60;

const okp = {
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  kid: z.string().min(1).max(60),
};

/**
 * What the holder of a key may do: upload releases, make them live, or both of all remotes and clean (`operate`). A shell
 * may `follow`: it says which releases it can load.
 */
export const duty = z.enum(['publish', 'deploy', 'operate', 'follow']);
export type Duty = z.output<typeof duty>;

const publicKey = z.object({
  ...okp,
  team: z.string().min(1).max(60),
  /** The remotes that it is for; `*` for all of them. */
  remotes: z.union([z.literal('*'), z.array(z.string())]),
  may: z.array(duty),
  /** It signs nothing any more, but the releases that it signed stay valid. (A key that was stolen is removed.) */
  retired: z.boolean().optional(),
});
export type PublicKey = z.output<typeof publicKey>;

const keySet = z.object({ keys: z.array(publicKey) });
const privateKey = z.object({ ...okp, d: z.string() });
export type PrivateKey = z.output<typeof privateKey>;

/** A new key. Its id names the team and is unique. */
export async function newPrivateKey(team: string): Promise<PrivateKey> {
  const pair = await generateKeyPair(ALGORITHM, { extractable: true });
  const secret = await exportJWK(pair.privateKey);
  const kid = `${team}-${createHash('sha256').update(secret.x!).digest('hex').slice(0, 8)}`;
  return privateKey.parse({ ...secret, kid });
}

/** Reads the file of public keys. Throws one sentence for a file that is none. */
export function readKeys(file: string): PublicKey[] {
  const found = keySet.safeParse(parsed(file));
  if (!found.success) throw new Error(`${file} is no set of public keys.`);
  return found.data.keys;
}

/** Reads a private key from a text, as a secret of a CI holds it. */
export function privateKeyOf(text: string, where: string): PrivateKey {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    raw = undefined;
  }
  const found = privateKey.safeParse(raw);
  // What was read is never part of the message.
  if (!found.success) throw new Error(`${where} holds no private key.`);
  return found.data;
}

/** Reads the file of a private key. */
export function readPrivateKey(file: string): PrivateKey {
  if (!existsSync(file))
    throw new Error(
      `There is no key in ${file}. A team sets TEAM_KEY_FILE or TEAM_KEY, the shell SHELL_KEY_FILE.`,
    );
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`The key in ${file} cannot be read.`, { cause: error });
  }
  return privateKeyOf(text, file);
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`The keys in ${file} cannot be read.`, { cause: error });
  }
}

/** Whether a key covers a remote. */
export const covers = ({ remotes }: PublicKey, remote: string): boolean =>
  remotes === '*' || remotes.includes(remote);

/** Whether a key may do something to a remote. */
export const isAllowed = (key: PublicKey, what: Duty, remote: string): boolean =>
  covers(key, remote) && (key.may.includes(what) || key.may.includes('operate'));

/** A release in the form in which it is uploaded and kept: a compact JSON Web Signature over its JSON. */
export async function signRelease(described: Release, key: PrivateKey): Promise<string> {
  return new CompactSign(new TextEncoder().encode(JSON.stringify(described)))
    .setProtectedHeader({ alg: ALGORITHM, kid: key.kid, typ: 'release' })
    .sign(await importJWK(key, ALGORITHM));
}

/** The key that a signed text names, if it is known. */
function namedKey(signed: string, keys: PublicKey[]): PublicKey | undefined {
  try {
    const { kid } = decodeProtectedHeader(signed);
    return keys.find((key) => key.kid === kid);
  } catch {
    return undefined;
  }
}

export interface SignedRelease {
  release: Release;
  key: PublicKey;
}

/**
 * Reads a signed release.
 * @throws one sentence when the key is unknown, may not publish this remote, or did not sign exactly this
 */
export async function verifyRelease(signed: string, keys: PublicKey[]): Promise<SignedRelease> {
  const key = namedKey(signed, keys);
  if (!key) throw new Error('The release is signed by a key that is not known here.');
  let payload: Uint8Array;
  try {
    const verified = await compactVerify(signed, await importJWK(key, ALGORITHM), {
      algorithms: [ALGORITHM],
    });
    if (verified.protectedHeader.typ !== 'release') throw new Error('no release');
    ({ payload } = verified);
  } catch (error) {
    throw new Error('The signature of the release is not valid.', { cause: error });
  }
  const found = release.safeParse(JSON.parse(new TextDecoder().decode(payload)));
  if (!found.success) {
    const [issue] = found.error.issues;
    throw new Error(`The release is not complete: ${issue?.path.join('.')}: ${issue?.message}.`);
  }
  if (!isAllowed(key, 'publish', found.data.name))
    throw new Error(`The key ${key.kid} may not publish ${found.data.name}.`);
  return { release: found.data, key };
}

/** The release in a signed text that was verified before. */
export const decodeSigned = (signed: string): Release =>
  release.parse(JSON.parse(Buffer.from(signed.split('.')[1]!, 'base64url').toString()));

const digestOf = (body: Uint8Array | string): string => createHash('sha256').update(body).digest('base64url');

/** What of a request is signed, beside its body. */
export interface SignedParts {
  method: string;
  /** With its query. */
  path: string;
}

/** The `Authorization` header of a request. It is good for this request only, and for a minute. */
export async function authorization(
  { method, path }: SignedParts,
  body: Uint8Array | string,
  key: PrivateKey,
): Promise<string> {
  const jwt = new SignJWT({ method, path, digest: digestOf(body) })
    .setProtectedHeader({ alg: ALGORITHM, kid: key.kid, typ: 'request' })
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${VALID_S}s`);
  return `Signed ${await jwt.sign(await importJWK(key, ALGORITHM))}`;
}

/** Who signed a request, and what its body has to be. */
export interface Signer {
  key: PublicKey;
  /** Whether this is the body that was signed. */
  signed(body: Uint8Array | string): boolean;
}

/**
 * Reads the signature of a request, before its body is there.
 * @returns undefined when it is not signed by a key that is known and in use
 */
export async function signerOf(
  header: string | undefined,
  { method, path }: SignedParts,
  keys: PublicKey[],
): Promise<Signer | undefined> {
  const signed = header?.startsWith('Signed ') ? header.slice('Signed '.length) : '';
  const key = namedKey(signed, keys);
  if (!key || key.retired) return undefined;
  try {
    const { payload } = await jwtVerify(signed, await importJWK(key, ALGORITHM), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      typ: 'request',
      maxTokenAge: VALID_S,
      clockTolerance: SKEW_S,
    });
    if (payload.method !== method || payload.path !== path) return undefined;
    return { key, signed: (body) => payload.digest === digestOf(body) };
  } catch {
    return undefined;
  }
}
