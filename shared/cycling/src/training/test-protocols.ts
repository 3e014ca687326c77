import type { SourceKey } from '../answer/sources.ts';
import { FTP_OF_20_MIN, FTP_OF_8_MIN, percent } from '../physiology/ftp-test.ts';
import type { Session, SessionStep } from './session.ts';
import { coolDown, repeated, step, warmUp } from './steps.ts';

/** The tests that the coach knows. */
export type TestId = 'twentyMinutes' | 'ramp' | 'eightMinutes' | 'criticalPower' | 'fiveMinutes';

/** A test of form, and how its result is read. */
export type TestProtocol = {
  title: string;
  /** how the figure is taken from it */
  read: string;
  /** how far it may be off */
  error: string;
  session: Session;
  sources: readonly SourceKey[];
};

/** First step of the ramp and the increase per minute, shares of FTP; it ends beyond what anybody can ride. */
const RAMP = { from: 0.46, by: 0.06, minutes: 16 };

const allOut = (minutes: number, share: number, label: string): SessionStep => ({
  ...step('work', 60 * minutes, share, label),
  maximal: true,
});
const easy = (minutes: number): SessionStep => step('rest', 60 * minutes, 0.5, 'easy');

function protocol(
  title: string,
  read: string,
  error: string,
  steps: SessionStep[],
  sources: readonly SourceKey[] = ['allenCoggan2019'],
): TestProtocol {
  return { title, read, error, session: { name: title, type: 'test', steps }, sources };
}

/**
 * Tests with their steps. All out, the share of FTP is only what the load counts with. The usual conditions for all:
 * two easy days before, the same place, fan and meter, fed, and a start 3 to 5 % below what is hoped for.
 */
export const TEST_PROTOCOLS: Readonly<Record<TestId, TestProtocol>> = {
  twentyMinutes: protocol(
    '20 min test',
    `FTP is ${percent(FTP_OF_20_MIN)} of the average power of the 20 minutes. Without the 5 hard minutes before, take 90 to 93 %.`,
    'One rider can hold 40 W less or 30 W more for an hour than the test says. Changes under 3 % are noise.',
    [
      ...warmUp(900),
      allOut(5, 1.1, 'hard, to take the edge off'),
      easy(10),
      allOut(20, 1 / FTP_OF_20_MIN, 'as hard as you can hold evenly'),
      ...coolDown(600),
    ],
    ['allenCoggan2019', 'borszcz2019'],
  ),
  ramp: protocol(
    'Ramp test',
    'FTP is 75 % of the best minute, the last one you reach.',
    'About 8 % either way: too high for punchy riders, too low for diesels. Three times 12 minutes at 98 % shows whether it fits.',
    [
      ...warmUp(600),
      ...Array.from({ length: RAMP.minutes }, (_, i) => ({
        ...step('work', 60, RAMP.from + i * RAMP.by, 'until you cannot hold it'),
        ...(i === RAMP.minutes - 1 && { maximal: true }),
      })),
      ...coolDown(600),
    ],
    ['coachingSessions'],
  ),
  eightMinutes: protocol(
    '8 min test',
    `FTP is ${percent(FTP_OF_8_MIN)} of the average power of the better 8 minutes.`,
    'It lies between the 20 min test and the ramp, and flatters riders with a large W′.',
    [
      ...warmUp(900),
      ...repeated({ reps: 2, restS: 600 }, () => [allOut(8, 1 / FTP_OF_8_MIN, 'all out, evenly')], 0.5),
      ...coolDown(600),
    ],
  ),
  criticalPower: protocol(
    'Critical power test, 3 + 12 min',
    'Critical power and W′ are the line through the work of the two efforts against their time.',
    'About 4 % for critical power, on one day. W′ is much less sure.',
    [
      ...warmUp(900),
      allOut(3, 1.25, 'all out, evenly'),
      easy(30),
      allOut(12, 1.1, 'all out, evenly'),
      ...coolDown(600),
    ],
    ['moritani1981'],
  ),
  fiveMinutes: protocol(
    '5 min test',
    'The average power of the 5 minutes is close to maximal aerobic power, and gives an estimate of VO2max.',
    'An estimate: pacing alone moves it by several percent.',
    [...warmUp(900), allOut(5, 1.18, 'all out, evenly'), ...coolDown(600)],
    ['sitko2022'],
  ),
};

/**
 * A test as a session.
 * @example
 * testProtocol('twentyMinutes').steps.map((step) => step.seconds / 60) // => [15, 5, 10, 20, 10]
 */
export function testProtocol(id: TestId): Session {
  return TEST_PROTOCOLS[id].session;
}
