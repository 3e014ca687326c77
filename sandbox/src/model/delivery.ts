import type { Reply } from './protocol.ts';

/** How a reply reaches the client: whole and in order, unless a script says otherwise. */
export interface Delivery {
  reply: Reply;
  /** an answer of HTTP in the place of the reply */
  http?: { status: number; type: string; body: string; headers?: Record<string, string> };
  /** where the answer ends early, and whether the connection then stays open or breaks */
  broken?: { where: 'before-headers' | 'after-headers' | 'mid-answer'; by: 'silence' | 'break' };
  /** chunks that are not JSON: one in the middle, or all */
  garbled?: 'one' | 'all';
}

/** Waiting times, ms. */
export interface Pace {
  firstTokenMs: number;
  tokenMs: number;
}
