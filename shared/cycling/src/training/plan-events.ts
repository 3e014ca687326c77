import type { EventKind, WeekAim } from './plan-types.ts';
import type { SessionTypeId } from './session.ts';

type Turns = readonly SessionTypeId[];

/** Key sessions of a phase: the first and the second hard day, each with types that take turns. */
type Keys = { first: Turns; second: Turns };

export type KeyTable = {
  base: Keys;
  build: Keys;
  specific: Keys;
  /** a ride with something in it on one of the easy days */
  extra: SessionTypeId | null;
};

export type EventRow = {
  title: string;
  /** how long it takes unless said */
  hours: number;
  /** weeks, least and most */
  base: readonly [number, number];
  build: readonly [number, number];
  specific: readonly [number, number];
  taperDays: readonly [number, number];
  keys: KeyTable;
  /** the longest ride leads to this share of the event's time; null where the hours of the week set it */
  longShare: number | null;
  /** what the long ride becomes in the weeks close to the event */
  late: 'fatigued' | 'pair' | null;
  skills: readonly string[];
  /** a quarter of an hour of skills in an easy ride every week */
  weeklySkills?: true;
  fuel: string;
};

const FUEL_LONG =
  'Practise on every long ride what you will eat in the event: 60 to 90 g of carbohydrate an hour, from the first half hour.';
const FUEL_SHORT =
  'Eat carbohydrate before each hard session, and 30 to 60 g an hour in rides over 90 minutes.';

/** Blocks, tapers and key sessions by kind of event: conventions of coaches. */
export const EVENTS: Readonly<Record<EventKind, EventRow>> = {
  granFondo: {
    title: 'gran fondo',
    hours: 6,
    base: [4, 8],
    build: [4, 6],
    specific: [3, 4],
    taperDays: [8, 12],
    keys: {
      base: { first: ['sweetSpot'], second: ['tempo', 'threshold'] },
      build: { first: ['threshold', 'sweetSpot'], second: ['longVo2', 'overUnder'] },
      specific: { first: ['hillReps', 'overUnder'], second: ['threshold', 'sweetSpot'] },
      extra: null,
    },
    longShare: 0.75,
    late: 'fatigued',
    skills: ['Ride in a group and practise descending, eating and drinking on the move.'],
    fuel: FUEL_LONG,
  },
  timeTrial: {
    title: 'time trial',
    hours: 1,
    base: [4, 6],
    build: [4, 6],
    specific: [3, 4],
    taperDays: [10, 14],
    keys: {
      base: { first: ['sweetSpot'], second: ['threshold', 'timeTrialPace'] },
      build: { first: ['timeTrialPace'], second: ['longVo2', 'vo2max'] },
      specific: { first: ['timeTrialPace'], second: ['longVo2', 'overUnder'] },
      extra: null,
    },
    longShare: null,
    late: null,
    skills: [
      'Ride in the race position every week, so that its watts are the ones you know.',
      'Pace the course in your head: held back at the start, more on climbs and into the wind.',
    ],
    fuel: FUEL_SHORT,
  },
  criterium: {
    title: 'criterium',
    hours: 1,
    base: [4, 4],
    build: [4, 6],
    specific: [3, 3],
    taperDays: [5, 7],
    keys: {
      base: { first: ['threshold', 'sweetSpot'], second: ['thirtyThirty'] },
      build: { first: ['fortyTwenty', 'thirtyFifteen'], second: ['threshold', 'overUnder'] },
      specific: { first: ['raceWinning', 'fortyTwenty'], second: ['anaerobic', 'thirtyFifteen'] },
      extra: 'enduranceSprints',
    },
    longShare: null,
    late: null,
    skills: [
      'Corners at speed on a closed road or car park, ten minutes a week: look through the exit, inside pedal up.',
    ],
    fuel: FUEL_SHORT,
  },
  hillClimb: {
    title: 'hill climb',
    hours: 1 / 3,
    base: [4, 4],
    build: [4, 6],
    specific: [3, 4],
    taperDays: [7, 10],
    keys: {
      base: { first: ['sweetSpot', 'threshold'], second: ['longVo2'] },
      build: { first: ['threshold', 'overUnder'], second: ['vo2max', 'hillReps'] },
      specific: { first: ['hillReps'], second: ['threshold', 'vo2max'] },
      extra: 'lowCadence',
    },
    longShare: null,
    late: null,
    skills: [
      'Ride the hard sessions on the grade of your climb, seated and standing as you will on the day.',
    ],
    fuel: `${FUEL_SHORT} Keep eating as you do: no diet while you train hard.`,
  },
  ultra: {
    title: 'ultra',
    hours: 24,
    base: [8, 12],
    build: [4, 6],
    specific: [4, 4],
    taperDays: [10, 14],
    keys: {
      base: { first: ['sweetSpot', 'threshold'], second: ['tempo'] },
      build: { first: ['sweetSpot', 'threshold'], second: ['tempo'] },
      specific: { first: ['sweetSpot', 'hourOfPower'], second: ['tempo'] },
      extra: 'tempo',
    },
    longShare: 0.7,
    late: 'pair',
    skills: [
      'Ride into the night at least twice, with the lights, clothes and navigation of the event.',
      'Train your gut and your contact points: the saddle, shorts, gloves and food of the day, for hours.',
      'Learn the pace: an intensity factor of 0.65 or less, also when it feels too easy.',
    ],
    fuel: `${FUEL_LONG} Try savoury food as well: nobody eats only sweets for a day.`,
  },
  mtb: {
    title: 'mountain bike race',
    hours: 2,
    base: [4, 6],
    build: [4, 4],
    specific: [4, 4],
    taperDays: [7, 10],
    keys: {
      base: { first: ['sweetSpot', 'threshold'], second: ['thirtyThirty', 'longVo2'] },
      build: { first: ['microbursts', 'hillReps'], second: ['threshold', 'overUnder'] },
      specific: { first: ['microbursts', 'fortyTwenty'], second: ['hillReps', 'hardStart'] },
      extra: 'lowCadence',
    },
    longShare: 1.25,
    late: null,
    weeklySkills: true,
    skills: ['One easy ride a week on trails: corners, drops and starts, practised fresh.'],
    fuel: FUEL_SHORT,
  },
  gravel: {
    title: 'gravel race',
    hours: 5,
    base: [4, 6],
    build: [4, 4],
    specific: [4, 4],
    taperDays: [7, 10],
    keys: {
      base: { first: ['sweetSpot'], second: ['threshold', 'longVo2'] },
      build: { first: ['overUnder', 'threshold'], second: ['microbursts', 'longVo2'] },
      specific: { first: ['hourOfPower', 'overUnder'], second: ['hillReps', 'microbursts'] },
      extra: 'lowCadence',
    },
    longShare: 0.75,
    late: 'fatigued',
    skills: ['Ride loose ground with the tyres and pressure of the day, and practise a puncture.'],
    fuel: FUEL_LONG,
  },
  roadRace: {
    title: 'road race',
    hours: 3,
    base: [4, 6],
    build: [4, 6],
    specific: [3, 4],
    taperDays: [7, 10],
    keys: {
      base: { first: ['sweetSpot', 'threshold'], second: ['thirtyThirty', 'longVo2'] },
      build: { first: ['threshold', 'overUnder'], second: ['vo2max', 'thirtyFifteen'] },
      specific: { first: ['raceWinning', 'fortyTwenty'], second: ['overUnder', 'hardStart'] },
      extra: 'enduranceSprints',
    },
    longShare: 1,
    late: 'fatigued',
    skills: ['Practise positions, pulls and eating in a group ride. A hard group ride is a hard day.'],
    fuel: FUEL_LONG,
  },
  fitness: {
    title: 'fitness',
    hours: 0,
    base: [4, 4],
    build: [4, 4],
    specific: [0, 0],
    taperDays: [0, 0],
    keys: {
      base: { first: ['sweetSpot', 'threshold'], second: ['thirtyThirty', 'longVo2'] },
      build: { first: ['threshold', 'overUnder'], second: ['vo2max', 'thirtyThirty'] },
      specific: { first: ['threshold', 'overUnder'], second: ['vo2max', 'thirtyFifteen'] },
      extra: 'enduranceSprints',
    },
    longShare: null,
    late: null,
    skills: ['Once a week ten minutes of skills: ride no-handed on an empty road, brake hard, corner.'],
    fuel: FUEL_SHORT,
  },
  triathlon: {
    title: 'triathlon',
    hours: 2.5,
    base: [4, 6],
    build: [4, 6],
    specific: [3, 4],
    taperDays: [10, 14],
    keys: {
      base: { first: ['sweetSpot'], second: ['threshold', 'longVo2'] },
      build: { first: ['timeTrialPace', 'overUnder'], second: ['longVo2', 'threshold'] },
      specific: { first: ['timeTrialPace', 'hourOfPower'], second: ['sweetSpot', 'overUnder'] },
      extra: null,
    },
    longShare: 1,
    late: null,
    skills: [
      'Run ten to fifteen easy minutes straight off the bike after the long ride. This plan holds the riding only.',
    ],
    fuel: FUEL_LONG,
  },
};

