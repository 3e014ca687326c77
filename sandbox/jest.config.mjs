import { preset } from '../jest.preset.mjs';

export default {
  ...preset('sandbox', 'node'),
  // Holds every answer against what Stripe and PayPal publish of theirs.
  setupFilesAfterEnv: ['<rootDir>/parity/every-answer.setup.ts'],
};
