import type { Message } from '../../understanding/message.ts';
import type { Setup } from '../ride/ask.ts';
import type { Item } from './ask.ts';

type Known = {
  name: string;
  pattern: RegExp;
  setup?: Setup;
  crrBy?: number;
  efficiencyBy?: number;
  source: string;
};

/**
 * The effect of equipment, as far as it has been measured. Gains of clothing and wheels come from old or makers' tests
 * with a wide error, and overlap: they must not be added up.
 */
const known: Known[] = [
  {
    name: 'Clip-on aero bars',
    pattern: /\b(?:clip ?-?ons?|aero ?-?bars?|tri ?-?bars?|aerobars?)\b/,
    setup: { posture: 'aeroBars' },
    source: 'usual drag areas by position',
  },
  {
    name: 'A time-trial bike',
    pattern: /\b(?:tt|time ?-?trial|tri) bike\b/,
    setup: { bike: 'tt', posture: 'tt' },
    source: 'usual drag areas by position',
  },
  {
    name: 'A mountain bike',
    pattern: /\b(?:mountain bike|mtb|hardtail)\b/,
    setup: { bike: 'mtb' },
    source: 'usual drag areas and tyres by bike',
  },
  {
    name: 'A gravel bike',
    pattern: /\bgravel bike\b/,
    setup: { bike: 'gravel' },
    source: 'usual drag areas and tyres by bike',
  },
  {
    name: 'Riding on the drops',
    pattern: /\b(?:in|on) (?:the )?drops\b|\bdrops\b/,
    setup: { posture: 'drops' },
    source: 'usual drag areas by position',
  },
  {
    name: 'Aero hoods',
    pattern: /\baero ?-?hoods\b|\bforearms\b/,
    setup: { posture: 'aeroHoods' },
    source: 'usual drag areas by position',
  },
  {
    name: 'Sitting upright',
    pattern: /\b(?:upright|sitting up|on the tops)\b/,
    setup: { posture: 'upright' },
    source: 'usual drag areas by position',
  },
  {
    name: 'Riding on the hoods',
    pattern: /\bhoods\b/,
    setup: { posture: 'hoods' },
    source: 'usual drag areas by position',
  },
  {
    name: 'An aero bike',
    pattern:
      /\baero (?:road ?)?(?:bike|frame|frameset)\b|\baero\b(?= (?:or|vs|versus|against|over|and) (?:a )?(?:light|climbing))/,
    setup: { cdaBy: -0.01 },
    source: "makers' and magazine tests, about 0.01 m²",
  },
  {
    name: 'A light bike',
    pattern:
      /(?<!\d (?:kg|kilos?|g|lbs?|pounds) )\b(?:light(?:weight|er)?|climbing) (?:bike|frame|frameset)\b/,
    setup: { bikeMassBy: -1 },
    source: 'a kilogram lighter',
  },
  {
    name: 'An aero helmet',
    pattern: /\baero (?:road )?helmet\b|\btt helmet\b|\bhelmet\b/,
    setup: { cdaBy: -0.006 },
    source: 'about 30 s over 40 km in published tests',
  },
  {
    name: 'A skinsuit',
    pattern: /\b(?:skinsuit|speedsuit|race suit|aero suit)\b/,
    setup: { cdaBy: -0.006 },
    source: 'about 29 s over 40 km in published tests',
  },
  {
    name: 'Overshoes',
    pattern: /\bovershoes?|shoe covers?|aero socks\b/,
    setup: { cdaBy: -0.003 },
    source: 'about 13 s over 40 km in published tests',
  },
  {
    name: 'Shaved legs',
    pattern: /\bshav(?:e|ed|ing)\b.{0,12}\blegs\b|\bleg hair\b|\bshave\b/,
    setup: { cdaBy: -0.01 },
    source: 'up to 70 s over 40 km by one maker',
  },
  {
    name: 'Deep wheels',
    pattern:
      /\b(?:deep|aero|carbon|[3-9]\d ?mm)(?: deep)? (?:section |carbon |aero |front |rear )*(?:wheels?|wheelset|rims?|wheel set)\b|\bdeep sections?\b/,
    setup: { cdaBy: -0.007 },
    source: '5 to 15 W at 45 km/h by makers',
  },
  {
    name: 'A disc wheel',
    pattern: /\bdisc wheel\b|\brear disc\b|\bfull disc\b/,
    setup: { cdaBy: -0.005 },
    source: "makers' tests",
  },
  {
    name: 'Light wheels',
    pattern: /(?<!\d (?:kg|kilos?|g|grams?|gr) )\blight(?:er|weight)? (?:wheels?|wheelset)\b/,
    setup: { bikeMassBy: -0.4 },
    source: '400 g a pair',
  },
  {
    name: 'Faster tyres',
    pattern:
      /\b(?:fast(?:er)?|race|better|gp ?5000|new|supple|good) (?:s )?(?:tyres?|tires?)\b|\bgp ?5000s?\b|\bgatorskins?\b|\brolling resistance\b|\b(?:tyres?|tires?)\b/,
    crrBy: -0.0012,
    source: 'drum tests: 10 to 28 W a pair between tyres at 40 km/h',
  },
  {
    name: 'Latex or TPU tubes',
    pattern: /\b(?:latex|tpu)\b/,
    crrBy: -0.0004,
    source: '1 to 4 W a tyre against butyl',
  },
  {
    name: 'A waxed chain',
    pattern: /\b(?:wax(?:ed|ing)?|clean chain|dirty chain|new chain)\b/,
    efficiencyBy: 0.012,
    source: 'Friction Facts: 3 to 6 W at 250 W',
  },
  {
    name: 'Ceramic bearings',
    pattern: /\bceramic\b/,
    efficiencyBy: 0.002,
    source: 'well under 1 W in independent tests',
  },
  {
    name: 'Oversized pulley wheels',
    pattern: /\b(?:ospw|oversized? pulley|big pulley)\w*/,
    efficiencyBy: 0.007,
    source: "2 to 3 W by makers' tests",
  },
  {
    name: 'A loose jacket',
    pattern: /\b(?:loose|flapping|baggy|rain) (?:jacket|jersey|clothes|clothing|gilet|vest)\b/,
    setup: { cdaBy: 0.03 },
    source: 'usual values, wide error',
  },
  {
    name: 'A tight jersey',
    pattern: /\b(?:tight|aero|race(?: fit)?) (?:jersey|kit|clothing)\b/,
    setup: { cdaBy: -0.012 },
    source: 'published wind-tunnel ranges, wide error',
  },
  {
    name: 'Drafting',
    pattern:
      /\bdraft(?:ing)?\b|\b(?:on|in|behind) (?:a|someone'?s?|his|her|their|another|my mate'?s?) (?:wheel|rider|slip)\b|\bwheel ?suck\w*|\bslip ?stream\b|\bsitting in\b/,
    setup: { company: 'wheel' },
    source: 'van Druenen and Blocken 2021',
  },
  {
    name: 'Riding in a group',
    pattern: /\b(?:group|pace ?line|chain ?gang)\b/,
    setup: { company: 'group' },
    source: 'van Druenen and Blocken 2021',
  },
  {
    name: 'Riding in a bunch',
    pattern: /\b(?:bunch|peloton)\b/,
    setup: { company: 'bunch' },
    source: 'Blocken et al. 2018',
  },
  {
    name: 'A second bottle',
    pattern: /\b(?:second|extra|full|spare) (?:water )?bottle\b/,
    setup: { bikeMassBy: 0.7 },
    source: '700 g',
  },
];

