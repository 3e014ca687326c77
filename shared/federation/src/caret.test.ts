import { satisfies } from './caret.ts';

test.each([
  ['1.2.3', '^1.2.0', true],
  ['1.3.0', '^1.2.9', true],
  ['1.2.0-beta.1', '^1.2.0', true],
  ['1.1.9', '^1.2.0', false],
  ['2.0.0', '^1.2.0', false],
  ['0.2.4', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
])('%s against %s: %s', (version, range, expected) => expect(satisfies(version, range)).toBe(expected));
