import type { AnswerPart } from '@breakaway/contract';
import type { Athlete, Input, Zone } from '@breakaway/cycling';
import type { Frame } from '../intent/frame.ts';
import type { CurvePoint, Hold } from '../tools/hold.ts';
import { assumptionOf, assumptions, type Item } from './assumptions.ts';
import { conflictNotices } from './conflict-notices.ts';
import { beyondAnyone, holdSentence } from './ride-verdict.ts';
import { show } from './rounding.ts';

/** Training zones as tables: her own limits, else power from FTP (Coggan), heart rate from its threshold (Friel). */
export function zonesAnswer(zones: NonNullable<Frame['zones']>, athlete: Athlete): AnswerPart[] {
  const { powerZonesW, heartRateZonesBpm, ftpW, thresholdHrBpm } = athlete;
  const parts: AnswerPart[] = [];
  const used: Item[] = [];
  const add = (name: string, all: Zone[], unit: string, way: string, threshold: Input | null) => {
    const own = all.filter((zone) => zone.own).map((zone) => zone.name.toUpperCase());
    const computed = all.some((zone) => !zone.own && zone.to !== null);
    const ways = [...(own.length > 0 ? ['your own'] : []), ...(computed ? [way] : [])];
    parts.push(zoneTable(`${name}, ${unit} (${ways.join('; else ')})`, all, unit));
    if (computed && threshold) used.push(assumptionOf(threshold));
    if (own.length > 0)
      used.push({
        label: name,
        value: `upper limit of ${own.join(', ')}`,
        source: 'profile',
        how: 'from your profile',
      });
  };
  if (zones !== 'heartRate' && powerZonesW) add('Power zones', powerZonesW, 'W', 'Coggan, from FTP', ftpW);
  if (zones !== 'power' && heartRateZonesBpm)
    add('Heart-rate zones', heartRateZonesBpm, 'bpm', 'Friel, from threshold heart rate', thresholdHrBpm);
  const without: AnswerPart[] =
    zones === 'both' && !heartRateZonesBpm
      ? [
          {
            kind: 'text',
            text: 'For heart-rate zones, enter your threshold or maximum heart rate in Settings, or tell me here.',
          },
        ]
      : [];
  return [
    { kind: 'text', text: 'A value on the border of two zones belongs to the lower one.' },
    ...parts,
    ...without,
    ...conflictNotices(
      athlete,
      ...(zones === 'heartRate' ? [] : [{ of: 'powerZones' } as const]),
      ...(zones === 'power' ? [] : [{ of: 'heartRateZones' } as const]),
    ),
    assumptions(used),
    {
      kind: 'suggestions',
      chips: [
        'How fit am I?',
        'What power can I hold for 20 minutes?',
        'How long for a flat 40 km at my FTP?',
      ],
    },
  ];
}

function zoneTable(caption: string, zones: Zone[], unit: string): AnswerPart {
  const rows = zones.map(({ name, label, from, to }) => {
    // Whole numbers without overlap: the border itself belongs to the lower zone.
    const [above, high] = [Math.floor(from), to === null ? null : Math.floor(to)];
    const range =
      high === null
        ? `over ${above} ${unit}`
        : above === 0
          ? `up to ${high} ${unit}`
          : `${above + 1} to ${high} ${unit}`;
    return [name.toUpperCase(), label, range];
  });
  return { kind: 'table', caption, columns: ['Zone', 'Purpose', 'Range'], rows };
}

/** What she can do, by time, and what the models know of her. */
export function fitnessAnswer(athlete: Athlete, curve: CurvePoint[], wattsPerKg: number): AnswerPart[] {
  const { ftpW, massKg } = athlete;
  if (!ftpW || !massKg) return [];
  const known = [ftpW, massKg, athlete.cpW, athlete.wPrimeJ, athlete.vo2MaxMlKgMin].filter(
    (input) => input !== null,
  );
  return [
    {
      kind: 'headline',
      label: 'Power to weight at FTP',
      value: show.wattsPerKg(wattsPerKg),
      unit: 'W/kg',
      detail: `${show.watts(ftpW.value)} W at ${show.kg(massKg.value)}`,
    },
    {
      kind: 'table',
      caption: 'What your power-duration curve gives',
      columns: ['Time', 'Power', 'W/kg'],
      rows: curve.map((point) => [
        show.aboutTime(point.timeS),
        `${show.watts(point.powerW)} W`,
        show.wattsPerKg(point.wattsPerKg),
      ]),
    },
    ...conflictNotices(athlete, { of: 'fitness' }),
    assumptions(known.map(assumptionOf)),
    {
      kind: 'suggestions',
      chips: ['What are my zones?', 'How long can I hold 300 W?', "How long for Alpe d'Huez?"],
    },
  ];
}

/** Power for a time, or time for a power, on her curve. */
export function holdAnswer(
  result: Hold,
  asked: 'power' | 'time',
  givenS: number | undefined,
  athlete: Athlete,
): AnswerPart[] {
  const perKg = `${show.wattsPerKg(result.wattsPerKg)} W/kg`;
  const ofFtp = result.shareOfFtp === null ? '' : `, ${show.share(result.shareOfFtp)} of FTP`;
  const parts: AnswerPart[] = [];
  if (asked === 'power') {
    const time = result.timeS === null ? '' : show.time(result.timeS);
    parts.push({
      kind: 'headline',
      label: `Power for ${time}`,
      value: show.watts(result.powerW),
      unit: 'W',
      detail: `${perKg}${ofFtp}`,
    });
  } else {
    const value =
      result.timeS === null
        ? 'many hours'
        : result.timeS < 15
          ? 'a few seconds'
          : show.aboutTime(result.timeS);
    const label = `Time at ${show.watts(result.powerW)} W`;
    parts.push({ kind: 'headline', label, value, unit: '', detail: `${perKg}${ofFtp}` });
  }
  if (result.verdict && givenS !== undefined) {
    const enough =
      result.verdict.level === 'within'
        ? 'Yes'
        : result.verdict.level === 'at-limit'
          ? 'Maybe: that is at your limit'
          : 'No';
    const best = `your curve gives ${show.watts(result.verdict.bestW)} W for ${show.time(givenS)}`;
    parts.push({ kind: 'text', text: `${enough}; ${best}. ${holdSentence(result.powerW, result.timeS)}` });
  }
  const impossible = beyondAnyone(result.wattsPerKg, givenS ?? 3600);
  if (impossible && givenS !== undefined) parts.push({ kind: 'text', text: impossible });
  const used = [athlete.cpW, athlete.wPrimeJ, athlete.ftpW, athlete.massKg].filter((input) => input !== null);
  return [
    ...parts,
    ...conflictNotices(athlete, { of: 'hold' }),
    { kind: 'text', text: "It counts for a rested rider on a steady effort, from critical power and W'." },
    assumptions([
      ...used.map(assumptionOf),
      {
        label: 'Model',
        value: 'Morton 1996, with decay after 30 min (Puchowicz 2020)',
        source: 'default',
        how: 'power-duration curve',
      },
    ]),
    {
      kind: 'suggestions',
      chips:
        asked === 'power'
          ? ['And for 5 minutes?', 'How fit am I?']
          : ['And at 250 W?', 'What can I hold for 20 minutes?'],
    },
  ];
}
