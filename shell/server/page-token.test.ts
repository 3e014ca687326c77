/** @jest-environment node */
import { networkOf, PageTokens } from './page-token.ts';

const key = { d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A' };

test('a token names a page of this deployment, also for a replica', () => {
  const token = new PageTokens(key).issue('203.0.113.7');
  const known = new PageTokens(key).read(token)!;
  expect(known.page).toMatch(/^[\w-]{12}$/);
  expect(new PageTokens(key).read(new PageTokens(key).issue('203.0.113.7'))!.page).not.toBe(known.page);
});

test('no bit of it can be another one, and no other key makes one', () => {
  const tokens = new PageTokens(key);
  const bytes = Buffer.from(tokens.issue('203.0.113.7'), 'base64url');
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const other = Buffer.from(bytes);
    other[bit >> 3]! ^= 1 << (bit & 7);
    expect(tokens.read(other.toString('base64url'))).toBeUndefined();
  }
  for (const text of ['', 'x', bytes.subarray(1).toString('base64url')])
    expect(tokens.read(text)).toBeUndefined();
  expect(new PageTokens({ d: key.d.replace('n', 'm') }).read(bytes.toString('base64url'))).toBeUndefined();
});

test('it is good for a day', () => {
  let now = Date.now();
  const tokens = new PageTokens(key, () => now);
  const token = tokens.issue('203.0.113.7');
  now += 24 * 3_600_000;
  expect(tokens.read(token)).toBeDefined();
  now += 120_000;
  expect(tokens.read(token)).toBeUndefined();
});

test('pages of one network have one name for it, which does not say which one it is', () => {
  const tokens = new PageTokens(key);
  const network = (address: string) => tokens.read(tokens.issue(address))!.network;
  expect(network('203.0.113.7')).toBe(network('203.0.113.250'));
  expect(network('203.0.113.7')).not.toBe(network('203.0.114.7'));
  expect(network('203.0.113.7')).not.toBe(
    new PageTokens({ d: key.d.replace('n', 'm') }).read(
      new PageTokens({ d: key.d.replace('n', 'm') }).issue('203.0.113.7'),
    )!.network,
  );
});

test.each([
  ['203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113'],
  ['2001:db8:1:2::3', '2001:0db8:0001'],
  ['2001:DB8::3', '2001:0db8:0000'],
  ['fe80::1%eth0', 'fe80:0000:0000'],
  ['::1', '0000:0000:0000'],
  ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001'],
])('%s is in %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
