import { counted } from '../../language/number-words.ts';
import { USUAL_SERVING_G } from './products.ts';

/** Sizes in the rider's profile, g of carbohydrate. */
type Own = { gelG: number | undefined; barG: number | undefined; drinkG: number | undefined };

/**
 * What a rider says they carry: "two bottles with 80 g each and 4 gels of 40", g of carbohydrate; undefined where they say no
 * pieces. Pieces without a size count as those of the profile, else as usual ones.
 */
export function carriedIn(plain: string, own: Own): number | undefined {
  if (
    !/\b(?:enough|i(?:'ve| have| carry| take| pack| got|'ll have|'m taking)|with me|last me)\b/.test(plain) ||
    /\bhow many\b/.test(plain)
  )
    return undefined;
  const usual: Record<string, number> = {
    gel: own.gelG ?? USUAL_SERVING_G.gel,
    bar: own.barG ?? USUAL_SERVING_G.bar,
    bottle: own.drinkG ?? 0,
    bidon: own.drinkG ?? 0,
    banana: 25,
    chew: 5,
  };
  const pieces =
    /\b(\d{1,2}) (?:x )?(?:\d{3} ?ml |big |small |large |energy |full |(?!with|of|and|for|in)[a-z]+ \d{2,3} )*(gel|bar|bottle|bidon|banana|chew)s?\b(?:(?! and |,|\+|\d)[^.]){0,24}?(?:(?:of|with|at|x|have|hold\w*|contain\w*|@|\()(?: about)? ?(\d{1,3})(?! ?(?:ml|h\b|hours?|km|min|l\b)) ?g?\b|(?= and |,|\+|\.|\?|$| for | in | on ))/g;
  const inDigits = plain.replace(
    /\b(an?|one|two|three|four|five|six|seven|eight|nine|ten)(?= (?:\d{3} ?ml |big |small |large |energy |full )*(?:gel|bar|bottle|bidon|banana|chew)s?\b)/g,
    (word) => String(counted(word)),
  );
  let grams = 0;
  let found = false;
  for (const [, count, kind, size] of inDigits.matchAll(pieces)) {
    found = true;
    grams += Number(count) * (size === undefined ? usual[kind!]! : Number(size));
  }
  return found && grams > 0 ? grams : undefined;
}
