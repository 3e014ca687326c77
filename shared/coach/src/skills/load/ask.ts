import { z } from 'zod';
import type { With } from '../having.ts';
import {
  beats,
  days,
  joules,
  label,
  seconds,
  share,
  trainingStress,
  watts,
  weeks,
} from '../../tools/units.ts';

const half = z.strictObject({ powerW: watts('mean power'), bpm: beats('mean heart rate') });
const halves = z.tuple([half, half]);

/** Power and heart rate of the two halves of a ride. */
export type Halves = z.infer<typeof halves>;

export const loadArguments = z.strictObject({
  kind: z.enum([
    'tss',
    'if',
    'form',
    'ramp',
    'off',
    'drift',
    'energy',
    'np',
    'ef',
    'tssFor',
    'ifFor',
    'weekFor',
    'project',
    'target',
    'raise',
  ]),
  durationS: seconds('length of the ride').optional(),
  powerW: watts('normalized power of the ride').optional(),
  averageW: watts('mean power of the ride').optional(),
  share: share('FTP').optional(),
  rpe: z.number().min(-100).max(100).describe('effort from 1 to 10').optional(),
  bpm: beats('mean heart rate').optional(),
  tss: trainingStress('load of the ride').optional(),
  ctl: trainingStress('fitness (CTL), a day').optional(),
  atl: trainingStress('fatigue (ATL), a day').optional(),
  tsb: trainingStress('form (TSB), a day').optional(),
  weeks: weeks('how long').optional(),
  days: days('how long').optional(),
  percent: z.number().min(-100).max(100).meta({ description: 'drift, %', unit: '%' }).optional(),
  energyJ: joules('work of the ride').optional(),
  targetCtl: trainingStress('fitness that is wanted, a day').optional(),
  weeklyTss: trainingStress('load a week').optional(),
  dailyTss: trainingStress('load a day').optional(),
  goal: trainingStress('load that is wanted').optional(),
  halves: halves.describe('the two halves of a ride, for its drift').optional(),
  feels: label('how it felt').optional(),
});

/** What a ride or weeks of training cost and bring. */
export type LoadAsk = z.infer<typeof loadArguments>;

/** A question with the figures that its answer needs. */
export type LoadWith<Key extends keyof LoadAsk> = With<LoadAsk, Key>;
