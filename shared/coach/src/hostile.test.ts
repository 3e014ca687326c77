import { random } from './testing.ts';
import { riders } from '../evaluation/case.ts';
import { blankMemory, respond, type Memory } from './index.ts';

/** `COACH_FUZZ=10000 npm run unit -- --selectProjects shared/coach -- hostile` runs the whole set. */
const runs = Number(process.env['COACH_FUZZ'] ?? 1500);
const today = '2026-11-22';

const words =
  'what how much many power watts climb flat km m % w min hours ftp zone session 4x8 3x20 week plan eat gel bar carbs tss ctl hold alpe ventoux wind headwind kg bike psi tyre race taper why and then sorry undo compare instead lighter more less no not -5 0 1e9 99999999 3.14 ,5 250 400 55 7.5 ? ! … 🚴 é ü 上 я ع ½ “ ” <script> {{}} ${x} \\ / " \' -- ; null undefined NaN Infinity constructor toString valueOf __proto__ hasOwnProperty'.split(
    ' ',
  );
const scripts = [
  '骑自行车上坡需要多少功率',
  'сколько ватт нужно',
  'كم واط أحتاج',
  'πόσα βατ',
  'どのくらいの時間',
  '얼마나 걸려요',
  'שלום',
  'कितने वाट',
  '🚴🚵🏔️💪',
  '‮reversed‬',
  '\u0000\u0007\u200b\ufeff',
  '\ud800',
];

function message(next: () => number): string {
  const kind = next();
  if (kind < 0.1)
    return scripts[Math.floor(next() * scripts.length)]!.repeat(1 + Math.floor(next() * 40)).slice(0, 4000);
  if (kind < 0.15)
    return Array.from({ length: 1 + Math.floor(next() * 4000) }, () =>
      String.fromCharCode(Math.floor(next() * 0xffff)),
    )
      .join('')
      .slice(0, 4000);
  if (kind < 0.2) return '9'.repeat(1 + Math.floor(next() * 400)) + words[Math.floor(next() * words.length)]!;
  const length = kind < 0.25 ? 700 : 1 + Math.floor(next() * 14);
  return Array.from({ length }, () => words[Math.floor(next() * words.length)]!)
    .join(next() < 0.9 ? ' ' : '')
    .slice(0, 4000);
}

test(`${runs} random and hostile messages get an answer without a figure that cannot be`, () => {
  const next = random(20261122);
  let memory: Memory = blankMemory;
  for (let i = 0; i < runs; i++) {
    const text = message(next);
    const rider = Object.keys(riders)[i % 4] as keyof typeof riders;
    const answer = respond({ message: text, memory, profile: riders[rider], today });
    const said = { message: text, answer: answer.text };
    expect(said).not.toMatchObject({
      answer: expect.stringMatching(/NaN|Infinity|undefined|\[object|null W/),
    });
    expect(answer.parts.length).toBeGreaterThan(0);
    expect(answer.text.trim()).not.toBe('');
    // What the conversation keeps goes through the database as JSON and stays small.
    const stored = JSON.stringify(answer.memory);
    expect(stored.length).toBeLessThan(60_000);
    memory = i % 7 === 0 ? blankMemory : (JSON.parse(stored) as Memory);
  }
});
