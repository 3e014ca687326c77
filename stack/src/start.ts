import { resolve } from 'node:path';
import { root } from './build.ts';
import { runUntilStopped } from './until-stopped.ts';

/** `npm start`: the whole product on this machine until Ctrl-C. */
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');
await runUntilStopped({ dataDir, env: process.env }, (stack) => {
  const { app, api, sandbox, registry } = stack.addresses;
  const sandboxed = !process.env.STRIPE_SECRET_KEY;
  console.log(`
Breakaway is ready.

  The app             ${app.shell}
  Mail that it sends  ${sandbox}/mail
  KOM tool, alone     ${app['tool-kom-analysis']}
  Race tool, alone    ${app['tool-race-analyzer']}
  API                 ${api}/openapi.json
  Payment sandbox     ${sandbox}
  Releases            ${registry} (key: ${stack.dataDir}/keys/operators.json)

  Try: sign up, open the link in the mail page, pay${
    sandboxed ? ' with card 4242 4242 4242 4242, any future date, any CVC' : ''
  },
  fill in your height, weight and FTP in Settings, and ask: What power do I need for 13.8 km at 8.1 % in 55 minutes?

  Logs are in ${stack.dataDir}/logs. Stop with Ctrl-C.
`);
});
