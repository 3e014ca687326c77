import type { AnswerPart } from '@breakaway/contract';
import { z } from 'zod';
import { riders } from '../../evaluation/case.ts';
import { WORKS } from '../answer/works.ts';
import { blankMemory, respond, type Answer } from '../index.ts';
import { skills } from '../skills/index.ts';
import { toolNamed, tools } from './index.ts';

const today = '2026-11-22';
const ask = (message: string): Answer =>
  respond({ message, memory: blankMemory, profile: riders.ben, today });

/** What any answer may be made of, whatever the tool. */
const plain = new Set([
  'text',
  'notice',
  'details',
  'assumptions',
  'sources',
  'suggestions',
  'question',
  'open',
]);
const flat = (parts: readonly AnswerPart[]): AnswerPart[] =>
  parts.flatMap((part) => [part, ...(part.kind === 'details' ? flat(part.parts) : [])]);

describe.each(skills.map(({ name }) => name))('tool %s', (name) => {
  const tool = toolNamed(name)!;
  const skill = skills.find((one) => one.name === name)!;

  test('takes what the built-in brain reads, as plain JSON', () => {
    for (const message of skill.examples) {
      const { memory } = ask(message);
      const asked = memory.current ?? memory.open?.asked;
      if (asked?.skill !== name) continue;
      const stored: unknown = JSON.parse(JSON.stringify(asked.ask));
      expect(z.prettifyError(tool.arguments.safeParse(stored).error ?? new z.ZodError([]))).toBe('');
    }
  });

  test('has only answers that it announces, and cites only works that it lists', () => {
    const parts = skill.examples.flatMap((message) => flat(ask(message).parts));
    const kinds = new Set(parts.map(({ kind }) => kind).filter((kind) => !plain.has(kind)));
    expect([...kinds].filter((kind) => !tool.results.includes(kind))).toEqual([]);
    const cited = parts.flatMap((part) => (part.kind === 'sources' && !part.reviewed ? part.items : []));
    const listed: readonly string[] = tool.sources.map((key) => WORKS[key]);
    expect(cited.filter((work) => !listed.includes(work))).toEqual([]);
  });
});

test('arguments are a JSON schema in which every figure has a unit or says what it is', () => {
  const bare: string[] = [];
  const walk = (node: unknown, path: string) => {
    if (typeof node !== 'object' || node === null) return;
    const { type, description, unit } = node as Record<string, unknown>;
    if ((type === 'number' || type === 'integer') && !description && !unit) bare.push(path);
    for (const [key, value] of Object.entries(node)) walk(value, `${path}.${key}`);
  };
  for (const tool of tools) walk(z.toJSONSchema(tool.arguments, { reused: 'inline' }), tool.name);
  expect(bare).toEqual([]);
});

test('a tool rejects unknown arguments', () => {
  const talk = { memory: blankMemory, facts: {}, profile: {}, athlete: {}, today } as never;
  for (const wrong of [null, {}, { kind: 'nothing' }, { temperatureC: '5', rideKmh: 30, windKmh: 0 }])
    expect(toolNamed('wind-chill')!.answer(wrong, talk).kind).toBe('refuse');
  expect(toolNamed('knowledge')!.answer({ card: 'constructor' }, talk).kind).toBe('refuse');
});
