import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript-api';
import { Expander } from './expand.ts';
import { programOf } from './program.ts';

const shared = resolve(import.meta.dirname, '../../shared');

/** A package of which remotes use something. */
export interface Kit {
  name: string;
  /** its folder */
  dir: string;
  version: string;
  /** files by the names under which remotes import them */
  entries: Record<string, string>;
}

/** What is only for the shell, for servers or for tests: no remote that is live depends on it. */
const notForRemotes: Record<string, readonly string[]> = {
  'host-api': ['./host', './prerender', './standalone', './testing'],
  contract: ['./schemas', './security-headers'],
};

/** A kit in a folder. @param hidden its subpaths that are not for remotes */
export function kitIn(dir: string, hidden: readonly string[] = []): Kit {
  const { name, version, exports } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    exports: Record<string, string>;
  };
  const shown = Object.entries(exports).filter(([path]) => !hidden.includes(path));
  const entries = shown.map(([path, file]) => [join(name, path), join(dir, file)]);
  return { name, dir, version, entries: Object.fromEntries(entries) as Kit['entries'] };
}

export const kits = (): Kit[] =>
  ['contract', 'host-api', 'ui'].map((name) => kitIn(join(shared, name), notForRemotes[name]));

/**
 * The public face of kits as text: for each import path its exports with their types, then the types that have a name.
 * @param root the folder of all kits: what is declared below it is written out
 */
export function facesOf(all: Kit[], root = shared): Map<Kit, string> {
  const program = programOf(all.flatMap(({ entries }) => Object.values(entries)));
  const checker = program.getTypeChecker();
  const exportsOf = (file: string) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing.`);
    return checker.getExportsOfModule(module).sort((one, other) => (one.name < other.name ? -1 : 1));
  };
  const meant = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const withNames = (kit: Kit): Expander => {
    const expander = new Expander(checker, root);
    // Its own types first: they keep their names.
    for (const { entries } of [kit, ...all.filter((other) => other !== kit)])
      for (const symbol of Object.values(entries).flatMap(exportsOf))
        if (meant(symbol).flags & ts.SymbolFlags.TypeAlias && !genericsOf(meant(symbol)))
          expander.name(checker.getDeclaredTypeOfSymbol(meant(symbol)), symbol.name);
    return expander;
  };
  const linesOf = (exported: ts.Symbol, expander: Expander): string[] => {
    const symbol = meant(exported);
    const lines: string[] = [];
    if (symbol.flags & ts.SymbolFlags.Value)
      lines.push(`const ${exported.name}: ${expander.type(checker.getTypeOfSymbol(symbol))};`);
    if (symbol.flags & ts.SymbolFlags.Type) {
      const text = expander.type(checker.getDeclaredTypeOfSymbol(symbol));
      lines.push(
        text === exported.name ? `type ${text};` : `type ${exported.name}${genericsOf(symbol)} = ${text};`,
      );
    }
    return lines;
  };
  return new Map(
    all.map((kit) => {
      const expander = withNames(kit);
      const sections = Object.entries(kit.entries).map(([path, file]) =>
        [`# ${path}`, ...exportsOf(file).flatMap((symbol) => linesOf(symbol, expander))].join('\n\n'),
      );
      const types = expander.definitions().map(([name, text]) => `type ${name} = ${text};`);
      return [kit, `${[...sections, '# types', ...types].join('\n\n')}\n`];
    }),
  );
}

/** `<T>` of a generic type, or nothing. */
function genericsOf(symbol: ts.Symbol): string {
  const declaration = symbol.declarations?.[0] as ts.TypeAliasDeclaration | undefined;
  const list = declaration?.typeParameters?.map((parameter) => parameter.getText());
  return list ? `<${list.join(', ')}>` : '';
}

export const faceFile = ({ dir }: Kit): string => join(dir, 'public-face.txt');

/** The recorded face of a kit and the version that it belongs to. */
export interface Recorded {
  version: string;
  face: string;
}

export function recordedFace(kit: Kit): Recorded | undefined {
  if (!existsSync(faceFile(kit))) return undefined;
  const [head = '', ...face] = readFileSync(faceFile(kit), 'utf8').split('\n\n');
  return { version: / ([\d.]+\d):/.exec(head)?.[1] ?? '', face: face.join('\n\n') };
}
