import { spawnSync } from 'node:child_process';

let found: [string, ...string[]] | undefined;

/** `docker compose`, or the older program. */
export const compose = (): [string, ...string[]] =>
  (found ??=
    spawnSync('docker', ['compose', 'version']).status === 0 ? ['docker', 'compose'] : ['docker-compose']);
