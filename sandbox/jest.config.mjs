import { preset } from '../jest.preset.mjs';

const base = preset('sandbox', 'node');

export default {
  ...base,
  // Checks every response against the descriptions that Stripe and PayPal publish.
  setupFilesAfterEnv: [...base.setupFilesAfterEnv, '<rootDir>/parity/every-answer.setup.ts'],
};
