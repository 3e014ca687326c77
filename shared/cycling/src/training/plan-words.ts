import type { SourceKey } from '../answer/sources.ts';
import type { EventRow } from './plan-events.ts';
import type { RiderLimits } from './plan-limits.ts';
import { LEAST_WEEKS } from './plan-schedule.ts';
import type { TrainingQuestion, PlanRule } from './plan-types.ts';

export const PLAN_SOURCES: SourceKey[] = [
  'coachingPlans',
  'bosquet2007',
  'wang2023',
  'oliveira2024',
  'rosenblat2025',
  'galanRioja2023',
];

/** What to do when life gets in the way. */
export function rulesOf({ kinds }: RiderLimits): PlanRule[] {
  const rules: PlanRule[] = [
    {
      when: 'missed',
      text: 'Missed one session: skip it and keep the next key one. Two or three days: go on as planned. Four to seven: repeat the week at 80 to 90 %. Eight to fourteen: go two weeks back, the first three rides easy. Longer: come back in steps. Never squeeze two hard sessions into 24 hours to catch up.',
    },
    {
      when: 'tired',
      text: 'Tired before a hard session: ride ten minutes of it. If it feels two points harder than usual or you are 5 % down, do half the repetitions. If that is too much, ride easily or stop. Two bad days in a row: two or three easy days, and look at sleep, food and illness.',
    },
    {
      when: 'ill',
      text: 'A cold above the neck: at most 30 to 45 easy minutes, if they make you feel better. Fever, chest, gut or aching limbs: no riding until you are free of symptoms, then easy days first. Chest pain, fainting or breathlessness: see a doctor before you ride.',
    },
    {
      when: 'pain',
      text: 'Pain that changes how you pedal: stop. A sore knee: no low cadence and no standing work, and have it looked at when it stays.',
    },
    {
      when: 'moved',
      text: 'The event moves: later adds weeks of build, earlier takes them out. The taper of seven to ten days stays.',
    },
  ];
  if (kinds.has('shift'))
    rules.push({
      when: 'nights',
      text: 'Nothing hard after a night shift. The key sessions of the week float: ride each on a day after a normal night, two days apart. Everything else may fall away first.',
    });
  return rules;
}

/** What to do beside the bike. */
export function strengthLines(
  { strength, event }: TrainingQuestion,
  weeks: number,
  { kinds }: RiderLimits,
): string[] {
  if (weeks < LEAST_WEEKS && event.kind !== 'fitness')
    return ['No new strength work so close to the event: the legs would only be sore.'];
  if (strength === false)
    return ['You ride without strength work. Ten minutes of core and mobility after easy rides do no harm.'];
  if (kinds.has('youth'))
    return [
      'Your own weight, technique first and with an adult who knows it: twice a week 20 minutes, other sports count.',
    ];
  if (kinds.has('postpartum'))
    return [
      'Pelvic floor first, checked by a physiotherapist, before any hard ride. Then light strength twice a week.',
    ];
  const lines = [
    'Twice a week for the first ten weeks, then once. Four weeks to learn the movements, then heavy, 3 sets of 4 to 10. None in the taper.',
    'On hard days after the ride, six hours later if you can, so that easy days stay easy.',
  ];
  if (kinds.has('masters'))
    lines.push('Strength counts more with age: keep both sessions when you have to cut something else.');
  return lines;
}

export function fuelLines(event: EventRow, { kinds }: RiderLimits): string[] {
  const lines = [event.fuel, 'Try nothing new in the last two weeks: no food, no gear, no gym.'];
  if (kinds.has('masters'))
    lines.push('Spread protein over the day: about 0.4 g for each kg of body weight at a meal.');
  if (kinds.has('youth')) lines.push('Eat enough to grow and to train. No supplements.');
  if (kinds.has('postpartum'))
    lines.push('Eat and drink enough, more while you breastfeed. This is no time for a diet.');
  return lines;
}

export function sleepLine(event: EventRow, { kinds }: RiderLimits): string {
  const usual =
    'Sleep is training: three nights of more than eight hours made an hour of racing about two minutes faster in one small study.';
  const shift = kinds.has('shift') ? ' After nights sleep first, ride later, and only easily.' : '';
  const night =
    event.late === 'pair'
      ? ' Make a plan for sleep in the event: when, where and how long, and try it once.'
      : '';
  return `${usual} One bad night hardly costs power: go, and shorten.${shift}${night}`;
}

/** What the plan is good for and what not. */
export function limitLines(weeks: number, { kinds }: RiderLimits): string[] {
  const lines = [
    'Two riders with the same plan gain differently: a few percent in four to eight weeks is usual, but not certain.',
    'CTL and TSS are bookkeeping of load, as good as your FTP. They know nothing of sleep, work or heat.',
    'No model of periodisation has been better than another in trained cyclists. Regular riding matters more than the pattern.',
  ];
  if (weeks < LEAST_WEEKS)
    lines.unshift(
      'Less than four weeks build no new fitness: this plan keeps what you have, freshens you up and leaves the rest to pacing.',
    );
  if (kinds.has('masters')) lines.push('New symptoms, or years without sport: see a doctor first.');
  if (kinds.has('postpartum'))
    lines.push(
      'Bleeding, heaviness, leaking or pain: stop, and ask your doctor, midwife or physiotherapist.',
    );
  if (kinds.has('returning'))
    lines.push(
      'After an injury or illness the people who treated it have the last word on when hard work is fine again.',
    );
  if (kinds.has('youth'))
    lines.push('Show this plan to a parent or coach. Growth, school and fun come first.');
  return lines;
}

/** Why the plan is built as it is. */
export function reasonLines(hours: number, event: EventRow | null): string[] {
  const lines = [
    hours < 8
      ? 'Under eight hours a week the work is pyramidal: easy most of the time, some in the middle, a little hard.'
      : 'From eight hours on the base is pyramidal, and closer to the event the middle gives way to harder work.',
    'Polarised and pyramidal training gave the same gains in the pooled data of 348 riders. Recreational riders lean to the pyramid.',
  ];
  if (event && event.taperDays[1] > 0)
    lines.push(
      'A taper with 41 to 60 % less riding and the same intensity is worth 2 to 3 % in the studies.',
    );
  return lines;
}
