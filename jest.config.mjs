import { availableParallelism } from 'node:os';

export default {
  // More than there are processors: tests of the API wait for their database and their sandbox. A number, because Jest
  // reads a percentage above 100 as so many workers.
  maxWorkers: 2 * availableParallelism(),
  // Half a second, as by default, is short for a worker beside others: Jest then warns of a leak that is none.
  workerGracefulExitTimeout: 5_000,
  testSequencer: '<rootDir>/jest.sequencer.mjs',
  // Only ends a test that hangs: how long one takes depends on what else the machine does.
  testTimeout: 60_000,
  projects: [
    '<rootDir>/{shell,remote-*,tool-*,api,registry,operators,sandbox,stack,e2e}/jest.config.mjs',
    '<rootDir>/shared/*/jest.config.mjs',
  ],
};
