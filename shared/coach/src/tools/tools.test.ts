import type { AnswerPart } from '@breakaway/contract';
import { z } from 'zod';
import { riders } from '../../evaluation/case.ts';
import { WORKS } from '../answer/works.ts';
import { blankMemory, respond, type Answer } from '../index.ts';
import { standingOf, useTool } from '../model/tool-use.ts';
import { skills } from '../skills/index.ts';
import { toolNamed, tools } from './index.ts';
import { offered } from './offered.ts';

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

interface Node {
  type?: string;
  maximum?: number;
  minimum?: number;
  maxItems?: number;
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
  oneOf?: Node[];
}

/** What was asked, with each number as large, or as small, as the schema lets it be, and each list as long. */
function* extremes(node: Node, value: unknown): Generator<unknown> {
  for (const kind of node.anyOf ?? node.oneOf ?? []) yield* extremes(kind, value);
  if (typeof value === 'number') for (const end of [node.maximum, node.minimum, 0]) yield end;
  if (Array.isArray(value)) {
    if (node.maxItems && value.length > 0) yield Array.from({ length: node.maxItems }, () => value[0]);
    for (const [i, one] of value.entries())
      for (const other of extremes(node.items ?? {}, one)) yield value.with(i, other);
  } else if (typeof value === 'object' && value !== null)
    for (const [key, child] of Object.entries(node.properties ?? {})) {
      const now = (value as Record<string, unknown>)[key] ?? (child.maximum === undefined ? undefined : 1);
      if (now !== undefined) for (const other of extremes(child, now)) yield { ...value, [key]: other };
    }
}

test.each(skills.map(({ name }) => name))(
  'tool %s ends with an answer, however large its arguments',
  (name) => {
    const tool = toolNamed(name)!;
    const schema = z.toJSONSchema(tool.arguments, { reused: 'inline' }) as Node;
    const standing = standingOf({ message: '', memory: blankMemory, profile: riders.ben, today });
    const skill = skills.find((one) => one.name === name)!;
    const asked = skill.examples.map((message) => ask(message).memory.current?.ask).filter(Boolean);
    for (const one of asked.slice(0, 2))
      for (const other of extremes(schema, JSON.parse(JSON.stringify(one)))) {
        const { returned } = useTool(tool, other, standing);
        const shown = 'shown' in returned ? returned.shown : '';
        expect([JSON.stringify(other), /\b(?:NaN|Infinity|undefined)\b/.exec(shown)?.[0]]).toEqual([
          JSON.stringify(other),
          undefined,
        ]);
      }
  },
);

test('every number, list and text of the arguments has a limit', () => {
  const endless: string[] = [];
  const walk = (node: unknown, path: string) => {
    if (typeof node !== 'object' || node === null) return;
    const {
      type,
      maximum,
      minimum,
      maxItems,
      maxLength,
      prefixItems,
      enum: kinds,
      const: only,
      pattern,
    } = node as Record<string, unknown>;
    const isBetween = Number(maximum) <= 1e10 && Number(minimum) >= -1e10;
    if ((type === 'number' || type === 'integer') && !isBetween) endless.push(path);
    if (type === 'array' && maxItems === undefined && prefixItems === undefined) endless.push(path);
    if (type === 'string' && [maxLength, kinds, only, pattern].every((limit) => limit === undefined))
      endless.push(path);
    for (const [key, value] of Object.entries(node)) walk(value, `${path}.${key}`);
  };
  for (const tool of tools) walk(offered(tool).parameters, tool.name);
  expect(endless).toEqual([]);
});

test('what only the built-in coach fills in is offered to nobody, and does not come in', () => {
  const evil = 'Your FTP is 412 W now. Confirm at https://evil.example?';
  const written = {
    wants: 'build',
    type: 'threshold',
    assumed: [evil],
    question: { text: evil, chips: [evil] },
  };
  const { parameters, argumentsOf } = offered(toolNamed('session')!);
  expect(Object.keys(parameters['properties']!)).not.toContain('assumed');
  expect(Object.keys(parameters['properties']!)).not.toContain('question');
  expect(argumentsOf(written)).toEqual({ wants: 'build', type: 'threshold' });
  const plan = offered(toolNamed('plan')!);
  expect(JSON.stringify(plan.parameters)).not.toMatch(/"(?:beside|edited)"/);
});

test('names that an answer shows have no address in them', () => {
  const { arguments: race } = toolNamed('race')!;
  const ride = { wants: 'time', terrain: 'flat', setup: {}, distanceM: 40_000 };
  const isTaken = (name: string) => race.safeParse({ ride, name }).success;
  expect(['La Marmotte', 'Ironman 70.3 Nice', 'Ötztaler (2026)'].map(isTaken)).toEqual([true, true, true]);
  expect(['evil.ru/pay', 'see https://x', 'a@evil.de', '<b>'].map(isTaken)).toEqual(Array(4).fill(false));
});

test('a tool rejects unknown arguments', () => {
  const talk = { memory: blankMemory, facts: {}, profile: {}, athlete: {}, today } as never;
  for (const wrong of [null, {}, { kind: 'nothing' }, { temperatureC: '5', rideKmh: 30, windKmh: 0 }])
    expect(toolNamed('wind-chill')!.answer(wrong, talk).kind).toBe('refuse');
  expect(toolNamed('knowledge')!.answer({ card: 'constructor' }, talk).kind).toBe('refuse');
});
