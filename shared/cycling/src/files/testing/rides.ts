/** The part of `node:fs` that is needed; a test hands it in, for only tests may read files here. */
type FileSystem = {
  existsSync(path: string): boolean;
  readdirSync(path: string): string[];
  readFileSync(path: string): Uint8Array;
};

/**
 * The folder of real rides and published measurements that some tests read in place: RIDES_DIR, else `../shared/data`
 * beside the repository. Null, with one line saying so, when it is absent.
 */
export function openRides(fs: FileSystem) {
  const root = process.env['RIDES_DIR'] ?? `${__dirname}/../../../../../../shared/data`;
  if (!fs.existsSync(root)) {
    process.stderr.write(`No rides at ${root}: tests on real files are skipped (set RIDES_DIR).\n`);
    return null;
  }
  return {
    read: (path: string): Uint8Array => new Uint8Array(fs.readFileSync(`${root}/${path}`)),
    list: (folder: string): string[] =>
      fs.readdirSync(`${root}/${folder}`).map((name) => `${folder}/${name}`),
  };
}
