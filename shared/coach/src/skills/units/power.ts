import { needs } from '../../answer/needs.ts';
import { levelOf } from '../../answer/levels.ts';
import { headline, suggestions, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { figure, figures, has } from '../../understanding/message.ts';
import { having } from '../having.ts';
import { sum, type Sums } from './question.ts';

/** Power for the weight, shares of FTP, and torque. */
export const powers = {
  read(message) {
    const { text: plain, words } = message;

    const ofFtp =
      /\b(?:what|how much|which) (?:%|percentage|share|part|fraction|zone %)? ?(?:of|is)\b|\b(?:as|in) (?:a )?(?:%|percentage|share) of\b|\bhow (?:much|many %?) of my\b/.test(
        plain,
      ) &&
      /\b(?:of|%) (?:my |the |an? )?(?:ftp|threshold(?: power)?)\b/.test(plain) &&
      !has(message, 'intensity', 'distance', 'grade', 'gain', 'speed');
    const bareWatts = ofFtp
      ? /\b(?:is|are|would|does|at|be) (\d{2,3})(?: be| come to)?[ ?.!]*$/.exec(plain)?.[1]
      : undefined;
    const claimed =
      /\bis (?:this |that )?\d{2,3} ?w(?:atts?)? (?:about |really |around )?\d+ ?% of (?:my |the )?ftp\b/.test(
        plain,
      );
    const [saidW, otherW] = figures(message, 'power');
    const onlyW = otherW === undefined ? saidW : undefined;
    if (claimed && onlyW !== undefined) return { ask: { kind: 'ofFtp', powerW: onlyW }, score: 1 };
    if (bareWatts && !has(message, 'power', 'ftp'))
      return { ask: { kind: 'ofFtp', powerW: Number(bareWatts) }, score: 1 };
    if (ofFtp && onlyW !== undefined) return { ask: { kind: 'ofFtp', powerW: onlyW }, score: 1 };
    const shareOf =
      /^(?:what is |what's |how much is |how many watts is |calculate )*(\d+(?:\.\d+)?) ?% (?:of|from) (\d{2,4}) ?(w|watts?|bpm|kg|km|h|hours?|m)?[ ?.!]*$/.exec(
        plain,
      );
    if (shareOf)
      return {
        ask: { kind: 'shareOf', value: Number(shareOf[1]), powerW: Number(shareOf[2]), to: shareOf[3] ?? '' },
        score: 1,
      };
    // "How far am I from 3.5 W/kg", "what FTP do I need for 4 W/kg", "am I at 4 W/kg".
    const goal = figure(message, 'relativePower');
    if (
      goal !== undefined &&
      figures(message, 'relativePower').length === 1 &&
      !has(message, 'power', 'distance', 'gain', 'grade', 'speed', 'duration') &&
      /\bhow (?:far|close|near|many watts|much (?:more|ftp))\b.{0,30}\b(?:am i|from|to|off|away|for|missing|need)\b|\b(?:get|reach|hit|short of|missing)\b|\bam i (?:at|over|above|near)\b|\b(?:what|which|how much|how high)\b.{0,12}\bftp\b/.test(
        plain,
      ) &&
      !/\b(?:how fast|plan|hold|zone|train\w*)\b/.test(plain) &&
      (!/\b(?:how long|weeks?|months?)\b/.test(plain) || /\b(?:get to|reach|hit)\b/.test(plain))
    )
      return { ask: { kind: 'gap', wattsPerKg: goal }, score: 0.95 };
    const turning = figure(message, 'cadence');
    const pushed = figure(message, 'power');
    if (/\b(?:torque|newton ?met(?:er|re)s?|nm)\b/.test(plain) && turning && pushed)
      return { ask: { kind: 'torque', powerW: pushed, cadence: turning }, score: 1 };
    const ratio = /\b(\d{2,3}) ?w(?:atts?)? ?\/ ?(\d{2,3}(?:\.\d)?) ?kg\b/.exec(plain);
    if (ratio && !has(message, 'distance', 'grade', 'gain', 'duration', 'speed'))
      return { ask: { kind: 'wattsPerKg', powerW: Number(ratio[1]), massKg: Number(ratio[2]) }, score: 1 };
    // "20 minutes at 288 W, 71 kg: FTP and W/kg": a test, whose power is no FTP yet.
    if (
      /\bftp\b/.test(plain) &&
      has(message, 'duration') &&
      has(message, 'power') &&
      !has(message, 'distance', 'gain', 'grade')
    )
      return null;
    const wkg = /\bw\/kg\b|\bwatts? (?:per|a) kilo\w*|\bpower[- ]to[- ]weight\b/.test(plain);
    const powerW = figure(message, 'power');
    const massKg = figure(message, 'weight');
    const wattsPerKg = figure(message, 'relativePower');
    if (
      wkg &&
      wattsPerKg === undefined &&
      figures(message, 'power').length < 2 &&
      !has(message, 'distance', 'gain', 'grade', 'speed')
    ) {
      const own = /\b(?:my|am i|i'm|i am|do i|have i)\b/.test(plain) || plain.split(' ').length <= 5;
      if (powerW !== undefined || own)
        return {
          ask: {
            kind: 'wattsPerKg',
            ...(powerW === undefined ? {} : { powerW }),
            ...(massKg === undefined ? {} : { massKg }),
          },
          score: /\b(?:good|lose|improve|increase|raise|category|cat|need|average for)\b/.test(words)
            ? 0.5
            : 0.8,
        };
    }
    if (
      wattsPerKg !== undefined &&
      !has(message, 'distance', 'gain', 'grade', 'speed', 'duration') &&
      /\b(?:how many|what|watts?|power|in watts|is)\b/.test(plain) &&
      !/\bhold|long|zone|flat|fast\b/.test(words)
    )
      return { ask: { kind: 'watts', wattsPerKg }, score: 0.75 };
    if (
      /\bhow (?:fit|strong|good) am i\b|\bmy (?:numbers|stats|level|power profile|profile)\b|\bam i (?:fit|strong|any good)\b/.test(
        plain,
      )
    )
      return { ask: { kind: 'wattsPerKg' }, score: 0.75 };
    return null;
  },
  answers: {
    wattsPerKg(ask, talk) {
      const { athlete } = talk;
      const watts = ask.powerW ?? athlete.ftpW?.value;
      const mass = ask.massKg ?? athlete.massKg?.value;
      if (watts === undefined) return needs('ftp');
      if (mass === undefined) return needs('weight');
      const ratio = watts / mass;
      const level = levelOf(ratio);
      const own = ask.powerW === undefined;
      return sum(
        ask,
        talk,
        [
          headline(
            own ? 'Power to weight at FTP' : 'Power to weight',
            show.wattsPerKg(ratio),
            'W/kg',
            `${show.watts(watts)} W at ${show.kg(mass)}`,
          ),
          text(
            own
              ? `Over an hour that is the level of ${level}. It decides on climbs. On the flat watts and position count more.`
              : `As an FTP that is the level of ${level}.`,
          ),
          suggestions('What are my zones?', 'How can I raise my FTP?', "How long for Alpe d'Huez?"),
        ],
        { wattsPerKg: ratio, powerW: watts, mass },
        { powerW: watts },
      );
    },
    watts: having(['wattsPerKg'], (ask, talk) => {
      const { athlete } = talk;
      const mass = athlete.massKg?.value;
      if (mass === undefined) return needs('weight');
      const watts = ask.wattsPerKg * mass;
      return sum(
        ask,
        talk,
        [
          headline(
            `${ask.wattsPerKg} W/kg`,
            show.watts(watts),
            'W',
            `at ${show.kg(mass)}${athlete.ftpW ? `, ${show.share(watts / athlete.ftpW.value)} of FTP` : ''}`,
          ),
          suggestions(`How long can I hold ${show.watts(watts)} W?`),
        ],
        { powerW: watts, mass, share: athlete.ftpW ? watts / athlete.ftpW.value : 0, w: ask.wattsPerKg },
        { powerW: watts },
      );
    }),
    gap: having(['wattsPerKg'], (ask, talk) => {
      const { ftpW, massKg } = talk.athlete;
      if (!ftpW) return needs('ftp');
      if (!massKg) return needs('weight');
      const aimW = ask.wattsPerKg * massKg.value;
      const gapW = aimW - ftpW.value;
      const now = ftpW.value / massKg.value;
      const aim = `${ask.wattsPerKg} W/kg is an FTP of ${show.watts(aimW)} W at ${show.kg(massKg.value)}`;
      return sum(
        ask,
        talk,
        gapW > 0.5
          ? [
              headline(
                `To ${ask.wattsPerKg} W/kg`,
                show.watts(gapW),
                'W more',
                `now ${show.wattsPerKg(now)} W/kg`,
              ),
              text(
                `${aim}. That is ${show.share(gapW / ftpW.value)} more than now. ${
                  gapW / ftpW.value <= 0.05
                    ? 'A season can bring that: trained riders gain 2 to 5 % in one, new riders 10 % or more.'
                    : gapW / ftpW.value <= 0.15
                      ? 'Trained riders gain 2 to 5 % in a season, new riders 10 % or more: expect some seasons.'
                      : 'Trained riders gain 2 to 5 % in a season: that takes years, and not every rider gets there.'
                }`,
              ),
              suggestions('How can I raise my FTP?', 'Plan my week'),
            ]
          : [
              headline('You are there', show.wattsPerKg(now), 'W/kg', `${show.watts(-gapW)} W above`),
              text(`${aim}.`),
              suggestions('How can I raise my FTP?', "How long for Alpe d'Huez?"),
            ],
        { gapW, above: -gapW, aimW, mass: massKg.value, now, share: gapW / ftpW.value, w: ask.wattsPerKg },
        { powerW: aimW },
      );
    }),
    torque: having(['powerW', 'cadence'], (ask, talk) => {
      const newtonMetres = (60 * ask.powerW) / (2 * Math.PI * ask.cadence);
      return sum(
        ask,
        talk,
        [
          headline(
            `${show.watts(ask.powerW)} W at ${Math.round(ask.cadence)} rpm`,
            newtonMetres.toFixed(0),
            'Nm',
            'mean torque at the cranks',
          ),
          text('Torque is power by the speed of turning. A tenth less cadence asks for a tenth more force.'),
          suggestions('What cadence is best?', 'Low cadence session'),
        ],
        { newtonMetres, cadence: ask.cadence, powerW: ask.powerW },
        { powerW: ask.powerW },
      );
    }),
    ofFtp: having(['powerW'], (ask, talk) => {
      const { athlete } = talk;
      if (!athlete.ftpW) return needs('ftp');
      const share = ask.powerW / athlete.ftpW.value;
      return sum(
        ask,
        talk,
        [
          headline(
            `${show.watts(ask.powerW)} W`,
            show.share(share).replace(' %', ''),
            '% of FTP',
            `FTP ${show.watts(athlete.ftpW.value)} W`,
          ),
          suggestions(`How long can I hold ${show.watts(ask.powerW)} W?`, 'What are my zones?'),
        ],
        { powerW: ask.powerW, share, ftpW: athlete.ftpW.value },
        { powerW: ask.powerW },
      );
    }),
    shareOf: having(['value', 'powerW'], (ask, talk) => {
      const part = Math.round(ask.value * ask.powerW) / 100;
      return sum(
        ask,
        talk,
        [
          headline(`${ask.value} % of ${ask.powerW} ${ask.to}`.trim(), `${part}`, ask.to ?? ''),
          suggestions('What are my zones?'),
        ],
        { part, value: ask.value, powerW: ask.powerW },
      );
    }),
  },
} satisfies Sums;
