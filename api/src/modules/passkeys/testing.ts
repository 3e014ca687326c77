import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

interface Options {
  challenge: string;
}

/** Deviations from a correct authenticator and browser. */
interface Faults {
  origin?: string;
  rpId?: string;
  /** The person was present, but not verified by a finger or a PIN. */
  unverified?: boolean;
  counter?: number;
  userHandle?: string;
  /** Another key signs. */
  forged?: boolean;
}

/**
 * A simulated authenticator with one passkey, and its browser: ES256, no attestation, an increasing counter (WebAuthn
 * level 3, sections 6.1 and 6.5).
 */
export function softwareAuthenticator({ origin = 'http://localhost:3000', rpId = 'localhost' } = {}) {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const others = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let handle: string | undefined;

  const authenticatorData = (faults: Faults, attested: Buffer = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    counter += 1;
    count.writeUInt32BE(faults.counter ?? counter);
    // User present, user verified, attested credential data.
    const flags = 0x01 | (faults.unverified ? 0 : 0x04) | (attested.length > 0 ? 0x40 : 0);
    return Buffer.concat([sha256(faults.rpId ?? rpId), Buffer.from([flags]), count, attested]);
  };
  const clientData = (type: string, challenge: string, faults: Faults) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: faults.origin ?? origin, crossOrigin: false }));

  const coseKey = () => {
    const { x, y } = keys.publicKey.export({ format: 'jwk' });
    // kty EC2, alg ES256, crv P-256 (RFC 9053).
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
      ]),
    );
  };

  return {
    id: base64url(id),
    /** As `navigator.credentials.create` with the API's options. */
    create(options: Options & { user?: { id: string } }, faults: Faults = {}) {
      handle = options.user?.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey()]);
      const attestationObject = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authenticatorData(faults, attested))],
        ]) as Parameters<typeof isoCBOR.encode>[0],
      );
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        authenticatorAttachment: 'platform',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options.challenge, faults)),
          attestationObject: base64url(attestationObject),
          transports: ['internal'],
        },
      };
    },
    /** As `navigator.credentials.get` with the API's options. */
    get(options: Options, faults: Faults = {}) {
      const data = authenticatorData(faults);
      const client = clientData('webauthn.get', options.challenge, faults);
      const { privateKey } = faults.forged ? others : keys;
      const userHandle = faults.userHandle ?? handle;
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        authenticatorAttachment: 'platform',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          ...(userHandle && { userHandle }),
        },
      };
    },
  };
}
