/** Something eaten or to be eaten: when, s from the start, and how much, g or ml. */
export type Amount = { atS: number; amount: number };

const HOUR_S = 3600;

/** What the 60 minutes until a time still hold. */
export function roomInHour(eaten: readonly Amount[], atS: number, limit: number): number {
  let left = limit;
  for (let i = eaten.length - 1; ; i--) {
    const one = eaten[i];
    if (!one || one.atS <= atS - HOUR_S) return left;
    left -= one.amount;
  }
}

/** From when on, at a time or later, the 60 minutes before hold so much more; null: never. */
export function fitsFromS(
  eaten: readonly Amount[],
  atS: number,
  amount: number,
  limit: number,
): number | null {
  const fits = (s: number) => roomInHour(eaten, s, limit) >= amount - 1e-9;
  if (fits(atS)) return atS;
  const later = eaten.map((one) => one.atS + HOUR_S).filter((s) => s > atS);
  return later.find(fits) ?? null;
}

/**
 * What may be taken now so that the pieces that are due soon still fit into their 60 minutes. A piece that does not fit
 * when it is due is expected as soon as it does.
 * @param eaten so far, in the order of the clock
 * @param due in the order of the clock
 */
export function roomBeside(
  eaten: readonly Amount[],
  due: readonly Amount[],
  atS: number,
  limit: number,
): number {
  let room = roomInHour(eaten, atS, limit);
  const all = eaten.filter((one) => one.atS > atS - HOUR_S);
  for (const { atS: dueS, amount } of due) {
    const fitsS = fitsFromS(all, dueS, amount, limit);
    if (fitsS === null || fitsS - HOUR_S >= atS) return room;
    room = Math.min(room, roomInHour(all, fitsS, limit) - amount);
    all.push({ atS: fitsS, amount });
  }
  return room;
}
