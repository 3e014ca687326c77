/**
 * Loaded before the command line (`node --import`): it loads everything that the command needs, then waits at the gate
 * for all other processes. So eight processes deploy at the same moment, however busy the machine is.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import '@breakaway/releases/team';

const gate = process.env.GATE!;
const cell = new Int32Array(new SharedArrayBuffer(4));
writeFileSync(join(gate, `arrived-${process.pid}`), '');
while (!existsSync(join(gate, 'open'))) Atomics.wait(cell, 0, 0, 1);
