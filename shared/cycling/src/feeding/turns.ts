import type { Serving } from './servings.ts';

/** The products of a kind, one after the other. */
export type Turns = {
  /** the next one, among those that are allowed now; null: none */
  next: (allowed: (serving: Serving) => boolean) => Serving | null;
  /** call when the last `next` was eaten */
  take: () => void;
};

/** Takes the products of a list in turn; one that was opened is finished first. */
export function turns(list: readonly Serving[]): Turns {
  let index = 0;
  let partsEaten = 0;
  const pass = () => {
    index = (index + 1) % list.length;
    partsEaten = 0;
  };
  return {
    next(allowed) {
      for (let tried = 0; tried < list.length; tried++) {
        const serving = list[index]!;
        if (allowed(serving)) return serving;
        pass();
      }
      return null;
    },
    take() {
      partsEaten++;
      if (partsEaten >= Math.round(1 / Math.min(1, list[index]!.pieces))) pass();
    },
  };
}
