export default {
  // Jest leaves a processor free by itself, which is half of a small machine.
  maxWorkers: '100%',
  // Only ends a test that hangs: how long one takes depends on what else the machine does.
  testTimeout: 30_000,
  projects: [
    '<rootDir>/{shell,remote-*,tool-*,api,sandbox,stack,e2e}/jest.config.mjs',
    '<rootDir>/shared/*/jest.config.mjs',
  ],
};
