import { SESSION_CONSTRAINTS, SESSION_TYPES, type SessionSpec, type SessionTypeId } from '@breakaway/cycling';
import { z } from 'zod';
import {
  count,
  label,
  list,
  minutes,
  own,
  seconds,
  trainingStress,
  turns,
  watts,
  words,
  yes,
} from '../../tools/units.ts';

/** A session is computed second by second, s. */
const LONGEST_S = 43_200;
const piece = (what: string) => seconds(what, LONGEST_S);

const ends = (unit: string) => ({
  from: z.number().min(-5000).max(5000).describe(`lower end, ${unit}`),
  to: z.number().min(-5000).max(5000).describe(`upper end, ${unit}`),
});
const target = z
  .discriminatedUnion('of', [
    z.strictObject({ of: z.enum(['ftp', 'thresholdHr', 'maxHr', 'map']), ...ends('1 is the whole') }),
    z.strictObject({
      of: z.enum(['watts', 'wattsPerKg', 'bpm', 'rpe']),
      ...ends('in W, W/kg, bpm or effort from 1 to 10'),
    }),
    z.strictObject({ of: z.literal('maximal') }),
  ])
  .describe(
    'a range: shares of FTP, of a heart rate or of the peak of a ramp test (1 is the whole), figures, or all out',
  );

const type = z.enum(Object.keys(SESSION_TYPES) as SessionTypeId[]).describe('kind of session');
const how = label('"seated", "uphill"').optional();
const cadenceRpm = turns('cadence').optional();

const block = z.strictObject({
  type: type.optional(),
  sets: count('sets', 20).optional(),
  reps: count('repetitions in a set').optional(),
  work: list(
    z.strictObject({
      seconds: piece('how long'),
      target: target.optional(),
      rampTo: target.describe('where it ends, for a ramp').optional(),
      cadenceRpm,
      label: how,
      rest: yes('easy riding between two pieces of the same repetition').optional(),
    }),
  ).describe('the pieces of one repetition, in order'),
  target: target.optional(),
  targets: list(target).describe('one for each repetition, where they differ').optional(),
  restS: piece('between repetitions').optional(),
  setRestS: piece('between sets').optional(),
  restTarget: target.describe('what is ridden in the rests').optional(),
  skip: list(count('a repetition, from 1')).describe('repetitions that are left out').optional(),
  lastMaximal: yes('the last repetition is ridden all out').optional(),
  bursts: z
    .strictObject({ seconds: piece('how long'), everyS: piece('from one to the next') })
    .describe('short efforts inside the work')
    .optional(),
  addW: watts('all targets harder by so many', 1000).optional(),
  scale: z.number().min(0.1).max(3).describe('all targets harder by a factor').optional(),
  cadenceRpm,
  label: how,
});

const spec: z.ZodType<SessionSpec> = block.extend({
  name: label('what it is called').optional(),
  warmUpS: piece('warm-up; 0 for none').optional(),
  coolDownS: piece('cool-down; 0 for none').optional(),
  within: z
    .strictObject({ seconds: piece('how long'), target: target.optional() })
    .describe('an easy ride that the repetitions are placed into')
    .optional(),
  then: list(block).describe('more blocks, after the first').optional(),
  totalS: piece('length of the whole session: all is fitted to it').optional(),
});

const constraint = z.strictObject({
  kind: z.enum([...SESSION_CONSTRAINTS, 'other']),
  minutes: minutes('how long there is, or it takes').optional(),
});

/** The reason against a session. */
export type Constraint = z.infer<typeof constraint>;

const abouts = [
  'which',
  'watts',
  'purpose',
  'feel',
  'heartRate',
  'load',
  'effort',
  'decode',
  'warmUp',
  'safe',
  'where',
  'easy',
  'fuel',
  'doable',
  'often',
  'when',
  'mistake',
  'progress',
  'rest',
  'fail',
  'last',
  'cadence',
  'zones',
  'time',
  'notWhen',
] as const;

/** What a question on a session begins with. */
export type About = (typeof abouts)[number];

const side = z.strictObject({
  spec: spec.optional(),
  type: type.optional(),
  open: yes('no intensity was said of it').optional(),
});

/** One side of a comparison. */
export type Side = z.infer<typeof side>;

export const sessionArguments = z.strictObject({
  wants: z.enum(['explain', 'build', 'swap', 'compare']),
  spec: spec.describe('as it was written, where it was written in notation').optional(),
  type: type.optional(),
  minutes: minutes('length').optional(),
  tss: trainingStress('load that it should have').optional(),
  workMinutes: minutes('of work that it should hold').optional(),
  sprints: count('sprints that are added to it', 30).optional(),
  indoor: z.boolean().optional(),
  noPowerMeter: z.boolean().optional(),
  byHeart: yes('targets in heart rate are wished for').optional(),
  noHeart: yes('no heart rate at hand').optional(),
  beginner: z.boolean().optional(),
  assumed: own(list(z.string())).describe('sentences on what had to be assumed').optional(),
  constraint: constraint.describe('what stands in the way').optional(),
  question: own(z.strictObject({ text: z.string(), chips: list(z.string()) }))
    .describe('what the notation leaves open')
    .optional(),
  about: z.enum(abouts).describe('what the answer begins with').optional(),
  words: words('the question, for what it says of days').optional(),
  sides: z.tuple([side, side]).describe('the sessions that are compared').optional(),
  instead: yes('the first is meant in the place of the second').optional(),
  aim: type.describe('what they are compared for').optional(),
});

/** A question on a session, understood. Plain JSON. */
export type SessionAsk = z.infer<typeof sessionArguments>;
