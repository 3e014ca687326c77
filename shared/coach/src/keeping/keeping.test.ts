import type { Remembered } from '@breakaway/contract/remembered';
import { riders } from '../../evaluation/case.ts';
import { blankMemory, respond } from '../index.ts';
import { change, talk, today } from './testing.ts';

describe('a change of the profile', () => {
  test.each([
    ['set my FTP to 280', change('powerMatrix.ftp', 250, 280)],
    ['please update my weight to 80 kg', change('bodyMatrix.weight', 83, 80)],
    ['Change my max heart rate to 190 bpm in my profile', change('heartRateMatrix.maxHr', 186, 190)],
    ['save my height as 1.84 m', change('bodyMatrix.height', 183, 184)],
    ['set my height to 184', change('bodyMatrix.height', 183, 184)],
    ['can you set my FTP to 280?', change('powerMatrix.ftp', 250, 280)],
    ['set my FTP from 250 to 280 W', change('powerMatrix.ftp', 250, 280)],
    ['Set my critical power to 260 W', change('advancePhysiologicalData.criticalPower', null, 260)],
    ['put my carb tolerance to 90 g/h', change('feedingData.choTolerance', 60, 90)],
  ])('"%s" is shown, and done after a yes', (message, done) => {
    const asked = talk([message]);
    expect(asked.does).toBeUndefined();
    expect(asked.parts.map(({ kind }) => kind)).toEqual(['table', 'question']);
    expect(talk([message, 'Yes, change it']).does).toEqual(done);
    expect(talk([message, 'ok']).does).toEqual(done);
  });

  test.each([
    'no',
    'No, leave it',
    'yes, if that is right',
    'ok not now',
    'hm',
    'What is my FTP?',
    'What power do I need for 5 km at 8 % in 20 minutes?',
    '280',
    'yes 290',
    'ok never mind',
    'ok, leave it',
    'Ok don’t',
    'yes, don’t change it',
    'okay hold on',
    'okay I think that is too high',
    'right, that is wrong',
    'of course I was joking',
    'ok show me my zones',
    'go on with my plan',
    'Right knee hurts',
    'no problem, go ahead',
  ])('"%s" is no yes, and after it a yes changes nothing', (reply) => {
    expect(talk(['set my FTP to 280', reply]).does).toBeUndefined();
    expect(talk(['set my FTP to 280', reply, 'yes']).does).toBeUndefined();
  });

  test.each([
    'What if my FTP was 280?',
    'Could my FTP be 280?',
    "Set my wife's FTP to 180",
    'Change my plan to 6 hours',
    'I did 280 W for 20 minutes',
    'do not change my FTP to 280',
    'don’t set my FTP to 280',
    'Should I set my FTP to 280?',
    'set his FTP to 180 in my profile',
    'set my goal FTP to 300',
    'set my FTP 20 W higher',
    'Write me a training plan, my FTP is 280',
    'Set up my week: 8 hours, I weigh 75 kg',
    'I put my FTP at 280. Power for Alpe d’Huez in 60 min',
    'yes',
  ])('"%s" asks for none', (message) => {
    expect(talk([message]).memory.offer?.kind).not.toBe('profile');
    expect(talk([message, 'yes']).does).toBeUndefined();
  });

  test('a danger beside a yes or a no gets its answer, and nothing is saved', () => {
    for (const reply of [
      'no, I have chest pain right now',
      'yes and my chest hurts badly',
      'Right now my chest hurts',
    ]) {
      const answer = talk(['set my FTP to 280', reply]);
      expect(answer.outcome).toBe('safety');
      expect(answer.does).toBeUndefined();
    }
  });

  test('a weight is in the member’s own unit, and one that nobody has is refused', () => {
    const units = { distance: 'mi', mass: 'lb', temperature: 'F' } as const;
    const asked = respond({
      message: 'set my weight to 165',
      memory: blankMemory,
      profile: riders.ben,
      today,
      units,
    });
    expect(asked.memory.offer).toEqual(change('bodyMatrix.weight', 83, 74.8));
    expect(talk(['set my FTP to 2']).text).toBe('FTP can be at least 40 W.');
  });

  test('"Change my plan" after a fact is about the plan', () => {
    for (const message of ['Change my plan', 'Update my week to be easier'])
      expect(talk(['My FTP is 280', message]).memory.offer).toBeNull();
  });

  test('what was said before can be saved', () => {
    expect(talk(['My FTP is 280', 'Save that to my profile', 'yes']).does).toEqual(
      change('powerMatrix.ftp', 250, 280),
    );
  });

  test('an impossible value gets one sentence, and a value that is there already too', () => {
    expect(talk(['set my FTP to 800']).text).toBe('FTP can be at most 700 W.');
    expect(talk(['set my FTP to 250']).text).toBe('That is already in your profile.');
    expect(talk(['set my FTP to 800', 'yes']).does).toBeUndefined();
  });

  test('what is said about a change can be taken back with the chip below it', () => {
    for (const message of [
      'set my FTP to 280',
      'set my weight to 80 kg',
      'set my max heart rate to 190 bpm',
    ]) {
      const done = talk([message, 'yes']);
      const chips = done.parts.flatMap((part) => (part.kind === 'suggestions' ? part.chips : []));
      const before = done.does?.kind === 'profile' ? done.does.changes[0]! : null;
      const changed = structuredClone(riders.ben);
      const [group = '', key = ''] = before!.place.split('.');
      (changed as Record<string, Record<string, number>>)[group]![key] = before!.to;
      expect(talk([chips[0]!, 'yes'], { profile: changed }).does).toEqual(
        change(before!.place, before!.to, before!.from!),
      );
    }
  });
});

