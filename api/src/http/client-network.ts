import { BlockList, isIP, isIPv4 } from 'node:net';

/** The eight groups of an IPv6 address in any spelling that `isIP` accepts. */
function groupsOf(address: string): number[] {
  // A dotted end is two groups.
  const text = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a, b, c, d] = bytes.map(Number) as [number, number, number, number];
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [head = '', tail] = text.split('::');
  const parse = (half: string) =>
    half === '' ? [] : half.split(':').map((group) => Number.parseInt(group, 16));
  const [before, after] = [parse(head), parse(tail ?? '')];
  if (tail === undefined) return before;
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/** An address in canonical form: IPv4, also when mapped into IPv6; else eight groups. */
function canonical(ip: string): string {
  const address = ip.replace(/%.*$/, '');
  if (isIP(address) !== 6) return isIPv4(address) ? address : 'unknown';
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return groups.map((group) => group.toString(16)).join(':');
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}

/**
 * The network of a client: its IPv4 address, or the /64 of its IPv6 address, which is what a household gets. Every
 * spelling of an address gives the same result.
 */
export function clientNetwork(ip: string): string {
  const address = canonical(ip);
  return address.includes(':') ? `${address.split(':').slice(0, 4).join(':')}::/64` : address;
}

/** Networks as addresses or CIDR ranges. @throws Error for anything else */
export function networksOf(ranges: string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const isSix = isIP(address) === 6;
    list.addSubnet(address, Number(bits ?? (isSix ? 128 : 32)), isSix ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** Whether a client's address, in any spelling, is in one of the networks. */
export function isIn(networks: BlockList, ip: string): boolean {
  const address = canonical(ip);
  return address !== 'unknown' && networks.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
}
