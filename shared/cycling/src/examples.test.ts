import * as fs from 'node:fs';
import * as path from 'node:path';
import * as files from './files/index.ts';
import * as face from './index.ts';

/**
 * Every public function has a worked example in its docstring, and it is true. After `@example` stand lines of plain
 * JavaScript; `expression // => value` is checked: numbers to the digits shown, objects by the fields shown.
 */
const sources = (function read(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return read(at);
    return /(?<!\.test|testing)\.ts$/.test(at) && !at.includes('/testing/')
      ? [fs.readFileSync(at, 'utf8')]
      : [];
  });
})(__dirname).join('\n');

const known = { ...face, ...files } as Record<string, unknown>;
const functions = Object.keys(known).filter((name) => typeof known[name] === 'function');

function exampleOf(name: string): string | null {
  const doc = new RegExp(
    String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*export (?:async )?function ${name}\b`,
  ).exec(sources);
  const example = doc?.[1]?.split('@example')[1];
  return example ? example.replace(/^\s*\* ?/gm, '').trim() : null;
}

/** Each line with `// =>` as an entry of [text, value, text of what it should be]. */
async function run(example: string): Promise<[string, unknown, string][]> {
  const lines = example.replace(/^(.*?)\s*\/\/ => (.*)$/gm, (_, expression: string, expected: string) => {
    const text = JSON.stringify(expression.replace(/;$/, ''));
    return `seen.push([${text}, await (${expression.replace(/;$/, '')}), ${JSON.stringify(expected)}]);`;
  });
  const seen: [string, unknown, string][] = [];
  const body = new Function('seen', ...Object.keys(known), `return (async () => { ${lines} })()`);
  await body(seen, ...Object.values(known));
  return seen;
}

function holds(value: unknown, expected: unknown, text: string): void {
  if (typeof expected === 'number' && typeof value === 'number' && Number.isFinite(expected)) {
    const digits = /\.(\d+)(?!.*\d\.)/.exec(text)?.[1]?.length ?? 0;
    expect(value).toBeCloseTo(expected, digits);
  } else if (Array.isArray(expected)) {
    expect(Array.from(value as ArrayLike<unknown>)).toHaveLength(expected.length);
    expected.forEach((part, i) => holds((value as ArrayLike<unknown>)[i], part, textOf(part)));
  } else if (expected !== null && typeof expected === 'object') {
    for (const [key, part] of Object.entries(expected))
      holds((value as Record<string, unknown>)[key], part, textOf(part));
  } else expect(value).toEqual(expected);
}

const textOf = (part: unknown): string => (typeof part === 'number' ? String(part) : '');

test.each(functions)('%s has a worked example that is true', async (name) => {
  const example = exampleOf(name);
  expect(example).toMatch(/\/\/ =>/);
  for (const [, value, text] of await run(example!)) {
    holds(value, new Function(`return (${text})`)(), text);
  }
});
