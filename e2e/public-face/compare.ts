import { join } from 'node:path';
import ts from 'typescript-api';
import { memberOnlyIn } from './member-only-in.ts';
import { Face, idOf } from './parse-face.ts';
import { programOf } from './program.ts';

/** One difference between two faces of a kit. */
export interface Change {
  /** `@breakaway/ui: const Button` */
  what: string;
  effect: 'breaking' | 'addition';
  why: string;
}

/**
 * What a new face of a kit means for code that was written for the old one, by TypeScript's own rules: what is exported
 * must still fit wherever it is used. And no field or parameter may be gone, which TypeScript alone accepts.
 * @param dir the folder of the kit: types of packages are looked up from there
 */
export function compareFaces(dir: string, before: string, after: string): Change[] {
  const [old, next] = [new Face(before), new Face(after)];
  const gone = [...old.exports.keys()].filter((what) => !next.exports.has(what));
  const added = [...next.exports.keys()].filter((what) => !old.exports.has(what));
  const other = [...old.exports.keys()].filter(
    (what) => next.exports.has(what) && old.meaning(what) !== next.meaning(what),
  );
  return [
    ...gone.map((what): Change => ({ what, effect: 'breaking', why: 'is gone' })),
    ...(other.length > 0 ? new Comparison(dir, old, next).changes(other) : []),
    ...added.map((what): Change => ({ what, effect: 'addition', why: 'is new' })),
  ];
}

/** Both faces as modules of one program, and a module that uses the new one as if it were the old one. */
class Comparison {
  readonly #old: Face;
  readonly #next: Face;
  readonly #files: { old: string; next: string; uses: string };
  #program!: ts.Program;

  constructor(dir: string, old: Face, next: Face) {
    this.#old = old;
    this.#next = next;
    const file = (name: string) => join(dir, `face-${name}.ts`);
    this.#files = { old: file('before'), next: file('after'), uses: file('uses') };
  }

  changes(changed: string[]): Change[] {
    // An exported type that a value of the kit takes or gives is judged where the value does so.
    const values = [...this.#old.exports].filter(([, { isType }]) => !isType).map(([what]) => what);
    const inValues = new Set(values.flatMap((what) => [...this.#old.namesIn(what)]));
    const isJudged = (what: string) => !inValues.has(this.#old.exports.get(what)!.text);
    this.#program = programOf([], {
      [this.#files.old]: this.#old.source(),
      [this.#files.next]: this.#next.source(),
      [this.#files.uses]: [
        ...changed.map((what) => (isJudged(what) ? this.#use(what) : '')),
        "import * as Old from './face-before.ts';",
        "import * as Next from './face-after.ts';",
      ].join('\n'),
    });
    const complaints = this.#complaints(this.#files.uses);
    const unclear = new Set(
      [this.#files.old, this.#files.next].flatMap((file) =>
        [...this.#complaints(file).keys()].map((line) => this.#nameIn(file, line)),
      ),
    );
    return changed.map((what, line): Change => {
      const lost = this.#memberOnlyIn(this.#files.old, what);
      const why =
        (lost && `has no ${lost} any more`) ??
        (complaints.has(line) ? `does not fit where it is used: ${complaints.get(line)}` : undefined) ??
        this.#unclear(what, unclear);
      if (why) return { what, effect: 'breaking', why };
      const gained = this.#memberOnlyIn(this.#files.next, what);
      return { what, effect: 'addition', why: gained ? `has ${gained}` : 'can do more' };
    });
  }

  #use(what: string): string {
    const { isType, generics } = this.#old.exports.get(what)!;
    const id = idOf(what);
    if (!isType) return `export const ${id}: typeof Old.${id} = Next.${id};`;
    return generics ? '' : `export const ${id} = (it: Next.${id}): Old.${id} => it;`;
  }

  /** By line, from 0. */
  #complaints(file: string): Map<number, string> {
    const source = this.#program.getSourceFile(file)!;
    return new Map(
      this.#program
        .getSemanticDiagnostics(source)
        .map(({ start = 0, messageText }) => [
          source.getLineAndCharacterOfPosition(start).line,
          innermost(messageText),
        ]),
    );
  }

  /** The name that a line of a face declares. */
  #nameIn(file: string, line: number): string {
    const source = this.#program.getSourceFile(file)!;
    const at = source.getPositionOfLineAndCharacter(line, 0);
    const statement = source.statements.find((one) => one.pos <= at && at < one.end);
    return /(?:const|type) ([\w$]+)/.exec(statement?.getText() ?? '')?.[1] ?? '';
  }

  /** The first member that an export has in one of the faces and lacks in the other. */
  #memberOnlyIn(file: string, what: string): string | undefined {
    const checker = this.#program.getTypeChecker();
    const { isType } = this.#old.exports.get(what)!;
    const { old, next } = this.#files;
    const [here, there] = [file, file === old ? next : old].map((name) => {
      const module = checker.getSymbolAtLocation(this.#program.getSourceFile(name)!)!;
      const symbol = checker.getExportsOfModule(module).find((exported) => exported.name === idOf(what))!;
      return isType ? checker.getDeclaredTypeOfSymbol(symbol) : checker.getTypeOfSymbol(symbol);
    });
    return memberOnlyIn(checker, here!, there!, (symbol) =>
      (symbol.declarations ?? []).some((declaration) => declaration.getSourceFile().fileName === file),
    );
  }

  /** A type that cannot be looked up says nothing: what it is in counts as broken when it changes. */
  #unclear(what: string, unclear: Set<string>): string | undefined {
    const names = [...this.#old.namesIn(what), ...this.#next.namesIn(what)];
    const isGeneric = this.#old.exports.get(what)!.generics !== '';
    return isGeneric || names.some((name) => unclear.has(name))
      ? 'has changed, and cannot be compared'
      : undefined;
  }
}

/** The last of TypeScript's reasons: the first ones repeat whole types. */
function innermost(message: string | ts.DiagnosticMessageChain): string {
  if (typeof message === 'string') return message.replaceAll(/import\("[^"]*"\)\.|\.$/g, '');
  return innermost(message.next?.[0] ?? message.messageText);
}
