/** A product to pack: pieces, and the carbohydrate of each, g. */
type Packed = { count: number; kind: string; name: string; carbohydrateG: number };

/**
 * What to pack so that it holds a whole ride: the pieces of a plan, and more of the handiest of them until they reach the
 * total, since a plan leaves out the first and the last minutes.
 * @param grams carbohydrate of the whole ride
 */
export function packed<Product extends Packed>(shopping: readonly Product[], grams: number): Product[] {
  const bag = shopping.map((one) => ({ ...one }));
  const handy = ['gel', 'bar', 'rice cake', 'drink'].flatMap((kind) =>
    bag.filter((one) => one.kind === kind && one.carbohydrateG >= 5),
  )[0];
  if (!handy) return bag;
  const held = bag.reduce((sum, { count, carbohydrateG }) => sum + count * carbohydrateG, 0);
  // A few grams less are no reason to carry another piece.
  handy.count += Math.max(0, Math.ceil((grams - held) / handy.carbohydrateG - 0.3));
  return bag;
}
