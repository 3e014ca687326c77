import type { PlainPart } from '@breakaway/contract';
import { assumptions } from '../../answer/assumptions.ts';
import { needs } from '../../answer/needs.ts';
import { details, headline, suggestions, table, text } from '../../answer/parts.ts';
import type { Outcome, Skill } from '../../skill.ts';
import { figure, has } from '../../understanding/message.ts';
import { tyresArguments, type TyresAsk } from './ask.ts';
import { sources } from '../../answer/works.ts';

const PSI_PER_BAR = 14.5038;
const LB_PER_KG = 2.20462;

/**
 * Pressure at which a tyre drops by 15 % under its load, psi: a fit through Berto's chart for measured widths on 19 mm rims,
 * 153.6 x load (lb) / width (mm)^1.5785 - 7.17 (dgabbe, tire-pressure).
 */
const dropPressurePsi = (loadKg: number, widthMm: number): number =>
  (153.6 * loadKg * LB_PER_KG) / widthMm ** 1.5785 - 7.17;

/** Tyre pressure by weight, width, road and weather. */
export const tyres: Skill<TyresAsk> = {
  name: 'tyres',
  title: 'Tyre pressure for your weight, tyres and road',
  arguments: tyresArguments,
  results: ['headline', 'table'],
  sources: ['berto', 'silca'],
  examples: [
    'what tyre pressure for 28 mm tyres',
    'how many psi should I run in 25c at 75 kg',
    'tire pressure front and rear',
    'pressure for 40 mm gravel tyres tubeless',
    'what pressure for 28 mm in the rain',
    'how many bar for my road bike',
    'is 100 psi too much for 28s',
    'tubeless pressure 32 mm rough roads',
    'what psi for 30mm hookless',
    'what pressure in psi for 32 mm tubeless on rough chipseal',
  ],
  uses: ['duration', 'tyreWidth', 'pressure', 'weight', 'bikeWeight', 'totalMass', 'temperature'],
  minds: [
    'wetRoad',
    'roughRoad',
    'gravelRoad',
    'cobbles',
    'gravelBike',
    'mountainBike',
    'ttBike',
    'roadBike',
    'cold',
  ],
  read(message) {
    const { text: plain, concepts } = message;
    const pressure =
      /\bpressures?\b|\bpsi\b|\b(?:how many|what|which) bars?\b|\bbars? (?:in|for|of pressure)\b|\bpump\w* (?:up )?(?:my |the )?(?:tyres?|tires?)/.test(
        plain,
      ) || has(message, 'pressure');
    const tyre =
      /\b(?:tyres?|tires?|tubeless|tubs?|clincher\w*|\d\d ?mm|\d\dc|\d\ds|front|rear|wheels?)\b/.test(
        plain,
      ) || has(message, 'tyreWidth');
    if (
      !pressure ||
      !(tyre || has(message, 'tyreWidth')) ||
      /\bblood\b|\bconvert\b/.test(plain) ||
      (/\bin (?:bar|psi)\b/.test(plain) && !has(message, 'tyreWidth'))
    )
      return pressure &&
        (/\b(?:bike|run|road|gravel)\b/.test(plain) || plain.split(' ').length <= 4) &&
        !/\bblood|convert\b/.test(plain)
        ? { ask: {}, score: 0.55 }
        : null;
    const width =
      figure(message, 'tyreWidth') ??
      Number(/\b(2[2-9]|3\d|4\d|5[0-5])(?: ?mm|c|s|'s)\b/.exec(plain)?.[1] ?? Number.NaN);
    const ask: TyresAsk = {};
    if (!Number.isNaN(width)) ask.widthMm = width;
    const total = figure(message, 'totalMass');
    if (total !== undefined) ask.totalMassKg = total;
    if (concepts.has('wetRoad')) ask.wet = true;
    if (concepts.has('roughRoad') || concepts.has('cobbles')) ask.rough = true;
    if (concepts.has('gravelRoad') || concepts.has('gravelBike')) ask.gravel = true;
    if (/\btubeless\b/.test(plain)) ask.tubeless = true;
    if (/\bhookless\b/.test(plain)) ask.hookless = true;
    if (/\bpsi\b/.test(plain)) ask.psi = true;
    ask.bike = concepts.has('mountainBike')
      ? 'mtb'
      : ask.gravel
        ? 'gravel'
        : concepts.has('ttBike')
          ? 'tt'
          : 'road';
    const why =
      /\b(?:why|affect|effect|slower|faster|lose pressure|how often|pump|gauge)\b/.test(plain) &&
      Number.isNaN(width);
    return { ask, score: why ? 0.45 : 0.75 + (Number.isNaN(width) ? 0 : 0.15) };
  },
  bare: (value) => (value >= 18 && value <= 60 ? 'tyreWidth' : null),
  change(last, message) {
    const width =
      figure(message, 'tyreWidth') ??
      Number(
        /\b(2[2-9]|3\d|4\d|5[0-5])(?: ?mm|c|s|'s)?\b(?! ?(?:kg|kilos?|lbs?|pounds|psi|bars?|km|w)\b)/.exec(
          message.text,
        )?.[1] ?? Number.NaN,
      );
    const { concepts } = message;
    const next = { ...last };
    let changed = false;
    // "32s" is a width here, and no time.
    const timed = message.quantities.some(({ kind, text }) => kind === 'duration' && !/^\d\d ?s$/.test(text));
    if (!Number.isNaN(width) && !timed && !has(message, 'distance', 'power'))
      [next.widthMm, changed] = [width, true];
    if (concepts.has('wetRoad')) [next.wet, changed] = [true, true];
    if (concepts.has('roughRoad') || concepts.has('cobbles')) [next.rough, changed] = [true, true];
    if (concepts.has('gravelRoad')) [next.gravel, changed] = [true, true];
    if (/\btubeless\b/.test(message.text)) [next.tubeless, changed] = [true, true];
    if (/\b(?:inner )?tubes\b|\bclinchers?\b|\bhooked\b|\binternal\b/.test(message.text))
      [next.tubeless, changed] = [/\btubeless\b/.test(message.text), true];
    if (/\bhookless\b/.test(message.text)) [next.hookless, changed] = [true, true];
    if (/\bin psi\b|^(?:and )?psi[ ?.!]*$/.test(message.text)) [next.psi, changed] = [true, true];
    if (/\bin bars?\b/.test(message.text)) [next.psi, changed] = [false, true];
    const wheel =
      /^(?:(?:and|so|ok|what about|how about|what|only|just|the|in|for|my)[ ,]+)*(front|rear|back)(?: (?:wheel|tyre|tire|one|only))*[ ?.!]*$/.exec(
        message.text,
      )?.[1];
    if (wheel) [next.wheel, changed] = [wheel === 'front' ? 'front' : 'rear', true];
    return changed && message.text.split(' ').length < 12 ? next : null;
  },
  answer(ask, { athlete }): Outcome {
    const bike = ask.bike ?? 'road';
    const widthMm = ask.widthMm ?? (ask.gravel ? 40 : bike === 'mtb' ? 55 : 28);
    const totalKg =
      ask.totalMassKg ??
      (athlete.massKg
        ? athlete.massKg.value + athlete.bikeMassKg[bike].value + athlete.kitMassKg.value
        : undefined);
    if (totalKg === undefined) return needs('weight');
    const adjust = (ask.tubeless ? -0.3 : 0) + (ask.wet ? -0.3 : 0);
    const factor = (ask.rough ? 0.9 : 1) * (ask.gravel ? 0.85 : 1);
    const limit = ask.hookless ? 5 : Infinity;
    const raw = (share: number) =>
      (dropPressurePsi(share * totalKg, widthMm) / PSI_PER_BAR) * factor + adjust;
    const [front, rear] = [raw(0.45), raw(0.55)].map((bar) => Math.min(limit, Math.max(1.2, bar))) as [
      number,
      number,
    ];
    const bar = (value: number) => value.toFixed(1);
    const psi = (value: number) => String(Math.round(value * PSI_PER_BAR));
    const wheels = ask.wheel ? [ask.wheel === 'front' ? front : rear] : [front, rear];
    const [inBar, inPsi] = [bar, psi].map((unit) => wheels.map(unit).join(' / ')) as [string, string];
    const label = `${ask.wheel ? (ask.wheel === 'front' ? 'Front' : 'Rear') : 'Front and rear'}, ${widthMm} mm`;
    const load = ` for ${Math.round(totalKg)} kg in all`;
    const changes = [
      ...(ask.tubeless ? ['tubeless 0.3 bar less'] : []),
      ...(ask.wet ? ['wet 0.3 bar less'] : []),
      ...(ask.rough ? ['rough road 10 % less'] : []),
      ...(ask.gravel ? ['gravel 15 % less'] : []),
    ];
    const tooHigh = raw(0.55) > limit ? ' The rim allows no more than 5.0 bar: take a wider tyre.' : '';
    return {
      kind: 'answer',
      parts: [
        ask.psi
          ? headline(label, inPsi, 'psi', `${inBar} bar${load}`)
          : headline(label, inBar, 'bar', `${inPsi} psi${load}`),
        text(
          `Start there and try 0.2 bar either way: too hard costs more speed than too soft. Never above what rim and tyre say.${tooHigh}`,
        ),
        ...details(
          'How this was worked out',
          table(
            'Other widths, front / rear',
            ['Width', 'bar', 'psi'],
            [25, 28, 30, 32, 40].map((width) => {
              const at = (share: number) =>
                Math.min(
                  limit,
                  Math.max(1.2, (dropPressurePsi(share * totalKg, width) / PSI_PER_BAR) * factor + adjust),
                );
              return [
                `${width} mm`,
                `${bar(at(0.45))} / ${bar(at(0.55))}`,
                `${psi(at(0.45))} / ${psi(at(0.55))}`,
              ];
            }),
          ) as PlainPart,
          assumptions([
            {
              label: 'Weight in all',
              value: `${totalKg.toFixed(1)} kg`,
              source: ask.totalMassKg === undefined ? 'estimated' : 'asked',
              how: 'rider, bike, clothes and bottles',
            },
            {
              label: 'Width',
              value: `${widthMm} mm`,
              source: ask.widthMm === undefined ? 'default' : 'asked',
              how: ask.widthMm === undefined ? 'a usual tyre for this bike' : 'measured width counts',
            },
            {
              label: 'Weight on the wheels',
              value: '45 / 55 %',
              source: 'default',
              how: 'front / rear of a road bike',
            },
            ...(changes.length > 0
              ? [
                  {
                    label: 'Adjusted',
                    value: changes.join(', '),
                    source: 'default' as const,
                    how: 'usual practice',
                  },
                ]
              : []),
          ]),
          sources('berto', 'silca'),
        ),
        suggestions(
          ask.wet ? 'And in the dry?' : 'And in the rain?',
          ask.tubeless ? 'Which tyres are fastest?' : 'And tubeless?',
          'Are wider tyres slower?',
        ),
      ],
      calls: [
        {
          tool: 'tyres',
          arguments: ask,
          result: {
            front: bar(front),
            rear: bar(rear),
            psi: [psi(front), psi(rear)],
            total: [Math.round(totalKg), totalKg.toFixed(1)],
            widthMm,
            others: [25, 28, 30, 32, 40].flatMap((width) =>
              [0.45, 0.55].flatMap((share) => {
                const v = Math.min(
                  limit,
                  Math.max(1.2, (dropPressurePsi(share * totalKg, width) / PSI_PER_BAR) * factor + adjust),
                );
                return [bar(v), psi(v), String(width)];
              }),
            ),
            n: '0.2 45 55 5.0 15 0.3 10',
          },
        },
      ],
    };
  },
};
