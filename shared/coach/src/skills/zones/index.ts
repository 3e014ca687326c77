import type { AnswerPart, PlainPart } from '@breakaway/contract';
import type { Zone } from '@breakaway/cycling';
import { assumptionOf, assumptions, type Item } from '../../answer/assumptions.ts';
import { needs } from '../../answer/needs.ts';
import { details, headline, suggestions, table, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { byMaxHeart, givenRange } from './heart.ts';
import type { Outcome, Skill, Talk } from '../../skill.ts';
import { figure, figures, has, type Message } from '../../understanding/message.ts';
import { zonesArguments, type ZonesAsk } from './ask.ts';
import { sources } from '../../answer/works.ts';

const heartWords = /\b(?:karvonen|heart ?rate|hr|pulse|bpm|heartrate|lthr)\b/;

/** Training zones by power and heart rate; which zone a figure is in; what a percentage of FTP is. */
export const zones: Skill<ZonesAsk> = {
  name: 'zones',
  title: 'Your training zones by power and heart rate',
  arguments: zonesArguments,
  results: ['headline', 'table'],
  sources: ['karvonen1957', 'friel2009', 'allenCoggan2019'],
  examples: [
    'my ftp went from 250 to 265, zones please',
    'what are my zones',
    'heart rate zones please',
    'what is my zone 2 in watts',
    'which zone is 200 w',
    'what zone am I in at 150 bpm',
    'power zones for an ftp of 280',
    'what is 90 % of my ftp',
    'where is my sweet spot',
    'what watts is tempo for me',
    'show my training zones',
    'threshold range in watts',
    'karvonen zones max 190 rest 48',
    'i only know my max heart rate of 182 where should easy rides be',
    'someone told me my zone 2 is 130-145 bpm',
    'endurance zone watts',
    'what is 75 %, 90 % and 105 % of my ftp',
  ],
  uses: ['power', 'intensity', 'heartRate', 'ftp', 'thresholdHr', 'maxHr'],
  minds: [],
  read(message, talk) {
    const { words, text: plain } = message;
    // "Is 140 ok for long rides?" after zones of the heart: beats.
    const last = talk.memory.current?.skill === 'zones' ? (talk.memory.current.ask as ZonesAsk) : null;
    if (last && /\b(?:which|what) (?:one|zone)\b/.test(plain)) {
      const next = changeOf(last, message);
      if (next) return { ask: next, score: 1.1 };
    }
    const beats = /\b(?:is|was|at|with) (1\d\d|[89]\d)\b(?! ?(?:w\b|watts?|km|kg|%))/.exec(plain)?.[1];
    if (last && last.of !== 'power' && beats && message.quantities.length === 0)
      return { ask: { of: 'heartRate', bpm: Number(beats) }, score: 1.2 };
    // Read before sessions: "zone 2 with max 195" asks for a range, and reads as a ride too.
    const heartOf =
      has(message, 'maxHr', 'restingHr', 'thresholdHr') &&
      /\b(?:zones?|easy|endurance|recovery|tempo|ranges?|base|z[1-5]|karvonen|aerobic)\b/.test(plain) &&
      /\b(?:what|which|where|how|calculate|work out|set|should|zones?|range|my)\b/.test(plain);
    if (
      heartOf &&
      !has(message, 'duration', 'power', 'ftp', 'distance', 'weeklyHours') &&
      !message.climb &&
      !/\b(?:drift\w*|why|session|workout)\b/.test(words)
    )
      return { ask: readZones(message), score: message.session ? 1.3 : 0.95 };
    if (
      message.climb ||
      message.session ||
      has(message, 'distance', 'gain', 'grade', 'speed', 'weeklyHours', 'weeks', 'relativePower')
    )
      return null;
    if (/\b(?:eat\w*|drink|fuel\w*|carbs?)\b/.test(plain)) return null;
    const says = /\b(?:zones?|z[1-7]|training ranges?|hr ranges?|power ranges?)\b/.test(plain);
    const named =
      /\b(?:sweet ?spot|tempo|threshold|endurance|recovery|vo2 ?max|anaerobic)\b.{0,24}\b(?:zone|watts?|range|power|bpm|heart|hr|wattage)\b|\bwhere is my (?:sweet ?spot|threshold|tempo)\b|\b(?:watts?|power|bpm|hr|heart ?rate|range)\b.{0,24}\b(?:sweet ?spot|tempo|threshold|endurance|recovery)\b/.test(
        plain,
      );
    const percent =
      has(message, 'intensity') &&
      !/\bsprints?\b/.test(plain) &&
      /\b(?:what|whats|how (?:much|many)|give|in watts|calculate)\b/.test(plain) &&
      !has(message, 'duration', 'power');
    const asOf =
      has(message, 'power', 'heartRate') &&
      /\b(?:(?:what|which) (?:zone|percent\w*|%)|zone (?:is|am)|as a percentage|% of (?:my )?ftp is|percent of (?:my )?ftp)\b/.test(
        plain,
      );
    const tells =
      has(message, 'thresholdHr', 'maxHr', 'ftp') &&
      /\b(?:tempo|threshold|endurance|sweet ?spot|easy|recovery)\b/.test(words) &&
      /\b(?:what|whats|where)\b/.test(words);
    if (rangeIn(message)) return { ask: readZones(message), score: 0.8 };
    if (!says && !named && !percent && !asOf && !tells) return null;
    const mine = /\b(?:my|i|me|mine|for an? ftp)\b|ftp/.test(plain) || has(message, 'thresholdHr', 'maxHr');
    const edge =
      /\b(?:top|bottom|upper|lower|limit|ceiling|start|end|range) (?:of|end of) (?:my )?(?:z|zone)/.test(
        plain,
      );
    let score =
      0.25 +
      (says ? 0.25 : 0.1) +
      (mine ? 0.15 : 0) +
      (percent || asOf ? 0.3 : 0) +
      (edge || tells ? 0.3 : 0) +
      (/\bfor me\b/.test(plain) ? 0.2 : 0) +
      (/\b(?:what (?:is|are|was)|what's|whats|which|show|give|list|calculate|tell|set|need|work out|watts|bpm|range)\b/.test(
        plain,
      )
        ? 0.15
        : 0) +
      (has(message, 'ftp', 'thresholdHr', 'maxHr') ? 0.2 : 0);
    if (
      /\b(?:why|sense (?:of|in)|every day|each day|daily|days (?:a|per) week|all week|is it ok\w*|how (?:long|much|often|many hours|many times)|should i (?:ride|do|train|stay)|better|worth|benefit\w*|point of|train(?:ing)? in|too (?:hard|easy)|boring|all (?:my|rides)|difference|versus|vs|fat|session|workout|ride for|hours?|explain|feel|plan|week|drift\w*|decoupl\w*|climb|hill|mitochondria|purpose|mean\b)\b/.test(
        words,
      ) &&
      !has(message, 'ftp', 'thresholdHr')
    )
      score -= 0.3;
    if (/\bzones\b/.test(words) && words.split(' ').length <= 5) score += 0.2;
    if (has(message, 'duration') || /\bsense (?:of|in)\b|\bpoint of\b/.test(words)) score -= 0.3;
    return { ask: readZones(message), score };
  },
  bare: (_, ask) => (ask.of === 'heartRate' ? 'thresholdHr' : 'ftp'),
  change: changeOf,
  answer: answerZones,
  explain: () => [
    text(
      'Power zones are shares of FTP as published by Coggan. Heart-rate zones are shares of threshold heart rate as published by Friel.',
    ),
    ...details('Where this comes from', sources('allenCoggan2019', 'friel2009')),
  ],
};

function readZones(message: Message): ZonesAsk {
  const { text: plain, words } = message;
  const heart = heartWords.test(plain) || has(message, 'heartRate', 'thresholdHr', 'maxHr');
  const power = /\b(?:power|watts?|ftp|wattage)\b/.test(words) || has(message, 'power', 'ftp', 'intensity');
  const one = /\bz(?:one)? ?([1-7])\b/.exec(plain);
  const names: [RegExp, number][] = [
    [/\bactive recovery\b|\brecovery\b/, 1],
    [/\bendurance\b/, 2],
    [/\btempo\b/, 3],
    [/\bthreshold (?!h|heart|pow|hr)/, 4],
    [/\bvo2\b/, 5],
    [/\banaerobic\b/, 6],
  ];
  const named = one ? Number(one[1]) : names.find(([pattern]) => pattern.test(words))?.[1];
  const ask: ZonesAsk = { of: heart && !power ? 'heartRate' : power && !heart ? 'power' : 'both' };
  if (named !== undefined && !/\bzones\b/.test(words)) ask.zone = named;
  if (/\bsweet ?spot\b/.test(plain)) ask.sweetSpot = true;
  const powerW = figure(message, 'power');
  const bpm = figure(message, 'heartRate');
  if (powerW !== undefined) ask.powerW = powerW;
  if (bpm !== undefined) ask.bpm = bpm;
  const shares = figures(message, 'intensity');
  if (shares.length > 0) ask.shares = shares;
  const given = rangeIn(message);
  if (given) ask.given = given;
  if (/\b(?:easy|recovery|endurance|base|aerobic)\b/.test(plain) && !/\bzones\b/.test(words)) ask.easy = true;
  return ask;
}

/** "Someone said my zone 2 is 130 to 145 bpm": the range, bpm; null where there is none. */
function rangeIn({ raw, text }: Message): ZonesAsk['given'] | null {
  if (!/\b(?:zone ?2|z2|endurance|easy)\b/.test(text)) return null;
  const match =
    /\b(\d{2,3}) ?(?:-|–|to|and) ?(\d{2,3}) ?(?:bpm|beats|hr|heart)/i.exec(raw) ??
    (heartWords.test(text) ? /\b(1\d{2}) ?(?:-|–|to|and) ?(1\d{2})\b/.exec(raw) : null);
  return match && Number(match[1]) >= 80 && Number(match[2]) > Number(match[1]) && Number(match[2]) < 200
    ? { from: Number(match[1]), to: Number(match[2]) }
    : null;
}

/** The zones that a message asks for after the last ones; null where it asks for none. */
function changeOf(last: ZonesAsk, message: Message): ZonesAsk | null {
  if (has(message, 'distance', 'duration', 'gain', 'grade')) return null;
  const { words } = message;
  if (heartWords.test(words) && words.split(' ').length <= 6) return { of: 'heartRate' };
  if (/\b(?:power|watts?)\b/.test(words) && words.split(' ').length <= 5) return { of: 'power' };
  const only =
    /^(?:and |just |only |what about |how about |ok |so )*(?:number|no\.?|the|zone)? ?([1-7])(?:st|nd|rd|th)?(?: one| zone)?[ ?.!]*$/.exec(
      message.text,
    );
  // "Which one should my long rides be in?"
  const wanted = /\b(?:which|what) (?:one|zone)\b/.test(message.text)
    ? /\b(?:long|easy|endurance|most of my|base)\b/.test(words)
      ? 2
      : /\b(?:recovery|rest)\b/.test(words)
        ? 1
        : null
    : null;
  if (wanted !== null) return { of: last.of, zone: wanted };
  const named = readZones(message);
  if (
    words.split(' ').length <= 4 &&
    (named.zone !== undefined || named.sweetSpot) &&
    !/\b(?:why|how|session|ride|plan)\b/.test(words)
  )
    return { ...named, of: named.of === 'both' ? last.of : named.of };
  if (only && message.text.length > 1) return { ...last, of: last.of, zone: Number(only[1]) };
  if (/\bz(?:one)? ?([1-7])\b/.test(message.text) && words.split(' ').length <= 6)
    return { ...last, ...readZones(message) };
  const power = figure(message, 'power');
  if (power !== undefined && last.powerW !== undefined) return { of: 'power', powerW: power };
  return null;
}

/** The rider gave a maximum and no threshold. */
const saidMax = ({ facts }: Talk) => facts.maxHr !== undefined && facts.thresholdHr === undefined;

function answerZones(ask: ZonesAsk, talk: Talk): Outcome {
  const { athlete } = talk;
  const { powerZonesW, heartRateZonesBpm, ftpW, thresholdHrBpm } = athlete;
  if (ask.given) return givenRange(ask.given, talk);
  const { maxHrBpm } = athlete;
  if (maxHrBpm && ask.of !== 'power' && (saidMax(talk) || (ask.of === 'heartRate' && !heartRateZonesBpm)))
    return byMaxHeart(maxHrBpm.value, ask.easy === true || ask.zone === 2, talk);
  const wantsPower =
    ask.of !== 'heartRate' && (powerZonesW !== null || ask.of === 'power' || heartRateZonesBpm === null);
  if (wantsPower && (!powerZonesW || !ftpW)) return needs('ftp');
  if (ask.of === 'heartRate' && !heartRateZonesBpm) return needs('thresholdHr');
  const used: Item[] = [];
  const tables: PlainPart[] = [];
  if (wantsPower && powerZonesW && ftpW) {
    tables.push(zoneTable('Power zones', powerZonesW, 'W', 'Coggan, from FTP'));
    used.push(assumptionOf(ftpW));
  }
  if (ask.of !== 'power' && heartRateZonesBpm) {
    tables.push(zoneTable('Heart-rate zones', heartRateZonesBpm, 'bpm', 'Friel, from threshold heart rate'));
    if (thresholdHrBpm) used.push(assumptionOf(thresholdHrBpm));
  }
  const lead = single(ask, talkOf(athlete));
  const folded = lead.length > 0;
  const chips = suggestions('How long can I hold 300 W?', 'Explain zone 2', 'Plan my training week, 8 hours');
  const border = text('A value on the border of two zones belongs to the lower one.');
  const parts: AnswerPart[] = folded
    ? [...lead, ...details('All zones', ...tables, assumptions(used)), chips]
    : [border, ...tables, ...details('What they rest on', assumptions(used)), chips];
  return {
    kind: 'answer',
    parts,
    calls: [{ tool: 'zones', arguments: ask, result: { athlete, shown: lead } }],
    rests: [
      ...(wantsPower ? [{ of: 'powerZones' } as const] : []),
      ...(ask.of !== 'power' ? [{ of: 'heartRateZones' } as const] : []),
    ],
  };
}

const talkOf = (athlete: Talk['athlete']) => athlete;

/** The answer to a question on one zone, one figure or one share; empty for all zones. */
function single(ask: ZonesAsk, { powerZonesW, heartRateZonesBpm, ftpW }: Talk['athlete']): AnswerPart[] {
  const [share, ...more] = ask.shares ?? [];
  if (share !== undefined && ftpW) {
    const zoneOf = (part: number) => {
      const zone = powerZonesW && zoneAt(powerZonesW, part * ftpW.value);
      return zone ? `${zone.name.toUpperCase()}, ${zone.label.toLowerCase()}` : undefined;
    };
    const all = [share, ...more];
    return [
      headline(
        `${all.map((part) => show.share(part)).join(', ')} of your FTP`,
        all.map((part) => show.watts(part * ftpW.value)).join(', '),
        'W',
        more.length === 0 ? zoneOf(share) : undefined,
      ),
      text(`Your FTP is ${show.watts(ftpW.value)} W.`),
    ];
  }
  const ofPower = ask.powerW !== undefined && powerZonesW ? zoneAt(powerZonesW, ask.powerW) : undefined;
  if (ask.powerW !== undefined && ofPower && ftpW)
    return [
      headline(
        `${show.watts(ask.powerW)} W is`,
        ofPower.name.toUpperCase(),
        '',
        `${ofPower.label}, ${show.share(ask.powerW / ftpW.value)} of FTP`,
      ),
      text(`${ofPower.name.toUpperCase()} reaches ${rangeOf(ofPower, 'W')} for you.`),
    ];
  const ofHeart = ask.bpm !== undefined && heartRateZonesBpm ? zoneAt(heartRateZonesBpm, ask.bpm) : undefined;
  if (ask.bpm !== undefined && ofHeart)
    return [
      headline(`${show.bpm(ask.bpm)} bpm is`, ofHeart.name.toUpperCase(), '', ofHeart.label),
      text(`${ofHeart.name.toUpperCase()} reaches ${rangeOf(ofHeart, 'bpm')} for you.`),
    ];
  if (ask.sweetSpot && ftpW)
    return [
      headline(
        'Your sweet spot',
        `${show.watts(0.88 * ftpW.value)} to ${show.watts(0.94 * ftpW.value)}`,
        'W',
        '88 to 94 % of FTP',
      ),
      text('It lies at the top of tempo: hard enough to train, easy enough to repeat.'),
    ];
  if (ask.zone !== undefined) {
    const power = ask.of === 'heartRate' ? undefined : powerZonesW?.[ask.zone - 1];
    const heart = heartRateZonesBpm?.[ask.zone - 1];
    const parts: AnswerPart[] = [];
    if (power)
      parts.push(
        headline(`Your ${power.name.toUpperCase()}, ${power.label.toLowerCase()}`, rangeOf(power, ''), 'W'),
      );
    if (heart && ask.of !== 'power')
      parts.push(
        power
          ? text(`By heart rate ${heart.name.toUpperCase()} is ${rangeOf(heart, 'bpm')}.`)
          : headline(
              `Your ${heart.name.toUpperCase()}, ${heart.label.toLowerCase()}`,
              rangeOf(heart, ''),
              'bpm',
            ),
      );
    return parts;
  }
  return [];
}

const zoneAt = (all: Zone[], value: number) => all.find(({ to }) => to === null || value <= to);

/** Whole numbers without overlap: the border itself belongs to the lower zone. */
function rangeOf({ from, to }: Zone, unit: string): string {
  const [above, high] = [Math.floor(from), to === null ? null : Math.floor(to)];
  const words = high === null ? `over ${above}` : above === 0 ? `up to ${high}` : `${above + 1} to ${high}`;
  return `${words} ${unit}`.trim();
}

function zoneTable(name: string, all: Zone[], unit: string, way: string): PlainPart {
  const own = all.filter((zone) => zone.own).length;
  const caption = `${name} (${own > 0 ? 'your own limits' : way})`;
  return table(
    caption,
    ['Zone', 'Purpose', 'Range'],
    all.map((zone) => [zone.name.toUpperCase(), zone.label, rangeOf(zone, unit)]),
  ) as PlainPart;
}
