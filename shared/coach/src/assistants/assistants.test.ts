import type { AnswerPart } from '@breakaway/contract';
import { riders } from '../../evaluation/case.ts';
import { blankMemory, respond, warmUp } from '../index.ts';
import { skills } from '../skills/index.ts';
import { assistantTools, knownToAssistant, useAsAssistant, type AssistantMember } from './index.ts';

const today = '2026-11-22';
const member = { profile: riders.ben, today, remembered: [] };
beforeAll(() => warmUp());

/** What was computed: figures, tables, sessions and plans. */
const computed = (parts: readonly AnswerPart[]) =>
  parts.filter(({ kind }) => ['headline', 'table', 'session', 'plan', 'timeline', 'gap'].includes(kind));

/** The arguments as an assistant writes them: several kinds of question are one field. */
const writtenFor = (name: string, ask: unknown) => {
  const { inputSchema } = assistantTools().find((tool) => tool.name === name)!;
  const fields = Object.keys((inputSchema['properties'] ?? {}) as object);
  return fields.length === 1 && fields[0] === 'question' ? { question: ask } : ask;
};

test('computes what the coach computes, for the examples of every skill', async () => {
  let compared = 0;
  const without: string[] = [];
  for (const { name, examples, ofFile } of skills) {
    if (ofFile) continue;
    let some = 0;
    for (const message of examples.slice(0, 6)) {
      const answer = respond({ message, memory: blankMemory, profile: riders.ben, today });
      const { current, facts, supposed, guest } = answer.memory;
      // What was said or supposed about the rider stays in a conversation, of which an assistant's call knows nothing.
      if (answer.by !== `skill:${name}` || answer.outcome !== 'answered' || guest) continue;
      if (current?.skill !== name || supposed || Object.keys(facts).length > 0) continue;
      const written: unknown = JSON.parse(JSON.stringify(writtenFor(name, current.ask)));
      const result = await useAsAssistant(name, written, member);
      const [parts, shown] = [computed((result as { parts: AnswerPart[] }).parts), computed(answer.parts)];
      // The coach answers a second question in the message below the first.
      expect([message, shown.slice(0, parts.length)]).toEqual([message, parts]);
      expect([message, parts.length > 0]).toEqual([message, shown.length > 0]);
      some += 1;
    }
    compared += some;
    if (some === 0) without.push(name);
  }
  expect(without).toEqual([]);
  expect(compared).toBeGreaterThan(80);
}, 60_000);

test('a name that no tool has, and names of what every object has', async () => {
  for (const name of ['', 'delete', 'constructor', '__proto__'])
    expect(await useAsAssistant(name, {}, member)).toBeUndefined();
});

test('arguments of any kind are refused with a sentence, never an exception', async () => {
  for (const { name } of assistantTools())
    for (const written of [null, 1, 'text', [], {}, { question: null }, { timeS: '5' }]) {
      const result = await useAsAssistant(name, written, member);
      expect(Object.keys(result!)).toHaveLength('parts' in result! ? 2 : 'error' in result! ? 1 : 2);
    }
});

test('knows what the profile has, and nothing of an empty one', () => {
  const profile = { bodyMatrix: { weight: 70 }, powerMatrix: { ftp: 250 } };
  const known = ['70 kg (profile)', 'FTP 250 W (profile)'];
  expect(knownToAssistant({ profile, today, remembered: [] })).toEqual(known);
  expect(knownToAssistant({ profile: {}, today, remembered: [] })).toEqual([]);
});

test('counts the remembered bike, hours and age as the coach does, and tells no events or notes', async () => {
  const remembered = [
    { kind: 'bike', value: 'tt' },
    { kind: 'hours', value: '9' },
    { kind: 'age', value: '44' },
    { kind: 'event', value: 'canary race' },
    { kind: 'note', value: 'canary note' },
  ] as const;
  const known = knownToAssistant({ ...member, remembered }).join(', ');
  expect(known).toMatch(
    /9 h.* \(you said\), age 44 \(you said\), usually on a time-trial bike \(you said\)$/,
  );
  expect(known).not.toContain('canary');
  const message = 'How fast am I on 40 km flat at 240 W?';
  const answer = respond({ message, memory: blankMemory, profile: riders.ben, today, remembered });
  const flat = { wants: 'speed', terrain: 'flat', distanceM: 40_000, powerW: 240, setup: {} };
  const on = async (rider: AssistantMember) =>
    computed(((await useAsAssistant('ride', flat, rider)) as { parts: AnswerPart[] }).parts);
  const [withBike, without] = [await on({ ...member, remembered }), await on(member)];
  expect(withBike[0]).toEqual(computed(answer.parts)[0]);
  expect(without[0]).not.toEqual(withBike[0]);
});
