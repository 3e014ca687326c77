import { needs } from '../../answer/needs.ts';
import { attachFirst } from '../../files/attach-first.ts';
import { details, text } from '../../answer/parts.ts';
import { sources } from '../../answer/works.ts';
import { findEvent } from '../../language/events.ts';
import { climbById } from '../../language/gazetteer.ts';
import type { Outcome, Skill } from '../../skill.ts';
import { replyToRide } from '../ride/change.ts';
import { courseOf } from '../ride/course.ts';
import { raceArguments, type RaceAsk } from './ask.ts';
import { byHeartRate } from './by-heart-rate.ts';
import { byPower } from './by-power.ts';
import { climbsAnswer } from './climbs.ts';
import { changed, readRace } from './read.ts';

/** A race planned: power by kind of road, time, load, and food. */
export const race: Skill<RaceAsk> = {
  name: 'race',
  title: 'Race plans: what to ride on climbs, flats and descents, with time and food',
  arguments: raceArguments,
  results: ['headline', 'table', 'timeline'],
  sources: ['allenCoggan2019', 'martin1998', 'skiba2012', 'swain1997', 'friel2009', 'jeukendrup2014'],
  examples: [
    'race plan for 120 km with 2400 m of climbing',
    'how should I pace la marmotte',
    'pacing plan for a flat 40 km time trial',
    'plan my race: 160 km 2000 m, I want under 6 hours',
    'what power should I ride on the climbs of a 5 hour gran fondo of 140 km and 3000 m',
    'pacing strategy for an ironman bike leg',
    'make me a race plan',
    "how do I pace alpe d'huez",
    'race day plan for a hilly 80 km road race with food',
    'pacing for a 25 mile tt',
    'what watts for the ötztaler',
    'give me a plan for the event on sunday 180 km 3500 m',
    '3 climbs of 60 min, 75 min and 50 min in a 7 h day, target watts for each',
    'pacing plan for a 40 km tt with 15 km/h headwind out and tailwind back',
    '70.3 bike pacing 85 % or less',
    'race of 110 km with a 12 min climb at the end',
    'gravel race 130 km, plan',
    'race plan 140 km with 2200 m, start 8:00',
    'race of 75 km with 1100 m, last climb 5 km at 6 %, how hard can i go on it',
    'olympic tri, how do i pace the bike',
    'make me a race plan for my gpx',
  ],
  uses: [
    'distance',
    'gain',
    'grade',
    'duration',
    'speed',
    'power',
    'relativePower',
    'intensity',
    'temperature',
    'wind',
    'altitude',
    'cda',
    'crr',
    'totalMass',
    'humidity',
    'days',
    'weeks',
  ],
  minds: [
    'ttBike',
    'roadBike',
    'gravelBike',
    'mountainBike',
    'hoods',
    'drops',
    'aeroBars',
    'ttPosition',
    'upright',
    'aeroHoods',
    'hot',
    'cold',
    'group',
    'bunch',
    'wheel',
    'gravelRoad',
    'track',
    'cobbles',
    'roughRoad',
  ],
  read: readRace,
  change: changed,
  reply(ask, need, message, talk) {
    const ride = replyToRide(ask.ride, need === 'raceCourse' ? 'course' : need, message, talk);
    const event = findEvent(message.text);
    if (event)
      return {
        ...ask,
        name: event.name,
        ride: { ...ask.ride, distanceM: event.distanceM, gainM: event.gainM, terrain: 'rolling' },
      };
    return ride && { ...ask, ride };
  },
  answer(ask, talk): Outcome {
    const { athlete } = talk;
    const { ride } = ask;
    if (ask.file) return attachFirst;
    if (ask.parts) return athlete.ftpW ? climbsAnswer(ask.parts, athlete.ftpW.value, athlete) : needs('ftp');
    const climb = climbById(ride.climbId ?? '');
    if (ride.distanceM === undefined && !climb)
      return {
        kind: 'ask',
        need: 'raceCourse',
        text: 'How long is the course, and how much does it climb?',
        chips: ['120 km with 2000 m', '40 km flat time trial', 'La Marmotte'],
      };
    if (ask.uphill && ride.gainM === undefined && ride.grade === undefined && !climb)
      return needs('steepness');
    const known = courseOf(
      ride.terrain === 'climb' && ride.gainM === undefined && ride.grade === undefined && !climb
        ? { ...ride, terrain: 'flat' }
        : ride,
    );
    if (!known) return needs('steepness');
    if (!athlete.ftpW && !athlete.cpW) return byHeartRate(ask, known, talk);
    return athlete.massKg ? byPower(ask, known, talk) : needs('weight');
  },
  explain: () => [
    text(
      "The plan spends your power where it saves most time: more uphill and into the wind, less downhill, within what your curve holds and with some W' kept. It never asks for more than is usual for a ride of this length.",
    ),
    ...details('Where this comes from', sources('martin1998', 'skiba2012', 'swain1997')),
  ],
};
