import type { Quantity, RawQuantity } from './quantity.ts';
import { scan } from './scan.ts';

/** Finds the figures of a normalised message and what each of them is about. SI values. */
export function readQuantities(text: string): Quantity[] {
  const raw = joinRiderPlusBike(text, scan(text));
  const lengths = raw.filter((one) => one.kind === 'distance').length;
  const metres = raw.filter((one) => one.kind === 'metres');
  const longest = Math.max(0, ...metres.map((one) => one.value));
  return raw.map((one) => {
    const before = text.slice(Math.max(0, one.start - 28), one.start);
    const after = text.slice(one.end, one.end + 28);
    const relative = isChange(before, after) ? relativeTo(one, before, after) : {};
    return { ...one, kind: kindOf(one, before, after, lengths > 0 || one.value < longest), ...relative };
  });
}

const gainAfter =
  /^ ?(?:of |in |total )*(?:climbing|climbs?\b(?! at)|gain|elev|vert|ascen|uphill|up\b|height (?:gain|diff)|d\+|denivel|of altitude gain|altitude gain|high\b)/;
const gainBefore =
  /(?:climb|gain|gaining|gains|climbing|climbs|ascent|ascending|elevation|vertical|vert|rises|rising|up|d\+|\+)(?: of| is| by|:)? ?$/;
const altitudeAfter = /^ ?(?:of )?(?:altitude|above sea|asl|a\.s\.l|elevation above)/;
const altitudeBefore = /(?:altitude|sea level)(?: of| is|:)? ?(?:about |around )?$/;
const heightAfter = /^ ?(?:tall|height|in height)/;
const heightBefore = /(?:height|tall|i'm|i am|im)(?: is| of|:)? ?$/;
const bikeAfter = /^ ?(?:road |tt |gravel |race )?(?:bike|bicycle|velo|rig)/;
const bikeBefore =
  /(?:bike|bicycle)(?: (?:weighs?|weight|is|of|weighing|with|at)| that weighs)?(?: about| around)? ?$/;
const totalAfter =
  /^ ?(?:total|all in|all up|system|in total|with (?:the )?bike|including (?:the )?bike|together)/;
const totalBefore =
  /(?:total(?: weight| mass)?|system(?: weight| mass)?|all[ -]up|combined)(?: of| is|:)? ?$/;

function kindOf(one: RawQuantity, before: string, after: string, hasLongerLength: boolean): Quantity['kind'] {
  switch (one.kind) {
    case 'metres':
      if (altitudeAfter.test(after) || altitudeBefore.test(before)) return 'altitude';
      if (gainAfter.test(after) || gainBefore.test(before)) return 'gain';
      if (one.value >= 1.2 && one.value <= 2.3 && !Number.isInteger(one.value)) return 'height';
      if (heightAfter.test(after) || heightBefore.test(before))
        return one.value < 2.6 ? 'height' : 'distance';
      return hasLongerLength ? 'gain' : 'distance';
    case 'mass':
      if (totalAfter.test(after) || totalBefore.test(before)) return 'totalMass';
      if (bikeAfter.test(after) || bikeBefore.test(before) || one.value < 25) return 'bikeWeight';
      return 'weight';
    case 'bpm':
      return /thresh|lthr/.test(before + after)
        ? 'thresholdHr'
        : /max/.test(before + after)
          ? 'maxHr'
          : 'other';
    case 'distance':
      return gainAfter.test(after) && !/^ ?(?:climb|up\b|uphill)/.test(after) ? 'gain' : 'distance';
    case 'grade':
      // No road is that steep: it is a share of FTP.
      return one.value > 0.4 ? 'intensity' : 'grade';
    case 'power':
      return /(?:ftp|threshold(?: power)?)(?: is| of|:| was)? ?$/.test(before) || /^ ?ftp/.test(after)
        ? 'ftp'
        : 'power';
    default:
      return one.kind;
  }
}

const moreAfter = /^ ?(?:more|heavier|slower|longer|higher|steeper|extra)\b/;
const lessAfter = /^ ?(?:less|lighter|faster|quicker|shorter|lower|fewer)\b/;
const lessBefore = /(?:lose|lost|losing|dropped|drop|minus|save|saved|shave) (?:about )?$/;
const moreBefore = /(?:gain|gained|add|added|adding|plus|extra|another|put on) (?:about )?$/;
/** Only these can grow or shrink by a figure; "1100 m more" of a climb would be guesswork. */
const changeable = ['power', 'mass', 'duration', 'grade', 'cda', 'carbRate'];

const isChange = (before: string, after: string) =>
  moreAfter.test(after) || lessAfter.test(after) || lessBefore.test(before) || moreBefore.test(before);

function relativeTo(one: RawQuantity, before: string, after: string) {
  if (!changeable.includes(one.kind)) return {};
  // A few kilograms more or less are the rider's, unless the bike is named.
  const bike = /bike|wheels|frame/.test(before + after.slice(0, 24));
  const kind = one.kind === 'mass' ? ({ kind: bike ? 'bikeWeight' : 'weight' } as const) : {};
  const less = lessAfter.test(after) || (lessBefore.test(before) && !moreAfter.test(after));
  return { ...kind, relative: true, value: less ? -Math.abs(one.value) : one.value };
}

/** "70+8 kg" is a rider with a bike: the first figure has no unit of its own. */
function joinRiderPlusBike(text: string, raw: RawQuantity[]): RawQuantity[] {
  return raw.flatMap((one) => {
    if (one.kind !== 'mass') return [one];
    const match = /(\d{2,3}(?:\.\d+)?) ?(?:kg)? ?\+ ?$/.exec(text.slice(0, one.start));
    if (!match?.[1]) return [one];
    const bike: RawQuantity = { ...one, kind: 'bikeWeight' };
    const already = raw.some((other) => other.kind === 'mass' && other.start === match.index);
    if (already) return [bike];
    return [
      {
        kind: 'weight',
        value: Number(match[1]),
        start: match.index,
        end: match.index + match[1].length,
        text: match[1],
      },
      bike,
    ];
  });
}
