import { createHash } from 'node:crypto';
import { iconFiles } from '@breakaway/ui/brand-files';
import { palette } from '@breakaway/ui/palette';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { serviceWorker, type KeptBuild } from './service-worker.ts';

/** How a tool appears when it is installed. */
export interface Installable {
  name: string;
  shortName: string;
  /** the page that it opens with, from the root of its origin */
  start: string;
}

const SERVICE_WORKER = 'service-worker.js';
const MANIFEST = 'app.webmanifest';
/** For people who read the sources, not for the page. */
const unused = /\.(map|txt)$/;

/** What the page of an installable tool has in its head. */
export const installableHead = `<link rel="manifest" href="/${MANIFEST}">
<link rel="icon" type="image/svg+xml" href="/brand/${iconFiles.svg}">
<link rel="apple-touch-icon" href="/brand/${iconFiles.apple}">`;

/** Writes a tool's manifest, and its service worker with the list of all files of this build. */
export function offline(tool: string, app: Installable): WebpackPluginInstance {
  return {
    apply(compiler: Compiler) {
      const { Compilation, sources } = compiler.webpack;
      compiler.hooks.thisCompilation.tap('offline', (compilation) => {
        const emit = (file: string, text: string) => compilation.emitAsset(file, new sources.RawSource(text));
        compilation.hooks.processAssets.tap('offline', () => emit(MANIFEST, manifestOf(app)));
        // When every other file has its name.
        const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({ name: 'offline', stage }, () => {
          const assets = compilation.getAssets().filter(({ name }) => !unused.test(name));
          const hash = createHash('sha256');
          for (const { name, source } of assets.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
            hash.update(`${name}\0`).update(source.buffer());
          const build: KeptBuild = {
            name: tool,
            version: hash.digest('hex').slice(0, 16),
            files: assets.map(({ name }) => name),
          };
          emit(SERVICE_WORKER, `(${serviceWorker})(self, ${JSON.stringify(build)});\n`);
        });
      });
    },
  };
}

function manifestOf({ name, shortName, start }: Installable): string {
  const icon = (file: string, size: number, more = {}) => ({
    src: `/brand/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...more,
  });
  return JSON.stringify({
    name,
    short_name: shortName,
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: palette.dark.bg,
    theme_color: palette.dark.bg,
    icons: [
      icon(iconFiles.small, 192),
      icon(iconFiles.large, 512),
      icon(iconFiles.maskable, 512, { purpose: 'maskable' }),
    ],
  });
}
