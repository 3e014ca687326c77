import { riders } from '../../evaluation/case.ts';
import { blankMemory, type Memory } from '../memory.ts';
import { replyByRules, type Answer } from './index.ts';

/** The reply to the last of some consecutive messages. */
function last(...messages: string[]): Answer {
  let memory: Memory = blankMemory;
  const answers = messages.map((message) => {
    const answer = replyByRules({ message, memory, profile: riders.ben, today: '2026-11-22' });
    memory = JSON.parse(JSON.stringify(answer.memory)) as Memory;
    return answer;
  });
  return answers.at(-1)!;
}

test.each([
  [
    'the first answer',
    ['how long for alpe d huez at 240 w', 'and at 260?', 'what was the first answer again?'],
    /240 W/,
  ],
  [
    'the value of the profile',
    ['my ftp is 270 now', 'what is my ftp?', 'no I mean the one in my profile'],
    /250 W/,
  ],
  ['the intensity factor', ['tss for 3h at 180 w', 'and what would be IF'], /0\.72/],
  ['a load', ['tss for 3h at 180 w', 'is that a lot'], /156 TSS is a big day/],
  ['kilojoules', ['how many calories did I burn riding 2 h at 190 W', 'in kj'], /Work: 1368 kJ/],
  ['one tyre', ['tyre pressure for 28 mm', 'rear?'], /^Rear, 28 mm: 5\.8 bar/],
  ['psi', ['tyre pressure for 28 mm', 'in psi'], /67 \/ 84 psi/],
  ['what is realistic', ['sa calobra in 35 minutes?', "what's realistic"], /^Time: /],
  ['a wish that is too high', ['sa calobra in 35 minutes?', 'too optimistic?'], /more than you can hold/],
  [
    'another kind',
    ['give me a 90 minute session with threshold work', 'swap it to sweet spot'],
    /sweet spot: 1 h 30 min/,
  ],
  ['the purpose again', ['can you do 2x20 at 90 %', 'explain the purpose again'], /aerobic work/],
  ['which of two', ['4x8 or 3x15', 'so which one'], /if your legs are fresh/],
  [
    'a figure of its own',
    ['20 min test tomorrow, what should I aim for', 'is 95 rpm good'],
    /95 rpm: Normal/,
  ],
  [
    'sodium by own sweat',
    ['what should I drink in 3 hours', 'how much sodium if I sweat 1.2 l an hour at 900 mg per litre'],
    /Put back 540 to 810 mg/,
  ],
  ['a breeze', ['pacing plan for a 40 km TT', 'it will be windy'], /Into the wind of 15\.0 km\/h/],
  ['a part of the ride', ['50 km in 90 minutes, what watts', 'drafting half of the time'], /27 W less/],
  [
    'both, with a weight',
    ['I want to do the Marmotte in 8 hours', 'what if I lose 4 kg', 'and train up to 280 W FTP', 'both'],
    /179 W/,
  ],
  ['own watts after a card', ['what is sweet spot', 'what watts for me'], /220 to 235 W/],
  ['the day before', ['race on sunday', 'what do I do on saturday'], /Saturday is the day before it/],
])('a short message asks for %s', (_, messages, expected) => {
  const answer = last(...messages);
  expect(answer.outcome).not.toBe('notUnderstood');
  expect(answer.text).toMatch(expected);
});
