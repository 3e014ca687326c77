import { trustedScripts } from './trusted-scripts.ts';

interface Policy {
  createScriptURL: (address: string) => string | null;
}
declare const scriptIntegrity: (address: string) => string;
let policy: Policy & Record<string, unknown>;

beforeAll(() => {
  Object.assign(globalThis, {
    trustedTypes: { createPolicy: (_name: string, rules: typeof policy) => (policy = rules) },
  });
  const hashes = {
    '/assets/': { 'shell.js': 'sha384-shell' },
    '/remotes/auth/1.0.0/': { 'entry.js': 'sha384-entry', 'nested/chunk.js': 'sha384-chunk' },
    'https://cdn.example/chat/1.0.0/': { 'entry.js': 'sha384-elsewhere' },
  };
  new Function(trustedScripts(JSON.stringify(hashes), '["https://js.stripe.com"]'))();
});

const known: [string, string][] = [
  ['/assets/shell.js', 'sha384-shell'],
  ['http://localhost/remotes/auth/1.0.0/entry.js', 'sha384-entry'],
  ['/remotes/auth/1.0.0/~2/entry.js', 'sha384-entry'],
  ['/remotes/auth/1.0.0/nested/chunk.js', 'sha384-chunk'],
  ['https://cdn.example/chat/1.0.0/entry.js', 'sha384-elsewhere'],
];
test.each(known)('%s is loaded, with its hash', (address, hash) => {
  expect(scriptIntegrity(address)).toBe(hash);
  expect(policy.createScriptURL(address)).toBe(address);
});

test.each([
  'https://evil.example/remotes/auth/1.0.0/entry.js',
  '//evil.example/assets/shell.js',
  '/remotes/auth/1.0.0/other.js',
  '/remotes/auth/1.0.0/',
  '/remotes/auth/1.0.0/constructor',
  '/remotes/auth/2.0.0/entry.js',
  '/remotes/auth/1.0.0/../../chat/1.0.0/entry.js',
  '/uploads/photo.js',
  'data:text/javascript,alert(1)',
  'blob:http://localhost/1',
  'javascript:alert(1)',
  'http://js.stripe.com/x.js',
])('%s is not loaded', (address) => {
  expect(policy.createScriptURL(address)).toBeNull();
  expect(() => scriptIntegrity(address)).toThrow('There is no hash for');
});

test('a provider’s script is loaded without a hash', () => {
  expect(policy.createScriptURL('https://js.stripe.com/v3')).toBe('https://js.stripe.com/v3');
  expect(() => scriptIntegrity('https://js.stripe.com/v3')).toThrow('There is no hash for');
});

test('what is added to the prototype of all objects is no hash', () => {
  const polluted = Object.prototype as unknown as Record<string, unknown>;
  polluted['https://evil.example/'] = { 'x.js': 'sha384-evil' };
  polluted['evil.js'] = 'sha384-evil';
  try {
    expect(policy.createScriptURL('https://evil.example/x.js')).toBeNull();
    expect(policy.createScriptURL('/assets/evil.js')).toBeNull();
  } finally {
    delete polluted['https://evil.example/'];
    delete polluted['evil.js'];
  }
});

test('no string becomes markup or code, and nobody can replace the table', () => {
  expect(Object.keys(policy)).toEqual(['createScriptURL']);
  expect(() => Object.assign(globalThis, { scriptIntegrity: () => 'sha384-evil' })).toThrow(TypeError);
});
