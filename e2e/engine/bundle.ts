import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oneScript } from '@breakaway/federation/one-script';
import { root } from 'stack';
import webpack from 'webpack';

/**
 * The browser bundle of a module of the engine, built as for the tools: one script.
 * @param entry path from the root of the project
 */
export async function engineBundle(entry: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'breakaway-engine-'));
  const output = join(folder, 'engine.js');
  await new Promise<void>((resolve, reject) =>
    webpack(oneScript(join(root, entry), output), (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
    ),
  );
  const script = readFileSync(output, 'utf8');
  rmSync(folder, { recursive: true });
  return script;
}
