import { riders } from '../../evaluation/case.ts';
import { blankMemory, respond, type FieldChange } from '../index.ts';
import { change, talk, today } from './testing.ts';

const one = (place: string, from: number | null, to: number): FieldChange => ({ place, from, to });
const ftp = (to: number) => change('powerMatrix.ftp', 250, to);

test.each([
  ['set ftp 290', ftp(290)],
  ['update FTP: 300W', ftp(300)],
  ['set my weight to 11 stone', change('bodyMatrix.weight', 83, 69.9)],
  ['set my weight to 11 st 4 lb', change('bodyMatrix.weight', 83, 71.7)],
  [`set my height to 5'11"`, change('bodyMatrix.height', 183, 180.3)],
  ['set my LTHR to 170', change('heartRateMatrix.thresholdHr', 168, 170)],
  ["set my w' to 20 kJ", change('advancePhysiologicalData.anaerobicWorkCapacity', null, 20_000)],
  ['my FTP is wrong, it should be 265', ftp(265)],
  ['lower my FTP by 10', ftp(240)],
  ['raise my FTP by 10 W please', ftp(260)],
  ['put 280 W as my FTP', ftp(280)],
])('"%s" is shown, and done after a yes', (message, done) => {
  const asked = talk([message]);
  expect(asked.does).toBeUndefined();
  expect(asked.parts.map(({ kind }) => kind)).toEqual(['table', 'question']);
  expect(talk([message, 'yess']).does).toEqual(done);
  expect(talk([message, '👍']).does).toEqual(done);
});

test('a list of values is one change', () => {
  const message = 'Please update my profile: FTP 265, weight 71, height 182cm';
  expect(talk([message, 'yes']).does).toEqual({
    kind: 'profile',
    changes: expect.arrayContaining([
      one('powerMatrix.ftp', 250, 265),
      one('bodyMatrix.weight', 83, 71),
      one('bodyMatrix.height', 183, 182),
    ]),
  });
});

test.each([
  ['my ftp is 280 now', ftp(280)],
  ['I weigh 68 kilos now', change('bodyMatrix.weight', 83, 68)],
  ['My FTP went up to 290', ftp(290)],
  ['My max heart rate is 190', change('heartRateMatrix.maxHr', 186, 190)],
])('"%s" counts, and is offered to be kept in one line', (message, done) => {
  const told = talk([message]);
  expect(told.parts.filter(({ kind }) => kind === 'question')).toHaveLength(1);
  expect(told.memory.offer).toEqual(done);
  expect(Object.keys(told.memory.facts)).toHaveLength(1);
  expect(talk([message, 'Yes, change it']).does).toEqual(done);
  expect(talk([message, 'What are my zones?', 'yes']).does).toBeUndefined();
});

test.each([
  'My goal FTP is 300',
  'my FTP was 230 last year',
  'set his FTP to 180',
  'increase my FTP to 300',
  'at 68 kg',
])('"%s" is not offered to be kept', (message) => {
  expect(talk([message]).memory.offer).toBeNull();
});

test('a value that the profile has already is not offered', () => {
  expect(talk(['my ftp is 250 now']).memory.offer).toBeNull();
});

test('a question beside a change is answered, and the change is offered after it', () => {
  const messages = ['set my FTP to 280 please, and what are my zones?'];
  expect(talk(messages).text).toContain('Shall I change your FTP from 250 W to 280 W');
  expect(talk(messages).text).toContain('253 to 294 W');
  expect(talk([...messages, 'yes']).does).toEqual(ftp(280));
  for (const reply of ['no', 'How hard is Alpe d’Huez?'])
    expect(talk([...messages, reply, 'What is my FTP?']).text).toContain('250 W, from your profile');
});

describe('after an offer', () => {
  test.each<[string, FieldChange[]]>([
    ['no, I meant 275', [one('powerMatrix.ftp', 250, 275)]],
    ['yes and make it 285', [one('powerMatrix.ftp', 250, 285)]],
    ['yes but make it 270', [one('powerMatrix.ftp', 250, 270)]],
    ['no, 275', [one('powerMatrix.ftp', 250, 275)]],
    ['yes, and my weight to 69', [one('powerMatrix.ftp', 250, 280), one('bodyMatrix.weight', 83, 69)]],
  ])('"%s" shows the other change, and a yes does it', (reply, changes) => {
    const asked = talk(['set my FTP to 280', reply]);
    expect(asked.does).toBeUndefined();
    expect(asked.parts.map(({ kind }) => kind)).toEqual(['table', 'question']);
    expect(talk(['set my FTP to 280', reply, 'yes']).does).toEqual({ kind: 'profile', changes });
  });
});

describe('after a saved change', () => {
  const after = (...messages: string[]) => {
    let { memory } = talk(['set my FTP to 280', 'yes']);
    const profile = { ...riders.ben, powerMatrix: { ...riders.ben.powerMatrix, ftp: 280 } };
    let answer = respond({ message: 'Hello', memory: blankMemory, profile, today });
    for (const message of messages) {
      answer = respond({ message, memory, profile, today, remembered: [] });
      memory = answer.memory;
    }
    return answer;
  };

  test.each([
    ['undo that', 250],
    ['take it back', 250],
    ['set it to 285', 285],
    ['no, I meant 275', 275],
  ])('"%s" shows the change, and a yes does it', (message, to) => {
    expect(after(message).does).toBeUndefined();
    expect(after(message).text).toContain('Shall I change it');
    expect(after(message, 'yes').does).toEqual(change('powerMatrix.ftp', 280, to));
    expect(after('What are my zones?', message, 'yes').does).toBeUndefined();
  });
});

describe('"save it"', () => {
  test('says nothing that is not so', () => {
    for (const message of ['save it', 'keep that', 'set it to 285'])
      expect(talk([message]).text).not.toContain('I do');
  });

  test('shows what was said, or tested', () => {
    expect(talk(['My FTP went up to 290', 'What are my zones?', 'save it', 'yes']).does).toEqual(ftp(290));
    const tested = ['I did 300 W for 20 minutes, what is my FTP?', 'Save that to my profile'];
    expect(talk([...tested, 'yes']).does).toEqual(ftp(285));
  });
});

test('a profile that was changed elsewhere since is shown again, and not overwritten unseen', () => {
  const [first] = [
    respond({ message: 'set my FTP to 280', memory: blankMemory, profile: riders.ben, today }),
  ];
  const profile = { ...riders.ben, powerMatrix: { ...riders.ben.powerMatrix, ftp: 300 } };
  const again = respond({ message: 'yes', memory: first.memory, profile, today });
  expect(again.does).toBeUndefined();
  expect(again.text).toContain('Now 300 W, New 280 W');
  expect(respond({ message: 'yes', memory: again.memory, profile, today }).does).toEqual(
    change('powerMatrix.ftp', 300, 280),
  );
});
