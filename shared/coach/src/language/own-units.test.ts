import type { Units } from '@breakaway/contract/units';
import { blankMemory } from '../memory.ts';
import { respond } from '../pipeline.ts';
import { withOwnUnits } from './own-units.ts';

const american: Units = { distance: 'mi', mass: 'lb', temperature: 'F' };

test.each([
  ['I weigh 165', 'I weigh 165 lb'],
  ['I weigh about 165 and my ftp is 250 w', 'I weigh about 165 lb and my ftp is 250 w'],
  ['my weight: 165', 'my weight: 165 lb'],
  ['how much do I drink in 3 hours at 85 degrees', 'how much do I drink in 3 hours at 85 °F'],
])('%s', (message, read) => expect(withOwnUnits(message, american, undefined)).toBe(read));

test.each([
  ['I weigh 75 kg'],
  ['I weigh 165 lbs'],
  // Nobody rides at 70 lb.
  ['I weigh 70'],
  ['does 10 degrees of yaw matter'],
  ['20 degrees C'],
  ['40 km at 250 w'],
])('"%s" keeps its figures', (message) => expect(withOwnUnits(message, american, undefined)).toBe(message));

test.each([
  ['weight', '165', '165 lb'],
  ['weight', 'about 165.', 'about 165 lb.'],
  ['weight', '75 kg', '75 kg'],
  ['distance', '25', '25 miles'],
  ['speed', 'at 20', 'at 20 mph'],
  ['ftp', '250', '250'],
])('a bare reply to "%s": %s is %s', (need, message, read) =>
  expect(withOwnUnits(message, american, need)).toBe(read),
);

test('a member who reads pounds is computed with pounds', () => {
  const ask = (units: Units | undefined, ...messages: string[]) => {
    let memory = blankMemory;
    let text = '';
    for (const message of messages)
      ({ memory, text } = respond({ message, memory, profile: {}, today: '2026-11-23', units }));
    return text;
  };
  const question = 'what is my w/kg at 280 w';
  expect(ask(american, question, '165')).toContain('74.8 kg');
  expect(ask(undefined, question, '75')).toContain('75 kg');
});
