import fc from 'fast-check';
import { BlockList } from 'node:net';
import { clientNetwork, isIn, networksOf } from './client-network.ts';

const groups = (length: number) =>
  fc.array(fc.oneof(fc.constant(0), fc.nat(0xffff)), { minLength: length, maxLength: length });
const hex = (group: number) => group.toString(16);

/** Some spelling of eight groups: with or without leading zeros and "::", upper case, dotted end, a zone. */
const spelling = (address: number[]) =>
  fc
    .record({
      short: fc.boolean(),
      pad: fc.boolean(),
      upper: fc.boolean(),
      dotted: fc.boolean(),
      zone: fc.boolean(),
    })
    .map(({ short, pad, upper, dotted, zone }) => {
      const texts = address.map((group) => (pad ? hex(group).padStart(4, '0') : hex(group)));
      const end = dotted
        ? [
            address
              .slice(6)
              .flatMap((group) => [group >> 8, group & 255])
              .join('.'),
          ]
        : texts.slice(6);
      let parts = [...texts.slice(0, 6), ...end];
      let text = parts.join(':');
      const run = short ? /(^|:)(0{1,4}(:|$))+/.exec(parts.slice(0, 6).join(':')) : null;
      if (run) {
        const first = parts.slice(0, 6).join(':').slice(0, run.index).split(':').filter(Boolean).length;
        const length = run[0].split(':').filter(Boolean).length;
        parts = [...parts.slice(0, first), '', ...parts.slice(first + length)];
        text = parts.join(':').replace(/^:/, '::');
      }
      return `${upper ? text.toUpperCase() : text}${zone ? '%eth0' : ''}`;
    });

test('two IPv6 addresses are in one network exactly when their /64 is the same, in any spelling', () => {
  const pair = fc
    .tuple(groups(8), groups(8), fc.boolean())
    .map(([a, b, sameNet]) => [a, sameNet ? [...a.slice(0, 4), ...b.slice(4)] : b] as const)
    // Addresses that embed an IPv4 address are in the next test.
    .filter((both) => both.every((address) => address.slice(0, 5).some((group) => group > 0)));
  const spelled = pair.chain(([a, b]) => fc.tuple(fc.constant([a, b] as const), spelling(a), spelling(b)));
  fc.assert(
    fc.property(spelled, ([[a, b], one, other]) => {
      const list = new BlockList();
      list.addSubnet(a.map(hex).join(':'), 64, 'ipv6');
      expect(clientNetwork(one) === clientNetwork(other)).toBe(list.check(b.map(hex).join(':'), 'ipv6'));
    }),
    { numRuns: 2000 },
  );
});

test('an IPv4 address is its own network, also mapped into IPv6 in any spelling', () => {
  fc.assert(
    fc.property(
      fc.ipV4().chain((ip) => {
        const [a, b, c, d] = ip.split('.').map(Number) as [number, number, number, number];
        return fc.tuple(fc.constant(ip), spelling([0, 0, 0, 0, 0, 0xffff, (a << 8) | b, (c << 8) | d]));
      }),
      ([ip, mapped]) => {
        expect([mapped, clientNetwork(mapped)]).toEqual([mapped, ip]);
        expect(clientNetwork(ip)).toBe(ip);
      },
    ),
  );
});

test.each([
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:DB8:0000::ffff:1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:c0a8:1', '192.168.0.1'],
  ['::FFFF:192.168.0.1', '192.168.0.1'],
  ['203.0.113.7', '203.0.113.7'],
  ['_hidden', 'unknown'],
])('%s is counted as %s', (ip, network) => {
  expect(clientNetwork(ip)).toBe(network);
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['0:0:0:0:0:0:0:1', true],
  ['::ffff:7f00:1', true],
  ['::2', false],
  ['128.0.0.1', false],
  ['192.0.2.7', true],
  ['::ffff:192.0.2.7', true],
  ['192.0.2.8', false],
  ['2001:DB8:0::5', true],
  ['2001:db8:1::5', false],
  ['_hidden', false],
])('%s is in one of the networks: %s', (ip, expected) => {
  const networks = networksOf(['127.0.0.0/8', '::1', '192.0.2.7', '2001:db8::/48']);
  expect(isIn(networks, ip)).toBe(expected);
});

test.each(['local', '192.0.2.7/33', '2001:db8::/129', '192.0.2.7/x', ''])('%s is not a network', (range) => {
  expect(() => networksOf([range])).toThrow();
});