describe('a value that is not the rider’s', () => {
  test.each([
    ['refused', ['set my FTP to 280', 'no thanks']],
    ['ignored', ['set my FTP to 280', 'What power for 5 km at 8 % in 20 minutes?']],
    ['told and then refused', ['My FTP is 280', 'Save that to my profile', 'No, leave it']],
    ['forbidden', ["don't change my FTP to 300"]],
    ['supposed', ['if my FTP was 300, how long would Alpe d’Huez take?']],
    ['supposed, and gone on with', ['if my FTP was 300, how long would Alpe d’Huez take?', 'on gravel?']],
  ])('%s does not count afterwards', (_, messages) => {
    expect(talk([...messages, 'What is my FTP?']).text).toBe('I use an FTP of 250 W, from your profile.');
    expect(talk([...messages, 'What are my zones?']).text).toContain('226 to 262 W');
  });

  test('supposed counts for its own answer, and for what goes on with it', () => {
    const supposed = 'if my FTP was 300, how long would Alpe d’Huez take?';
    expect(talk([supposed, 'and the Galibier?']).text).toBe(
      talk(['My FTP is 300', supposed, 'and the Galibier?']).text,
    );
    expect(talk(['What is my w/kg?', 'and at 68 kg?']).text).toContain('250 W at 68 kg');
    expect(talk(['What is my w/kg?', 'and at 68 kg?', 'what is my weight?']).text).toContain('83 kg');
  });

  test.each(['undo', 'actually forget it, put the old one back', 'I changed my mind', '👎'])(
    '"%s" refuses what still waits for a yes',
    (reply) => {
      expect(talk(['set my FTP to 280', reply]).text).toBe(
        'All right, your profile stays as it is: FTP 250 W.',
      );
      expect(talk(['set my FTP to 280', reply, 'yes']).does).toBeUndefined();
    },
  );

  test('saved is read from the profile afterwards, also where Settings changes it', () => {
    const messages = ['My FTP is 270', 'What are my zones?', 'set my FTP to 280', 'yes'];
    const { memory } = talk(messages);
    const profile = { ...riders.ben, powerMatrix: { ...riders.ben.powerMatrix, ftp: 300 } };
    const later = (message: string) => respond({ message, memory, profile, today, remembered: [] });
    expect(later('What is my FTP?').text).toBe('I use an FTP of 300 W, from your profile.');
    expect(JSON.stringify(memory.before)).not.toContain('"ftp"');
  });

  test('refused goes on to count where the profile has none', () => {
    const profile = { ...riders.ben, powerMatrix: { ftp: null! } };
    const messages = ['My FTP is 280', 'Save that to my profile', 'no'];
    expect(talk(messages, { profile }).memory.facts.ftp).toBe(280);
  });
});

