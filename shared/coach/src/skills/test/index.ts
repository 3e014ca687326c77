import { details, text } from '../../answer/parts.ts';
import { sources } from '../../answer/works.ts';
import type { Outcome, Skill, Talk } from '../../skill.ts';
import { effortsIn } from '../../understanding/efforts.ts';
import { figure, has } from '../../understanding/message.ts';
import { testArguments, type TestAsk } from './ask.ts';
import { answerBlown, readBlown } from './blown.ts';
import { answerChoice, readChoice, readRampOrLonger } from './choose.ts';
import { answerCriticalPower } from './critical-power.ts';
import { readEfforts, readTwoEights } from './efforts.ts';
import { askedIn, type TestReader } from './given.ts';
import { having } from '../having.ts';
import { answerHeartRate, readBareBeats, readBeats } from './heart-rate.ts';
import { answerOneEffort } from './one-effort.ts';
import { readRamp, readRampWithoutPower } from './ramp.ts';
import { answerRule, readRule } from './rule.ts';
import { answerTrust, readTrust } from './trust.ts';

/** The first that reads a message has it: efforts alone, which many questions have, come last. */
const readers: readonly TestReader[] = [
  readTrust,
  readBlown,
  readRule,
  readBeats,
  readChoice,
  readRampWithoutPower,
  readRamp,
  readTwoEights,
  readRampOrLonger,
  readEfforts,
];

const answers: Record<TestAsk['kind'], (ask: TestAsk, talk: Talk) => Outcome> = {
  ramp: answerOneEffort,
  effort: answerOneEffort,
  efforts: answerCriticalPower,
  heartRate: having<TestAsk, 'bpm'>(['bpm'], answerHeartRate),
  choose: answerChoice,
  trust: having<TestAsk, 'results'>(['results'], answerTrust),
  blown: answerBlown,
  rule: answerRule,
};

/** Reads a test, and helps to choose one. */
export const test: Skill<TestAsk> = {
  name: 'test',
  title: 'FTP and critical-power tests: choosing one, reading one',
  arguments: testArguments,
  results: ['headline', 'table'],
  sources: ['allenCoggan2019', 'borszcz2018', 'karsten2021', 'moritani1981', 'karsten2014'],
  examples: [
    'I did 295 w for 20 min what is my ftp',
    'ramp test best minute 340 w ftp',
    'critical power from 360 w for 5 min and 310 w for 12 min',
    'I averaged 270 watts in my 20 minute test',
    'what ftp from an 8 minute test at 310',
    'which ftp test should I do',
    'how do I test my ftp',
    'how do I find my threshold heart rate',
    'my average heart rate for the last 20 of 30 minutes was 168',
    'critical power and w prime from 3 min at 400 w and 12 min at 320 w',
    'I held 250 w for an hour is that my ftp',
    'ramp test or 20 minute test',
    'ramp test says 262 and the 20 min test 245 which do i trust',
    'i blew up after 12 minutes of the 20 min test averaging 290 does it count',
    'ftp from 8 min power',
    '20 minutes at 288 W, 71 kg: FTP and W/kg',
    'how do I test my threshold without a power meter',
    'did 5 min at 340 and 20 min at 285 last week',
    'ramp test: last full step 360, 40 s into the 380 step',
    '20 min test 291 w but no 5 min blowout before, ftp?',
    'two by eight minute test gave 290 and 278, what ftp',
  ],
  uses: ['power', 'duration', 'heartRate', 'intensity', 'relativePower'],
  minds: ['indoors', 'hot', 'beginner'],
  read(message, talk) {
    const beats = readBareBeats(message, talk);
    if (beats) return beats;
    if (message.climb || has(message, 'distance', 'gain', 'speed', 'carbRate', 'weeklyHours', 'tss'))
      return null;
    const asked = askedIn(message);
    for (const reader of readers) {
      const reading = reader(asked);
      if (reading) return reading;
    }
    return null;
  },
  bare: (value) => (value >= 80 ? 'power' : 'duration'),
  change(last, message) {
    if (last.kind === 'choose' || message.climb || has(message, 'distance', 'gain')) return null;
    const efforts = effortsIn(message);
    if (
      last.kind === 'efforts' &&
      /\b(?:cp|critical power|w'|w prime|ftp)\b/.test(message.text) &&
      /\b(?:from|out of|with|of|on) (?:that|those|this|these|it|them)\b/.test(message.text)
    )
      return last;
    if (efforts.length > 0)
      return {
        ...last,
        efforts: /\b(?:and|also|plus)\b/.test(message.text) ? [...last.efforts, ...efforts] : efforts,
        kind: /\b(?:and|also|plus)\b/.test(message.text) ? 'efforts' : 'effort',
      };
    const powerW = figure(message, 'power');
    const [first] = last.efforts;
    return powerW !== undefined && first && last.efforts.length === 1
      ? { ...last, efforts: [{ ...first, powerW }] }
      : null;
  },
  reply(ask, need, message) {
    const watts = figure(message, 'power') ?? Number(/\b(\d{3})\b/.exec(message.text)?.[1] ?? Number.NaN);
    return need === 'rampPower' && !Number.isNaN(watts)
      ? { ...ask, efforts: [{ powerW: watts, durationS: 60 }] }
      : null;
  },
  answer: (ask, talk) => answers[ask.kind](ask, talk),
  explain: () => [
    text(
      'A test shorter than an hour is scaled down, because some of its power comes from the stock above your threshold. How much differs between riders, so I show a range.',
    ),
    ...details('Where this comes from', sources('allenCoggan2019', 'borszcz2018', 'karsten2021')),
  ],
};
