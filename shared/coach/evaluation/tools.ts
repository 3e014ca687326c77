import { z } from 'zod';
import { WORKS } from '../src/answer/works.ts';
import { tools } from '../src/tools/index.ts';

// `npm run coach-tools`: what a brain can call, with the arguments as JSON schema for `--json`, else as a list to read.

type Schema = {
  properties?: Record<string, Schema>;
  required?: string[];
  oneOf?: Schema[];
  unit?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  description?: string;
};

const schemaOf = (tool: (typeof tools)[number], reused: 'inline' | 'ref') =>
  z.toJSONSchema(tool.arguments, { reused }) as Schema;

function lines(schema: Schema, indent: string): string[] {
  if (schema.oneOf)
    return schema.oneOf.flatMap((one, i) => [...(i > 0 ? [`${indent}or`] : []), ...lines(one, indent)]);
  return Object.entries(schema.properties ?? {}).flatMap(([name, one]) => {
    const value = one.const ?? one.enum?.join(' | ') ?? one.unit ?? one.type ?? 'one of several';
    const optional = schema.required?.includes(name) ? '' : '?';
    const what = one.description ? `  ${one.description}` : '';
    // Two levels say what a tool needs; the whole of it is in the JSON.
    const inside = indent.length < 6 && one.properties ? lines(one, `${indent}  `) : [];
    return [`${indent}${name}${optional}: ${String(value)}${what}`, ...inside];
  });
}

if (process.argv.includes('--json'))
  console.log(
    JSON.stringify(
      tools.map((tool) => ({ name: tool.name, description: tool.title, parameters: schemaOf(tool, 'ref') })),
      null,
      2,
    ),
  );
else
  for (const tool of tools) {
    console.log(`\n${tool.name}: ${tool.title}`);
    console.log(lines(schemaOf(tool, 'inline'), '  ').join('\n'));
    console.log(`  -> text${tool.results.map((kind) => `, ${kind}`).join('')}`);
    for (const key of tool.sources) console.log(`  source: ${WORKS[key]}`);
  }
