import type { PlanDay, WeekSpec } from './plan-types.ts';

const PHASES: Record<WeekSpec['phase'], string> = {
  base: 'Base: a foundation of easy riding, with steady work.',
  build: 'Build: the hard sessions grow.',
  specific: 'Specific: the sessions look like the event.',
  taper: 'Taper: ride less and stay sharp.',
  race: 'The week of the event.',
};

/** What a week is about, in a sentence or two. */
export function noteOf(
  spec: WeekSpec,
  index: number,
  weeks: number,
  days: readonly PlanDay[],
  floating: boolean,
): string {
  const parts = [...spec.said];
  if (spec.role === 'recovery') {
    const sharp = days.some(({ hard }) => hard) ? ' and one short sharp session' : '';
    parts.push(`Recovery week: about 40 % less riding${sharp}, so that the work can settle.`);
  } else if (spec.easyOnly) parts.push('Easy riding only: the habit and the hours come first.');
  else {
    parts.push(PHASES[spec.phase]);
    if (spec.role === 'load' && spec.blockLength > 1)
      parts.push(`Loading week ${spec.inBlock + 1} of ${spec.blockLength}.`);
  }
  if (days.some(({ session }) => session?.type === 'test'))
    parts.push('Test this week: two easy days before it, same place and same meter as always.');
  if (days.some(({ session }) => session?.type === 'backToBack'))
    parts.push('Two long days in a row: the second at the pace of the first.');
  const keys = days.filter(({ key, session }) => key && session).map(({ title }) => title);
  if (floating && keys.length > 0)
    parts.push(
      `Menu: ${keys.join(' and ')} on any days after a normal night, two days apart. The days shown are only a suggestion.`,
    );
  if (index === weeks && spec.role !== 'race')
    parts.push('After this week, plan the next ones from where you are.');
  return parts.join(' ');
}
