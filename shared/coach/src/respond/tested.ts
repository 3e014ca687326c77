import type { Facts, Memory } from '../memory.ts';

/** What the last test gave for the rider, W; nothing where the last question was none. A card may have been read since. */
export function testedIn(memory: Memory): Facts {
  const [current, result] =
    memory.current?.skill === 'card' ? [memory.base, memory.baseResult] : [memory.current, memory.result];
  if (current?.skill !== 'test' || result?.powerW === undefined) return {};
  const watts = Math.round(result.powerW);
  return result.title === 'critical power' ? { cp: watts } : { ftp: watts };
}
