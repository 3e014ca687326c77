import { DEVICES, filesFor, type Device } from './devices.ts';
import type { FileChoice, FileKey } from './file-choice.ts';

const choice: FileChoice = { format: 'csv', title: '', gives: '', worksIn: '', loses: '' };
const offering = (...keys: FileKey[]) => Object.fromEntries(keys.map((key) => [key, choice]));

test('a device gets only what a tool offers, the best of it first', () => {
  const offered = offering('workoutByTime', 'workoutByDistance', 'zwo');
  const of = (device: Device) => filesFor(device, offered);
  expect(of(DEVICES.garmin)).toEqual({ first: 'workoutByDistance', others: ['workoutByTime'] });
  expect(of(DEVICES.wahoo)).toEqual({ first: 'workoutByTime', others: [] });
  expect(of(DEVICES.zwift)).toEqual({ first: 'zwo', others: ['workoutByTime'] });
});

test('on paper no file comes first', () => {
  expect(filesFor(DEVICES.paper, offering('csv', 'course'))).toEqual({ first: null, others: ['csv'] });
});
