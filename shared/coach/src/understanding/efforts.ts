import { z } from 'zod';
import { seconds, watts } from '../tools/units.ts';
import type { Message } from './message.ts';

export const effortArguments = z.strictObject({ powerW: watts('power'), durationS: seconds('how long') });

/** A power over a time. */
export type Effort = z.infer<typeof effortArguments>;

/** Powers paired with the times that stand nearest to them: "360 W for 5 min and 310 for 12". */
export function effortsIn(message: Message): Effort[] {
  const powers = message.quantities.filter(({ kind, relative }) => kind === 'power' && !relative);
  const times = message.quantities.filter(({ kind, relative }) => kind === 'duration' && !relative);
  if (powers.length === 0 || times.length === 0) return [];
  if (powers.length === times.length) {
    const sorted = [...times].sort((a, b) => a.start - b.start);
    return [...powers]
      .sort((a, b) => a.start - b.start)
      .map((power, i) => ({ powerW: power.value, durationS: sorted[i]!.value }));
  }
  return powers.slice(0, times.length).map((power) => {
    const nearest = times.reduce((a, b) =>
      Math.abs(b.start - power.start) < Math.abs(a.start - power.start) ? b : a,
    );
    return { powerW: power.value, durationS: nearest.value };
  });
}

/** Efforts that the rider has ridden, and the one time that is asked about. */
export type KnownEfforts = { efforts: Effort[]; openS: number };

const toldAsOwn =
  /\b(?:my|best|did|do|have|held|averaged?|if|since|given|with|based on|from|pb|pr|record|can (?:do|hold)|is|are|was)\b/;

/**
 * "My 5 min is 340 and my 20 min 280, what can I do for an hour?": powers with their times beside them, and one time that has
 * none. Null where no time is left over, or where several are.
 */
export function knownEfforts(message: Message): KnownEfforts | null {
  const { text } = message;
  const plain = message.quantities.filter(({ relative }) => !relative);
  const powers = plain.filter(({ kind, value }) => kind === 'power' && value > 60);
  const times = plain.filter(({ kind }) => kind === 'duration');
  if (powers.length === 0 || times.length !== powers.length + 1 || !toldAsOwn.test(text)) return null;
  const free = new Set(times);
  const efforts: Effort[] = [];
  for (const power of [...powers].sort((a, b) => a.start - b.start)) {
    const beside = [...free].find(({ start, end }) => {
      const between = end <= power.start ? text.slice(end, power.start) : text.slice(power.end, start);
      return end <= power.start
        ? /^ ?-?(?:power|best|max|pb|pr|effort|all ?-?out|test|record| |is|was|at|of|:|=|with|about|around|my|on)*$/.test(
            between,
          )
        : /^ ?(?:for|over|in|on|during)?(?: about| a| my)? ?$/.test(between);
    });
    if (!beside) return null;
    free.delete(beside);
    efforts.push({ powerW: power.value, durationS: beside.value });
  }
  const [open] = free;
  return open ? { efforts, openS: open.value } : null;
}
