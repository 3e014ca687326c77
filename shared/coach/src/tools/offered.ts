import { z } from 'zod';
import type { Tool } from '../skill.ts';

/** A tool as a language model is offered it: an object of arguments as JSON schema. */
export interface Offered {
  name: string;
  description: string;
  /** draft 2020-12, always of type object, as models and protocols ask for */
  parameters: Record<string, unknown>;
  /** The tool's own arguments out of what was written for the schema. */
  argumentsOf(written: unknown): unknown;
}

/** One of several kinds of question is no object: it becomes the only field of one. */
const FIELD = 'question';

const schemaOf = (tool: Tool, reused: 'inline' | 'ref') => z.toJSONSchema(tool.arguments, { reused });

const described = new Map<string, Offered>();

/** Describes a tool for a model or another assistant; once, because it takes a while. */
export function offered(tool: Tool): Offered {
  const known = described.get(tool.name) ?? describe(tool);
  described.set(tool.name, known);
  return known;
}

function describe(tool: Tool): Offered {
  const [schema] = [schemaOf(tool, 'inline'), schemaOf(tool, 'ref')]
    .map((whole) => ({ ...whole, $schema: undefined }) as Record<string, unknown>)
    .toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length);
  const { $defs, ...body } = schema!;
  const definitions = $defs === undefined ? {} : { $defs };
  const is = { name: tool.name, description: tool.title };
  if (body['type'] === 'object') return { ...is, parameters: schema!, argumentsOf: (written) => written };
  return {
    ...is,
    parameters: {
      type: 'object',
      properties: { [FIELD]: body },
      required: [FIELD],
      additionalProperties: false,
      ...definitions,
    },
    argumentsOf: (written) => (written as Record<string, unknown> | null)?.[FIELD],
  };
}
