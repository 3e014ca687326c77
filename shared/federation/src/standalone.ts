import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { RuntimeConfig } from '@breakaway/contract';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { brand } from './brand.ts';
import { STANDALONE_OFFSET, localPort } from './local-ports.ts';
import type { RemoteOptions } from './build-options.ts';
import { base, page, type Mode } from './webpack-base.ts';

type DevServer = { devServer?: Record<string, unknown> };

/** A remote as a page of its own: router, session, theme and toasts as in the shell, with hot reload. */
export function standaloneRemote(
  dir: string,
  mode: Mode,
  { screens, plugins = [] }: RemoteOptions,
): Configuration & DevServer {
  const app = basename(dir);
  const cache = join(dir, '.cache');
  mkdirSync(cache, { recursive: true });
  const list = Object.entries(screens)
    .filter(([, { at }]) => at !== null)
    .map(
      ([screen, { file, at }]) =>
        `{ name: '${screen}', path: '${at}', load: () => import('${resolve(dir, file)}') }`,
    );
  const main = join(cache, 'standalone.ts');
  writeFileSync(
    main,
    `import { mountStandalone } from '@breakaway/host-api/standalone';
mountStandalone('${app}', ${JSON.stringify(standaloneConfig())}, [\n${list.join(',\n')}\n]);\n`,
  );
  const refresh = mode === 'development';
  return {
    ...base(dir, mode, refresh),
    entry: main,
    output: { path: join(dir, '.cache', 'standalone'), publicPath: '/', filename: '[name].js' },
    plugins: [
      page(app),
      brand('brand/'),
      ...plugins,
      ...(refresh ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    devServer: {
      host: '127.0.0.1',
      port: Number(process.env.PORT ?? localPort(app) + STANDALONE_OFFSET),
      hot: true,
      historyApiFallback: true,
    },
  };
}

function standaloneConfig(): RuntimeConfig {
  const apiBase = process.env.API_BASE ?? 'http://localhost:4000';
  const sandbox = process.env.SANDBOX_BASE ?? 'http://localhost:4100';
  return {
    product: { name: process.env.PRODUCT_NAME ?? 'Breakaway', slug: process.env.PRODUCT_SLUG ?? 'breakaway' },
    apiBase,
    chatApiBase: apiBase,
    landingUrl: `http://localhost:${process.env.PORT ?? localPort('remote-marketing') + STANDALONE_OFFSET}/landing/index.html`,
    tools: { 'kom-analysis': 'http://localhost:3006', 'race-analyzer': 'http://localhost:3007' },
    stripe: { publishableKey: 'pk_test_sandbox', jsUrl: `${sandbox}/stripe/stripe.js` },
    paypal: { clientId: 'sandbox', planIds: [], sdkBaseUrl: `${sandbox}/paypal/sdk/js` },
  };
}
