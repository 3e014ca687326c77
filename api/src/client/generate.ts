import { registerHooks } from 'node:module';

// The generator uses TypeScript's compiler API. TypeScript 7 has none for JavaScript, so the generator gets the last
// version that does.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'typescript'
      ? next('typescript-api', { ...context, parentURL: import.meta.url })
      : next(specifier, context),
});

/** Generates a client from an OpenAPI description into a folder: `node generate.ts <description> <folder>`. */
const [input, output] = process.argv.slice(2) as [string, string];
const { createClient } = await import('@hey-api/openapi-ts');
await createClient({
  input,
  // Node requires file extensions in imports.
  output: { path: output, module: { extension: '.ts' } },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
  logs: { file: false, level: 'warn' },
});
