import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Collects every file that this process loads as code from now on: a webpack configuration, the plugins and loaders
 * that it names, and what those import. Of packages also the folders through which they were found, which are links.
 * @returns a list that grows
 */
export function collectLoadedFiles(): ReadonlySet<string> {
  const files = new Set<string>();
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      if (isAbsolute(specifier)) files.add(specifier);
      else if (/^[@\w]/.test(specifier) && context.parentURL?.startsWith('file:'))
        addLink(files, dirname(fileURLToPath(context.parentURL)), packageOf(specifier));
      return found;
    },
    load(url, context, next) {
      if (url.startsWith('file:')) files.add(fileURLToPath(url));
      return next(url, context);
    },
  });
  return files;
}

/** `@scope/name` or `name` of a specifier. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Adds the folder in which Node finds a package that a file in `dir` imports. */
function addLink(files: Set<string>, dir: string, name: string): void {
  const link = join(dir, 'node_modules', name);
  if (existsSync(link)) files.add(link);
  else if (dirname(dir) !== dir) addLink(files, dirname(dir), name);
}
