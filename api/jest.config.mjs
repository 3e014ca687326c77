import { preset } from '../jest.preset.mjs';

export default {
  ...preset('api', 'node'),
  globalSetup: '<rootDir>/jest.setup.mjs',
  globalTeardown: '<rootDir>/jest.teardown.mjs',
};
