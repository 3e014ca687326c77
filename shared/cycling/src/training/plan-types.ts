import type { SourceKey } from '../answer/sources.ts';
import type { SessionLevel } from './build.ts';
import type { Weekday } from './calendar.ts';
import type { LoadState } from './load-arithmetic.ts';
import type { Session } from './session.ts';

/** Kinds of events that a plan leads to; `fitness` has none. */
export type EventKind =
  | 'granFondo'
  | 'timeTrial'
  | 'criterium'
  | 'hillClimb'
  | 'ultra'
  | 'mtb'
  | 'gravel'
  | 'roadRace'
  | 'fitness'
  | 'triathlon';

/** What a single week is for: an event, or one ability. */
export type WeekAim = EventKind | 'ftp' | 'vo2max' | 'endurance' | 'sprint' | 'recovery';

/** What makes a rider's limits others than those of most. A new rider is `level: 'new'`. */
export type RiderKind = 'youth' | 'masters' | 'returning' | 'postpartum' | 'shift' | 'heavyJob';

/** What both a week and a plan need to know of the rider. */
export type RiderQuestion = {
  /** riding time in a week that the rider has, 1 to 30 */
  hours: number;
  /** rides in a week at most, 1 to 6 */
  days?: number | undefined;
  excludedDays?: readonly Weekday[] | undefined;
  /** day of the longest ride; Sunday, else Saturday, when not given */
  longDay?: Weekday | undefined;
  /** day of a group ride or weekly race: it counts as a hard day */
  groupRideDay?: Weekday | undefined;
  /** hard days in a week at most */
  maxHard?: number | undefined;
  /** `regular` when not given; `new` has the limits of beginners */
  level?: SessionLevel | undefined;
  kinds?: readonly RiderKind[] | undefined;
  /** under 18 means `youth`, from 50 on `masters` */
  ageYears?: number | undefined;
  /** of a rider who comes back: weeks without training */
  weeksOff?: number | undefined;
  indoor?: boolean | undefined;
  noPowerMeter?: boolean | undefined;
  /** longest ride of the last weeks */
  longestRideHours?: number | undefined;
  /** strength work beside the rides; when not given, in plans but not in a single week */
  strength?: boolean | undefined;
};

export type WeekQuestion = RiderQuestion & {
  aim: WeekAim;
  /** `build` when not given; the aim `recovery` makes it a recovery week */
  phase?: 'base' | 'build' | 'specific' | 'recovery' | undefined;
};

export type PlanEvent = {
  kind: EventKind;
  name?: string | undefined;
  /** how long it takes; that of the kind when not given */
  hours?: number | undefined;
  /** ISO date; the Sunday of the last week when not given */
  date?: string | undefined;
};

export type TrainingQuestion = RiderQuestion & {
  event: PlanEvent;
  /** 1 to 52, the week of the event included; by the dates, or as many as the event takes, when not given */
  weeks?: number | undefined;
  /** ISO date from which the rider can train; the plan has no dates without it and without `event.date` */
  startDate?: string | undefined;
  /** riding time of the last weeks; `hours` when not given */
  hoursNow?: number | undefined;
  /** chronic training load today, TSS a day */
  ctl?: number | undefined;
  atl?: number | undefined;
};

/** Something beside the ride of a day; its minutes are not in the riding hours. */
export type SideWork = { title: string; minutes: number; why: string };

export type PlanDay = {
  weekday: Weekday;
  /** ISO date, where the plan has dates */
  date?: string;
  /** null on a day off, and for the event */
  session: Session | null;
  title: string;
  why: string;
  minutes: number;
  hard: boolean;
  /** by the targets of the session; of the event an estimate from its length */
  tss: number;
  /** what the week stands on: if only one ride is possible, this one */
  key: boolean;
  also?: SideWork;
  event?: true;
  /** where the plan was changed after what happened */
  state?: 'missed' | 'ill' | 'blocked' | 'eased';
};

export type Phase = 'base' | 'build' | 'specific' | 'recovery' | 'taper' | 'race';

