import type { Quantity, RawQuantity } from './quantity.ts';
import { scan } from './scan.ts';

/** Finds the figures of a normalised message and what each of them is about. SI values. */
export function readQuantities(text: string): Quantity[] {
  const raw = joinRiderPlusBike(text, scan(text));
  const lengths = raw.filter((one) => one.kind === 'distance').length;
  const metres = raw.filter((one) => one.kind === 'metres');
  const longest = Math.max(0, ...metres.map((one) => one.value));
  return raw.map((one) => {
    const before = text.slice(Math.max(0, one.start - 60), one.start);
    const after = text.slice(one.end, one.end + 28);
    const relative =
      isChange(before, after) && !isBikeBeside(one, before, after)
        ? relativeTo(one, before, after)
        : smallChange(one, before, after, text);
    // So small an area is what comes off, not what a rider has.
    if (one.kind === 'cda' && one.value > 0 && one.value < 0.1)
      return {
        ...one,
        kind: 'cda',
        relative: true,
        value: moreAfter.test(after) || /\b(?:add\w*|worse|bigger)\b/.test(text) ? one.value : -one.value,
      };
    // No heart beats that slowly: "10 beats higher than usual" is a difference.
    if (
      one.kind === 'bpm' &&
      one.value > 0 &&
      one.value <= 24 &&
      !/(?:rate|hr|pulse)(?: is| was| of| at| only| just| about)+ $/.test(before)
    )
      return { ...one, kind: 'heartRate', relative: true };
    const kind = kindOf(one, before, after, lengths > 0 || one.value < longest);
    // "A 37 cm bar", "shoulders of 40 cm": not a person's height, unless it is called so.
    if (
      kind === 'height' &&
      one.value < 1 &&
      !heightAfter.test(after) &&
      !/height|tall/.test(before.slice(-24))
    )
      return { ...one, kind: 'other' };
    return { ...one, kind, ...relative };
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
/** A bicycle with what hangs on it: heavier than any racing bike, lighter than any rider. */
const loadedBike =
  /\b(?:bike|bicycle|e-?bike|ebike|tourer|tandem|rig|luggage|bags?|panniers?|bikepacking|trailer|cargo)\b/;
const riderBefore =
  /\b(?:i|she|he|they|i'm|daughter|son|rider|girl|boy|wife|husband)(?:'m|'s| am| is)?(?: only| just| now)?(?: weighs?)? ?(?:about |only |just )?$/;
const totalAfter =
  /^ ?(?:(?:with|incl(?:uding|usive|\.)?(?: of)?|and|plus) (?:my |the |a |his |her )?bike\b(?! (?:of |at |weigh\w* |is )?\d)|rider (?:and|plus|\+|&) bike\b|for (?:me|rider) (?:and|plus|with) (?:my |the )?bike\b|in all|altogether|all in with|all ?-?up with|total|all in|all up|system|in total|with (?:the )?bike|including (?:the )?bike|together)/;
const totalBefore =
  /(?:total(?: system)?(?: weight| mass)?|system(?: weight| mass)?|all[ -]up|combined)(?: of| is|:)? ?$|\btotal (?:weight|mass)\b[a-z, ]{0,44}$|\b(?:(?:me|i|rider|us) ?(?:plus|and|\+|with|&) ?(?:the |my )?(?:\w+ )?bike|bike ?(?:plus|and|\+|&) ?(?:me|rider)|scales? (?:with|holding) (?:my |the )?bike|with (?:my |the )?bike i)(?: together| combined)?,?(?: i| it)?(?: is| are| at| of| weighs?| weigh| comes? to| makes?|:| =| about| around)* ?$/;

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
      // "The touring bike comes to 32 kg all in" is still the bike.
      if (one.value >= 45 && (totalAfter.test(after) || totalBefore.test(before))) return 'totalMass';
      if (riderBefore.test(before) && !bikeAfter.test(after)) return 'weight';
      if ((bikeAfter.test(after) && one.value < 45) || bikeBefore.test(before) || one.value < 25)
        return 'bikeWeight';
      return one.value < 45 && loadedBike.test(before + after) ? 'bikeWeight' : 'weight';
    case 'bpm':
      return /(?:thresh\w*|lthr)[^.,;?]{0,30}$/.test(before) ||
        /^ ?(?:is |was |as |for |at )?(?:my |a |the )?(?:new )?(?:thresh|lthr|lactate)/.test(after) ||
        /thresh|lthr/.test(one.text)
        ? 'thresholdHr'
        : /max/.test(before.slice(-14) + one.text.slice(0, 8) + after.slice(0, 8))
          ? one.value >= 120
            ? 'maxHr'
            : 'other'
          : /rest/.test(before.slice(-16) + after.slice(0, 10))
            ? 'restingHr'
            : 'heartRate';
    case 'distance':
      return gainAfter.test(after) && !/^ ?(?:climb|up\b|uphill)/.test(after) ? 'gain' : 'distance';
    case 'milligrams':
      return /caffeine|coffee/.test(before + after) ? 'caffeine' : 'sodium';
    case 'grade':
      // "20 km/h at 8 % harder than ...": the road of an effort.
      if (one.value < 0.3 && /(?:km\/h|mph|w|watts|kg) (?:at|on|up) (?:an? )?$/.test(before)) return 'grade';
      // "A 5 km climb at 55 %": meant as a road, and impossible as one.
      if (
        one.value > 0.4 &&
        /^\d/.test(one.text) &&
        /(?<!\/h )\b\d+(?:\.\d+)? ?(?:km|k|m|miles?) (?:at|of|averaging|@) ?$/.test(before) &&
        !/^ ?(?:of|ftp|if|power|effort|intensity|threshold)/.test(after) &&
        /\d ?w(?:atts?)?\b|\bkg\b|\btime\b/.test(after)
      )
        return 'grade';
      if (
        one.value > 0.4 &&
        /\d ?(?:km|k|m|miles?)(?: long)? (?:climb|hill|ramp|road|ascent|slope) (?:at|of|with|averaging) (?:about )?$/.test(
          before,
        )
      )
        return 'grade';
      // "6 km by 9 %" is how others say "at".
      if (one.value < 0.3 && /\d ?(?:km|kms|k|miles?|mi|m) (?:climb |hill )?(?:by|with) $/.test(before))
        return 'grade';
      // "A climb of 55 %": meant as a road, and impossible as one.
      if (
        one.value > 0.4 &&
        /\b(?:climb|hill|ramp|wall|slope|gradient|road|grade)(?: that is| which is)? (?:of|at|with|is|averaging) (?:about )?$/.test(
          before,
        ) &&
        !/^ ?(?:of|ftp|if|power|effort|intensity|threshold)/.test(after)
      )
        return 'grade';
      // "20 % longer", "5 % more", "10 % of my rides": no road.
      if (
        /^ ?(?:more|less|longer|shorter|harder|easier|better|worse|faster|slower|off|drop|increase|of\b|per week|a week|decoupl\w*|drift\w*)/.test(
          after,
        ) ||
        /(?:decoupling|drift\w*|up by|down by|improved|increase\w*|dropped|lost|gained|by) (?:was |is |of |about |around |by )*$/.test(
          before,
        )
      )
        return 'percent';
      // No road is that steep: it is a share of FTP.
      return one.value > 0.4 ? 'intensity' : 'grade';
    case 'power':
      // What a motor gives is not the rider's.
      if (
        /\bmotor(?: gives| adds| is| at| of| with| does| puts (?:in|out))?(?: about| me)? $/.test(before) ||
        /^ ?(?:from the |of the |of |by the )?motor/.test(after)
      )
        return 'other';
      return /(?:ftp|threshold(?: power)?)(?: is| of|:| was)? ?$/.test(before) || /^ ?ftp/.test(after)
        ? 'ftp'
        : 'power';
    case 'ftp':
      // "What percent of my FTP is 220 W?": the watts are asked about, not the threshold.
      return /\b(?:what|which|how (?:much|many)|as)(?: a)? ?(?:%|percentage|share|part|fraction)? ?of (?:my |the )?$/.test(
        before,
      ) && /^ftp|^threshold/.test(one.text)
        ? 'power'
        : 'ftp';
    default:
      return one.kind;
  }
}

const moreAfter = /^ ?(?:more|heavier|slower|longer|higher|steeper|extra)\b/;
const lessAfter =
  /^ ?(?:less|lighter|faster|quicker|shorter|lower|fewer|off (?:the|my|me|that)|off\b(?= |$|[?.,]))\b/;
const lessBefore = /(?:lose|lost|losing|dropped|drop|minus|save|saved|shave) (?:about )?$/;
const moreBefore = /(?:gain|gained|add|added|adding|plus|extra|another|put on) (?:about )?$/;
/** Only these can grow or shrink by a figure; "1100 m more" of a climb would be guesswork. */
const changeable = ['power', 'mass', 'duration', 'grade', 'cda', 'carbRate'];

const isChange = (before: string, after: string) =>
  moreAfter.test(after) || lessAfter.test(after) || lessBefore.test(before) || moreBefore.test(before);

/** "80 kg plus 9 kg bike": what comes on top is the bicycle itself. */
const isBikeBeside = (one: RawQuantity, before: string, after: string) =>
  one.kind === 'mass' &&
  one.value >= 5 &&
  /(?:plus|and|\+) (?:about |an? )?$/.test(before) &&
  bikeAfter.test(after);

/** So few kilograms are no bicycle: "what would 3 kg cost me?" is a change, more or less by the words around it. */
function smallChange(one: RawQuantity, before: string, after: string, text: string): Partial<Quantity> {
  if (
    one.kind !== 'mass' ||
    one.value > 5.5 ||
    bikeAfter.test(after) ||
    bikeBefore.test(before) ||
    /^ ?(?:of|dumb|kettle|weights?)\b/.test(after)
  )
    return {};
  const more =
    /\b(?:cost\w*|extra|heavier|carry\w*|gain\w*|add\w*|penalty|slow\w*|bottles?|bags?|luggage|backpack|rucksack)\b/.test(
      text,
    ) && !/\b(?:lose|losing|lost|lighter|save|saving|less|shed)\b/.test(text);
  return {
    kind: /\b(?:bike|wheels|frame|bottles?|bags?|luggage)\b/.test(before + after) ? 'bikeWeight' : 'weight',
    relative: true,
    value: more ? one.value : -one.value,
  };
}

function relativeTo(one: RawQuantity, before: string, after: string) {
  if (!changeable.includes(one.kind)) return {};
  // "3 W/kg at 90 kilos faster than ...": so heavy it is a rider, not a change.
  if (one.kind === 'mass' && one.value >= 40) return {};
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
