import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Every file below a folder. */
export const filesIn = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(dir, entry.name)) : [join(dir, entry.name)],
  );

/** The compressed forms of a file by the ending of their names: none for what is not a text. */
export function compressedForms(path: string, bytes: Uint8Array): [ending: string, bytes: Uint8Array][] {
  if (!/\.(js|css|html|json|svg|webmanifest)$/.test(path)) return [];
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return [
    ['.br', brotliCompressSync(bytes, best)],
    ['.gz', gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION })],
  ];
}

/** Adds a `.br` and a `.gz` next to each text file, so that no server compresses on request. */
export function compress(dir: string): void {
  for (const file of filesIn(dir))
    for (const [ending, bytes] of compressedForms(file, readFileSync(file)))
      writeFileSync(file + ending, bytes);
}
