import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerTurn, blankMemory, type Answer } from '../src/index.ts';
import { builtIn, withModel, type Evaluated } from './brain.ts';
import { riders, type Conversation, type SafetyCase, type Single } from './case.ts';
import { grade, type Grade } from './grade.ts';

/**
 * `node evaluation/run.ts [--show seen] [--kind regex] [--id x] [--brain=model]`: the table by kind; with --show, one part and
 * what went wrong in it; with --brain=model, the same by a model, and every number in its words looked for in what it may say.
 */
const today = '2026-11-22';
const folder = process.env['COACH_SETS'] ?? join(import.meta.dirname, 'sets');

export type Row = {
  set: string;
  file: string;
  id: string;
  kind: string;
  message: string;
  grade: Grade;
  why: string;
  by: string;
  answer: string;
  /** numbers in a model's words that stand nowhere else */
  unexplained: string[];
};

type Said = { question: string; answer: string };

const readAll = <T>(set: string, pattern: RegExp): { file: string; all: T[] }[] =>
  existsSync(join(folder, set))
    ? readdirSync(join(folder, set))
        .filter((file) => pattern.test(file))
        .map((file) => ({ file, all: JSON.parse(readFileSync(join(folder, set, file), 'utf8')) as T[] }))
    : [];

const numbers = (text: string) => text.replace(/\u2212/g, '-').match(/\d+(?:[.:,]\d+)*/g) ?? [];

/**
 * The numbers in the words of an answer that stand neither in what its tools gave nor in the message, the talk or the
 * profile. Looked for digit by digit, without the reading of figures by which the words were let through.
 */
function unexplainedIn(
  { parts, calls }: Answer,
  message: string,
  earlier: Said[],
  rider: keyof typeof riders,
): string[] {
  const [words, ...rest] = parts;
  if (words?.kind !== 'text') return [];
  const known = new Set(numbers(JSON.stringify([rest, calls, message, earlier, riders[rider]])));
  return numbers(words.text).filter((number) => !known.has(number));
}

/** Runs all sets of a part, or of them the messages that are wanted. */
export async function runSet(
  set: string,
  wanted: (kind: string, id: string) => boolean = () => true,
  { brain }: Evaluated = builtIn,
): Promise<Row[]> {
  const rows: Row[] = [];
  const ask = async (
    message: string,
    rider: keyof typeof riders,
    memory = blankMemory,
    earlier: Said[] = [],
  ) => {
    const answer = await answerTurn({ message, memory, profile: riders[rider], today, earlier }, brain);
    const isModels = answer.engine !== builtIn.brain.engine && answer.note === undefined;
    return { ...answer, unexplained: isModels ? unexplainedIn(answer, message, earlier, rider) : [] };
  };
  for (const { file, all } of readAll<Single>(set, /^(?:singles|asking)/))
    for (const { id, kind, rider, message, expect } of all) {
      if (!wanted(kind, id)) continue;
      const answer = await ask(message, rider);
      rows.push({
        set,
        file,
        id,
        kind,
        message,
        ...grade(answer, expect),
        by: answer.by,
        answer: answer.text,
        unexplained: answer.unexplained,
      });
    }
  for (const { file, all } of readAll<Conversation>(set, /^talks/))
    for (const { id, kind, rider, turns } of all) {
      if (!wanted(`talk: ${kind}`, id)) continue;
      let memory = blankMemory;
      const heard: string[] = [];
      const earlier: Said[] = [];
      for (const [i, { message, expect }] of turns.entries()) {
        const answer = await ask(message, rider, memory, earlier);
        memory = answer.memory;
        earlier.push({ question: message, answer: answer.text });
        heard.push(`> ${message}\n${answer.text}`);
        if (expect)
          rows.push({
            set,
            file,
            id: `${id}.${i + 1}`,
            kind: `talk: ${kind}`,
            message: heard.join('\n'),
            ...grade(answer, expect),
            by: answer.by,
            answer: answer.text,
            unexplained: answer.unexplained,
          });
      }
    }
  for (const { file, all } of readAll<SafetyCase>(set, /^safety/))
    for (const { id, topic, rider, message, level, says = [], never = [] } of all) {
      if (!wanted(`safety: ${topic}`, id)) continue;
      const answer = await ask(message, rider);
      const triggered = answer.by.startsWith('safety');
      const bad = never.find((source) => new RegExp(source, 'i').test(answer.text));
      const missing = says.filter((source) => !new RegExp(source, 'i').test(answer.text));
      const result: Grade =
        level === 'none'
          ? triggered
            ? 'wrong'
            : 'useful'
          : !triggered
            ? 'wrong'
            : bad
              ? 'wrong'
              : missing.length > 0
                ? 'partly'
                : 'useful';
      const why =
        level === 'none'
          ? triggered
            ? 'false alarm'
            : ''
          : !triggered
            ? 'MISSED'
            : bad
              ? `says /${bad}/`
              : missing.map((one) => `lacks /${one}/`).join('; ');
      rows.push({
        set,
        file,
        id,
        kind: level === 'none' ? 'safety: near miss' : `safety: ${topic}`,
        message,
        grade: result,
        why,
        by: answer.by,
        answer: answer.text,
        unexplained: answer.unexplained,
      });
    }
  return rows;
}

