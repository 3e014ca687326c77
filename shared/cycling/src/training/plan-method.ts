import { sessionLoad } from './load.ts';
import type { Distribution, PlanDay } from './plan-types.ts';

/**
 * How riding time lies on three intensities: easy to 75 % of FTP, middle to 105 %, hard above. The name follows from the
 * shares, not from the intention: counted by sessions the same week often has another name.
 */
export function distributionOf(days: readonly PlanDay[]): Distribution {
  let [easyS, middleS, hardS] = [0, 0, 0];
  for (const { session } of days) {
    if (!session) continue;
    const zones = sessionLoad(session).zoneS;
    easyS += sum(zones.slice(0, 2));
    middleS += sum(zones.slice(2, 4));
    hardS += sum(zones.slice(4));
  }
  const all = easyS + middleS + hardS || 1;
  const [easy, middle, hard] = [easyS / all, middleS / all, hardS / all];
  const name =
    middle > 0.35 ? 'threshold' : middle + hard < 0.05 ? 'easy' : hard > middle ? 'polarised' : 'pyramidal';
  const percent = (share: number): string => `${Math.round(100 * share)} %`;
  const text =
    `${NAMES[name]}: ${percent(easy)} of the time easy, ${percent(middle)} in the middle and ${percent(hard)} hard, ` +
    `counted by minutes in zones. Counted by sessions, about ${percent(hardSessions(days))} are hard.`;
  return { name, easy, middle, hard, text };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const NAMES: Record<Distribution['name'], string> = {
  easy: 'Nearly all easy',
  pyramidal: 'Pyramidal',
  polarised: 'Polarised',
  threshold: 'Much in the middle',
};

function hardSessions(days: readonly PlanDay[]): number {
  const rides = days.filter(({ session }) => session !== null);
  return rides.filter(({ hard }) => hard).length / (rides.length || 1);
}
