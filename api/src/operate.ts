import { createLog } from './log.ts';
import { commands as billing } from './modules/billing/operator/commands.ts';
import { jobsCommand } from './modules/ops/jobs-command.ts';
import { openContext } from './open-context.ts';

const commands = { ...billing, jobs: jobsCommand };

/**
 * `node operate.ts <command> [arguments]`: an operator's commands for payments and jobs, with the configuration of the
 * API.
 */
async function operate([name = '', ...words]: string[]) {
  const command = Object.hasOwn(commands, name) ? commands[name as keyof typeof commands] : undefined;
  if (!command) throw new Error(`Please name a command: ${Object.keys(commands).join(', ')}.`);
  const { context, close } = await openContext(
    createLog((line) => process.stderr.write(line)),
    { as: 'command' },
  );
  try {
    const lines = command(context, ...words);
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
