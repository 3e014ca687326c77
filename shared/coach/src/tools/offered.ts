import { z } from 'zod';
import type { Tool } from '../skill.ts';

/** A tool as a language model is offered it: an object of arguments as JSON schema. */
export interface Offered {
  name: string;
  description: string;
  /** draft 2020-12, always of type object, as models and protocols ask for */
  parameters: Record<string, unknown>;
  /** The tool's own arguments out of what was written for the schema, without the fields that are not offered. */
  argumentsOf(written: unknown): unknown;
  /** The figures in what was written, each with the unit of its field. */
  figuresOf(written: unknown): WrittenFigure[];
}

interface WrittenFigure {
  value: number;
  /** as in the schema: "W"; "1" where it only counts */
  unit: string;
}

/** One of several kinds of question is no object: it becomes the only field of one. */
const FIELD = 'question';

interface Node {
  type?: unknown;
  unit?: string;
  /** only the built-in coach fills it in */
  own?: boolean;
  properties?: Record<string, Node>;
  items?: Node;
  prefixItems?: Node[];
  anyOf?: Node[];
  oneOf?: Node[];
}

const schemaOf = (tool: Tool, reused: 'inline' | 'ref') =>
  z.toJSONSchema(tool.arguments, { reused }) as Node & Record<string, unknown>;

const described = new Map<string, Offered>();

/** Describes a tool for a model or another assistant; once, because it takes a while. */
export function offered(tool: Tool): Offered {
  const known = described.get(tool.name) ?? describe(tool);
  described.set(tool.name, known);
  return known;
}

function describe(tool: Tool): Offered {
  const inline = schemaOf(tool, 'inline');
  const [schema] = [inline, schemaOf(tool, 'ref')]
    .map((whole): Record<string, unknown> => ({ ...withoutOrphans(withoutOwn(whole)), $schema: undefined }))
    .toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length);
  const { $defs, ...body } = schema!;
  const definitions = $defs === undefined ? {} : { $defs };
  const isObject = body['type'] === 'object';
  const inner = (written: unknown) =>
    isObject ? written : (written as Record<string, unknown> | null)?.[FIELD];
  return {
    name: tool.name,
    description: tool.title,
    parameters: isObject
      ? schema!
      : {
          type: 'object',
          properties: { [FIELD]: body },
          required: [FIELD],
          additionalProperties: false,
          ...definitions,
        },
    argumentsOf: (written) => stripped(inline, inner(written)),
    figuresOf: (written) => [...figuresIn(inline, inner(written))],
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A schema without the fields that only the built-in coach fills in. */
function withoutOwn(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutOwn);
  if (!isRecord(node)) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([, child]) => !(isRecord(child) && child['own'] === true))
      .map(([key, child]) => [key, withoutOwn(child)]),
  );
}

/** Without definitions that only fields named which are not offered. */
function withoutOrphans(schema: unknown): Record<string, unknown> {
  const { $defs, ...body } = schema as Record<string, unknown>;
  if (!isRecord($defs)) return body;
  const others = (name: string) => JSON.stringify([body, { ...$defs, [name]: null }]);
  const used = Object.entries($defs).filter(([name]) => others(name).includes(`"#/$defs/${name}"`));
  const isWhole = used.length === Object.keys($defs).length;
  const left = { ...body, $defs: Object.fromEntries(used) };
  return isWhole ? left : withoutOrphans(left);
}

const kindsOf = ({ anyOf, oneOf }: Node): Node[] => anyOf ?? oneOf ?? [];

/** What was written, without the fields that are not offered. */
function stripped(node: Node, value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((one, i) => stripped(node.prefixItems?.[i] ?? node.items ?? {}, one));
  if (!isRecord(value)) return value;
  const plain = Object.entries(value).filter(([key]) => node.properties?.[key]?.own !== true);
  const own = Object.fromEntries(
    plain.map(([key, one]) => [key, stripped(node.properties?.[key] ?? {}, one)]),
  );
  return kindsOf(node).reduce<unknown>((rest, kind) => stripped(kind, rest), own);
}

/** The figures of a value with the units that its schema gives them. */
function* figuresIn(node: Node, value: unknown): Generator<WrittenFigure> {
  if (typeof value === 'number' && node.unit) yield { value, unit: node.unit };
  if (Array.isArray(value))
    for (const [i, one] of value.entries()) yield* figuresIn(node.prefixItems?.[i] ?? node.items ?? {}, one);
  else if (isRecord(value))
    for (const [key, one] of Object.entries(value)) yield* figuresIn(node.properties?.[key] ?? {}, one);
  for (const kind of kindsOf(node)) yield* figuresIn(kind, value);
}
