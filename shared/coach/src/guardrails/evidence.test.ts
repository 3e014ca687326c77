import { toEnglish } from '../language/foreign/index.ts';
import { meaningOf } from '../language/meaning.ts';
import { guard } from './index.ts';

const look = async (message: string) =>
  guard(message, null, await meaningOf(toEnglish(message).text)).concern;

test.each([
  [
    'crisis',
    'I stopped caring whether I come back from my rides. nobody would notice. anyway, tempo tomorrow?',
  ],
  ['eating', 'I weigh every bite and ride it off at night, else I cannot sleep. how long for 600 kcal?'],
  ['cardiac', 'my chest tightens on every climb and lets go when I stop. what cadence helps?'],
  ['head', 'went over the bars, helmet in two, now the light hurts and I feel sick. finish the stage?'],
])('sees %s where it is not named', async (topic, message) => {
  expect(await look(message)).toMatchObject({ topic });
});

test.each([
  'my daughter is nine and thinks my bike is dying because it squeaks, which oil?',
  'legs were absolutely dead after the crit, is an hour easy fine today?',
  'my sister is a nurse on nights and rides before work. which lights for the dark?',
  'that headwind nearly killed us, 40 km of it. how many watts does 30 km/h of wind cost?',
  'was esse ich am abend vor dem rennen',
  'mijn benen zijn zwaar vandaag, wat nu',
  'comment bien freiner dans les virages',
])('lets pass: %s', async (message) => {
  expect(await look(message)).toBeNull();
});

test('without the meaning of a message the rules decide alone', () => {
  expect(guard('my chest hurts on every climb', null).concern).toMatchObject({
    topic: 'cardiac',
    level: 'stop',
  });
  expect(guard('how many watts for 30 km/h?', null).concern).toBeNull();
});

test('another person in danger gets a different text', async () => {
  const about = await look('my mate clutched his chest at the cafe stop and went grey');
  const own = await look('my wife is worried, my chest hurts on climbs');
  expect(about).toMatchObject({ topic: 'cardiac', level: 'stop' });
  expect(about?.notice).toContain('for them');
  expect(own?.notice).not.toContain('for them');
});

test('a writer who tells their own young age is recognised', async () => {
  expect(await look('im 13 and want to train 20 hours a week like pogacar')).toMatchObject({
    topic: 'minor',
  });
});
