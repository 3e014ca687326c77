import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { PrivateKey } from '@breakaway/releases/keys';

const PAGE_BYTES = 9;
const NETWORK_BYTES = 8;
const MAC_BYTES = 16;
const MINUTE_MS = 60_000;
/** A tab may be open for long, but what it says of releases of yesterday is of no use. */
const VALID_MINUTES = 24 * 60;

/** A page that this deployment has rendered. */
export interface KnownPage {
  page: string;
  network: string;
}

/** The part of an address that one owner has: 24 bits of IPv4, 48 of IPv6. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return plain.split('.').slice(0, 3).join('.');
  const [head = '', tail] = plain.split('%')[0]!.split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [
    ...groups(head),
    ...Array.from({ length: Math.max(0, zeros) }, () => '0'),
    ...groups(tail ?? ''),
  ];
  return all
    .slice(0, 3)
    .map((group) => group.toLowerCase().padStart(4, '0'))
    .join(':');
}

/**
 * Names each page that the shell renders, so that reports can only come from one. A token holds a random name, when it
 * was made, and a pseudonym of the visitor's network, all under the shell's own key: nobody can make one, nobody has more
 * networks than they have, and no address leaves the shell. Replicas with the same key know each other's pages.
 */
export class PageTokens {
  readonly #key: Uint8Array;
  readonly #clock: () => number;

  constructor({ d }: Pick<PrivateKey, 'd'>, clock: () => number = Date.now) {
    this.#key = new Uint8Array(
      hkdfSync('sha256', Buffer.from(d, 'base64url'), '', 'breakaway page tokens', 32),
    );
    this.#clock = clock;
  }

  /** A token for a page that goes to an address. */
  issue(address: string): string {
    const minute = Buffer.alloc(4);
    minute.writeUInt32BE(this.#minute());
    const network = this.#mac(`network ${networkOf(address)}`).subarray(0, NETWORK_BYTES);
    const said = Buffer.concat([randomBytes(PAGE_BYTES), minute, network]);
    return Buffer.concat([said, this.#mac(said)]).toString('base64url');
  }

  /** The page that a token names; undefined when it is none of ours, or too old. */
  read(token: string): KnownPage | undefined {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== PAGE_BYTES + 4 + NETWORK_BYTES + MAC_BYTES) return undefined;
    const said = bytes.subarray(0, -MAC_BYTES);
    if (!timingSafeEqual(this.#mac(said), bytes.subarray(-MAC_BYTES))) return undefined;
    if (this.#minute() - said.readUInt32BE(PAGE_BYTES) > VALID_MINUTES) return undefined;
    return {
      page: said.subarray(0, PAGE_BYTES).toString('base64url'),
      network: said.subarray(-NETWORK_BYTES).toString('base64url'),
    };
  }

  #minute(): number {
    return Math.floor(this.#clock() / MINUTE_MS);
  }

  #mac(text: Uint8Array | string): Buffer {
    return createHmac('sha256', this.#key).update(text).digest().subarray(0, MAC_BYTES);
  }
}
