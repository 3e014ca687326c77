import { details, text } from '../../answer/parts.ts';
import { sources } from '../../answer/works.ts';
import type { Outcome, Skill, Talk } from '../../skill.ts';
import { having } from '../having.ts';
import { has } from '../../understanding/message.ts';
import { loadArguments, type LoadAsk, type LoadWith } from './ask.ts';
import { answerDaysOff, readDaysOff, readDaysOffInGeneral, readDaysToForm } from './days-off.ts';
import { answerDrift, readDrift, readDriftOfHalves } from './drift.ts';
import { answerEfficiency, readBareEfficiency, readEfficiency } from './efficiency.ts';
import { answerEnergy, readEnergy } from './energy.ts';
import { answerForm, readCtlOfWeeks, readForm } from './form.ts';
import { askedIn, givenIn, type LoadReader } from './given.ts';
import { answerProjection, readLoadToForm, readProjection, toForm } from './projection.ts';
import { answerRamp, readRampInTss, readRampOfCtl, readRampWanted } from './ramp.ts';
import { answerIntensityFor, answerRideLoad, readRideLoad, repliesByHeart } from './ride-load.ts';
import { answerVariability, readBareVariability, readVariability } from './variability.ts';
import { answerWeekFor, raised, readRaise, readWeekFor } from './weekly.ts';

/** The first that reads a message has it: what is said in so many words stands before what single figures hint at. */
const readers: readonly LoadReader[] = [
  readDriftOfHalves,
  readLoadToForm,
  readDaysToForm,
  readRaise,
  readProjection,
  readDrift,
  readEfficiency,
  readDaysOffInGeneral,
  readRampInTss,
  readCtlOfWeeks,
  readRampOfCtl,
  readDaysOff,
  readRampWanted,
  readForm,
  readEnergy,
  readBareVariability,
  readBareEfficiency,
  readVariability,
  readWeekFor,
  readRideLoad,
];

const needing = <Key extends keyof LoadAsk>(
  keys: readonly Key[],
  answer: (ask: LoadWith<Key>, talk: Talk) => Outcome,
) => having<LoadAsk, Key>(keys, answer);

const answers: Record<LoadAsk['kind'], (ask: LoadAsk, talk: Talk) => Outcome> = {
  tss: answerRideLoad,
  if: answerRideLoad,
  tssFor: answerRideLoad,
  ifFor: needing(['tss', 'durationS'], answerIntensityFor),
  weekFor: needing(['durationS'], answerWeekFor),
  form: answerForm,
  project: needing(['ctl', 'weeklyTss'], answerProjection),
  target: needing(['ctl', 'atl', 'tsb', 'days'], ({ ctl, atl, tsb, days }) =>
    toForm({ ctl, atl, tsb, days }),
  ),
  raise: needing(['weeklyTss'], ({ weeklyTss, weeks, goal }) => raised(weeklyTss, weeks, goal)),
  ramp: needing(['ctl'], answerRamp),
  off: needing(['ctl'], answerDaysOff),
  drift: answerDrift,
  energy: answerEnergy,
  np: needing(['powerW', 'averageW'], answerVariability),
  ef: needing(['powerW', 'bpm'], answerEfficiency),
};