describe('what is remembered', () => {
  test.each<[string, Remembered]>([
    ['I ride a TT bike, how fast am I on 40 km flat at 250 W?', { kind: 'bike', value: 'tt' }],
    ['I have 8 hours a week, plan my week', { kind: 'hours', value: '8' }],
    ['I am training for La Marmotte on 4 July', { kind: 'event', value: 'La Marmotte, 4 July' }],
    ['I signed up for the Marmotte', { kind: 'event', value: 'La Marmotte' }],
    ['remember that I train on Tuesdays', { kind: 'note', value: 'I train on Tuesdays' }],
    [
      'please remember: my left knee hurts on long climbs',
      { kind: 'note', value: 'my left knee hurts on long climbs' },
    ],
  ])('"%s" is remembered after a yes only', (message, fact) => {
    // Of a plan the hours are asked first: a second question waits.
    const known = fact.kind === 'event' ? { remembered: [{ kind: 'hours', value: '8' } as const] } : {};
    const asked = talk([message], known);
    expect(asked.does).toBeUndefined();
    expect(asked.parts.at(-1)).toMatchObject({ kind: 'question', chips: ['Yes, remember it', 'No'] });
    expect(talk([message, 'Yes, remember it'], known).does).toEqual({ kind: 'remember', fact });
    expect(talk([message, 'No'], known).does).toBeUndefined();
    expect(talk([message, 'No', 'yes'], known).does).toBeUndefined();
  });

  test('it is not asked for again, and not where nothing can be remembered', () => {
    const message = 'I ride a TT bike, how fast am I on 40 km flat at 250 W?';
    expect(talk([message], { remembered: [{ kind: 'bike', value: 'tt' }] }).memory.offer).toBeNull();
    expect(respond({ message, memory: blankMemory, profile: riders.ben, today }).memory.offer).toBeNull();
    const full = Array.from({ length: 50 }, (_, i): Remembered => ({ kind: 'note', value: `note ${i}` }));
    expect(talk(['remember that I train on Tuesdays'], { remembered: full }).text).toContain(
      'Delete one in Settings',
    );
  });

  test('it counts in every conversation: the bike, the hours, and what is known', () => {
    const remembered: Remembered[] = [
      { kind: 'bike', value: 'tt' },
      { kind: 'hours', value: '6' },
      { kind: 'event', value: 'La Marmotte, 4 July' },
    ];
    const ride = 'How fast am I on 40 km flat at 250 W?';
    expect(talk([ride], { remembered }).text).toContain('time-trial bike');
    expect(talk([ride]).text).toContain('road bike');
    expect(talk(['How fast am I on 40 km flat at 250 W on my road bike?'], { remembered }).text).toContain(
      'road bike',
    );
    expect(talk(['What do you know about me?'], { remembered }).text).toMatch(
      /6 hours a week.*La Marmotte, 4 July/s,
    );
    expect(talk(['Plan my week'], { remembered }).text).toContain('6.0 h');
  });

  test('another date or another bike is offered, and takes the place of the old one', () => {
    const remembered: Remembered[] = [
      { kind: 'hours', value: '8' },
      { kind: 'event', value: 'La Marmotte, 4 July' },
      { kind: 'note', value: 'I train on Tuesdays' },
    ];
    const offerOf = (message: string) => talk([message], { remembered }).memory.offer;
    expect(offerOf('I am training for La Marmotte')).toBeNull();
    expect(offerOf('I am training for La Marmotte on 5 July')).toMatchObject({
      fact: { value: 'La Marmotte, 5 July' },
    });
    expect(offerOf('remember that I train on Tuesdays')).toBeNull();
    expect(offerOf('remember that I train on Tuesdays, but not in the evening')).not.toBeNull();
    const full = [
      ...remembered,
      ...Array.from({ length: 47 }, (_, i): Remembered => ({ kind: 'note', value: `n ${i}` })),
    ];
    expect(talk(['remember that I have 6 hours a week'], { remembered: full }).memory.offer).not.toBeNull();
  });

  test('a conversation does not keep what is only remembered', () => {
    const remembered: Remembered[] = [{ kind: 'hours', value: '6' }];
    expect(talk(['Plan my week'], { remembered }).memory.facts.weeklyHours).toBeUndefined();
  });
});
