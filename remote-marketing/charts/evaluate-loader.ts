import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'webpack';

/** Runs a module while the bundle is built and puts the values that it exports in its place. */
export default function evaluate(this: LoaderContext<object>): void {
  const done = this.async();
  import(pathToFileURL(this.resourcePath).href).then(
    (values: Record<string, unknown>) =>
      done(
        null,
        Object.entries(values)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n'),
      ),
    done,
  );
}
