import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { portsFrom } from './addresses.ts';
import { root } from './build.ts';
import { serviceSpecs } from './services.ts';

/**
 * `npm run billing -- <command>`, `npm run jobs -- <command>`, `npm run backup -- <file>`, `npm run restore -- <file>`:
 * an operator's command with the configuration that `npm start` gives the API.
 */
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');
const api = serviceSpecs({ ports: portsFrom(process.env), dataDir, env: process.env }).find(
  ({ name }) => name === 'api',
)!;
const { status } = spawnSync(process.execPath, ['src/operate.ts', ...process.argv.slice(2)], {
  cwd: join(root, api.cwd),
  env: { ...process.env, ...api.env },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
