import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts, startStack, type Stack } from 'stack';

/** A stack that a fault test may break, on its own ports and in its own folder; the support functions use it. */
export async function ownStack(): Promise<{ stack: Stack; end: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'breakaway-faults-'));
  const stack = await startStack({ ports: await freePorts(), dataDir, env: {} }, () => {});
  process.env.APP_URL_LOCAL = stack.addresses.app.shell;
  process.env.API_URL = stack.addresses.api;
  process.env.SANDBOX_URL = stack.addresses.sandbox;
  return {
    stack,
    end: async () => {
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
