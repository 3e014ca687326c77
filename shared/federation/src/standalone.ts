import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { RuntimeConfig } from '@breakaway/contract';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { brand } from './brand.ts';
import { STANDALONE_OFFSET, localPort } from './local-ports.ts';
import type { RemoteOptions } from './build-options.ts';
import { answerRecorded, signInRecorded } from './recorded.ts';
import { base, page, type Mode } from './webpack-base.ts';

type DevServer = { devServer?: Record<string, unknown> };

/** Where the page's own server answers for the API. */
const RECORDED = '/recorded-api';

/**
 * A remote as a page of its own: router, session, theme and toasts as in the shell, with hot reload. It needs no other
 * server: a recorded member is signed in and gets recorded answers, unless `API_BASE` names an API.
 */
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
  const port = Number(process.env.PORT ?? localPort(app) + STANDALONE_OFFSET);
  const config = standaloneConfig(port);
  const main = join(cache, 'standalone.ts');
  writeFileSync(
    main,
    `import { mountStandalone } from '@breakaway/host-api/standalone';
mountStandalone('${app}', ${JSON.stringify(config)}, [\n${list.join(',\n')}\n]);\n`,
  );
  const refresh = mode === 'development';
  const isRecorded = !process.env.API_BASE;
  return {
    ...base(dir, mode, refresh),
    entry: main,
    output: { path: join(dir, '.cache', 'standalone'), publicPath: '/', filename: '[name].js' },
    plugins: [
      page(app, isRecorded ? signInRecorded(config.product.slug) : ''),
      brand('brand/'),
      ...plugins,
      ...(refresh ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    devServer: {
      host: '127.0.0.1',
      port,
      hot: true,
      historyApiFallback: true,
      setupMiddlewares: (all: unknown[]) =>
        isRecorded ? [{ name: 'recorded', path: RECORDED, middleware: answerRecorded }, ...all] : all,
    },
  };
}

function standaloneConfig(port: number): RuntimeConfig {
  const apiBase = process.env.API_BASE ?? `http://localhost:${port}${RECORDED}`;
  const sandbox = process.env.SANDBOX_BASE ?? 'http://localhost:4100';
  return {
    product: { name: process.env.PRODUCT_NAME ?? 'Breakaway', slug: process.env.PRODUCT_SLUG ?? 'breakaway' },
    apiBase,
    chatApiBase: apiBase,
    landingUrl: `http://localhost:${port}/landing/index.html`,
    tools: { 'kom-analysis': 'http://localhost:3006', 'race-analyzer': 'http://localhost:3007' },
    stripe: { publishableKey: 'pk_test_sandbox', jsUrl: `${sandbox}/stripe/stripe.js` },
    paypal: { clientId: 'sandbox', planIds: [], sdkBaseUrl: `${sandbox}/paypal/sdk/js` },
  };
}
