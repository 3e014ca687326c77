import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

const folder = join(root, 'monitoring');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The tool of Prometheus that checks rules: an installed one, or that of Debian's package where packages can be had. */
function promtool(): string | undefined {
  for (const path of ['/usr/bin/promtool', '/usr/local/bin/promtool']) if (existsSync(path)) return path;
  const cache = join(root, 'node_modules/.cache/promtool');
  const unpacked = join(cache, 'usr/bin/promtool');
  if (existsSync(unpacked)) return unpacked;
  try {
    mkdirSync(cache, { recursive: true });
    // Unpacked, not installed: its service is not wanted.
    execFileSync('apt-get', ['download', '-qq', 'prometheus'], {
      cwd: cache,
      stdio: 'ignore',
      timeout: 60_000,
    });
    const file = readdirSync(cache).find((name) => name.endsWith('.deb'))!;
    execFileSync('dpkg', ['-x', file, '.'], { cwd: cache, stdio: 'ignore' });
    return unpacked;
  } catch {
    return undefined;
  }
}
const tool = promtool();

(tool ? test : test.skip)('the alert rules fire when they should, and only then', () => {
  const run = (...args: string[]) => execFileSync(tool!, args, { cwd: folder, encoding: 'utf8' });
  expect(run('check', 'config', 'prometheus.yml')).toContain('SUCCESS');
  expect(run('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
});

test('every alert has a test and a line that says what to do', () => {
  const alerts = [...read('monitoring/alerts.yml').matchAll(/alert: (\w+)/g)].map((found) => found[1]!);
  expect(alerts.length).toBeGreaterThan(8);
  for (const alert of alerts) {
    expect(read('monitoring/alerts.test.yml')).toContain(`alertname: ${alert}`);
    expect(read('monitoring/README.md')).toContain(`\`${alert}\``);
  }
});

test('rules and dashboard read only what the servers say', () => {
  const servers = ['api/src/modules/ops/metrics.ts', 'registry/src/metrics.ts', 'shell/server/metrics.ts'];
  const said = servers.map(read).join('\n');
  const known = new Set([...said.matchAll(/'([a-z]+(?:_[a-z]+)+)'/g)].map((found) => found[1]!));
  const { panels, annotations } = JSON.parse(read('monitoring/dashboard.json')) as {
    panels: { targets: { expr: string }[] }[];
    annotations: { list: { expr: string }[] };
  };
  const expressions = [...read('monitoring/alerts.yml').matchAll(/expr: (?:>-\n)?((?:.|\n {10})+)/g)].map(
    (found) => found[1]!,
  );
  const all = [
    ...expressions,
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...annotations.list.map(({ expr }) => expr),
  ];
  const used = all.flatMap((text) =>
    [...text.replaceAll(/\([a-z, ]+\) \(|\{[^}]*\}/g, ' ').matchAll(/\b[a-z]+(?:_[a-z]+)+\b/g)].map(
      (found) => found[0],
    ),
  );
  const functions = ['histogram_quantile'];
  const names = used
    .filter((name) => !functions.includes(name))
    .map((name) => name.replace(/_(bucket|count)$/, ''));
  expect(names.length).toBeGreaterThan(15);
  expect([...new Set(names)].filter((name) => !known.has(name))).toEqual([]);
});
