import { resolve } from 'node:path';
import { portsFrom } from './addresses.ts';
import { root } from './build.ts';
import { startStack, type Stack } from './stack.ts';

/** `npm start`: the whole product on this machine until Ctrl-C. */

let stack: Stack | undefined;
let stopping = false;
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  if (stack) console.log('\nStopping …');
  await stack?.stop();
  process.exit(code);
}
// The terminal sends the signal to every process of the group, and npm once more: one stop is enough.
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

try {
  const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');
  stack = await startStack({ ports: portsFrom(process.env), dataDir, env: process.env }, console.log);
} catch (error) {
  console.error((error as Error).message);
  await stop(1);
}

if (stack && !stopping) {
  const { app, api, sandbox } = stack.addresses;
  const sandboxed = !process.env.STRIPE_SECRET_KEY;
  console.log(`
Breakaway is ready.

  The app             ${app.shell}
  Mail that it sends  ${sandbox}/mail
  KOM tool, alone     ${app['tool-kom-analysis']}
  Race tool, alone    ${app['tool-race-analyzer']}
  API                 ${api}/openapi.json
  Payment sandbox     ${sandbox}

  Try: sign up, open the link in the mail page, pay${
    sandboxed ? ' with card 4242 4242 4242 4242, any future date, any CVC' : ''
  },
  fill in your height, weight and FTP in Settings, and ask: What power do I need for 13.8 km at 8.1 % in 55 minutes?

  Logs are in ${stack.dataDir}/logs. Stop with Ctrl-C.
`);
}
