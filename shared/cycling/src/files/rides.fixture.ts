import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The folder of real rides and published measurements that some tests read in place: RIDES_DIR, else `../shared/data`
 * beside the repository. Null, with one line saying so, when it is absent.
 */
export function openRides() {
  const root = process.env['RIDES_DIR'] ?? resolve(__dirname, '../../../../../shared/data');
  if (!existsSync(root)) {
    process.stderr.write(`No rides at ${root}: tests on real files are skipped (set RIDES_DIR).\n`);
    return null;
  }
  return {
    read: (path: string): Uint8Array => new Uint8Array(readFileSync(join(root, path))),
    list: (folder: string): string[] => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  };
}
