import type { Talk } from '../../skill.ts';
import type { Message } from '../../understanding/message.ts';
import type { SessionAsk } from './ask.ts';

/** From about this load on the legs are tired on the next day; Allen, Coggan and McGregor, 2019. */
const TIRING_TSS = 150;

/** "What should I do tomorrow?" after the load of a ride: an easy hour, or a ride of its own where the load was small. */
export function afterRide(
  { text: plain, quantities }: Message,
  { memory, athlete }: Talk,
): SessionAsk | null {
  const { result, current } = memory;
  const asks =
    /\bwhat (?:should|shall|can|do|would|could) i (?:do|ride|train)\b.*\b(?:tomorrow|next|after (?:that|this|it))\b|\b(?:tomorrow|next day)\b.{0,12}\?|^(?:and |so |ok )*(?:what about )?tomorrow[ ?.!]*$/;
  if (!['load', 'ride', 'race'].includes(current?.skill ?? '') || quantities.length > 0 || !asks.test(plain))
    return null;
  const { tsb, ctl, atl } = (current?.ask ?? {}) as { tsb?: number; ctl?: number; atl?: number };
  const form = tsb ?? (ctl !== undefined && atl !== undefined ? ctl - atl : undefined);
  // Tired by the numbers: an easy ride before the next hard one.
  if (current?.skill === 'load' && form !== undefined)
    return form < -25
      ? { wants: 'build', type: 'recovery', minutes: 45 }
      : form < -5
        ? { wants: 'build', type: 'endurance', minutes: 75 }
        : { wants: 'build', type: 'threshold', minutes: 60 };
  if (result?.powerW === undefined || result.timeS === undefined || !athlete.ftpW) return null;
  const tss = (result.timeS / 36) * (result.powerW / athlete.ftpW.value) ** 2;
  return tss >= TIRING_TSS
    ? { wants: 'build', type: 'recovery', minutes: 45 }
    : { wants: 'build', type: 'endurance', minutes: 90 };
}
