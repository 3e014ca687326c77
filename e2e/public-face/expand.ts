import ts from 'typescript-api';

/** What texts of types refer to, for a module that has them in it. */
export const preamble = `import type * as React from 'react';
/** A type inside a package, known by its name only. */
interface Foreign<Name, A = 0, B = 0, C = 0> { of: [Name, A, B, C] }
/** A styled component: what counts are its props. */
type Styled<Props> = (props: Props) => React.JSX.Element;`;

/** How deep a type is written out. Nothing of ours goes deeper. */
const DEPTH = 24;

/**
 * Writes types as text. Types of our kits get a name that is defined once (`definitions`), so a changed field shows
 * there; types of packages and of the language are only named. Equal types give equal texts, in whatever order they
 * were declared.
 */
export class Expander {
  readonly #checker: ts.TypeChecker;
  readonly #root: string;
  #depth = 0;
  readonly #names = new Map<ts.Type, string>();
  readonly #taken = new Set<string>();
  readonly #used = new Set<ts.Type>();

  /** @param root the folder of the kits */
  constructor(checker: ts.TypeChecker, root: string) {
    this.#checker = checker;
    this.#root = root;
  }

  /** Gives a type the name under which a kit exports it: what zod infers has none of its own. */
  name(type: ts.Type, name: string): void {
    const isWorthIt =
      type.isUnion() || (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
    if (!isWorthIt || this.#names.has(type)) return;
    if (this.#taken.has(name)) return this.name(type, `${name}_`);
    this.#names.set(type, name);
    this.#taken.add(name);
  }

  /** The definitions of all names that were used, by name. */
  definitions(): [name: string, text: string][] {
    const texts = new Map<string, string>();
    // The set grows meanwhile.
    for (const type of this.#used) texts.set(this.#names.get(type)!, this.#written(type));
    return [...texts].sort(([one], [other]) => (one < other ? -1 : 1));
  }

  /** The text of a type: its name, if it has one. */
  type(type: ts.Type): string {
    const own = this.#nameOf(type);
    if (own === undefined) return this.#foreign(type) ?? this.#written(type);
    this.#used.add(type);
    return own;
  }

  #nameOf(type: ts.Type): string | undefined {
    const known = this.#names.get(type);
    if (known !== undefined) return known;
    const symbol = type.aliasSymbol ?? (type.isClassOrInterface() ? type.symbol : undefined);
    if (!symbol || this.#isForeign(symbol) || type.aliasTypeArguments) return undefined;
    if (type.isClassOrInterface() && type.typeParameters) return undefined;
    this.name(type, symbol.name);
    return this.#names.get(type);
  }

  #written(type: ts.Type): string {
    if (type.isUnion()) return this.#union(type);
    if (type.isIntersection()) return unique(type.types.map((part) => this.type(part))).join(' & ');
    if (!(type.flags & ts.TypeFlags.Object)) return this.#short(type);
    if (this.#checker.isTupleType(type)) return this.#tuple(type as ts.TupleTypeReference);
    if (this.#checker.isArrayType(type)) {
      const [element] = this.#checker.getTypeArguments(type as ts.TypeReference);
      return `Array<${this.type(element!)}>`;
    }
    if (this.#depth > DEPTH) return this.#short(type);
    this.#depth += 1;
    const text = this.#structure(type);
    this.#depth -= 1;
    return text;
  }

  /** The name of a type that is declared elsewhere, with the texts of its arguments. */
  #foreign(type: ts.Type): string | undefined {
    const alias = type.aliasSymbol;
    if (alias && this.#isForeign(alias) && !isStructural(alias))
      return this.#reference(alias, type.aliasTypeArguments);
    const symbol = type.symbol as ts.Symbol | undefined;
    if (!symbol || !(type.flags & ts.TypeFlags.Object) || !this.#isForeign(symbol)) return undefined;
    if (!(symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class))) return undefined;
    if (this.#checker.isArrayType(type)) return undefined;
    return this.#reference(symbol, this.#checker.getTypeArguments(type as ts.TypeReference));
  }

  /** Names in `preamble` stand for what cannot be imported by its name. */
  #reference(symbol: ts.Symbol, args: readonly ts.Type[] = []): string {
    const texts = args.map((arg) => this.type(arg));
    if (symbol.name === 'IStyledComponentBase') return `Styled<${texts[1]}>`;
    if (symbol.name === 'Merged') return texts.join(' & ');
    const path = this.#checker.getFullyQualifiedName(symbol);
    const from = /^"(.*)"\.(.*)$/.exec(path);
    const isInside =
      path === symbol.name && symbol.declarations!.some((at) => ts.isExternalModule(at.getSourceFile()));
    if (isInside) return `Foreign<${[JSON.stringify(path), ...texts].join(', ')}>`;
    const name = from ? `import('${packageOf(from[1]!)}').${from[2]}` : path;
    return texts.length > 0 ? `${name}<${texts.join(', ')}>` : name;
  }

  #isForeign(symbol: ts.Symbol): boolean {
    const files = (symbol.declarations ?? []).map((declaration) => declaration.getSourceFile().fileName);
    return files.length > 0 && files.every((file) => isForeignFile(file, this.#root));
  }

  #short(type: ts.Type): string {
    return this.#checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  }

  #union(type: ts.UnionType, without?: ts.TypeFlags): string {
    const parts = type.types.filter((part) => !without || !(part.flags & without));
    const texts = unique(parts.map((part) => this.type(part)));
    const isBoolean = texts.includes('true') && texts.includes('false');
    const shown = isBoolean
      ? unique([...texts.filter((text) => !/^(true|false)$/.test(text)), 'boolean'])
      : texts;
    return shown.map((text) => (text.includes('=>') ? `(${text})` : text)).join(' | ');
  }

  #tuple(type: ts.TupleTypeReference): string {
    const parts = this.#checker.getTypeArguments(type).map((part, index) => {
      const flags = type.target.elementFlags[index]!;
      if (flags & ts.ElementFlags.Rest) return `...Array<${this.type(part)}>`;
      return `${this.type(part)}${flags & ts.ElementFlags.Optional ? '?' : ''}`;
    });
    return `[${parts.join(', ')}]`;
  }

  #structure(type: ts.Type): string {
    const calls = type.getCallSignatures();
    const news = type.getConstructSignatures();
    const fields = this.#checker.getPropertiesOfType(type).filter((field) => !isHidden(field));
    const indexes = this.#checker.getIndexInfosOfType(type);
    if (calls.length === 1 && news.length + fields.length + indexes.length === 0)
      return this.#signature(calls[0]!, ' =>');
    const isOurs = (field: ts.Symbol) => !this.#isForeign(field);
    const lines = [
      ...calls.map((call) => this.#signature(call, ':')),
      ...news.map((call) => `new ${this.#signature(call, ':')}`),
      ...indexes.map(({ keyType, type: value }) => `[key: ${this.type(keyType)}]: ${this.type(value)}`),
      ...fields
        .filter(isOurs)
        .map((field) => this.#field(field))
        .sort(),
      ...foreignFields(fields.filter((field) => !isOurs(field))),
    ];
    return lines.length === 0 ? '{}' : `{\n${lines.join(';\n').replaceAll(/^/gm, '  ')};\n}`;
  }

  #field(field: ts.Symbol): string {
    const optional = (field.flags & ts.SymbolFlags.Optional) !== 0;
    return `${quoted(field.name)}${optional ? '?' : ''}: ${this.#value(this.#checker.getTypeOfSymbol(field), optional)}`;
  }

  /** What is optional may be undefined anyway. */
  #value(type: ts.Type, optional: boolean): string {
    if (!optional || !type.isUnion() || this.#nameOf(type) || this.#foreign(type)) return this.type(type);
    const rest = this.#checker.getNonNullableType(type);
    const isNullable = type.types.some((part) => part.flags & ts.TypeFlags.Null);
    return !isNullable && this.#nameOf(rest) ? this.type(rest) : this.#union(type, ts.TypeFlags.Undefined);
  }

  /** @param arrow between the parameters and the result */
  #signature(signature: ts.Signature, arrow: string): string {
    const generics = (signature.getTypeParameters() ?? []).map((parameter) => {
      const constraint = parameter.getConstraint();
      return constraint ? `${parameter.symbol.name} extends ${this.type(constraint)}` : parameter.symbol.name;
    });
    const parameters = signature.getParameters().map((parameter, index) => {
      const declaration = parameter.valueDeclaration as ts.ParameterDeclaration | undefined;
      const isRest = declaration?.dotDotDotToken !== undefined;
      const optional = !isRest && declaration !== undefined && this.#checker.isOptionalParameter(declaration);
      // The name says nothing to a caller, and a pattern has none.
      const name = `${isRest ? '...' : ''}${'abcdefgh'[index]}${optional ? '?' : ''}`;
      return `${name}: ${this.#value(this.#checker.getTypeOfSymbol(parameter), optional)}`;
    });
    const list = generics.length > 0 ? `<${generics.join(', ')}>` : '';
    const guard = this.#checker.getTypePredicateOfSignature(signature);
    const result =
      guard?.type && guard.kind === ts.TypePredicateKind.Identifier
        ? `${'abcdefgh'[guard.parameterIndex]} is ${this.type(guard.type)}`
        : this.type(signature.getReturnType());
    return `${list}(${parameters.join(', ')})${arrow} ${result}`;
  }
}

/**
 * Attributes of elements and the like, which come from packages in hundreds: for each interface one line, with what is
 * left out of it.
 */
function foreignFields(fields: ts.Symbol[]): string[] {
  const here = new Set(fields.map((field) => field.name));
  const lines = fields.flatMap((field) => {
    const parent = field.declarations?.[0]?.parent;
    if (!parent || !ts.isInterfaceDeclaration(parent)) return [`${quoted(field.name)}?: 'of a package'`];
    const absent = parent.members
      .map((member) => member.name?.getText().replaceAll(/['"]/g, '') ?? '')
      .filter((name) => name !== '' && !here.has(name));
    return [`"...${parent.name.text}"?: 'all${absent.length > 0 ? ` but ${absent.sort().join(', ')}` : ''}'`];
  });
  return unique(lines);
}

const unique = (texts: string[]): string[] => [...new Set(texts)].sort();

const quoted = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

const isForeignFile = (file: string, root: string): boolean =>
  file.includes('/node_modules/') || !file.startsWith(root);

const structural =
  /^(Omit|Pick|Partial|Required|Readonly|Record|Extract|Exclude|NonNullable|ReturnType|Parameters)$/;

/** These say nothing of what remains: it is written out. */
const isStructural = (symbol: ts.Symbol): boolean =>
  structural.test(symbol.name) ||
  (symbol.declarations?.[0]?.getSourceFile().fileName ?? '').includes('/node_modules/zod/');

const isHidden = (field: ts.Symbol): boolean =>
  field.name.startsWith('__') ||
  (field.declarations ?? []).some(
    (declaration) =>
      ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.NonPublicAccessibilityModifier,
  );

function packageOf(file: string): string {
  const inPackage = /^.*\/node_modules\/(@[^/]+\/[^/]+|[^/]+)/.exec(file)?.[1] ?? file;
  return inPackage.replace(/^@types\//, '');
}
