import type { AnswerPart, RideFigures } from '@breakaway/contract';
import { intensityFactor, trainingStressScore, zoneOf, type Zone } from '@breakaway/cycling';
import { details, headline, notice, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { sources } from '../../answer/works.ts';
import type { Talk } from '../../skill.ts';
import { figureTable } from './figures.ts';

type Ride = RideFigures;

/** What a ride asked of the rider; null where power or FTP is not known. */
export function loadOf({ normalizedW, atPowerS }: Ride, { ftpW }: Talk['athlete']) {
  if (normalizedW === null || !ftpW) return null;
  const riddenS = atPowerS.reduce((sum, [, seconds]) => sum + seconds, 0);
  const intensity = intensityFactor(normalizedW, ftpW.value);
  return { riddenS, normalizedW, intensity, stress: trainingStressScore(riddenS, normalizedW, ftpW.value) };
}
type Load = NonNullable<ReturnType<typeof loadOf>>;

const kinds = [
  [0.65, 'an easy ride'],
  [0.76, 'an endurance ride'],
  [0.86, 'a tempo ride'],
  [0.95, 'a hard ride just below threshold'],
  [1.06, 'a ride at threshold, as hard as a race'],
] as const;

/** Intensities that nobody holds for longer, s: the FTP is then set too low. */
const TOO_MUCH = [
  [1.06, 3000],
  [0.96, 7200],
] as const;

/** Of a shorter ride its intensity says little, s. */
const SAYS_S = 2400;

/** What kind of ride it was, and what it leaves in the legs. */
export function loadWords({ riddenS, intensity, stress }: Load): { kind: string; after: string } {
  const share = `${show.share(intensity)} of your FTP for ${show.aboutTime(riddenS)}`;
  if (riddenS < SAYS_S) return { kind: `It took ${share}.`, after: '' };
  const kind = kinds.find(([below]) => intensity < below)?.[1] ?? 'harder than an hour at threshold';
  const low = TOO_MUCH.some(([above, longerS]) => intensity > above && riddenS > longerS)
    ? ' No rider holds that for so long, so your FTP is set too low.'
    : '';
  return { kind: `At ${share} this was ${kind}.${low}`, after: afterWords(stress) };
}

function afterWords(stress: number): string {
  if (stress < 100) return 'A day of rest or easy riding is enough.';
  if (stress < 200) return 'You may feel it on the next day.';
  return stress < 300 ? 'Expect to feel it for two days.' : 'Expect to feel it for several days.';
}

/** Whether power went up and down. */
export function evenWords({ normalizedW, averagePowerW }: Ride): string {
  if (normalizedW === null || !averagePowerW) return '';
  const uneven = normalizedW / averagePowerW;
  const how =
    uneven < 1.06
      ? 'Power was even'
      : uneven < 1.15
        ? 'Power went up and down, as on rolling roads'
        : 'Power was very uneven, as in a race, on steep hills or in traffic';
  return `${how} (variability index ${uneven.toFixed(2)}).`;
}

/** Power a heartbeat lost from the first half to the second, as a share. */
export function driftOf({ halves }: Ride): number | null {
  const [first, second] = halves ?? [];
  if (!first || !second) return null;
  return 1 - second.normalizedW / second.heartRateBpm / (first.normalizedW / first.heartRateBpm);
}

/** Halves are compared where normalized power is no more than so many times the mean. */
const EVEN = 1.15;

export function driftWords(ride: Ride): string {
  const drift = driftOf(ride);
  if (drift === null) return '';
  const lost = `${(100 * Math.abs(drift)).toFixed(1)} %`;
  if (drift < 0)
    return `Your heart rate did not drift: power a heartbeat rose by ${lost} in the second half.`;
  const isEven = !ride.averagePowerW || (ride.normalizedW ?? 0) < EVEN * ride.averagePowerW;
  const means = !isEven
    ? 'On a ride with power so uneven that says little of your endurance.'
    : drift < 0.05
      ? 'That is good: under 5 % by convention.'
      : drift < 0.1
        ? 'That is a little high: the ride was long, hot or hard for your base.'
        : 'That is high: too long, too hard or too hot for your base that day.';
  return `Heart-rate drift was ${lost} from the first half to the second. ${means}`;
}

export function wPrimeWords({ wPrime }: Ride): string {
  if (!wPrime) return '';
  const { cpW, wPrimeJ, leastJ, leastAtS, neededCpW } = wPrime;
  const given = `a critical power of ${show.watts(cpW)} W and W' of ${show.kilojoules(wPrimeJ)}`;
  const from = 'Both were in your profile or estimated from it when the file was read.';
  if (leastJ < 0)
    return `With ${given}, W' fell ${show.kilojoules(-leastJ)} below zero. That cannot be, so one of them is set too low${neededCpW === null ? '' : `: it takes a critical power of ${show.watts(Math.ceil(neededCpW))} W`}. ${from}`;
  const used = show.share(1 - leastJ / wPrimeJ);
  return `You used ${used} of your W' at the hardest place, after ${show.aboutTime(leastAtS)}, with ${given}. ${from}`;
}

const FTP_TEST = { durationS: 1200, share: 0.95 };
/** An FTP that is known less well than this is not questioned, as a share. */
const HIGHER = 1.03;

/** An FTP that the ride speaks for, W; null where it speaks for none above the one that is known. */
export function higherFtp({ bests }: Ride, { ftpW }: Talk['athlete']): number | null {
  const best = bests.find(({ durationS }) => durationS === FTP_TEST.durationS)?.powerW;
  const ftp = best === undefined ? 0 : Math.round(FTP_TEST.share * best);
  return ftpW && ftp > HIGHER * ftpW.value && ftp <= 600 ? ftp : null;
}

const rangeOf = ({ from, to }: Pick<Zone, 'from' | 'to'>, unit: string) =>
  to === null ? `over ${Math.round(from)} ${unit}` : `${Math.round(from)} to ${Math.round(to)} ${unit}`;

function zoneTable(caption: string, zones: Zone[], at: Ride['atPowerS'], unit: string): AnswerPart {
  const secondsIn = zones.map((zone) =>
    at.reduce((sum, [value, seconds]) => (zoneOf(zones, value) === zone ? sum + seconds : sum), 0),
  );
  const all = at.reduce((sum, [, seconds]) => sum + seconds, 0);
  return table(
    caption,
    ['Zone', 'Range', 'Time', 'Share'],
    zones.map(({ name, label, from, to }, i) => [
      `${name.toUpperCase()} ${label}`,
      rangeOf({ from, to }, unit),
      (secondsIn[i] ?? 0) < 1 ? 'none' : show.aboutTime(secondsIn[i] ?? 0),
      show.share((secondsIn[i] ?? 0) / all),
    ]),
  );
}

/** Time in the rider's own zones, of power and of heart rate, as far as both are known; first the one that is asked for. */
export function zoneTables(
  { atPowerS, atHeartRateS }: Ride,
  { athlete }: Talk,
  isOfHeart = false,
): AnswerPart[] {
  const { powerZonesW, heartRateZonesBpm } = athlete;
  const tables = [
    ...(powerZonesW && atPowerS.length > 0
      ? [zoneTable('Time in power zones', powerZonesW, atPowerS, 'W')]
      : []),
    ...(heartRateZonesBpm && atHeartRateS.length > 0
      ? [zoneTable('Time in heart-rate zones', heartRateZonesBpm, atHeartRateS, 'bpm')]
      : []),
  ];
  return isOfHeart ? tables.toReversed() : tables;
}

/** Time within some watts or heart rates, as its share of all that was recorded. */
function spentParts(label: string, at: Ride['atPowerS'], isIn: (value: number) => boolean): AnswerPart[] {
  const all = at.reduce((sum, [, seconds]) => sum + seconds, 0);
  if (all === 0) return [];
  const spentS = at.reduce((sum, [value, seconds]) => (isIn(value) ? sum + seconds : sum), 0);
  return [
    headline(
      label,
      spentS < 1 ? 'none' : show.aboutTime(spentS),
      '',
      `${show.share(spentS / all)} of ${show.aboutTime(all)}`,
    ),
  ];
}

/** Time in one zone, 1 to 7, of power or of heart rate; none where it is not known. */
export function oneZone(ride: Ride, { athlete }: Talk, zone: number, isOfHeart: boolean): AnswerPart[] {
  const zones = isOfHeart ? athlete.heartRateZonesBpm : athlete.powerZonesW;
  const one = zones?.[zone - 1];
  if (!zones || !one) return [];
  const at = isOfHeart ? ride.atHeartRateS : ride.atPowerS;
  return spentParts(
    `${one.name.toUpperCase()} ${one.label}, ${rangeOf(one, isOfHeart ? 'bpm' : 'W')}`,
    at,
    (value) => zoneOf(zones, value) === one,
  );
}

/** Time above a power, W. */
export const above = (ride: Ride, powerW: number): AnswerPart[] =>
  spentParts(`Above ${show.watts(powerW)} W`, ride.atPowerS, (watts) => watts > powerW);

/** Durations that are shown of the power curve, s. */
const SHOWN_S = [5, 60, 300, 1200, 3600];

const lasting = (durationS: number) => (durationS < 60 ? `${durationS} s` : show.aboutTime(durationS));

/** The best power over one duration; none where the ride has no such effort. */
export function oneBest({ bests }: Ride, { ftpW }: Talk['athlete'], durationS: number): AnswerPart[] {
  const best = bests.find((one) => one.durationS === durationS);
  if (!best) return [];
  const detail = ftpW ? `${show.share(best.powerW / ftpW.value)} of FTP` : undefined;
  return [headline(`Best ${lasting(durationS)}`, show.watts(best.powerW), 'W', detail)];
}

export function bestsTable({ bests }: Ride, { ftpW }: Talk['athlete']): AnswerPart[] {
  const shown = bests.filter(({ durationS }) => SHOWN_S.includes(durationS));
  if (shown.length === 0) return [];
  return [
    table(
      'Best efforts of the ride',
      ['Over', 'Power', ...(ftpW ? ['Of FTP'] : [])],
      shown.map(({ durationS, powerW }) => [
        lasting(durationS),
        `${show.watts(powerW)} W`,
        ...(ftpW ? [show.share(powerW / ftpW.value)] : []),
      ]),
    ),
  ];
}

/** The whole ride: what it was, what it cost, and what stands out. */
export function rideParts(ride: Ride, talk: Talk): AnswerPart[] {
  const { athlete } = talk;
  const load = loadOf(ride, athlete);
  const ftp = higherFtp(ride, athlete);
  const lead = load
    ? headline(
        'Training load',
        show.grams(load.stress),
        'TSS',
        `IF ${load.intensity.toFixed(2)}, ${show.watts(load.normalizedW)} W normalized, ${show.aboutTime(load.riddenS)} with power`,
      )
    : ride.normalizedW !== null
      ? headline('Normalized power', show.watts(ride.normalizedW), 'W')
      : headline(
          'Moving time',
          ride.movingS === null ? 'not known' : show.time(ride.movingS),
          '',
          ride.distanceM === null ? undefined : show.km(ride.distanceM),
        );
  const words = [
    load ? loadWords(load).kind : '',
    ftp === null ? '' : `Your best 20 minutes suggest an FTP near ${ftp} W, above the one in use.`,
    driftWords(ride),
    wPrimeWords(ride),
    load ? loadWords(load).after : '',
    evenWords(ride),
    ride.normalizedW === null ? 'The file has no power, so load and W′ are not known.' : '',
    ride.normalizedW !== null && !load
      ? 'With your FTP I can say how hard it was for you: tell me “my FTP is …”, and ask again.'
      : '',
  ].filter(Boolean);
  return [
    lead,
    ...(ride.spikes > 0
      ? [
          notice(
            `${ride.spikes} impossible power ${ride.spikes === 1 ? 'value was' : 'values were'} left out.`,
          ),
        ]
      : []),
    text(words.join(' ')),
    ...zoneTables(ride, talk),
    ...bestsTable(ride, athlete),
    ...details(
      'All figures of the ride',
      figureTable(ride),
      sources('allenCoggan2019', 'friel2009', 'skiba2012'),
    ),
    suggestions(...chipsFor(talk, ftp)),
  ];
}

export const chipsFor = ({ file }: Talk, ftp: number | null): string[] => [
  ...(ftp === null ? [] : [`Set my FTP to ${ftp} W`]),
  ...(file?.course ? ['Plan a race on this road'] : []),
  'How do I recover after a hard ride?',
];
