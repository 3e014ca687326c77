import { partsOf, type Serving } from './servings.ts';

/** The products of a kind, one after the other. */
export type Turns = {
  /** the next one, among those that are allowed now; null: none */
  next: (allowed: (serving: Serving) => boolean) => Serving | null;
  /** call when the last `next` was eaten */
  take: () => void;
  /** how many parts of an opened one are left; 0: none is opened */
  partsLeft: () => number;
};

/** Takes the products of a list in turn; one that was opened is finished first. */
export function turns(list: readonly Serving[]): Turns {
  /** the one whose turn it is comes first */
  let queue = list;
  let partsEaten = 0;
  const pass = () => {
    queue = [...queue.slice(1), ...queue.slice(0, 1)];
    partsEaten = 0;
  };
  return {
    next(allowed) {
      for (const serving of queue) {
        if (allowed(serving)) return serving;
        pass();
      }
      return null;
    },
    take() {
      const [serving] = queue;
      partsEaten++;
      if (serving && partsEaten >= partsOf(serving)) pass();
    },
    partsLeft: () => (partsEaten > 0 && queue[0] ? partsOf(queue[0]) - partsEaten : 0),
  };
}