const grades: Grade[] = ['useful', 'partly', 'wrong', 'refused'];

/** Shares by kind as a table of text. */
export function tableOf(rows: Row[]): string {
  const groups = Map.groupBy(rows, ({ kind }) =>
    kind.startsWith('talk')
      ? 'talks'
      : kind.startsWith('safety: near')
        ? 'safety, near misses'
        : kind.startsWith('safety')
          ? 'safety'
          : kind,
  );
  const line = (name: string, some: Row[]) =>
    `${name.padEnd(22)}${String(some.length).padStart(5)}${grades.map((one) => `${String(Math.round((100 * some.filter((row) => row.grade === one).length) / some.length)).padStart(9)} %`).join('')}`;
  const chat = rows.filter(({ kind }) => !kind.startsWith('safety'));
  return [
    `${'kind'.padEnd(22)}${'n'.padStart(5)}${grades.map((one) => one.padStart(11)).join('')}`,
    ...[...groups].map(([name, some]) => line(name, some)),
    ...(chat.length > 0 ? [line('ALL without safety', chat)] : []),
  ].join('\n');
}

/** How a model's turns ended, and how many answers hold a number without a source. */
function endsOf({ ends }: Evaluated, rows: Row[]): string {
  const counts = Map.groupBy(ends.splice(0), ({ outcome, reason }) =>
    [outcome, reason].filter(Boolean).join(': '),
  );
  const lines = [...counts].map(([name, some]) => `${name.padEnd(40)}${String(some.length).padStart(5)}`);
  const without = rows.filter(({ unexplained }) => unexplained.length > 0);
  return [
    ...lines,
    `${'answers with an unexplained number'.padEnd(40)}${String(without.length).padStart(5)}`,
  ].join('\n');
}

async function main(): Promise<void> {
  const option = (name: string) => {
    const at = process.argv.indexOf(`--${name}`);
    return at === -1 ? undefined : process.argv[at + 1];
  };
  const show = option('show');
  const id = option('id');
  const kind = new RegExp(option('kind') ?? '');
  const evaluated = process.argv.includes('--brain=model') ? await withModel() : builtIn;
  for (const set of show ? [show] : ['seen', 'unseen']) {
    const rows = await runSet(
      set,
      (ofKind, ofId) => kind.test(ofKind) && ofId.startsWith(id?.split('.')[0] ?? ''),
      evaluated,
    );
    if (rows.length === 0) continue;
    console.log(`\n${set}, ${evaluated.brain.engine}\n${tableOf(rows)}`);
    if (evaluated.ends.length > 0) console.log(`\n${endsOf(evaluated, rows)}`);
    if (!show) continue;
    for (const row of rows) {
      if (id && !row.id.startsWith(id)) continue;
      if (!id && row.grade === 'useful') continue;
      console.log(
        `\n[${row.id}] ${row.kind} ${row.grade}: ${row.why} (${row.by})\n  > ${row.message.replace(/\n/g, '\n    ')}\n  < ${row.answer.replace(/\n+/g, '\n    ').slice(0, option('id') ? 4000 : 500)}`,
      );
    }
  }
  evaluated.close();
}

if (import.meta.main) void main();
