import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { freePorts, root } from 'stack';

/** `npm run dev` in a copy of the workspace with its builds, whose sources may be changed. */

const left = new Set(['node_modules', '.git', '.data', 'test-results', 'workbench']);
let copy: string;
let address: string;
let product: ChildProcess;
let said = '';

test.beforeAll(async () => {
  test.setTimeout(300_000);
  copy = mkdtempSync(join(tmpdir(), 'breakaway-dev-'));
  cpSync(root, copy, { recursive: true, filter: (path) => path === root || !left.has(basename(path)) });
  cpSync(join(root, 'workbench/package.json'), join(copy, 'workbench/package.json'));
  const ports = await freePorts();
  address = `http://localhost:${ports.base}`;
  product = spawn('npm', ['run', 'dev', 'auth'], {
    cwd: copy,
    detached: true,
    env: {
      ...process.env,
      DATA_DIR: join(copy, '.data'),
      PORT_BASE: String(ports.base),
      API_PORT: String(ports.api),
      SANDBOX_PORT: String(ports.sandbox),
      SANDBOX_SMTP_PORT: String(ports.smtp),
      REGISTRY_PORT: String(ports.registry),
    },
  });
  for (const stream of [product.stdout!, product.stderr!])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => said, { timeout: 240_000 }).toMatch(/^auth 0/m);
});
test.afterAll(async () => {
  const ended = new Promise((resolve) => product.once('exit', resolve));
  process.kill(-product.pid!, 'SIGTERM');
  await ended;
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
});

/** The version of each remote that a page has. */
const versions = (page: Page) =>
  page.evaluate(() => {
    const listed = JSON.parse(document.querySelector('#remote-registry')!.textContent!) as Record<
      string,
      { version: string }[]
    >;
    return Object.fromEntries(Object.entries(listed).map(([name, [live]]) => [name, live!.version]));
  });

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(join(copy, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(copy, file), text.replace(from, to));
}

test('an edit of a screen shows in the open page, under the strict policy, and no other remote is built', async ({
  page,
}) => {
  const screen = 'remote-auth/src/screens/sign-in/SignIn.tsx';
  const lead = 'Sign in and keep riding smarter';
  await page.goto(`${address}/sign-in`);
  await expect(page.getByText(lead)).toBeVisible();
  const { auth: before, ...others } = await versions(page);
  said = '';

  edit(screen, lead, 'Sign in, and on you ride');
  await expect(page.getByText('Sign in, and on you ride')).toBeVisible();
  const { auth: after, ...same } = await versions(page);
  expect(after).not.toBe(before);
  expect(same).toEqual(others);

  // What does not compile is said, and the page stays as it is until it does.
  edit(screen, 'export default function', 'export default functoin');
  await expect.poll(() => said).toContain('Syntax Error');
  await expect(page.getByText('Sign in, and on you ride')).toBeVisible();
  edit(screen, 'export default functoin', 'export default function');
  edit(screen, 'Sign in, and on you ride', lead);
  await expect(page.getByText(lead)).toBeVisible();
  expect(await versions(page)).toEqual({ auth: before, ...others });

  expect(said).not.toContain('Building');
  expect(readFileSync(join(copy, '.data/logs/shell.log'), 'utf8')).not.toContain('"event":"policy"');
});

test('the first edit of a remote that was not named shows as well', async ({ page }) => {
  await page.goto(`${address}/about-us`);
  const mission = 'elite-level';
  await expect(page.getByText(mission).first()).toBeVisible();
  edit('remote-marketing/src/screens/about/texts.ts', mission, 'first-class');
  await expect(page.getByText('first-class').first()).toBeVisible({ timeout: 60_000 });
});
