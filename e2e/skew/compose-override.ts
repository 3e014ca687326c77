import type { Side } from './pairs.ts';

/**
 * What a pair changes in `docker-compose.yml`: old images are built from the folder of the other commit, and the suite
 * gets arguments.
 */
export function overrideFor(sides: Record<string, Side>, oldDir: string, args: readonly string[]) {
  const old = Object.keys(sides).filter((name) => sides[name] === 'old');
  // The keys are made by the registry's image.
  const services = old.includes('registry') ? [...old, 'keys'] : old;
  return {
    services: {
      ...Object.fromEntries(services.map((name) => [name, { build: { context: oldDir } }])),
      e2e: { command: ['node_modules/.bin/playwright', 'test', ...args] },
    },
  };
}
