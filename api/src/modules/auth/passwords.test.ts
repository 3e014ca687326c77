import { hashSecret, verifySecret } from './passwords.ts';

jest.unmock('node:crypto');

test('a hash of the reference implementation matches its password and no other', async () => {
  // From the tests of the reference implementation, https://github.com/P-H-C/phc-winner-argon2, src/test.c.
  const tag = '09316115d5cf24ed5a15a31a3ba326e5cf32edc24702987c02b6566f61913cf7';
  const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  const [salt, made] = [base64(Buffer.from('somesalt')), base64(Buffer.from(tag, 'hex'))];
  const hash = `$argon2id$v=19$m=65536,t=2,p=1$${salt}$${made}`;
  expect(await verifySecret('password', hash)).toBe(true);
  expect(await verifySecret('Password', hash)).toBe(false);
});

test('a hash has the cost that OWASP recommends, and records it', async () => {
  const hash = await hashSecret('tubular-canary-77');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifySecret('tubular-canary-77', hash)).toBe(true);
});
