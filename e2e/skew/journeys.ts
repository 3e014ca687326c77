import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const JOURNEYS = 'e2e/journeys';

/**
 * The journeys that both commits promise: those whose file is the same in both. What a changed or new one expects is
 * a promise of this tree alone.
 * @param now the folder of this tree
 * @param before the folder of the other commit
 * @returns paths from `e2e/`
 */
export function sharedJourneys(now: string, before: string): { both: string[]; left: string[] } {
  const names = readdirSync(join(now, JOURNEYS))
    .filter((name) => name.endsWith('.spec.ts'))
    .toSorted();
  const isSame = (name: string) => {
    const other = join(before, JOURNEYS, name);
    return existsSync(other) && readFileSync(other).equals(readFileSync(join(now, JOURNEYS, name)));
  };
  const both: string[] = [];
  const left: string[] = [];
  for (const name of names) (isSame(name) ? both : left).push(`journeys/${name}`);
  return { both, left };
}

/** Whether Playwright's arguments say which files to run. */
export const namesFiles = (args: readonly string[]): boolean => args.some((arg) => arg.includes('.spec.ts'));
