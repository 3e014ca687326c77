export default {
  projects: [
    '<rootDir>/{shell,remote-*,tool-*,api,sandbox,stack,e2e}/jest.config.mjs',
    '<rootDir>/shared/*/jest.config.mjs',
  ],
};
