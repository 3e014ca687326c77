import { backupCommand, restoreCommand } from './db/backup-command.ts';
import { createLog } from './log.ts';
import { commands as billing } from './modules/billing/operator/commands.ts';
import { jobsCommand } from './modules/ops/jobs-command.ts';
import { openContext } from './open-context.ts';

const commands = { ...billing, jobs: jobsCommand };

/** Commands for the database as a whole. */
const wholes = { backup: backupCommand, restore: restoreCommand };

/**
 * `node operate.ts <command> [arguments]`: an operator's commands for payments, jobs and the database, with the
 * configuration of the API.
 */
async function operate([name = '', ...words]: string[]) {
  const known = { ...commands, ...wholes };
  if (!Object.hasOwn(known, name))
    throw new Error(`Please name a command: ${Object.keys(known).join(', ')}.`);
  const { context, databaseUrl, close } = await openContext(
    createLog((line) => process.stderr.write(line)),
    // What is restored brings its own tables, and a backup before an upgrade changes nothing.
    { as: 'command', migrates: !Object.hasOwn(wholes, name) },
  );
  try {
    const lines = Object.hasOwn(wholes, name)
      ? wholes[name as keyof typeof wholes](databaseUrl, ...words)
      : commands[name as keyof typeof commands](context, ...words);
    let next = await lines.next();
    for (; !next.done; next = await lines.next()) console.log(next.value);
    process.exitCode = next.value ?? 0;
  } finally {
    await close();
  }
}

operate(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
