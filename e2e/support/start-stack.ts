import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts, startStack } from 'stack';
import { expectNoViolation } from './policy-violations.ts';

/** Starts the whole product on free ports with an empty data folder, and stops it after the last test. */
export default async function startForTests(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'breakaway-e2e-'));
  const ports = await freePorts();
  // Inherited by what the stack starts, not by what tests start later.
  const late = process.env.RACES === 'late';
  if (late) process.env.NODE_OPTIONS = `--import ${import.meta.resolve('./late-answers.ts')}`;
  const stack = await startStack({ ports, dataDir, env: {} }, console.log);
  if (late) delete process.env.NODE_OPTIONS;
  process.env.APP_URL_LOCAL = stack.addresses.app.shell;
  process.env.API_URL = stack.addresses.api;
  process.env.SANDBOX_URL = stack.addresses.sandbox;
  process.env.STACK_PORT_BASE = String(ports.base);
  process.env.STACK_DATA_DIR = dataDir;
  return async () => {
    await stack.stop();
    expectNoViolation(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  };
}
