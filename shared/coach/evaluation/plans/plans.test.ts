import type { AnswerPart } from '@breakaway/contract';
import { planInvariants } from '@breakaway/cycling';
import { blankMemory } from '../../src/memory.ts';
import { replyByRules } from '../../src/respond/index.ts';
import { made } from '../../src/skills/plan/make.ts';
import type { PlanAsk } from '../../src/skills/plan/ask.ts';
import { addDays, weekdayOf } from '../../src/skills/plan/dates.ts';
import { planRiders, today, type PlanRider } from './riders.ts';

type PlanPart = Extract<AnswerPart, { kind: 'plan' }>;

function asked(rider: PlanRider) {
  const answer = replyByRules({ message: rider.message, memory: blankMemory, profile: rider.profile, today });
  const part = answer.parts.find((one): one is PlanPart => one.kind === 'plan');
  if (!part) throw new Error(`${rider.id}: ${answer.by}, ${answer.text}`);
  const ask = answer.calls[0]!.arguments as PlanAsk;
  const built = made(ask, ask.hours!);
  if (!built.ok) throw new Error(built.message);
  return { part, ask, plan: built.plan };
}

describe.each(planRiders.map((rider) => [rider.id, rider] as const))('the plan of the %s', (_, rider) => {
  const { part, ask, plan } = asked(rider);
  const loads = plan.weeks.filter(({ spec }) => spec.role === 'load');
  const days = plan.weeks.flatMap((week) => week.days);

  test('has the weeks and the event that were asked for', () => {
    expect(part.weeks).toHaveLength(rider.weeks);
    expect(plan.event?.date ?? null).toBe(rider.event);
  });

  test('keeps the hours', () => {
    expect(ask.hours).toBe(rider.hours);
    for (const week of plan.weeks) expect(week.hours).toBeLessThanOrEqual(1.05 * rider.hours);
    // The plan makes use of the time: its fullest week comes near to it, where the limits let it grow.
    expect(Math.max(...plan.weeks.map(({ hours }) => hours))).toBeGreaterThan(0.6 * rider.hours);
  });

  test('leaves the days free that the rider named', () => {
    const ridden = plan.weeks.flatMap((week) =>
      week.days.filter((day) => day.session && rider.free?.includes(day.weekday)),
    );
    expect(ridden).toEqual([]);
  });

  test('has enough days off and not too many hard ones, none beside another', () => {
    for (const { days: seven } of plan.weeks) {
      expect(seven.filter(({ session, event }) => !session && !event).length).toBeGreaterThanOrEqual(
        rider.daysOff - (seven.some(({ event }) => event) ? 1 : 0),
      );
      expect(seven.filter(({ hard, event }) => hard && !event).length).toBeLessThanOrEqual(rider.mostHard);
    }
    const beside = days.filter(
      (day, i) =>
        day.hard &&
        !day.event &&
        days[i - 1]?.hard &&
        !(day.session?.type === 'backToBack' && days[i - 1]!.session?.type === 'backToBack'),
    );
    expect(beside).toEqual([]);
    for (const week of plan.weeks.slice(0, rider.easyWeeks ?? 0))
      expect(week.days.some(({ hard }) => hard)).toBe(false);
  });

  test('grows within its limits', () => {
    let most = loads[0]?.hours ?? 0;
    for (const { hours } of loads) {
      expect(hours).toBeLessThanOrEqual(rider.growth * most + 0.1);
      most = Math.max(most, hours);
    }
    expect(planInvariants(plan)).toEqual([]);
  });

  test('falls in the taper and does nothing hard before the event', () => {
    const at = days.findIndex(({ event }) => event);
    if (rider.event === null) return expect(at).toBe(-1);
    const usual = Math.max(...loads.map(({ hours }) => hours), rider.hours * (loads.length > 0 ? 0 : 1));
    // The days of its own week, from Monday on.
    const lastWeek =
      days.slice(7 * Math.floor(at / 7), at).reduce((sum, { minutes }) => sum + minutes, 0) / 60;
    expect(lastWeek).toBeLessThan(0.7 * usual);
    expect(days.slice(Math.max(0, at - 2), at).some(({ hard }) => hard)).toBe(false);
  });

  test('has targets in the zones that its sessions are named for', () => {
    // The work of a session lies in its zone; easy rides are easy from start to end.
    const easy = ['recovery', 'endurance'];
    const zones: Record<string, readonly [number, number]> = {
      recovery: [0, 0.6],
      endurance: [0.5, 0.8],
      threshold: [0.9, 1.06],
      sweetSpot: [0.83, 0.98],
      vo2max: [1.03, 1.3],
    };
    for (const { session } of days) {
      const zone = session && zones[session.type];
      if (!zone) continue;
      const parts = session.steps.filter(
        ({ kind, maximal, seconds }) =>
          !maximal && seconds >= 60 && kind === (easy.includes(session.type) ? 'steady' : 'work'),
      );
      for (const { from, to } of parts) {
        expect(Math.min(from, to)).toBeGreaterThanOrEqual(zone[0]);
        expect(Math.max(from, to)).toBeLessThanOrEqual(zone[1]);
      }
    }
  });

  test('shows dates that fit the weekdays, and says what each ride is for', () => {
    const first = plan.startDate!;
    for (const [i, day] of days.entries()) {
      expect(day.weekday).toBe(weekdayOf(addDays(first, i)));
      expect(day.why).not.toBe('');
    }
    expect(
      part.weeks.every(({ days: seven }) =>
        seven.every(({ label }) => /^[A-Z][a-z]{2} \d{1,2} [A-Z][a-z]{2}$/.test(label)),
      ),
    ).toBe(true);
    expect(plan.points).toHaveLength(22);
    expect(plan.points.filter(({ text }) => text.trim() === '')).toEqual([]);
  });
});