/** How a week was made; `changePlan` rebuilds weeks from it. */
export type WeekSpec = {
  /** what the week belongs to, also where it is a recovery week */
  phase: Exclude<Phase, 'recovery'>;
  role: 'load' | 'recovery' | 'taper' | 'race';
  /** place in its run of loading weeks, from 0, and how many they are */
  inBlock: number;
  blockLength: number;
  /** which loading week of its phase it is, from 0: key sessions take turns by it */
  inPhase: number;
  test: boolean;
  /** no hard day: the first weeks back */
  easyOnly: boolean;
  /** rides at the start of the week that must be easy */
  easyRides: number;
  /** of the hours asked: at most this much */
  share: number;
  /** steps down the ladders before this week */
  stepsBack: number;
  /** two long days one after the other */
  pair: boolean;
  /** days without riding in this week only */
  blocked: readonly Weekday[];
  /** a week that comes again, at less than its hours */
  again: boolean;
  /** the rider had more time than planned */
  more?: true;
  /** said in the note of the week, before the rest */
  said: readonly string[];
};

export type PlanWeek = {
  /** from 1 */
  index: number;
  phase: Phase;
  /** hours ridden, without the event */
  hours: number;
  /** what was asked of the week; `hours` lies within 5 % of it */
  targetHours: number;
  /** with the event */
  tss: number;
  note: string;
  /** Monday to Sunday */
  days: PlanDay[];
  /** at the end of Sunday */
  load: LoadState;
  spec: WeekSpec;
};

/** How the riding time lies on three intensities, by the zones of the sessions: to 75 %, to 105 %, above. */
export type Distribution = {
  name: 'easy' | 'pyramidal' | 'polarised' | 'threshold';
  easy: number;
  middle: number;
  hard: number;
  /** one sentence for the rider */
  text: string;
};

export type PlanTest = { week: number; weekday: Weekday; date?: string; title: string; why: string };

export type Taper = {
  /** days before the event on which less is ridden */
  days: number;
  /** riding in them as a share of the usual, measured in this plan */
  volumeShare: number;
  text: string;
};

/** One of the 22 points by which a plan is judged. */
export type PlanPoint = { id: PlanPointId; title: string; text: string };

export type PlanPointId =
  | 'goal'
  | 'startLevel'
  | 'hoursAndDays'
  | 'modality'
  | 'frequency'
  | 'sessionLength'
  | 'intensity'
  | 'distribution'
  | 'purpose'
  | 'intervals'
  | 'progression'
  | 'progressionLimits'
  | 'recoveryDays'
  | 'recoveryWeeks'
  | 'phases'
  | 'taper'
  | 'tests'
  | 'adjusting'
  | 'illness'
  | 'strength'
  | 'fuelAndSleep'
  | 'limits';

/** What to do when something comes up. */
export type PlanRule = { when: 'missed' | 'tired' | 'ill' | 'pain' | 'moved' | 'nights'; text: string };

export type TrainingPlan = {
  ok: true;
  /** what the weeks from `history` on are built for */
  question: TrainingQuestion;
  /** the question that the plan began with */
  origin: TrainingQuestion;
  /** weeks at the start that lie behind the rider, as of the last change */
  history: number;
  event: { kind: EventKind; title: string; hours: number; date: string | null; weekday: Weekday } | null;
  /** Monday of the first week; null without dates */
  startDate: string | null;
  weeks: PlanWeek[];
  /** null when there is no event */
  taper: Taper | null;
  method: Distribution;
  tests: PlanTest[];
  rules: PlanRule[];
  strength: string[];
  skills: string[];
  fuel: string[];
  sleep: string;
  /** what the plan cannot promise or know, and why it is as it is */
  limits: string[];
  reasons: string[];
  /** what was taken where the question did not say */
  assumptions: string[];
  /** all 22, in order */
  points: PlanPoint[];
  /** load before the first week */
  start: LoadState;
  /** on the morning of the event; null where there is none */
  form: LoadState | null;
  sources: SourceKey[];
};

export type WeekAnswer = {
  ok: true;
  /** Monday to Sunday */
  days: PlanDay[];
  hours: number;
  targetHours: number;
  tss: number;
  method: Distribution;
  notes: string[];
  assumptions: string[];
  sources: SourceKey[];
  /** how the week came about */
  spec: WeekSpec;
};
