import { headline, suggestions, text } from '../../answer/parts.ts';
import { show, shownSeconds } from '../../answer/rounding.ts';
import { climbById } from '../../language/gazetteer.ts';
import type { Outcome, Talk } from '../../skill.ts';
import type { RideAsk } from './ask.ts';
import { computeRide } from './compute.ts';
import { courseOf } from './course.ts';

/** "How long is Alpe d'Huez?", "how steep is the Mortirolo?" */
export const asksFacts =
  /\bhow (?:long|high|steep|far|hard|difficult) (?:is|are)\b(?!.*\b(?:at|with|for me|take|going to)\b)|\b(?:length|gradient|elevation|height|altitude|profile|stats|facts|steepness) (?:of|for|on)\b|\bhow (?:many|much) (?:met(?:er|re)s|km|kilomet\w+|elevation|climbing|vertical)\b.*\b(?:has|have|is|are|does)\b|\bwhere is\b|\btell me about\b/;

/** Length, gain and steepness of a climb that has a name, and the rider's own time. */
export function factsOfClimb(ask: RideAsk, talk: Talk): Outcome | null {
  const climb = climbById(ask.climbId ?? '');
  const course = courseOf(ask);
  if (!climb || !course) return null;
  const slope = climb.gainM / climb.lengthM;
  const ride =
    talk.athlete.massKg && talk.athlete.cpW
      ? computeRide(course, { best: true }, ask.setup, talk.athlete)
      : null;
  const own = ride?.ok
    ? ` At your best it takes you about ${show.time(shownSeconds(ride.timeS))}, at ${show.watts(ride.powerW)} W.`
    : '';
  return {
    kind: 'answer',
    parts: [
      headline(
        climb.name,
        show.km(climb.lengthM).replace(/ km$/, ''),
        'km',
        `at ${show.grade(slope)}, ${show.metres(climb.gainM)} up`,
      ),
      text(`That is the published length and gain. Single ramps are steeper than the mean.${own}`),
      suggestions(
        `How long for ${climb.name} at 250 W?`,
        `What gearing for ${climb.name}?`,
        `How do I pace ${climb.name}?`,
      ),
    ],
    calls: [{ tool: 'climb', arguments: ask, result: { climb, ride } }],
    ...(ride?.ok
      ? {
          result: {
            powerW: ride.powerW,
            timeS: ride.timeS,
            distanceM: course.distanceM,
            gainM: course.gainM,
            title: climb.name,
          },
        }
      : {}),
  };
}
