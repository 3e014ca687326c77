import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import { ApiError } from '../../http/errors.ts';

/** OWASP's smallest recommended setting of argon2id: 19 MiB, 2 passes, 1 lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
/** Beyond this many in parallel, everybody would only wait longer. */
const MAX_PENDING = 100;

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);
let pending = 0;

async function tagOf(secret: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  if (pending >= MAX_PENDING)
    throw new ApiError(
      503,
      'BUSY',
      'Very many people are signing in just now. Please try again in a moment.',
      {
        headers: { 'retry-after': '2' },
      },
    );
  pending += 1;
  try {
    return await derive('argon2id', {
      message: secret.normalize('NFKC'),
      nonce,
      tagLength: TAG_BYTES,
      ...cost,
    });
  } finally {
    pending -= 1;
  }
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/**
 * Hashes a password or a code with argon2id.
 * @param like another hash with the same salt, for secrets that `matchSecret` checks together
 * @returns the PHC string, which contains its cost and salt
 */
export async function hashSecret(secret: string, like?: string): Promise<string> {
  const salt = like && PHC.exec(like)?.[4];
  const nonce = salt ? Buffer.from(salt, 'base64') : randomBytes(16);
  const tag = await tagOf(secret, nonce, COST);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;
/** A dummy hash: checked when there is no account, so that the answer takes as long as with one. */
const DUMMY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(randomBytes(16))}$${base64(randomBytes(TAG_BYTES))}`;

/** Whether a secret matches a hash. Without a hash it takes as long and returns false. */
export async function verifySecret(secret: string, hash: string | undefined): Promise<boolean> {
  return (await matchSecret(secret, hash === undefined ? [] : [hash])) !== null;
}

/**
 * The hash that matches a secret among several, or null. They share one salt, so that it takes equally long for any
 * number of them, including none.
 */
export async function matchSecret(secret: string, hashes: string[]): Promise<string | null> {
  const parts = PHC.exec(hashes[0] ?? DUMMY) ?? PHC.exec(DUMMY)!;
  const [memory, passes, parallelism] = parts.slice(1, 4).map(Number) as [number, number, number];
  const tag = await tagOf(secret, Buffer.from(parts[4]!, 'base64'), { memory, passes, parallelism });
  const isMatch = (hash: string) => {
    const [, , , , salt, expected = ''] = PHC.exec(hash) ?? [];
    const bytes = Buffer.from(expected, 'base64');
    return salt === parts[4] && bytes.length === tag.length && timingSafeEqual(tag, bytes);
  };
  return hashes.find(isMatch) ?? null;
}
