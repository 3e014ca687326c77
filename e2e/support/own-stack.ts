import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts, startStack, type Stack } from 'stack';

/**
 * A stack of one's own, on free ports and in an empty folder, that may be broken; until its end the support functions use
 * it.
 * @param env settings of its services: `COACH_MODEL=scripted` for the sandbox's language model
 */
export async function ownStack(
  env: Record<string, string> = {},
): Promise<{ stack: Stack; end: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'breakaway-own-'));
  const stack = await startStack({ ports: await freePorts(), dataDir, env }, () => {});
  const { APP_URL_LOCAL, API_URL, SANDBOX_URL } = process.env;
  process.env.APP_URL_LOCAL = stack.addresses.app.shell;
  process.env.API_URL = stack.addresses.api;
  process.env.SANDBOX_URL = stack.addresses.sandbox;
  return {
    stack,
    end: async () => {
      await stack.stop();
      // The next file of this worker uses the suite's own again.
      Object.assign(process.env, { APP_URL_LOCAL, API_URL, SANDBOX_URL });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
