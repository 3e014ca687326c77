import { shortTime } from './names.ts';
import { isEasy, isHard, minutesOf, whole, CATCH_UP, type Find, type Swap } from './swap-parts.ts';

/** Part of the length of a session, within what another sport takes of a cyclist's legs, in words. */
const share = (minutes: number, part: number, most: number): string =>
  shortTime(60 * Math.min(most, whole(part * minutes)));

const strengthAtHome: Swap = {
  title:
    'Strength for the legs, 30 min: three rounds of 10 squats, 8 lunges a leg, 10 deadlifts or swings with a weight, and a plank',
  session: null,
  kept: 'leg strength and the habit',
  lost: 'endurance, but a few days of that cost nothing',
};

/** Running in the place of a ride. */
export const run: Find = (session, given) => {
  const minutes = given ?? minutesOf(session);
  return {
    options: [
      isHard(session)
        ? {
            title: 'Run the same efforts by feel, half of them, uphill if you can, with easy jogging between',
            session: null,
            kept: 'a hard day for heart and lungs',
            lost: 'power for the bike, and fresh legs for two days',
          }
        : {
            title: `Yes: run easily for about half of the time, ${share(minutes, 0.5, 75)}`,
            session: null,
            kept: 'aerobic work, an hour of running loads about as much as two of riding',
            lost: 'what is special to the bike: long hours in the saddle and eating on the way',
          },
    ],
    doNotSwap:
      'If you do not run already, start with 20 to 30 minutes: the impact, not the lungs, sets the limit.',
  };
};

/** Walking and hiking. */
export const walk: Find = (session, given) => ({
  options: [
    {
      title: `Yes, as an easy day: hiking or brisk walking${given && given >= 60 ? ` for ${shortTime(60 * given)}` : ''} counts as endurance, at about half the load of the same time on the bike`,
      session: null,
      kept: isEasy(session) ? 'easy aerobic work' : 'an active day',
      lost: isEasy(session)
        ? 'pedalling, and fresh legs after long descents'
        : 'the intensity: do the hard session another day',
    },
  ],
  doNotSwap: 'Plan no intervals for the day after long descents on foot.',
});

/** Swimming. */
export const swim: Find = (session) => ({
  options: [
    {
      title: isHard(session)
        ? 'Swim easily, and ride the hard session another day'
        : 'Yes: 30 to 45 min of easy swimming do for an easy day',
      session: null,
      kept: 'easy aerobic work without impact',
      lost: 'everything that is special to the legs',
    },
  ],
  doNotSwap: null,
});

/** A swim that falls out. */
export const noPool: Find = () => ({
  options: [
    {
      title:
        'Replace one swim by 20 to 30 min with elastic bands and core work, and the other by an easy ride or run',
      session: null,
      kept: 'pulling strength and hours',
      lost: 'feel for the water, which comes back in a few swims, and open water once a week keeps it',
    },
    {
      title: 'Accept it and swim more when the pool is open',
      session: null,
      kept: 'the plan for the other two',
      lost: 'little: three weeks cost technique more than fitness',
    },
  ],
  doNotSwap: 'Do not turn both swims into hard rides: two hard days a week stay the limit.',
});

/** A rowing machine, an elliptical trainer or cross-country skis. */
export const row: Find = (session, given) => ({
  options: [
    {
      title: isHard(session)
        ? 'Yes: the same efforts on the rower, skis or elliptical by feel, with the same rests'
        : `Yes: ${share(given ?? minutesOf(session), 0.67, 60)} of rowing, skiing or elliptical at the same effort, in pieces of 10 min at first`,
      session: null,
      kept: 'heart and lungs, and the habit',
      lost: 'pedalling: ride once a week if you can, above all in the last six weeks before an event',
    },
  ],
  doNotSwap: 'Go by breathing, not by heart rate zones from the bike, and build up the back over two weeks.',
});

/** Weights, kettlebells, body weight. */
export const strength: Find = (_session, given) => ({
  options: [
    given && given !== 30
      ? { ...strengthAtHome, title: strengthAtHome.title.replace('30 min', shortTime(60 * given)) }
      : strengthAtHome,
  ],
  doNotSwap: 'Leave two repetitions in reserve. Sore legs cost the next rides more than the set gives.',
});

/** Stairs, a skipping rope, what a house has. */
export const stairs: Find = (_session, given) => ({
  options: [
    {
      title: `Yes, stairs are fine: ${shortTime(60 * Math.min(40, Math.max(15, given ?? 25)))}, up briskly, down slowly, one minute easy every five`,
      session: null,
      kept: 'breathing and leg work',
      lost: 'pedalling, and some ease in the calves for two days',
    },
    strengthAtHome,
  ],
  doNotSwap: 'Walk down: going down hard is what makes legs sore.',
});

/** A spin class. */
export const spinClass: Find = (session) => ({
  options: [
    {
      title: isHard(session)
        ? 'Yes: a spin class counts as a hard day, so drop the intervals'
        : 'Take the class, but stay in the easy gears: the plan has an easy day',
      session: null,
      kept: 'the intensity',
      lost: 'the exact dose: the minutes are not measured',
    },
  ],
  doNotSwap: 'Do not ride both on one day.',
});

/** No bike, no trainer. */
export const noBike: Find = () => ({
  options: [
    {
      title:
        'Off the bike: 30 to 40 min of brisk walking, easy running or stairs, or strength at home, and move the session to the next day with a bike',
      session: null,
      kept: 'the habit, and all of the fitness for a week',
      lost: 'one session, which costs nothing',
    },
    strengthAtHome,
  ],
  doNotSwap: CATCH_UP,
});

/** Another kind of bike. */
export const otherBike: Find = (session) => ({
  options: [
    {
      title: `Yes: ride ${session.name} at the same effort, by heart rate and feel`,
      session,
      kept: 'the training',
      lost: isHard(session)
        ? 'steady power: take a smooth climb for the efforts'
        : 'evenness, so keep the rises easy',
    },
  ],
  doNotSwap: null,
});
