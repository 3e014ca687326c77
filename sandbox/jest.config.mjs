import { preset } from '../jest.preset.mjs';

const base = preset('sandbox', 'node');

export default {
  ...base,
  // Holds every answer against what Stripe and PayPal publish of theirs.
  setupFilesAfterEnv: [...base.setupFilesAfterEnv, '<rootDir>/parity/every-answer.setup.ts'],
};
