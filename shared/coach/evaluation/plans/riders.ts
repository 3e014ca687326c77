import type { UserRecord } from '@breakaway/cycling';
import { riders as profiles } from '../case.ts';

/** A rider who asks the coach for a plan in their own words, and what of it the plan must keep. */
export type PlanRider = {
  id: string;
  message: string;
  profile: UserRecord;
  /** h a week that were asked for */
  hours: number;
  /** weekdays on which there must be no ride */
  free?: readonly string[];
  /** hard days in a week at most */
  mostHard: number;
  /** days off in each week at least */
  daysOff: number;
  /** rise of the riding hours over the highest week before: a factor */
  growth: number;
  /** ISO date of the event; null without one */
  event: string | null;
  weeks: number;
  /** no day is hard in the first weeks */
  easyWeeks?: number;
};

export const today = '2026-11-22';

export const planRiders: readonly PlanRider[] = [
  {
    id: 'newcomer',
    message:
      'Complete beginner, I want to ride my first 100 km in 12 weeks. 4 hours a week, not on Mondays. Make me a plan',
    profile: profiles.new,
    hours: 4,
    free: ['Mon'],
    mostHard: 1,
    daysOff: 2,
    growth: 1.25,
    event: '2027-02-14',
    weeks: 12,
  },
  {
    id: 'marmotte',
    message: 'Training plan for La Marmotte on 4 July, 10 hours a week, 24 weeks, rest on Fridays',
    profile: profiles.ben,
    hours: 10,
    free: ['Fri'],
    mostHard: 2,
    daysOff: 1,
    growth: 1.15,
    event: '2027-07-04',
    weeks: 24,
  },
  {
    id: 'timeTrial',
    message: '12 week build to a 40 km time trial on 21 February, 11h per week, rest Mondays',
    profile: profiles.anna,
    hours: 11,
    free: ['Mon'],
    mostHard: 2,
    daysOff: 1,
    growth: 1.15,
    event: '2027-02-21',
    weeks: 12,
  },
  {
    id: 'veteran',
    message: 'I am 62 and want a 16 week plan for a gran fondo, 7 hours a week',
    profile: profiles.ben,
    hours: 7,
    mostHard: 2,
    daysOff: 1,
    growth: 1.15,
    event: '2027-03-14',
    weeks: 16,
  },
  {
    id: 'junior',
    message: 'Make a 10 week training plan for a 15 year old for a road race, 8 hours a week',
    profile: profiles.new,
    hours: 8,
    mostHard: 1,
    daysOff: 2,
    growth: 1.2,
    event: '2027-01-31',
    weeks: 10,
  },
  {
    id: 'shiftNurse',
    message: 'I am a nurse on night shifts with 5 hours a week, make me an 8 week plan to get fitter',
    profile: profiles.cleo,
    hours: 5,
    mostHard: 2,
    daysOff: 1,
    growth: 1.2,
    event: null,
    weeks: 8,
  },
  {
    id: 'comeback',
    message: 'Coming back after 6 weeks off with a broken wrist, 6 hours a week, 10 week plan please',
    profile: profiles.ben,
    hours: 6,
    mostHard: 2,
    daysOff: 2,
    growth: 1.35,
    event: null,
    weeks: 10,
    easyWeeks: 3,
  },
  {
    id: 'mother',
    message: 'I had a baby four months ago and my midwife says I may ride. 12 week plan, 3 hours a week',
    profile: profiles.anna,
    hours: 3,
    mostHard: 1,
    daysOff: 2,
    growth: 1.35,
    event: null,
    weeks: 12,
    easyWeeks: 5,
  },
  {
    id: 'ultra',
    message: '20 week plan for a 600 km audax on 25 April, 12 hours a week',
    profile: profiles.anna,
    hours: 12,
    mostHard: 2,
    daysOff: 1,
    growth: 1.15,
    event: '2027-04-25',
    weeks: 20,
  },
  {
    id: 'crit',
    message:
      'Experienced racer, 8 week plan for a criterium, 9 hours a week, club ride on Wednesday, no Thursdays',
    profile: profiles.ben,
    hours: 9,
    free: ['Thu'],
    mostHard: 3,
    daysOff: 1,
    growth: 1.15,
    event: '2027-01-17',
    weeks: 8,
  },
  {
    id: 'indoors',
    message: 'Winter base plan on the turbo, 10 weeks, 6 hours a week, heart rate only, no weekends',
    profile: profiles.cleo,
    hours: 6,
    free: ['Sat', 'Sun'],
    mostHard: 2,
    daysOff: 2,
    growth: 1.15,
    event: null,
    weeks: 10,
  },
  {
    id: 'lastMinute',
    message: 'My hill climb is in 3 weeks and I have 6 hours a week, make a plan',
    profile: profiles.anna,
    hours: 6,
    mostHard: 2,
    daysOff: 1,
    growth: 1.15,
    event: '2026-12-13',
    weeks: 3,
  },
];
