import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from 'stack';

const ENGINE = 'shared/cycling/src';
const PACKAGE = '@breakaway/cycling';
/** The entry points of screens, calls and commands; only shipped code, no test and no benchmark. */
const PRODUCT = /^(tool-|remote-|shell$|api$)/;
/** Shared code that answers members. */
const SHARED = ['shared/coach/src', 'shared/tool-kit/src'];
const SKIPPED = /^(node_modules|dist|bench|\.cache|fuzz|histories)$|\.test\.tsx?$|testing/;
const SOURCE = /\.(tsx?|mjs)$/;

function* sourcesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourcesIn(path);
    else if (SOURCE.test(entry.name)) yield path;
  }
}

const IMPORT = new RegExp(`import\\s+(type\\s+)?\\{([^}]*)\\}\\s+from\\s+'(${PACKAGE}[^']*)'`, 'g');

/**
 * The values that the product imports from the engine, as imports of one module. knip makes sure that each file is
 * used.
 */
function importedByProduct(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const name of [...readdirSync(root).filter((entry) => PRODUCT.test(entry)), ...SHARED])
    for (const file of sourcesIn(join(root, name)))
      for (const [, isType, names = '', from = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
        const values = names
          .split(',')
          .map((one) => one.trim().split(/\s+as\s+/)[0]!)
          .filter((one) => one !== '' && !one.startsWith('type '));
        if (!isType) found.set(from, new Set([...(found.get(from) ?? []), ...values]));
      }
  return found;
}

/**
 * The engine's code that an entry needs, as printed by esbuild after tree-shaking: by source file, with its exports.
 */
async function kept(entry: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: entry, resolveDir: join(root, 'e2e'), sourcefile: 'entry.ts' },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    treeShaking: true,
    write: false,
    metafile: true,
    absWorkingDir: root,
    logLevel: 'silent',
  });
  const text = outputFiles[0]!.text;
  const files = new Map<string, string>();
  for (const [, file = '', code = ''] of text.matchAll(/^\/\/ (\S+)\n((?:(?!^\/\/ \S+\.ts$)[^\n]*\n)*)/gm))
    files.set(relative(root, join(root, file)), code);
  const exported = Object.values(metafile.outputs)[0]!.exports;
  return { text, files, exported, lines: text.split('\n').length };
}

/** Whether esbuild's output of a file declares a name; a name that is already taken gets a number. */
const declares = (code: string, name: string) =>
  new RegExp(`^(?:async )?(?:function\\*? |var |let |const |class )${name}\\d*\\b`, 'm').test(code);

export interface Unreached {
  /** Public function and its file, sorted by file. */
  functions: { name: string; file: string }[];
  /** Share of the engine's lines that nothing reaches, 0 to 1: as printed by esbuild, without types and comments. */
  share: number;
}

/** The public functions of the engine that no screen, call or command reaches, not even through another function. */
export async function unreached(): Promise<Unreached> {
  const all = await kept(
    ['', '/files', '/profile-estimates'].map((part) => `export * from '${PACKAGE}${part}';`).join('\n'),
  );
  const used = await kept(
    [...importedByProduct()]
      // Two modules may export the same name.
      .map(
        ([from, names], n) =>
          `export { ${[...names].map((name) => `${name} as ${name}_${n}`).join(', ')} } from '${from}';`,
      )
      .join('\n'),
  );
  const folder = mkdtempSync(join(tmpdir(), 'breakaway-reach-'));
  const file = join(folder, 'engine.mjs');
  writeFileSync(file, all.text);
  const engine = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  rmSync(folder, { recursive: true });
  const functions = all.exported
    .filter((name) => typeof engine[name] === 'function')
    .map((name) => ({ name, file: [...all.files].find(([, code]) => declares(code, name))?.[0] ?? '' }))
    .filter(({ name, file: home }) => !declares(used.files.get(home) ?? '', name))
    .map(({ name, file: home }) => ({ name, file: relative(ENGINE, home) }))
    .sort((a, b) => a.file.localeCompare(b.file) || a.name.localeCompare(b.name));
  return { functions, share: 1 - used.lines / all.lines };
}
