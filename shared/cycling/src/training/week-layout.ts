import { dayIndex, WEEKDAYS, type Weekday } from './calendar.ts';

export type Role = 'off' | 'hard' | 'easy' | 'long' | 'secondLong';

/** What the days of a week must hold. */
export type LayoutQuestion = {
  available: readonly Weekday[];
  /** rides, the long one and the hard ones included */
  rides: number;
  /** hard days beside a hard long ride */
  hard: number;
  /** `hard` and `pair` count as hard days; `pair` is two long days, one after the other */
  long: 'none' | 'easy' | 'hard' | 'pair';
  longDay?: Weekday | undefined;
  /** a hard day that has to be this one */
  fixedHard?: Weekday | undefined;
  /** days from one hard day to the next, at least */
  gapDays: number;
  longNotAfterHard: boolean;
  /** a test wants two easy days before it */
  test: boolean;
  /** days from the last hard days to Monday, the last first: 1 when it was Sunday */
  hardAgo: readonly number[];
  /** no more than two hard days in so many days, for riders who recover slowly */
  cycleDays?: number | undefined;
};

/** How badly a weekday suits hard work, Monday to Sunday: most people ride long at the weekend and rest after it. */
const HARD_COST = [3, 0, 0.5, 0, 1.5, 0.5, 4];
const TEST_COST = [5, 3, 0.5, 0, 1, 1.5, 4];
const LONG_COST = [8, 7, 7, 7, 7, 0.5, 0];
const EASY_COST = [0.6, 0, 0, 0, 0.3, 0, 0];

/**
 * Which day holds what: the arrangement with the least cost of all that keep the rules. Small enough to try them all.
 * @returns null where no arrangement keeps the rules
 */
export function layoutOf(question: LayoutQuestion): Role[] | null {
  const days = question.available.map(dayIndex);
  let best: { roles: Role[]; cost: number } | null = null;
  for (const long of question.long === 'none' ? [null] : days) {
    if (question.long === 'pair' && !days.includes((long ?? 0) + 1)) continue;
    const taken = long === null ? [] : question.long === 'pair' ? [long, long + 1] : [long];
    const free = days.filter((day) => !taken.includes(day));
    for (const hard of choices(free, question.hard)) {
      const easyCount = question.rides - hard.length - taken.length;
      if (easyCount < 0 || !keepsRules(hard, taken, question)) continue;
      const rest = free.filter((day) => !hard.includes(day));
      for (const easy of choices(rest, easyCount)) {
        const cost = costOf(hard, easy, long, question);
        if (best !== null && cost >= best.cost - 1e-9) continue;
        const roles = WEEKDAYS.map((_, day): Role => {
          if (day === long) return 'long';
          if (taken.includes(day)) return 'secondLong';
          return hard.includes(day) ? 'hard' : easy.includes(day) ? 'easy' : 'off';
        });
        best = { roles, cost };
      }
    }
  }
  return best?.roles ?? null;
}

function keepsRules(hard: number[], long: number[], question: LayoutQuestion): boolean {
  const { fixedHard, gapDays, longNotAfterHard, cycleDays } = question;
  const [hardAgo = 7, earlier = 14] = question.hardAgo;
  if (fixedHard !== undefined && !hard.includes(dayIndex(fixedHard))) return false;
  const hardLong = question.long === 'hard' || question.long === 'pair';
  const all = [...hard, ...(hardLong ? long : [])].sort((a, b) => a - b);
  const pair = (a: number, b: number): boolean =>
    question.long === 'pair' && long.includes(a) && long.includes(b);
  // The last two hard days before each, those of the weeks before included.
  let [before, twoBefore] = [-hardAgo, -earlier];
  for (const day of all) {
    if (day - before < gapDays && !pair(before, day)) return false;
    if (cycleDays !== undefined && day - twoBefore < cycleDays) return false;
    [before, twoBefore] = [day, before];
  }
  return !(longNotAfterHard && long.some((day) => hard.includes(day - 1) || (day === 0 && hardAgo === 1)));
}

function costOf(hard: number[], easy: number[], long: number | null, question: LayoutQuestion): number {
  let cost = 0;
  if (long !== null)
    cost += question.longDay === undefined ? LONG_COST[long]! : dayIndex(question.longDay) === long ? 0 : 9;
  const ridden = new Set([...hard, ...easy, ...(long === null ? [] : [long])]);
  hard.forEach((day, i) => {
    cost += (question.test && i === 0 ? TEST_COST : HARD_COST)[day]!;
    if (hard.includes(day - 2) && !hard.includes(day - 1)) cost += 0.4;
    if (long === day + 1) cost += 1.5;
    if (long === day - 1) cost += 2;
    if (day > 0 && !ridden.has(day - 1)) cost -= 0.3;
  });
  easy.forEach((day) => (cost += EASY_COST[day]!));
  let run = 0;
  for (let day = 0; day < 7; day++) {
    run = ridden.has(day) ? run + 1 : 0;
    if (run > 3) cost += 1;
  }
  return cost;
}

/** All ways to choose some of the values, in order. */
function choices(values: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return values.flatMap((value, i) =>
    choices(values.slice(i + 1), count - 1).map((rest) => [value, ...rest]),
  );
}
