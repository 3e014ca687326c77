import { preamble } from './expand.ts';

interface Declaration {
  isType: boolean;
  /** `<T>`, or nothing */
  generics: string;
  text: string;
}

/** A face that was read back from its text. */
export class Face {
  /** By what a reader sees: `@breakaway/ui: const Button`. */
  readonly exports = new Map<string, Declaration>();
  readonly #types = new Map<string, string>();

  constructor(text: string) {
    let path = '';
    for (const part of text.trim().split('\n\n')) {
      if (part.startsWith('# ')) path = part.slice(2);
      else this.#add(path, part);
    }
  }

  #add(path: string, part: string): void {
    const found = /^(const|type) ([\w$]+)(<.*?>(?= = ))?(?:: | = )?(.*);$/s.exec(part);
    if (!found) throw new Error(`This is no line of a public face: ${part.slice(0, 80)}`);
    const [, kind = '', name = '', generics = '', text = ''] = found;
    if (path === 'types') this.#types.set(name, text);
    else
      this.exports.set(`${path}: ${kind} ${name}`, { isType: kind === 'type', generics, text: text || name });
  }

  /** The names of types that a text has in it, with those in their definitions. */
  #names(text: string, found = new Set<string>()): Set<string> {
    for (const [name] of text.matchAll(/[A-Za-z_$][\w$]*/g)) {
      const definition = this.#types.get(name);
      if (definition === undefined || found.has(name)) continue;
      found.add(name);
      this.#names(definition, found);
    }
    return found;
  }

  /** The names in an export, and its own. */
  namesIn(what: string): Set<string> {
    return this.#names(this.exports.get(what)!.text).add(idOf(what));
  }

  /** All of what an export means: the same text, if nothing has changed. */
  meaning(what: string): string {
    const { text } = this.exports.get(what)!;
    const names = [...this.#names(text)].sort();
    return [text, ...names.map((name) => `${name} = ${this.#types.get(name)}`)].join('\n');
  }

  /** The face as a module: every export under its id. */
  source(): string {
    const lines = [...this.#types].map(([name, text]) => `export type ${name} = ${text};`);
    for (const [what, { isType, generics, text }] of this.exports)
      lines.push(
        isType
          ? `export type ${idOf(what)}${generics} = ${text};`
          : `export declare const ${idOf(what)}: ${text};`,
      );
    return [preamble, ...lines].join('\n');
  }
}

/** A name for an export that no other has. */
export const idOf = (what: string): string => `_${what.replace(/\W+/g, '_')}`;
