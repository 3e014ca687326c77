import { preset } from '../jest.preset.mjs';

const base = preset('remote-marketing', 'browser');

export default {
  ...base,
  moduleNameMapper: { ...base.moduleNameMapper, '\\.webp$': '<rootDir>/src/picture-in-tests.cjs' },
};
