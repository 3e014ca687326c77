import { createLog } from './log.ts';
import { commands } from './modules/billing/operator/commands.ts';
import { openContext } from './open-context.ts';

/** `node operate.ts <command> [argument]`: what an operator does about money, with the configuration of the API. */
async function operate([name = '', argument]: string[]) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(`Please name a command: ${Object.keys(commands).join(', ')}.`);
  const { context, leave } = await openContext(createLog((line) => process.stderr.write(line)));
  try {
    const lines = command(context, argument);
    let next = await lines.next();
    for (; !next.done; next = await lines.next()) console.log(next.value);
    process.exitCode = next.value ?? 0;
  } finally {
    await leave();
  }
}

operate(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
