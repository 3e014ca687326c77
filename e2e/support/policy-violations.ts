import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The whole suite is a tour of the product: nothing in it may meet the content security policy.
 * @param dataDir of the stack that was used
 * @throws Error with what the shell has logged
 */
export function expectNoViolation(dataDir: string): void {
  const seen = readFileSync(join(dataDir, 'logs/shell.log'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('"event":"policy"'));
  if (seen.length > 0)
    throw new Error(`The content security policy stopped something:\n${[...new Set(seen)].join('\n')}`);
}
