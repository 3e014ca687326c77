import { z } from 'zod';
import { beats, label, list, watts, yes } from '../../tools/units.ts';
import { effortArguments } from '../../understanding/efforts.ts';

const testResult = z.strictObject({ way: label('the test: "ramp test"'), ftpW: watts('FTP by it') });

/** FTP by one way of finding it. */
export type TestResult = z.infer<typeof testResult>;

export const testArguments = z.strictObject({
  kind: z.enum(['ramp', 'effort', 'efforts', 'heartRate', 'choose', 'trust', 'blown', 'rule']),
  wants: z.enum(['ftp', 'cp']),
  efforts: list(effortArguments).describe('what was ridden in the test'),
  results: list(testResult)
    .describe('FTP by different ways, where the rider asks which of them to trust')
    .optional(),
  noPower: yes('there is no power meter').optional(),
  startW: watts('where the rider began a test that was blown').optional(),
  fresh: yes('without the five hard minutes before it').optional(),
  emptied: yes('an all-out 5 minutes came before the 20').optional(),
  bpm: beats('mean heart rate of the test').optional(),
});

/** A test of FTP or critical power: which to ride, or what a result means. */
export type TestAsk = z.infer<typeof testArguments>;
