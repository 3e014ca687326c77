/** Refuses a commit whose message does not fit: `commit-message.ts <file with the message>`. */
import { readFileSync } from 'node:fs';
import { messageFault } from './message-fault.ts';

const fault = messageFault(readFileSync(process.argv[2]!, 'utf8'));
if (fault) {
  console.error(fault);
  process.exitCode = 1;
}
