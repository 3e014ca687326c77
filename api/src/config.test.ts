import { readConfig } from './config.ts';

test('defaults suit a developer machine; empty values count as not set', () => {
  expect(readConfig({ API_PORT: '', STRIPE_SECRET_KEY: '' }, '/data')).toMatchObject({
    API_PORT: 4000,
    HOST: '127.0.0.1',
    DATA_DIR: '/data',
    API_ORIGIN: 'http://localhost:4000',
    APP_ORIGIN: 'http://localhost:3000',
    PASSWORD_MIN_LENGTH: 6,
    TRUST_PROXY: [],
  });
});

test('lists are split, trailing slashes are removed', () => {
  const config = readConfig(
    {
      TOOL_ORIGINS: 'https://kom.example.org/, https://race.example.org',
      APP_ORIGIN: 'https://example.org/',
    },
    '/data',
  );
  expect(config.TOOL_ORIGINS).toEqual(['https://kom.example.org', 'https://race.example.org']);
  expect(config.APP_ORIGIN).toBe('https://example.org');
});

test.each([
  [{ API_PORT: 'http' }, 'The variable API_PORT is not valid: must be a port number'],
  [{ DATABASE_URL: 'mysql://x' }, 'The variable DATABASE_URL is not valid: must be a postgres:// address'],
  [
    { APP_ORIGIN: 'localhost' },
    'The variable APP_ORIGIN is not valid: must be an address such as http://localhost:3000',
  ],
  [
    { UNCOUNTED_NETWORKS: 'office' },
    'The variable UNCOUNTED_NETWORKS is not valid: must be addresses or CIDR ranges such as 192.0.2.0/24',
  ],
])('%j is rejected with one sentence', (env, message) => {
  expect(() => readConfig(env, '/data')).toThrow(message);
});
