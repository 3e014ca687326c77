import Sequencer from '@jest/test-sequencer';

/**
 * Files that take long begin first, or one of them is left over at the end while the other processors have nothing to do.
 * Jest knows what took long from an earlier run; where there has been none, as in CI, these are the longest.
 */
const LONGEST = [
  'api/histories/histories.test.ts',
  'api/histories/killed.test.ts',
  'api/fuzz/fuzz.test.ts',
  'billing/plan/renewals.test.ts',
  'billing/plan/withdraw.test.ts',
  'billing/paypal/paypal.test.ts',
  'api/src/secrets.test.ts',
  'cycling/src/pacing/plan/plan.test.ts',
  'api/src/app.test.ts',
];

export default class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const at = LONGEST.findIndex((end) => path.endsWith(end));
      return at < 0 ? LONGEST.length : at;
    };
    // Stable: among the others jest's own order holds.
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other));
  }
}