/** Training load: TSS, IF, form, ramp, days off, heart-rate drift, kilojoules. */
export const load: Skill<LoadAsk> = {
  name: 'load',
  title: 'Training load: TSS, IF, CTL and form, drift, kilojoules and calories',
  arguments: loadArguments,
  results: ['headline', 'table'],
  sources: ['allenCoggan2019', 'friel2009'],
  examples: [
    'what tss is 2 h at 200 w',
    'tss of 90 min at 85 % of ftp',
    'my np was 230 for 2 hours what is the if',
    'ctl 60 atl 80 what is my form',
    'is a tsb of -25 too much',
    'how many calories did I burn in 3 h at 180 w',
    'my decoupling was 8 % on a 3 h z2 ride',
    'how much tss a week to raise ctl from 50 to 60 in 4 weeks',
    'what happens to my ctl if I take a week off',
    'kj for 4 hours at 190 watts',
    '1800 kj how many kcal',
    'weekly tss 450 what ctl does that give',
    'heart rate drifted from 140 to 152 over a 2 h ride',
    'what ramp rate is safe ctl is 45',
    'variability index np 240 average 205',
    'how long at 200 w for 100 tss',
    'efficiency factor np 210 hr 142',
    'avg 180 np 214 2h30',
    'ftp 250 rode 3 h normalized power 180 intensity factor and tss',
    'hrtss 2 h at 150 bpm',
    'ctl 50 and i do 70 tss a day for 6 weeks',
    'ctl 70 atl 85 what daily tss for tsb +10 in 9 days',
    'weekly tss 420 how fast can i raise it',
    'is 550 tss a week too much',
    'ctl 45 to 70 how long',
    'first half 200 w at 140 bpm second half 198 w at 150 bpm decoupling',
    '70 tss in 1 hour, what intensity',
    'ctl after 500 tss a week for 6 weeks, starting at 50',
  ],
  uses: [
    'power',
    'duration',
    'intensity',
    'tss',
    'ctl',
    'atl',
    'tsb',
    'weeks',
    'days',
    'percent',
    'energy',
    'rpe',
    'heartRate',
    'relativePower',
    'weeklyHours',
  ],
  minds: ['hot', 'indoors'],
  read(message, talk) {
    const byHeart = repliesByHeart(message, talk);
    if (
      message.climb ||
      (message.session && !/\btss\b/.test(message.text) && !byHeart) ||
      has(message, 'gain', 'grade', 'carbRate')
    )
      return null;
    const asked = askedIn(message);
    if (byHeart) return { ask: { kind: 'tss', ...asked.given }, score: 1.1 };
    for (const reader of readers) {
      const reading = reader(asked);
      if (reading) return reading;
    }
    return null;
  },
  bare: (value) => (value >= 80 ? 'power' : 'duration'),
  change(last, message) {
    if (has(message, 'distance', 'gain', 'grade', 'speed')) return null;
    const bareTss = last.kind === 'project' && /\b(?:do|with|at|ride) \d{3,4}\b/.test(message.text);
    if (
      !bareTss &&
      !has(
        message,
        'power',
        'duration',
        'intensity',
        'tss',
        'ctl',
        'atl',
        'weeks',
        'days',
        'percent',
        'energy',
      )
    )
      return null;
    const next = { ...last, ...givenIn(message) };
    if (
      last.ctl !== undefined &&
      next.days !== undefined &&
      /\b(?:rest|off|nothing|easy|no riding|without riding)\b/.test(message.text)
    )
      return { ...next, kind: 'off' };
    if (last.ctl !== undefined && next.weeklyTss !== undefined && last.weeklyTss === undefined)
      return { ...next, kind: 'project' };
    // "And if I do 420 instead?"
    const other = /\b(?:do|with|at|ride) (\d{3,4})\b(?! ?(?:w\b|watts|km))/.exec(message.text)?.[1];
    if ((last.kind === 'project' || last.kind === 'form') && other && last.ctl !== undefined)
      return { ...last, kind: 'project', weeklyTss: Number(other) };
    if (last.kind === 'project' && next.weeklyTss === undefined) return null;
    if (has(message, 'power')) delete next.share;
    if (has(message, 'intensity')) delete next.powerW;
    return next;
  },
  answer: (ask, talk) => answers[ask.kind](ask, talk),
  explain: () => [
    text(
      "TSS counts hours times intensity squared: an hour at FTP is 100. CTL is its mean over about 42 days, ATL over about 7, and form is yesterday's CTL less ATL.",
    ),
    ...details('Where this comes from', sources('allenCoggan2019')),
  ],
};
