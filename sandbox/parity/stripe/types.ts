import { join } from 'node:path';
import ts from 'typescript-api';

export type Schema = boolean | { [keyword: string]: unknown };

/** JSON Schema (draft 07) of Stripe's objects: `definitions` by type name, `roots` by the text in `object`. */
export interface StripeSchema {
  definitions: Record<string, Schema>;
  roots: Record<string, Schema>;
  /** One for each type of event, by that type. */
  events: Record<string, Schema>;
}

const { TypeFlags } = ts;

/** Walks over the SDK's types from `StripeResources` on. Takes seconds: see `schema.ts` for the cached result. */
export function readStripeTypes(folder: string): StripeSchema {
  const file = join(folder, 'resources.ts');
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  const source = program.getSourceFile(file);
  const declared = source?.statements.find(ts.isInterfaceDeclaration);
  if (!source || !declared) throw new Error(`${file} declares no resources.`);
  const checker = program.getTypeChecker();
  const fields = checker.getPropertiesOfType(checker.getTypeAtLocation(declared));
  const served = new Map(fields.map((field) => [field.name, checker.getTypeOfSymbol(field)]));
  const event = served.get('event');
  served.delete('event');
  const walk = walkOver(checker, new Set([...served.keys(), 'event']));

  const schema: StripeSchema = { definitions: walk.definitions, roots: {}, events: {} };
  for (const [name, type] of served) schema.roots[name] = walk.schemaOf(type);
  for (const kind of event?.isUnion() ? event.types : []) {
    const about = walk.fieldOf(walk.fieldOf(kind, 'data'), 'object');
    if (walk.schemaOf(about) !== false) schema.events[walk.literalOf(kind, 'type')] = walk.schemaOf(kind);
  }
  return schema;
}

function walkOver(checker: ts.TypeChecker, served: ReadonlySet<string>) {
  const definitions: Record<string, Schema> = {};
  const names = new Map<ts.Type, string>();

  const fieldOf = (type: ts.Type, name: string): ts.Type => {
    const field = checker.getPropertyOfType(type, name);
    if (!field) throw new Error(`${checker.typeToString(type)} has no field ${name}.`);
    return checker.getTypeOfSymbol(field);
  };
  const literalOf = (type: ts.Type, name: string): string => {
    const literal = fieldOf(type, name);
    if (!literal.isStringLiteral()) throw new Error(`${checker.typeToString(type)}.${name} is no literal.`);
    return literal.value;
  };

  /** Stripe's open lists of values end in `OtherString`; the sandbox may only answer listed values. */
  const isOtherString = (type: ts.Type) =>
    type.isIntersection() && type.types.some(({ flags }) => flags & TypeFlags.String);
  const isDecimal = (type: ts.Type) => (type.aliasSymbol ?? type.symbol)?.name.startsWith('Decimal') ?? false;

  function schemaOf(type: ts.Type): Schema {
    const { flags } = type;
    if (flags & (TypeFlags.Undefined | TypeFlags.Void | TypeFlags.Never)) return false;
    if (flags & (TypeFlags.Any | TypeFlags.Unknown)) return true;
    if (flags & TypeFlags.Null) return { enum: [null] };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { enum: [type.value] };
    if (flags & TypeFlags.BooleanLiteral) return { enum: [checker.typeToString(type) === 'true'] };
    if (flags & TypeFlags.String || isOtherString(type)) return { type: 'string' };
    if (flags & TypeFlags.Number) return { type: 'number' };
    // The SDK converts to its own Decimal what is text on the wire.
    if (isDecimal(type)) return { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' };
    if (type.isUnion()) return union(type);
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference);
      return { type: 'array', items: item ? schemaOf(item) : true };
    }
    return object(type);
  }

  function union({ types }: ts.UnionType): Schema {
    const listed = types.some((type) => type.isStringLiteral());
    const parts = types
      .filter((type) => !(listed && isOtherString(type)))
      .map(schemaOf)
      .filter((part) => part !== false);
    const values = parts.flatMap((part) =>
      typeof part === 'object' && Array.isArray(part.enum) ? part.enum : [],
    );
    const others = parts.filter((part) => typeof part === 'boolean' || !part.enum);
    const all = values.length > 0 ? [{ enum: values }, ...others] : others;
    return all.length > 1 ? { anyOf: all } : (all[0] ?? false);
  }

  /** Whether the sandbox does not serve this Stripe resource: only its id can appear. */
  function isUnserved(type: ts.Type): boolean {
    const kind = checker.getPropertyOfType(type, 'object');
    const literal = kind && checker.getTypeOfSymbol(kind);
    return literal?.isStringLiteral() === true && !served.has(literal.value);
  }

  function object(type: ts.Type): Schema {
    if (isUnserved(type)) return false;
    const known = names.get(type);
    if (known) return { $ref: `#/definitions/${known}` };
    const name = nameOf(type);
    names.set(type, name);
    definitions[name] = true;
    const fields = checker.getPropertiesOfType(type);
    const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    definitions[name] = {
      type: 'object',
      properties: Object.fromEntries(
        fields.map((field) => [field.name, schemaOf(checker.getTypeOfSymbol(field))]),
      ),
      required: fields.filter((field) => !(field.flags & ts.SymbolFlags.Optional)).map((field) => field.name),
      additionalProperties: index ? schemaOf(index) : false,
    };
    return { $ref: `#/definitions/${name}` };
  }

  function nameOf(type: ts.Type): string {
    const symbol = type.aliasSymbol ?? type.symbol;
    const qualified = checker.getFullyQualifiedName(symbol).replace(/^"[^"]*"\./, '');
    const name = qualified.replace(/[^\w.]/g, '') || 'anonymous';
    return name in definitions ? `${name}-${names.size}` : name;
  }

  return { definitions, schemaOf, fieldOf, literalOf };
}
