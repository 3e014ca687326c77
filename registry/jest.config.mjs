import { preset } from '../jest.preset.mjs';

export default {
  ...preset('registry', 'node'),
  // PostgreSQL, for the tests that both stores have to pass.
  globalSetup: '<rootDir>/../api/jest.setup.mjs',
  globalTeardown: '<rootDir>/../api/jest.teardown.mjs',
};
