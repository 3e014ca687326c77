import type { Quantity } from '../language/quantity.ts';

/** The figures of a message without those that measure nothing in it, and with those that stand for another. */
export const asMeant = (quantities: Quantity[], text: string): Quantity[] =>
  windOutAndBack(climbsOfADay(inPlace(quantities, text), text), text);

const startsAt =
  /\b(?:start\w*|begin\w*|set(?:ting)? off|gun|roll ?-?out|depart\w*|leav\w+|up|alarm)(?: is| at| time| goes| off| it| by| from|:|,)* $/;
/** "Never ridden more than an hour": what was, not what is aimed at. */
const neverDone =
  /\b(?:never|not|\w+n't)\b[^.?!,]{0,40}\b(?:more than|longer than|over|beyond|past) (?:about |around )?$/;
const compared = /^ ?(?:bpm |beats )?(?:higher|lower|up|down|above|below|more|less|over|under)\b/;

/** Figures that are no measure of what they stand beside are left out. */
const inPlace = (quantities: Quantity[], text: string): Quantity[] =>
  quantities
    .filter((one) => !besideThePoint(one, text.slice(0, one.start), text.slice(one.end), text))
    // "10 W on my FTP" are 10 more.
    .map((one) =>
      one.kind === 'power' &&
      Math.abs(one.value) <= 60 &&
      /^ ?(?:on|onto|to) (?:my |the )?(?:ftp|threshold|power)\b/.test(text.slice(one.end))
        ? { ...one, relative: true }
        : one,
    );

function besideThePoint(
  { kind, value, text: said }: Quantity,
  before: string,
  after: string,
  text: string,
): boolean {
  switch (kind) {
    case 'duration':
      return (
        // The hour of a start.
        (/^\d{1,2}:\d\d$/.test(said.trim()) && startsAt.test(before)) ||
        // "Zone 2 hr": heart rate.
        (/^\d hr?$/.test(said) && /\b(?:zone|z) ?$/.test(before)) ||
        neverDone.test(before) ||
        /^ ?(?:difference|time zones?|ahead|behind|apart|jet ?-?lag|flight)\b/.test(after) ||
        // Tyres: "28s are faster than 25s".
        (/^2\d ?s$/.test(said) && /\b(?:tyres?|tires?|mm)\b/.test(text)) ||
        // "One bottle an hour" is a rate.
        (/^(?:1|an?) (?:h|hour)$/.test(said) &&
          /\b(?:bottles?|gels?|bars?|cups?|bidons?|pieces?|snacks?) $/.test(before))
      );
    case 'power':
    case 'relativePower':
      // "Zone 2 watts"
      return value <= 7 && /\b(?:zone|z) ?$/.test(before);
    case 'weight':
      return /^ of (?:body )?(?:fat|pasta|rice|food|sugar)\b/.test(after);
    case 'restingHr':
      // "9 beats higher"
      return value < 25 && compared.test(after);
    case 'pressure':
      // Bars to eat.
      return said.endsWith('bars') && !/\b(?:tyres?|tires?|pressure|psi|pump\w*)\b/.test(text);
    default:
      return false;
  }
}

/** "Headwind out, 15 km/h tailwind back": one wind, which is against the rider first. */
const windOutAndBack = (quantities: Quantity[], text: string): Quantity[] =>
  /\bheadwind\b/.test(text) && /\btailwind\b/.test(text) && /\b(?:out|back|home|return|there)\b/.test(text)
    ? quantities.map((one) => (one.kind === 'wind' ? { ...one, value: Math.abs(one.value) } : one))
    : quantities;

/**
 * "120 km with three climbs: 8 km at 6 %, 12 km at 5 %": the climbs are part of the whole, so together they are its metres to
 * climb. Left alone where the longest length is no whole for the others.
 */
function climbsOfADay(quantities: Quantity[], text: string): Quantity[] {
  const gain = quantities.some(({ kind }) => kind === 'gain');
  const lapped = /\b(?:\d|two|three|four|five|six|several) times\b/.test(text);
  if (
    !/\b(?:climbs?|hills|passes|cols|ascents?)\b/.test(text) ||
    /\b(?:for|up|of) (?:the|that|this) (?:climb|hill)\b|\bflat\b/.test(text) ||
    (gain && !/\b(?:last|final|first|includ\w+|finish\w*)\b/.test(text))
  )
    return quantities;
  const lengths = quantities.filter(({ kind, relative }) => kind === 'distance' && !relative);
  const grades = quantities.filter(({ kind }) => kind === 'grade');
  const climbs = lengths.flatMap((length) => {
    const grade = grades.find(
      ({ start, end }) =>
        (start >= length.end &&
          /^,? ?(?:long )?(?:climb|hill|pass|col|ascent)?,? ?(?:at|of|with|@|averaging|and)?(?: an?)?(?: average of| about)? ?$/.test(
            text.slice(length.end, start),
          )) ||
        (end <= length.start && /^ (?:for|over) $/.test(text.slice(end, length.start))),
    );
    return grade ? [{ length, grade }] : [];
  });
  const whole = lengths.filter((one) => !climbs.some(({ length }) => length === one));
  const sum = climbs.reduce((total, { length }) => total + length.value, 0);
  const [day] = whole;
  if (
    !day ||
    whole.length > 1 ||
    climbs.length === 0 ||
    climbs.length < grades.length ||
    sum > 0.7 * day.value
  )
    return quantities;
  const parts = new Set(climbs.flatMap(({ length, grade }) => [length, grade]));
  const said = [...parts].sort((a, b) => a.start - b.start);
  const [start, end] = [said[0]!.start, said.at(-1)!.end];
  const value = climbs.reduce((total, { length, grade }) => total + length.value * grade.value, 0);
  // "85 km, with a 3 km climb that we do four times": the climb is asked for.
  if (lapped && !gain) return quantities.filter((one) => one !== day);
  // The metres of the whole day hold those of its climbs.
  if (gain) return quantities.filter((one) => !parts.has(one));
  return [
    ...quantities.filter((one) => !parts.has(one)),
    { kind: 'gain' as const, value: Math.round(value), start, end, text: text.slice(start, end) },
  ].sort((a, b) => a.start - b.start);
}