/** The changes that a message names, in reading order. */
export function itemsIn(message: Message): Item[] {
  const { text: plain } = message;
  const found: { at: number; item: Item }[] = [];
  let rest = plain;
  for (const { name, pattern, setup = {}, crrBy, efficiencyBy, source } of known) {
    const match = pattern.exec(rest);
    if (!match) continue;
    found.push({
      at: match.index,
      item: {
        name,
        setup,
        source,
        ...(crrBy === undefined ? {} : { crrBy }),
        ...(efficiencyBy === undefined ? {} : { efficiencyBy }),
      },
    });
    rest =
      rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length);
  }
  const bikes = twoBikes(message);
  if (bikes) {
    const by = Math.min(...bikes) - Math.max(...bikes);
    return [{ name: `${Math.round(-10 * by) / 10} kg lighter bike`, setup: { bikeMassBy: by } }];
  }
  const eitherOr = smallGains(message);
  const bikeNear = /\b(?:bike|wheels?|frame)\b/.test(plain);
  for (const one of message.quantities) {
    const kg = Math.abs(one.value);
    if (
      (one.kind === 'weight' || one.kind === 'bikeWeight') &&
      (one.relative ||
        (eitherOr && kg < 12) ||
        (kg < 12 && /\b(?:lose|losing|lighter|less|save|saving|drop|off|shed|weight)\b/.test(plain)))
    ) {
      const heavier = one.relative && !eitherOr ? one.value > 0 : false;
      const by = heavier ? kg : -kg;
      const bike = one.kind === 'bikeWeight' && bikeNear;
      found.push({
        at: one.start,
        item: {
          name: `${Math.round(10 * kg) / 10} kg ${heavier ? 'heavier' : 'lighter'}${bike ? ' bike' : ''}`,
          setup: bike ? { bikeMassBy: by } : { riderMassBy: by },
        },
      });
    }
    if (
      one.kind === 'grams' &&
      kg >= 50 &&
      /\b(?:lighter|save|saving|weight|less|heavier|wheels?|frame|bike|off)\b/.test(plain)
    )
      found.push({
        at: one.start,
        item: { name: `${Math.round(kg)} g lighter`, setup: { bikeMassBy: -kg / 1000 } },
      });
    if (
      one.kind === 'power' &&
      (one.relative ||
        (kg <= 60 && (eitherOr || /\b(?:more|extra|gain|additional|increase|higher)\b/.test(plain))))
    )
      found.push({
        at: one.start,
        item: {
          name: `${Math.round(kg)} W ${one.value < 0 && !eitherOr ? 'less' : 'more'}`,
          setup: {},
          powerBy: one.relative && !eitherOr ? one.value : kg,
        },
      });
    if (one.kind === 'cda' && (one.relative || (eitherOr && kg < 0.1))) {
      const by = eitherOr ? -kg : one.value;
      found.push({
        at: one.start,
        item: { name: `${Math.abs(by)} m² ${by < 0 ? 'less' : 'more'} drag area`, setup: { cdaBy: by } },
      });
    }
  }
  return found.sort((a, b) => a.at - b.at).map(({ item }) => item);
}

/** "5 kg or 20 W", "10 W or 0.01 CdA": two small gains of different kinds, of which one is chosen. */
export const smallGains = ({ quantities, text }: Message): boolean => {
  const kinds = quantities.flatMap(({ kind, value }) =>
    (kind === 'power' && Math.abs(value) <= 60) ||
    ((kind === 'weight' || kind === 'bikeWeight') && Math.abs(value) < 12) ||
    (kind === 'cda' && Math.abs(value) < 0.1)
      ? [kind]
      : [],
  );
  return /\b(?:or|vs|versus)\b/.test(text) && new Set(kinds).size > 1;
};

/** Two bicycles set against each other by their weights, kg; null where there are not two. */
export function twoBikes({ quantities, text }: Message): [number, number] | null {
  const [one, other, third] = quantities
    .filter(({ kind, value, relative }) => kind === 'bikeWeight' && !relative && value >= 5 && value <= 25)
    .map(({ value }) => value);
  return one !== undefined &&
    other !== undefined &&
    third === undefined &&
    one !== other &&
    /\b(?:bikes?|frames?|bicycles?)\b/.test(text)
    ? [one, other]
    : null;
}
