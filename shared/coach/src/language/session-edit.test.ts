import { sessionFrom, sessionLoad, type SessionSpec } from '@breakaway/cycling';
import { editSession } from './session-edit.ts';
import { readSession } from './session-notation.ts';

const specOf = (text: string): SessionSpec => readSession(text, 250)!.spec;
const after = (text: string, ...changes: string[]) => {
  const spec = changes.reduce((now, change) => editSession(now, change, 250)!, specOf(text));
  const built = sessionFrom(spec, { ftpW: 250 });
  if (!built.ok) throw new Error(built.message);
  const { session } = built;
  const work = session.steps.filter(({ kind }) => kind === 'work' || kind === 'steady');
  const rests = session.steps.filter(({ kind }) => kind === 'rest').map(({ seconds }) => seconds);
  return { name: session.name, work, rests, minutes: sessionLoad(session).durationS / 60 };
};

test.each([
  ['4x8 @ threshold', 'make it 45 min', '3x8 min at threshold'],
  ['4x8 @ threshold', 'same but 6', '6x8 min at threshold'],
  ['4x8 @ threshold', '5 reps', '5x8 min at threshold'],
  ['4x8 @ threshold', 'make it 6', '6x8 min at threshold'],
  ['4x8 @ threshold', 'one more', '5x8 min at threshold'],
  ['4x8 @ threshold', 'six reps please', '6x8 min at threshold'],
  ['4x8 @ threshold', 'can we do 5 instead of 4?', '5x8 min at threshold'],
  ['2x20 @ 90%', 'instead of 20 make it 25', '2x25 min sweet spot'],
  ['2x20 @ 90%', '25 min instead of 20', '2x25 min sweet spot'],
  ['4x8 @ threshold', 'instead of 4 do 6', '6x8 min at threshold'],
  ['4x8 @ threshold', 'at 110%', '4x8 min VO2max'],
  ['4x8 @ threshold', 'sweet spot instead', '4x8 min sweet spot'],
  ['4x8 @ threshold', '10 min reps', '4x10 min at threshold'],
  ['4x8 @ threshold', 'what about 5x5?', '5x5 min at threshold'],
  ['4x8 @ threshold', 'skip the last one', '3x8 min at threshold'],
  ['4x8 @ threshold', 'shorter', '3x8 min at threshold'],
  ['3x13x30/15', '2 sets', '2x(13x30/15) on and off'],
  ['2h Z2', 'make it 90 min', '1 h 30 endurance'],
  ['3x12 over-unders', 'make it 4', '4x12 min over-unders'],
  ['5x5 @ 85% of max', '85 % of threshold heart rate', '5x5 min endurance'],
  ['8x400', '1 min', '8x1 min anaerobic'],
  ['Norwegian 4x4', 'same but 5', '5x4 min VO2max'],
])('%s, then "%s", is %s', (text, change, name) => {
  expect(after(text, change).name).toBe(name);
});

test.each([
  ['-10W', 0.94],
  ['10 watts less', 0.94],
  ['+5%', 1.029],
  ['a bit easier', 0.951],
  ['at 250w', 1],
  ['@ z4', 0.98],
])('"%s" makes the target %f of FTP', (change, share) => {
  for (const step of after('4x8 @ threshold', change).work) expect(step.from).toBeCloseTo(share, 3);
});

test('watts are taken off watts as well, and changes add up', () => {
  expect(specOf('3x10 @250w').target).toEqual({ of: 'watts', from: 250, to: 250 });
  expect(after('3x10 @250w', '-10W').work[0]!.from).toBeCloseTo(240 / 250, 6);
  expect(after('4x8 @ threshold', 'same but 6', '-10W', 'r2')).toMatchObject({
    name: '6x8 min at threshold',
    rests: [120, 120, 120, 120, 120],
  });
});

test('rests grow, shrink and are set', () => {
  expect(after('4x8 @ threshold', 'longer rests').rests).toEqual([270, 270, 270]);
  expect(after('4x8 @ threshold', 'shorter rests').rests).toEqual([120, 120, 120]);
  expect(after('4x8 @ threshold', 'with 5 min rests').rests).toEqual([300, 300, 300]);
});

test('a skipped repetition is ridden easily, so the others keep their place', () => {
  const { work, rests } = after('4x8 @ threshold', 'skip the 3rd');
  expect(work).toHaveLength(3);
  expect(rests).toEqual([180, 180, 480, 180]);
});

test('a length is that of the whole session', () => {
  for (const length of [30, 45, 60, 75, 90, 120]) {
    expect(after('4x8 @ threshold', `make it ${length} min`).minutes).toBe(length);
    expect(after('3x13x30/15', `in ${length} min`).minutes).toBe(length);
    expect(after('2h z2', `only have ${length} min`).minutes).toBe(length);
  }
  expect(after('4x8 @ threshold', 'make it an hour').minutes).toBe(60);
});

test('warm-up and cool-down can be changed separately', () => {
  expect(after('4x8 @ threshold', 'no warm up').minutes).toBe(51);
  expect(after('4x8 @ threshold', '20 min warm up').minutes).toBe(71);
});

test('what is no change is left alone', () => {
  for (const text of [
    'thanks',
    'how much should I eat',
    'why 4x8?',
    'what is threshold',
    'when should I do it',
    'ok',
  ])
    expect(editSession(specOf('4x8 @ threshold'), text, 250)).toBeNull();
});
