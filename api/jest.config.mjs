import { preset } from '../jest.preset.mjs';

export default {
  ...preset('api', 'node'),
  // Password hashes are slow on purpose, and slower beside other tests.
  testTimeout: 30_000,
  globalSetup: '<rootDir>/jest.setup.mjs',
  globalTeardown: '<rootDir>/jest.teardown.mjs',
};
