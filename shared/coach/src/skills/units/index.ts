import { headline, suggestions, text } from '../../answer/parts.ts';
import { show } from '../../answer/rounding.ts';
import { needs } from '../../answer/needs.ts';
import type { Outcome, Skill } from '../../skill.ts';
import { figure, figures, has } from '../../understanding/message.ts';
import { unitsArguments, type UnitsAsk } from './ask.ts';

type Conversion = {
  from: RegExp;
  kind: string;
  to: RegExp;
  unit: string;
  digits: number;
  factor: (si: number) => number;
  shownFrom: string;
  /** in two units: "11 st 3 lb" */ shown?: (si: number) => string;
};

/** Stone and pounds of kilograms. */
const stones = (kg: number) => {
  const pounds = Math.round(kg / 0.45359237);
  return `${Math.floor(pounds / 14)} st ${pounds % 14} lb`;
};
/** Feet and inches of metres. */
const feet = (m: number) => {
  const inches = Math.round(m / 0.0254);
  return `${Math.floor(inches / 12)} ft ${inches % 12} in`;
};

/** What a quantity in SI is in other units. */
const conversions: Conversion[] = [
  {
    kind: 'speed',
    from: /km\/h/,
    to: /\bmph\b|miles? (?:an|per) hour/,
    unit: 'mph',
    digits: 1,
    factor: (ms) => ms / 0.44704,
    shownFrom: 'km/h',
  },
  {
    kind: 'speed',
    from: /mph/,
    to: /km\/h/,
    unit: 'km/h',
    digits: 1,
    factor: (ms) => 3.6 * ms,
    shownFrom: 'mph',
  },
  {
    kind: 'speed',
    from: /./,
    to: /m\/s|metres per second/,
    unit: 'm/s',
    digits: 2,
    factor: (ms) => ms,
    shownFrom: '',
  },
  {
    kind: 'distance',
    from: /km|k\b/,
    to: /\bmi(?:les?)?\b/,
    unit: 'mi',
    digits: 1,
    factor: (m) => m / 1609.344,
    shownFrom: 'km',
  },
  {
    kind: 'distance',
    from: /mi/,
    to: /\bkm\b|\bkilomet\w+\b|\bk\b/,
    unit: 'km',
    digits: 1,
    factor: (m) => m / 1000,
    shownFrom: 'mi',
  },
  {
    kind: 'height',
    from: /./,
    to: /\bcm\b|centimet\w+/,
    unit: 'cm',
    digits: 0,
    factor: (m) => 100 * m,
    shownFrom: 'ft',
  },
  {
    kind: 'height',
    from: /c?m/,
    to: /\b(?:ft|feet|foot|inches)\b/,
    unit: 'ft',
    digits: 0,
    factor: (m) => m,
    shownFrom: 'cm',
    shown: feet,
  },
  {
    kind: 'length',
    from: /./,
    to: /\b(?:ft|feet|foot)\b/,
    unit: 'ft',
    digits: 0,
    factor: (m) => m / 0.3048,
    shownFrom: 'm',
  },
  {
    kind: 'length',
    from: /f/,
    to: /\b(?:m|met(?:er|re)s?)\b/,
    unit: 'm',
    digits: 0,
    factor: (m) => m,
    shownFrom: 'ft',
  },
  {
    kind: 'mass',
    from: /lb|pound|st/,
    to: /\bkgs?\b|\bkilos?\b|kilograms?/,
    unit: 'kg',
    digits: 1,
    factor: (kg) => kg,
    shownFrom: 'lb',
  },
  {
    kind: 'mass',
    from: /./,
    to: /\bstones?\b|\bst\b/,
    unit: 'st',
    digits: 1,
    factor: (kg) => kg,
    shownFrom: 'kg',
    shown: stones,
  },
  {
    kind: 'mass',
    from: /k/,
    to: /\b(?:lbs?|pounds?)\b/,
    unit: 'lb',
    digits: 1,
    factor: (kg) => kg / 0.45359237,
    shownFrom: 'kg',
  },
  {
    kind: 'pressure',
    from: /psi/,
    to: /\bbars?\b/,
    unit: 'bar',
    digits: 1,
    factor: (bar) => bar,
    shownFrom: 'psi',
  },
  {
    kind: 'pressure',
    from: /bar/,
    to: /\bpsi\b/,
    unit: 'psi',
    digits: 0,
    factor: (bar) => bar / 0.0689476,
    shownFrom: 'bar',
  },
  {
    kind: 'energy',
    from: /kcal|cal/,
    to: /\bkj\b|kilojoules?/,
    unit: 'kJ',
    digits: 0,
    factor: (j) => j / 1000,
    shownFrom: 'kcal',
  },
  {
    kind: 'energy',
    from: /kj/,
    to: /\bkcals?\b|calories/,
    unit: 'kcal',
    digits: 0,
    factor: (j) => j / 4184,
    shownFrom: 'kJ',
  },
  {
    kind: 'temperature',
    from: /f/,
    to: /celsius|°c|\bc\b|degrees c/,
    unit: '°C',
    digits: 1,
    factor: (c) => c,
    shownFrom: '°F',
  },
  {
    kind: 'temperature',
    from: /c/,
    to: /fahrenheit|°f|\bf\b/,
    unit: '°F',
    digits: 0,
    factor: (c) => (9 * c) / 5 + 32,
    shownFrom: '°C',
  },
];

