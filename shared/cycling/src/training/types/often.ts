import type { SessionTypeId } from '../session.ts';

const ONCE = 'Once a week, or twice in a block of two or three weeks, with 48 hours to the next hard day.';
const FRESH = 'Once or twice a week, on fresh legs at the start of an easy ride.';

/**
 * How often a week a kind of session is ridden, in one sentence. Conventions of coaches: two hard days a week, 48 hours
 * between sessions above threshold.
 */
export const SESSION_OFTEN: Readonly<Record<SessionTypeId, string>> = {
  recovery: 'As often as you like after hard days. A day off does as much.',
  endurance: 'As often as you have time: most of your rides can be this.',
  long: 'Once a week, or every second week.',
  enduranceSprints: 'Once a week keeps the sprint, twice at most.',
  tempo: 'Once or twice a week, not every day.',
  sweetSpot: 'Twice a week, three times at most, with an easy day in between.',
  threshold: 'Once or twice a week, with an easy day in between.',
  overUnder: 'Once a week, in the place of one threshold session.',
  hourOfPower: 'Once every week or two.',
  timeTrialPace: 'Once a week in the weeks before a time trial.',
  fatigued: 'Once a week at most, in the last two months before a long event.',
  lowCadence: 'Once or twice a week for a few weeks.',
  hillReps: ONCE,
  longVo2: ONCE,
  vo2max: ONCE,
  hardStart: ONCE,
  thirtyFifteen: ONCE,
  fortyTwenty: ONCE,
  thirtyThirty: ONCE,
  microbursts: ONCE,
  pyramid: ONCE,
  tabata: 'Once a week, for four to six weeks.',
  anaerobic: 'Once a week, in the last four to six weeks before races.',
  sprintIntervals: 'Once a week, twice at most, for three to four weeks.',
  sprints: FRESH,
  standingStarts: FRESH,
  raceWinning: 'Once a week, in the weeks before races.',
  groupRide: 'Once or twice a week. Each counts as a hard day if you race it.',
  openers: 'Only on the day before an event.',
  backToBack: 'Every second or third weekend.',
  heat: 'Five to fourteen days in a row, just before the hot event.',
  gym: 'Twice a week in winter, once in the season.',
  test: 'Every six to eight weeks.',
};
