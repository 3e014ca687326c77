import { defineConfig, type OxlintOverride } from 'oxlint';

/** What is deployed, or started, on its own. */
// A folder's name has no dot: `tool-start.ts` is no tool.
const PARTS = [
  'shell',
  'remote-[^/.]+',
  'tool-[^/.]+',
  'api',
  'sandbox',
  'registry',
  'workbench',
  'e2e',
  'operators',
  'stack',
] as const;

/** The kits of `shared/`, known as `@breakaway/<kit>`. */
const KITS = [
  'contract',
  'ui',
  'cycling',
  'coach',
  'host-api',
  'tool-kit',
  'federation',
  'releases',
] as const;

/** What some files must not import, and why. */
interface Fence {
  regex: string;
  message: string;
}

/** Matches a package and all that lies in it. */
const packages = (...names: string[]) => `^(${names.join('|')})(/|$)`;

const schemas: Fence = {
  regex: packages('zod', '@breakaway/contract/schemas'),
  message: 'Schemas are for servers: a browser imports types only.',
};
const ofThePage: Fence = {
  regex: packages('react-router', 'react-router-dom', 'axios', 'react-toastify'),
  message:
    'Screens get router, calls and toasts from @breakaway/host-api, so that the page has one copy of each.',
};
const ofHosts: Fence = {
  regex: packages('@breakaway/host-api/host', '@breakaway/host-api/standalone'),
  message: 'For hosts only.',
};
const reactDom: Fence = {
  regex: packages('react-dom'),
  message: "react-dom belongs to the shell alone: a copy in a remote knows nothing of the page's root.",
};
const outside: Fence = {
  regex: `^node:|${packages('react')}`,
  message: 'The models are pure: no DOM, no I/O.',
};

/** Which files, what of the workspace they may know, and what of the registry they must not. */
type Row = [files: string, knows: ((typeof KITS)[number] | (typeof PARTS)[number])[], not?: Fence[]];

/**
 * Who may know whom: docs/architecture.md#who-may-know-whom as data. Of two rows for one file the lower one holds.
 */
const ROWS: Row[] = [
  ['shared/contract/**', []],
  ['shared/ui/**', [], [ofThePage, schemas]],
  ['shared/cycling/**', [], [outside]],
  ['shared/coach/**', ['contract', 'cycling']],
  ['shared/host-api/**', ['contract', 'ui'], [schemas]],
  ['shared/tool-kit/**', ['contract', 'ui', 'cycling'], [ofThePage, schemas]],
  ['shared/federation/**', ['contract', 'ui']],
  ['shared/releases/**', ['federation']],

  ['{shell,remote-*,tool-*}/*.{mjs,ts}', ['federation']],
  ['shell/src/**', ['contract', 'ui', 'host-api'], [schemas]],
  // The type of all remotes' screens.
  ['shell/src/remotes/screen-id.ts', ['federation']],
  ['shell/server/**', ['contract', 'ui', 'host-api', 'federation', 'releases']],
  ['remote-*/src/**', ['contract', 'ui', 'host-api', 'cycling'], [ofThePage, schemas, ofHosts, reactDom]],
  ['remote-marketing/{landing,charts}/**', ['contract', 'ui', 'cycling', 'federation']],
  ['tool-*/src/**', ['contract', 'ui', 'cycling', 'tool-kit'], [ofThePage, schemas]],
  ['api/**', ['contract', 'cycling', 'coach']],
  ['sandbox/**', ['coach']],
  ['registry/**', ['contract', 'federation', 'releases']],
  ['operators/*.mjs', ['federation']],
  ['operators/src/**', ['ui', 'releases']],

  ['workbench/**', ['ui']],
  ['stack/**', ['federation', 'releases']],
  ['e2e/**', ['contract', 'cycling', 'federation', 'releases', 'stack']],

  // A test may stand for the host, or read a file.
  ['remote-*/src/**/*.test.{ts,tsx}', ['contract', 'ui', 'host-api', 'cycling']],
  ['shared/cycling/**/{*.test.ts,testing.ts,testing/**}', []],
];

function override([files, knows, not = []]: Row): OxlintOverride {
  const parts = PARTS.filter((part) => !knows.includes(part)).join('|');
  const kits = KITS.filter((kit) => !knows.includes(kit));
  const patterns: Fence[] = [
    {
      regex: `^(\\.\\./)*(${parts})(/|$)`,
      message: 'Nobody imports what is deployed on its own: share through shared/*.',
    },
    {
      regex: packages(...kits.map((kit) => `@breakaway/${kit}`)),
      message: 'This package may not know that kit; see docs/architecture.md.',
    },
    {
      regex: `^(\\.\\./)+(shared/)?(${KITS.join('|')})/src/`,
      message: 'A kit is imported by its name, and only what it exports.',
    },
    ...not,
  ];
  const styles = {
    name: 'styled-components',
    allowImportNames: [
      'createGlobalStyle',
      'css',
      'default',
      'keyframes',
      'styled',
      'ThemeContext',
      'ThemeProvider',
      'useTheme',
    ],
    message: 'The shell shares less than all of this package: shell/src/shares/styled-components.ts.',
  };
  const scene = {
    name: '@breakaway/ui',
    importNames: ['Scene'],
    message: 'That one is for older releases: import @breakaway/ui/scene.',
  };
  return {
    files: [files],
    rules: { 'no-restricted-imports': ['error', { patterns, paths: [styles, scene] }] },
  };
}

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'promise', 'jest'],
  categories: { correctness: 'error' },
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'off',
    'react-hooks/exhaustive-deps': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    eqeqeq: 'error',
    'jest/expect-expect': 'off',
    'jest/no-conditional-expect': 'off',
    'jest/valid-title': 'off',
    'jest/no-standalone-expect': 'off',
    'jest/require-to-throw-message': 'off',
    'jsx-a11y/no-autofocus': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/set-state-in-effect': 'off',
  },
  ignorePatterns: ['**/dist/**', '**/.cache/**', '**/node_modules/**', '**/test-results/**'],
  overrides: [
    ...ROWS.map(override),
    {
      files: ['**/*.test.{ts,tsx}', '**/testing.{ts,tsx}', '**/testing/**'],
      rules: { 'typescript/unbound-method': 'off', 'react-hooks/rules-of-hooks': 'off' },
    },
  ],
});
