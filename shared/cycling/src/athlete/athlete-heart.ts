import type { Input } from '../answer/input.ts';
import { estimate, fromProfile, type Read } from './profile-reader.ts';
import type { UserRecord } from './user-record.ts';

export type HeartRates = { maxHrBpm: Input | null; thresholdHrBpm: Input | null; restingHrBpm: Input | null };

/** Heart rates: the record has no age, so without maximum and threshold both stay unknown. */
export function resolveHeartRates(user: UserRecord, read: Read): HeartRates {
  const hearts = user.heartRateMatrix ?? {};
  const older = user.abilitiesData ?? {};
  const max = read(
    'heartRateMatrix.maxHr',
    'maximum heart rate',
    [hearts.maxHr, older.fcMax],
    100,
    240,
    'bpm',
  );
  const threshold = read(
    'heartRateMatrix.thresholdHr',
    'threshold heart rate',
    [hearts.thresholdHr, older.fcThreshold],
    80,
    230,
    'bpm',
  );
  const resting = read('heartRateMatrix.restingHr', 'resting heart rate', [hearts.restingHr], 25, 120, 'bpm');
  const maxHr =
    max !== null
      ? fromProfile('maxHrBpm', 'maximum heart rate', max, 'bpm', 2)
      : threshold !== null
        ? estimate(
            'maxHrBpm',
            'maximum heart rate',
            threshold / 0.92,
            'bpm',
            5,
            'threshold heart rate ÷ 0.92',
            'usualValues',
          )
        : null;
  const thresholdHr =
    threshold !== null
      ? fromProfile('thresholdHrBpm', 'threshold heart rate', threshold, 'bpm', 2)
      : max !== null
        ? estimate(
            'thresholdHrBpm',
            'threshold heart rate',
            0.92 * max,
            'bpm',
            5,
            '0.92 × maximum heart rate',
            'usualValues',
          )
        : null;
  const restingHr =
    resting === null ? null : fromProfile('restingHrBpm', 'resting heart rate', resting, 'bpm', 2);
  return { maxHrBpm: maxHr, thresholdHrBpm: thresholdHr, restingHrBpm: restingHr };
}
