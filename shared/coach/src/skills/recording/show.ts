import type { AnswerPart, PlainPart, RideFigures } from '@breakaway/contract';
import { intensityFactor, trainingStressScore, zoneOf, type Zone } from '@breakaway/cycling';
import { details, headline, notice, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { sources } from '../../answer/works.ts';
import type { Talk } from '../../skill.ts';

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
  const by = `by the critical power of ${show.watts(cpW)} W and W' of ${show.kilojoules(wPrimeJ)} that your profile had when the file was read`;
  if (leastJ < 0)
    return `W' fell ${show.kilojoules(-leastJ)} below zero, ${by}. That cannot be, so one of them is set too low${neededCpW === null ? '' : `: it takes a critical power of ${show.watts(Math.ceil(neededCpW))} W`}.`;
  const used = show.share(1 - leastJ / wPrimeJ);
  return `You used ${used} of your W' at the hardest place, after ${show.aboutTime(leastAtS)}, ${by}.`;
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
      to === null ? `over ${Math.round(from)} ${unit}` : `${Math.round(from)} to ${Math.round(to)} ${unit}`,
      (secondsIn[i] ?? 0) < 1 ? 'none' : show.aboutTime(secondsIn[i] ?? 0),
      show.share((secondsIn[i] ?? 0) / all),
    ]),
  );
}

/** Time in the rider's own zones, of power and of heart rate, as far as both are known. */
export function zoneTables({ atPowerS, atHeartRateS }: Ride, { athlete }: Talk): AnswerPart[] {
  const { powerZonesW, heartRateZonesBpm } = athlete;
  return [
    ...(powerZonesW && atPowerS.length > 0
      ? [zoneTable('Time in power zones', powerZonesW, atPowerS, 'W')]
      : []),
    ...(heartRateZonesBpm && atHeartRateS.length > 0
      ? [zoneTable('Time in heart-rate zones', heartRateZonesBpm, atHeartRateS, 'bpm')]
      : []),
  ];
}

/** Durations that are shown of the power curve, s. */
const SHOWN_S = [5, 60, 300, 1200, 3600];

export function bestsTable({ bests }: Ride, { ftpW }: Talk['athlete']): AnswerPart[] {
  const shown = bests.filter(({ durationS }) => SHOWN_S.includes(durationS));
  if (shown.length === 0) return [];
  return [
    table(
      'Best efforts of the ride',
      ['Over', 'Power', ...(ftpW ? ['Of FTP'] : [])],
      shown.map(({ durationS, powerW }) => [
        durationS < 60 ? `${durationS} s` : show.aboutTime(durationS),
        `${show.watts(powerW)} W`,
        ...(ftpW ? [show.share(powerW / ftpW.value)] : []),
      ]),
    ),
  ];
}

/** The ride in a row of figures; those that the file lacks are left out. */
export function figureTable(ride: Ride): PlainPart {
  const row = (label: string, value: number | null, words: (value: number) => string) =>
    value === null ? [] : [[label, words(value)]];
  return table(
    'The ride',
    ['What', 'Value'],
    [
      ...row('Distance', ride.distanceM, show.km),
      ...row('Climbing', ride.ascentM, show.metres),
      ...row('Moving time', ride.movingS, show.time),
      ...row('From start to end', ride.elapsedS, show.time),
      ...row('Mean speed', ride.averageSpeedMs, (ms) => `${show.kmh(ms)} km/h`),
      ...row('Highest speed', ride.maxSpeedMs, (ms) => `${show.kmh(ms)} km/h`),
      ...row('Mean power', ride.averagePowerW, (watts) => `${show.watts(watts)} W`),
      ...row('Normalized power', ride.normalizedW, (watts) => `${show.watts(watts)} W`),
      ...row('Highest power', ride.maxPowerW, (watts) => `${show.watts(watts)} W`),
      ...row('Work', ride.workJ, (joules) => `${show.grams(joules / 1000)} kJ`),
      ...row('Mean heart rate', ride.averageHeartRateBpm, (bpm) => `${show.bpm(bpm)} bpm`),
      ...row('Highest heart rate', ride.maxHeartRateBpm, (bpm) => `${show.bpm(bpm)} bpm`),
      ...row('Mean cadence', ride.averageCadenceRpm, (rpm) => `${show.bpm(rpm)} rpm`),
    ],
  ) as PlainPart;
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
