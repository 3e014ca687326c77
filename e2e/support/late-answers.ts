import { Server } from 'node:http';

/**
 * Loaded into every server of the product by `npm run races`: each response is delayed by a random time, mostly short
 * and at most 0.7 s, so that the usual order of responses changes now and then.
 */
const LONGEST_MS = 700;

const emit: (this: Server, event: string, ...rest: unknown[]) => boolean = Server.prototype.emit;
Server.prototype.emit = function late(this: Server, event: string, ...rest: unknown[]): boolean {
  if (event !== 'request') return emit.call(this, event, ...rest);
  setTimeout(() => emit.call(this, event, ...rest), LONGEST_MS * Math.random() ** 3);
  return true;
};