/** Figures that a kind of conversion takes. */
const KINDS: Readonly<Record<string, string[]>> = {
  height: ['height'],
  length: ['distance', 'gain', 'altitude'],
  mass: ['weight', 'bikeWeight', 'totalMass'],
  speed: ['speed'],
  distance: ['distance'],
  pressure: ['pressure'],
  temperature: ['temperature'],
};
/** Unit that a figure in an imperial one is turned into where none is named. */
const METRIC: Readonly<Record<string, string>> = {
  length: 'm',
  mass: 'kg',
  speed: 'km/h',
  distance: 'km',
  pressure: 'bar',
  temperature: '°C',
};

/** Sums that riders make: W/kg, VAM, gradients, mean speeds, and units into others. */
export const units: Skill<UnitsAsk> = {
  name: 'units',
  title: 'W/kg, VAM, gradients, mean speeds and conversions of units',
  arguments: unitsArguments,
  results: ['headline', 'table'],
  sources: [],
  examples: [
    'what is my w/kg',
    'how many w/kg is 280 w at 70 kg',
    'convert 25 mph to km/h',
    '90 psi in bar',
    'what vam is 800 m in 50 minutes',
    'how steep is 500 m over 7 km',
    'average speed for 100 km in 3 h 20',
    'watts for 4 w/kg at 68 kg',
    '160 lbs in kg',
    'how fit am i',
    'power to weight ratio',
    'how long does 40 km take at 32 km/h',
    '5000 feet in metres',
    '12 stone 4 in kg',
    '183 cm in feet',
    'what is 1 in 6 in percent',
    'how many metres of climbing is 4 km at 7 %',
    'what percent of my ftp is 220 w',
    '1000 m in 70 minutes',
    'how many degrees is an 8 % gradient',
    'vam of 1200 how many w/kg on an 8 % climb',
    '36 fahrenheit',
    '5:45 per mile in km/h',
  ],
  uses: [
    'energy',
    'power',
    'relativePower',
    'speed',
    'distance',
    'gain',
    'duration',
    'grade',
    'vam',
    'pressure',
    'temperature',
    'weight',
    'bikeWeight',
    'height',
    'altitude',
  ],
  minds: [],
  read(message) {
    const { text: plain, words } = message;
    if (message.session || message.climb) return null;
    const converts =
      /\b(?:convert|in|to|into|how many|what is|equals?|as)\b/.test(plain) || plain.split(' ').length <= 9;
    const simple =
      message.quantities.length <= 2 &&
      plain.split(' ').length <= 14 &&
      !/\b(?:power|watts?|climb|ride|hold|long|fast)\b/.test(words.replace(/how (?:many|much)/, ''));
    // "26.2 miles in km": the unit that is wanted stands behind the figure, whatever stands before it.
    const [only] = message.quantities;
    const intoUnit =
      only !== undefined && /^ ?(?:in|to|into|as) [a-z/°]+[ ?.!]*$/.test(plain.slice(only.end));
    if (converts && (simple || intoUnit) && message.quantities.length === 1) {
      const quantity = message.quantities[0]!;
      const rest = `${plain.slice(0, quantity.start)} ${plain.slice(quantity.end)}`;
      const kinds: Record<string, string[]> = {
        ...KINDS,
        energy: /\bconvert\b/.test(plain) ? ['energy'] : [],
      };
      const unit = quantity.text.toLowerCase().replace(/[\d.,\s-]/g, '');
      const found = conversions.find(
        ({ kind, from, to }) =>
          kinds[kind]!.includes(quantity.kind) && from.test(unit) && to.test(rest) && !to.test(unit),
      );
      if (found)
        return {
          ask: {
            way: conversions.indexOf(found),
            kind: 'convert',
            value: quantity.value,
            from: quantity.text,
            to: found.unit,
          },
          score: 0.95,
        };
    }
    // "36 °F" alone: into the unit of the other system.
    if (only !== undefined && /^[ ?.!]*$/.test(plain.replace(only.text, '').replace(/^what is|^whats/, ''))) {
      const unit = only.text.toLowerCase().replace(/[\d.,\s-]/g, '');
      const other = /^(?:°f|lbs?|pounds?|st|stones?|mph|miles?|mi|feet|ft|psi)$/.test(unit)
        ? conversions.find(
            ({ kind, from, unit: to }) =>
              METRIC[kind] === to && from.test(unit) && (KINDS[kind] ?? []).includes(only.kind),
          )
        : undefined;
      if (other)
        return {
          ask: {
            way: conversions.indexOf(other),
            kind: 'convert',
            value: only.value,
            from: only.text,
            to: other.unit,
          },
          score: 0.9,
        };
    }
    // A pace as runners write it: "5:45 per mile in km/h".
    const pace = /\bper (mile|km|kilomet(?:er|re))\b|(?<=\d) ?(?:min)?\/ ?(mile|mi|km)\b/.exec(plain);
    const paceS = message.quantities.length === 1 ? figure(message, 'duration') : undefined;
    if (
      pace &&
      paceS !== undefined &&
      paceS >= 60 &&
      paceS <= 1800 &&
      /\bkm\/h\b|\bmph\b|\bspeed\b/.test(plain)
    )
      return {
        ask: {
          kind: 'speed',
          distanceM: (pace[1] ?? pace[2])!.startsWith('m') ? 1609.344 : 1000,
          timeS: paceS,
        },
        score: 0.95,
      };
    const own =
      /\bmy (weight|height|ftp|bike weight)\b.{0,12}\b(?:in|as) (?:lbs?|pounds?|stones?|st|feet|ft|cm|kg|kilos?)\b/.exec(
        plain,
      );
    if (own && message.quantities.length === 0) return { ask: { kind: 'own' }, score: 0.95 };
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
    if (claimed && figures(message, 'power').length === 1)
      return { ask: { kind: 'ofFtp', powerW: figure(message, 'power')! }, score: 1 };
    if (bareWatts && !has(message, 'power', 'ftp'))
      return { ask: { kind: 'ofFtp', powerW: Number(bareWatts) }, score: 1 };
    if (ofFtp && figures(message, 'power').length === 1)
      return { ask: { kind: 'ofFtp', powerW: figure(message, 'power')! }, score: 1 };
    const shareOf =
      /^(?:what is |what's |how much is |how many watts is |calculate )*(\d+(?:\.\d+)?) ?% (?:of|from) (\d{2,4}) ?(w|watts?|bpm|kg|km|h|hours?|m)?[ ?.!]*$/.exec(
        plain,
      );
    if (shareOf)
      return {
        ask: { kind: 'shareOf', value: Number(shareOf[1]), powerW: Number(shareOf[2]), to: shareOf[3] ?? '' },
        score: 1,
      };
    if (
      figures(message, 'grade').length === 1 &&
      message.quantities.length === 1 &&
      /\bangle\b|\b(?:in|how many|what is)(?: \S+)? °c(?: |$|\?)|°c (?:is|of)\b/.test(plain)
    )
      return { ask: { kind: 'degrees', grade: figure(message, 'grade')! }, score: 1 };
    const asOneIn = /\b1 in (?:something|what|how many|x|n|\?)|\bas a? ?(?:1 in|ratio)\b/.test(plain)
      ? figure(message, 'grade')
      : undefined;
    if (asOneIn && asOneIn > 0) return { ask: { kind: 'oneIn', grade: asOneIn }, score: 1 };
    const oneIn = /\b1 ?-?in-? ?(\d{1,2})\b/.exec(plain);
    const steep = figure(message, 'grade');
    if (
      oneIn &&
      steep !== undefined &&
      !has(message, 'power', 'speed', 'duration', 'relativePower', 'intensity') &&
      /%|grad|slope|steep|how (?:much|many|high)|what/.test(plain)
    ) {
      const lengthM = figure(message, 'distance');
      return {
        ask: { kind: 'oneIn', grade: steep, ...(lengthM === undefined ? {} : { distanceM: lengthM }) },
        score: 1,
      };
    }
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
    const [distanceM, gainM, timeS, grade, vam] = (
      ['distance', 'gain', 'duration', 'grade', 'vam'] as const
    ).map((kind) => figure(message, kind));
    const climbRate =
      /\bvam\b|\bvertical (?:speed|rate|metres per hour)\b|\b(?:ascent|climbing) (?:rate|speed)\b|\bmetres (?:an|per) hour\b/.test(
        plain,
      );
    if (climbRate && wattsPerKg !== undefined && grade !== undefined)
      return { ask: { kind: 'powerVam', wattsPerKg, grade }, score: 0.95 };
    if (vam !== undefined && (wkg || /\bpower|watts?\b/.test(plain)))
      return { ask: { kind: 'vamPower', vam, ...(grade === undefined ? {} : { grade }) }, score: 0.85 };
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
    const clock = message.quantities.find(({ kind }) => kind === 'duration');
    // "1500 m in 1:20" is an hour and twenty minutes.
    const rising = gainM ?? distanceM;
    const riseS =
      timeS !== undefined && rising !== undefined && rising / timeS > 0.7 && clock?.alternative !== undefined
        ? clock.alternative
        : timeS;
    // "1000 m in 20 minutes": nobody rides so slowly along the road, it is the height.
    const height = gainM ?? (distanceM !== undefined && distanceM >= 100 ? distanceM : undefined);
    const onlyHeight =
      message.quantities.every(({ kind }) => ['gain', 'distance', 'duration', 'weight'].includes(kind)) &&
      /\d ?(?:m|met(?:er|re)s?|hm|ft|feet)\b/.test(plain) &&
      (gainM === undefined) !== (distanceM === undefined);
    if (
      onlyHeight &&
      height !== undefined &&
      riseS !== undefined &&
      height / riseS < 1.1 &&
      (climbRate || (height / riseS > 0.1 && plain.split(' ').length <= 12)) &&
      !/\b(?:swim\w*|run|running|walk\w*|flat|lap|row\w*|eat|drink|carbs?|altitude|hik\w*|train\w*|plan|interval\w*|session)\b/.test(
        plain,
      )
    )
      return { ask: { kind: 'vam', gainM: height, timeS: riseS }, score: 0.95 };
    if (
      climbRate &&
      /\bmy vam\b|\bmy climbing (?:rate|speed)\b/.test(plain) &&
      message.quantities.length === 0
    )
      return { ask: { kind: 'vam' }, score: 0.5 };
    if (
      climbRate &&
      gainM === undefined &&
      distanceM !== undefined &&
      distanceM < 9000 &&
      grade === undefined &&
      riseS !== undefined
    )
      return { ask: { kind: 'vam', gainM: distanceM, timeS: riseS }, score: 0.9 };
    if (climbRate && gainM !== undefined && riseS !== undefined)
      return { ask: { kind: 'vam', gainM, timeS: riseS }, score: 0.95 };
    if (climbRate && distanceM !== undefined && grade !== undefined && timeS !== undefined)
      return { ask: { kind: 'vam', gainM: distanceM * grade, timeS }, score: 0.95 };
    if (
      /\b(?:how steep|gradient|grade|slope|percent|average %)\b/.test(words) &&
      distanceM !== undefined &&
      gainM !== undefined &&
      timeS === undefined &&
      powerW === undefined
    )
      return { ask: { kind: 'gradient', distanceM, gainM }, score: 0.85 };
    if (
      distanceM !== undefined &&
      timeS !== undefined &&
      gainM === undefined &&
      grade === undefined &&
      powerW === undefined &&
      /\b(?:average|avg|mean)? ?speed\b|\bkm\/h\b|\bmph\b|how fast (?:is|was|did|do i (?:have|need))/.test(
        plain,
      ) &&
      !/\b(?:power|watts?)\b/.test(plain) &&
      !has(message, 'speed')
    )
      return {
        ask: {
          kind: 'speed',
          distanceM,
          // "112 km in 3:48" is hours and minutes.
          timeS: distanceM / timeS > 22 ? (clock?.alternative ?? timeS) : timeS,
        },
        score: 0.85,
      };
    if (
      distanceM !== undefined &&
      has(message, 'speed') &&
      timeS === undefined &&
      powerW === undefined &&
      grade === undefined &&
      gainM === undefined &&
      /\b(?:how long|time|take|duration|finish)\b/.test(plain)
    )
      return { ask: { kind: 'time', distanceM, value: figure(message, 'speed')! }, score: 0.85 };
    if (
      distanceM !== undefined &&
      grade !== undefined &&
      powerW === undefined &&
      timeS === undefined &&
      gainM === undefined &&
      !has(message, 'speed', 'relativePower', 'intensity', 'weight') &&
      /\bhow (?:many|much|high) (?:met(?:er|re)s|feet|climbing|height|elevation|vertical|vert|up|is|do(?:es)? (?:i|it|that) (?:climb|gain|go up|rise))\b|\bwhat(?:'s| is) the (?:gain|climbing|elevation|height)\b/.test(
        plain,
      )
    )
      return { ask: { kind: 'rise', distanceM, grade }, score: 0.9 };
    return null;
  },
  bare: (value) => (value >= 80 ? 'power' : 'weight'),
  reply(last, need, message) {
    const gainM = figure(message, 'gain') ?? figure(message, 'distance');
    const timeS = figure(message, 'duration');
    return need === 'climbed' && gainM !== undefined && timeS !== undefined
      ? { ...last, gainM, timeS }
      : null;
  },
  change(last, message) {
    if (last.kind === 'convert' && message.quantities.length === 1 && message.text.split(' ').length <= 5)
      return { ...last, value: message.quantities[0]!.value, from: message.quantities[0]!.text };
    if (
      last.kind === 'wattsPerKg' &&
      has(message, 'power', 'weight') &&
      !has(message, 'distance', 'grade', 'gain', 'duration')
    )
      return { ...last, ...(has(message, 'power') ? { powerW: figure(message, 'power')! } : {}) };
    return null;
  },
  answer(ask, talk): Outcome {
    const { athlete } = talk;
    const done = (
      parts: Extract<Outcome, { kind: 'answer' }>['parts'],
      result: Record<string, unknown>,
      kept = {},
    ): Outcome => ({
      kind: 'answer',
      parts,
      calls: [{ tool: 'units', arguments: ask, result: { ...result, athlete } }],
      result: kept,
    });
    switch (ask.kind) {
      case 'own': {
        const [mass, height] = [athlete.massKg?.value, athlete.heightM?.value];
        if (mass === undefined) return needs('weight');
        const parts = [
          headline('Your weight', (mass / 0.45359237).toFixed(0), 'lb', `${stones(mass)}, ${show.kg(mass)}`),
          ...(height === undefined
            ? []
            : [headline('Your height', feet(height), '', `${(100 * height).toFixed(0)} cm`)]),
        ];
        return done([...parts, suggestions('What is my w/kg?')], {
          pounds: (mass / 0.45359237).toFixed(0),
          stones: stones(mass),
          feet: height === undefined ? '' : feet(height),
          cm: height === undefined ? '' : (100 * height).toFixed(0),
        });
      }
      case 'oneIn':
      case 'rise': {
        const slope = ask.grade!;
        const gainM =
          ask.distanceM === undefined ? undefined : (ask.distanceM * slope) / Math.hypot(1, slope);
        const ft = gainM === undefined ? '' : (gainM / 0.3048).toFixed(0);
        return done(
          ask.kind === 'oneIn'
            ? [
                headline(
                  `1 in ${Number((1 / slope).toFixed(1))}`,
                  (100 * slope).toFixed(1),
                  '%',
                  gainM === undefined
                    ? undefined
                    : `${ft} ft (${show.metres(gainM)}) up over ${show.km(ask.distanceM!)}`,
                ),
                text(`It rises 1 m for every ${Number((1 / slope).toFixed(1))} m.`),
                suggestions(`How steep can I climb at 10 km/h and 250 W?`),
              ]
            : [
                headline(
                  'Climbing',
                  show.metres(gainM!),
                  '',
                  `${ft} ft; ${show.km(ask.distanceM!)} at ${show.grade(slope)}`,
                ),
                suggestions(`How long for ${show.km(ask.distanceM!)} at ${show.grade(slope)} at 250 W?`),
              ],
          {
            slope,
            gainM,
            ft,
            n: Number((1 / slope).toFixed(1)),
            one: 1,
            distanceM: ask.distanceM,
            pct: (100 * slope).toFixed(1),
          },
        );
      }
      case 'convert': {
        const way =
          ask.way === undefined
            ? conversions.find(
                ({ unit, from }) =>
                  unit === ask.to && from.test(ask.from!.toLowerCase().replace(/[\d.,\s-]/g, '')),
              )
            : conversions[ask.way];
        if (!way) return { kind: 'refuse', text: 'I cannot turn that unit into the other.' };
        const value = way.shown ? way.shown(ask.value!) : way.factor(ask.value!).toFixed(way.digits);
        return done(
          [
            headline(
              ask.from!,
              value,
              way.shown ? '' : way.unit,
              way.unit === 'st' ? `${(ask.value! / 0.45359237).toFixed(0)} lb` : undefined,
            ),
            suggestions('What is my w/kg?', 'What are my zones?'),
          ],
          { value, pounds: (ask.value! / 0.45359237).toFixed(0) },
        );
      }
      case 'wattsPerKg': {
        const watts = ask.powerW ?? athlete.ftpW?.value;
        const mass = ask.massKg ?? athlete.massKg?.value;
        if (watts === undefined) return needs('ftp');
        if (mass === undefined) return needs('weight');
        const ratio = watts / mass;
        const level =
          ratio < 2
            ? 'beginner'
            : ratio < 2.7
              ? 'recreational rider'
              : ratio < 3.4
                ? 'fit club rider'
                : ratio < 4.1
                  ? 'strong club racer'
                  : ratio < 4.8
                    ? 'very good amateur racer'
                    : ratio < 5.6
                      ? 'domestic elite'
                      : 'world-class';
        const own = ask.powerW === undefined;
        return done(
          [
            headline(
              own ? 'Power to weight at FTP' : 'Power to weight',
              show.wattsPerKg(ratio),
              'W/kg',
              `${show.watts(watts)} W at ${show.kg(mass)}`,
            ),
            text(
              own
                ? `Over an hour that is the level of a ${level}. It decides on climbs; on the flat watts and position count more.`
                : `As an FTP that is the level of a ${level}.`,
            ),
            suggestions('What are my zones?', 'How can I raise my FTP?', "How long for Alpe d'Huez?"),
          ],
          { wattsPerKg: ratio, powerW: watts, mass },
          { powerW: watts },
        );
      }
      case 'watts': {
        const mass = athlete.massKg?.value;
        if (mass === undefined) return needs('weight');
        const watts = ask.wattsPerKg! * mass;
        return done(
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
      }
      case 'ofFtp': {
        if (!athlete.ftpW) return needs('ftp');
        const share = ask.powerW! / athlete.ftpW.value;
        return done(
          [
            headline(
              `${show.watts(ask.powerW!)} W`,
              show.share(share).replace(' %', ''),
              '% of FTP',
              `FTP ${show.watts(athlete.ftpW.value)} W`,
            ),
            suggestions(`How long can I hold ${show.watts(ask.powerW!)} W?`, 'What are my zones?'),
          ],
          { powerW: ask.powerW, share, ftpW: athlete.ftpW.value },
          { powerW: ask.powerW! },
        );
      }
      case 'shareOf': {
        const part = Math.round(ask.value! * ask.powerW!) / 100;
        return done(
          [
            headline(`${ask.value} % of ${ask.powerW} ${ask.to}`.trim(), `${part}`, ask.to ?? ''),
            suggestions('What are my zones?'),
          ],
          { part, value: ask.value, powerW: ask.powerW },
        );
      }
      case 'degrees': {
        const angle = ((Math.atan(ask.grade!) * 180) / Math.PI).toFixed(1);
        return done(
          [
            headline(`${show.grade(ask.grade!)} gradient`, angle, 'degrees'),
            text('A gradient is height over length: 100 % would be 45 degrees.'),
            suggestions(`What speed on ${show.grade(ask.grade!)} at 250 W?`),
          ],
          { angle, grade: ask.grade, n: '100 45' },
        );
      }
      case 'vam': {
        if (ask.gainM === undefined || ask.timeS === undefined)
          return {
            kind: 'ask',
            need: 'climbed',
            text: 'How many metres did you climb, and in what time?',
            chips: ['600 m in 40 min', '1000 m in 1 h 10 min'],
          };
        const vam = (3600 * ask.gainM!) / ask.timeS!;
        return done(
          [
            headline('VAM', show.grams(vam), 'm/h', `${show.metres(ask.gainM!)} in ${show.time(ask.timeS!)}`),
            text(
              vam > 2000
                ? 'Nobody climbs that fast for long: the best professionals reach 1800 m/h. Check the height and the time.'
                : vam > 1600
                  ? 'That is professional pace.'
                  : vam > 1200
                    ? 'That is strong amateur racing.'
                    : vam > 800
                      ? 'That is a good club climber.'
                      : 'That is a steady touring pace.',
            ),
            suggestions('What power is that?', 'What is VAM?'),
          ],
          { vamM: vam, gainM: ask.gainM, timeS: ask.timeS },
        );
      }
      case 'vamPower': {
        const grade = ask.grade ?? 0.08;
        const ratio = ask.vam! / (100 * (2 + 10 * grade));
        return done(
          [
            headline(
              `VAM ${show.grams(ask.vam!)} on ${show.grade(grade)}`,
              show.wattsPerKg(ratio),
              'W/kg',
              athlete.massKg ? `about ${show.watts(ratio * athlete.massKg.value)} W for you` : undefined,
            ),
            text(
              'A rule of thumb by Ferrari: VAM / (200 + 10 x grade in percent). It is good to a few percent between 6 and 11 %.',
            ),
          ],
          {
            wattsPerKg: ratio,
            vam: ask.vam,
            slope: grade,
            powerW: athlete.massKg ? ratio * athlete.massKg.value : 0,
            n: '200 10 6 11',
          },
        );
      }
      case 'powerVam': {
        const vam = ask.wattsPerKg! * 100 * (2 + 10 * ask.grade!);
        return done(
          [
            headline(`VAM at ${ask.wattsPerKg} W/kg on ${show.grade(ask.grade!)}`, show.grams(vam), 'm/h'),
            text(
              'A rule of thumb by Ferrari: W/kg x (200 + 10 x grade in percent). It is good to a few percent between 6 and 11 %.',
            ),
            suggestions('What is VAM?', 'What vam is 800 m in 45 min?'),
          ],
          { vamM: vam, w: ask.wattsPerKg, slope: ask.grade, n: '200 10 6 11' },
        );
      }
      case 'gradient': {
        const slope = ask.gainM! / Math.sqrt(Math.max(1, ask.distanceM! ** 2 - ask.gainM! ** 2));
        return done(
          [
            headline(
              'Mean gradient',
              (100 * slope).toFixed(1),
              '%',
              `${show.metres(ask.gainM!)} over ${show.km(ask.distanceM!)}`,
            ),
            suggestions(
              `What power for ${show.km(ask.distanceM!)} with ${show.metres(ask.gainM!)} of climbing in 40 min?`,
            ),
          ],
          { slope, gainM: ask.gainM, distanceM: ask.distanceM },
        );
      }
      case 'speed': {
        const ms = ask.distanceM! / ask.timeS!;
        return done(
          [
            headline(
              'Mean speed',
              show.kmh(ms),
              'km/h',
              `${show.km(ask.distanceM!)} in ${show.time(ask.timeS!)}; ${(ms / 0.44704).toFixed(1)} mph`,
            ),
            suggestions(`What power do I need for ${show.kmh(ms)} km/h on the flat?`),
          ],
          { speedMs: ms, mph: (ms / 0.44704).toFixed(1), distanceM: ask.distanceM, timeS: ask.timeS },
        );
      }
      default: {
        const timeS = ask.distanceM! / ask.value!;
        return done(
          [
            headline(
              'Time',
              show.time(timeS),
              '',
              `${show.km(ask.distanceM!)} at ${show.kmh(ask.value!)} km/h`,
            ),
            suggestions(`What power do I need for ${show.kmh(ask.value!)} km/h on the flat?`),
          ],
          { timeS, distanceM: ask.distanceM, speedMs: ask.value },
          { timeS, distanceM: ask.distanceM },
        );
      }
    }
  },
};
