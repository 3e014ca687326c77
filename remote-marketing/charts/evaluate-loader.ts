import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'webpack';

/** Runs a module while the bundle is built and puts the values that it exports in its place. */
export default async function evaluate(this: LoaderContext<object>): Promise<string> {
  const values = (await import(pathToFileURL(this.resourcePath).href)) as Record<string, unknown>;
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