const same = (keys: Keys, extra: SessionTypeId | null = null): KeyTable => ({
  base: keys,
  build: keys,
  specific: keys,
  extra,
});

/** Key sessions of a week for one ability. */
const ABILITIES: Record<Exclude<WeekAim, EventKind>, KeyTable> = {
  ftp: same({ first: ['threshold', 'overUnder'], second: ['sweetSpot', 'longVo2'] }),
  vo2max: same({ first: ['vo2max', 'hardStart'], second: ['thirtyFifteen', 'longVo2'] }),
  endurance: same({ first: ['sweetSpot', 'tempo'], second: ['tempo'] }),
  sprint: same(
    { first: ['anaerobic', 'raceWinning'], second: ['threshold', 'overUnder'] },
    'enduranceSprints',
  ),
  recovery: same({ first: ['thirtyThirty'], second: ['tempo'] }),
};

/** Key sessions for new riders and the first months back: never all out, nothing above threshold before the event is near. */
export const GENTLE: KeyTable = {
  base: { first: ['sweetSpot', 'tempo'], second: ['tempo'] },
  build: { first: ['threshold', 'sweetSpot'], second: ['tempo'] },
  specific: { first: ['threshold', 'thirtyThirty'], second: ['sweetSpot'] },
  extra: null,
};

/** Key sessions of an aim. */
export const keysOf = (aim: WeekAim): KeyTable =>
  aim in EVENTS ? EVENTS[aim as EventKind].keys : ABILITIES[aim as Exclude<WeekAim, EventKind>];
