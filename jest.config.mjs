export default {
  projects: [
    '<rootDir>/{shell,remote-*,tool-*,api,sandbox,stack}/jest.config.mjs',
    '<rootDir>/shared/*/jest.config.mjs',
  ],
};
