import type { UnitFormat } from '@breakaway/contract/units';
import type { AttemptsState } from './useAttempts.ts';

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** What a search that runs has come to: "37 of 200, 12 attempts". */
export const progressWords = ({ done, total, found }: AttemptsState): string =>
  `${done} of ${total}, ${counted(found.attempts.length, 'attempt')}`;

/** What a search came to, in one sentence. */
export function outcomeWords({ phase, done, total, rides, found }: AttemptsState, units: UnitFormat): string {
  const stopped = phase === 'stopped' ? `Stopped after ${done} of ${counted(total, 'file')}. ` : '';
  if (total === 0) return 'None of these files is a ride. GPX, TCX and FIT files are searched.';
  const { attempts, nearby } = found;
  if (attempts.length > 0) {
    const over = new Set(attempts.map(({ rideStartMs }) => rideStartMs)).size;
    return `${stopped}${counted(attempts.length, 'attempt')} in ${counted(over, 'ride')}.`;
  }
  if (rides === 0) return `${stopped}No attempts can be found in these files.`;
  const near =
    nearby > 0
      ? ` ${nearby} ${nearby === 1 ? 'comes' : 'come'} within ${units.show(500, 'm', 0)} of its start.`
      : '';
  const none = rides === 1 ? 'This ride does not go' : `None of these ${rides} rides goes`;
  return `${stopped}${none} over this segment.${near}`;
}

/** What else is to be said of the files, a sentence each. */
export function remarksOf({ others, found }: AttemptsState): string[] {
  const { untimed, indoor, doubles } = found;
  return [
    ...(untimed.length > 0
      ? [
          untimed.length === 1
            ? `${untimed[0]} has no times, so no attempts can be found in it.`
            : `${untimed.length} files have no times, so no attempts can be found in them.`,
        ]
      : []),
    ...(indoor.length > 0
      ? [
          `${counted(indoor.length, 'ride')} without positions, as indoors: nothing to find there, but the powers count below.`,
        ]
      : []),
    ...(doubles.length > 0
      ? [
          doubles.length === 1
            ? `${doubles[0]} is a ride that is here already. It counts once.`
            : `${doubles.length} files are rides that are here already. Each counts once.`,
        ]
      : []),
    ...(others > 0 ? [`${counted(others, 'other file')} left out.`] : []),
  ];
}
