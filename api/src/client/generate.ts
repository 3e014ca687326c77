import { registerHooks } from 'node:module';

// The generator writes through TypeScript's compiler interface. TypeScript 7 has none for JavaScript, so it gets the
// last version that has one.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'typescript'
      ? next('typescript-api', { ...context, parentURL: import.meta.url })
      : next(specifier, context),
});

/** Writes a client for a description of an API into a folder: `node generate.ts <description> <folder>`. */
const [input, output] = process.argv.slice(2) as [string, string];
const { createClient } = await import('@hey-api/openapi-ts');
await createClient({
  input,
  // Node resolves imports by their whole name.
  output: { path: output, module: { extension: '.ts' } },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
  logs: { file: false, level: 'warn' },
});
