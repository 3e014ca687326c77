import type { Message } from '../../understanding/message.ts';
import { figure } from '../../understanding/message.ts';
import type { Posture, Setup } from './ask.ts';

/** Rolling resistance of touring tyres. */
const EBIKE_CRR = 0.006;

/** Rider, bicycle, company and air that a message names. */
export function setupIn(message: Message): Setup {
  const { concepts } = message;
  const setup: Setup = {};
  const put = <K extends keyof Setup>(key: K, value: Setup[K] | undefined) => {
    if (value !== undefined) setup[key] = value;
  };
  if (concepts.has('ttBike')) put('bike', 'tt');
  else if (concepts.has('mountainBike')) put('bike', 'mtb');
  else if (concepts.has('gravelBike')) put('bike', 'gravel');
  else if (concepts.has('roadBike') || concepts.has('cityBike')) put('bike', 'road');
  put('posture', postureIn(message));
  if (concepts.has('eBike')) {
    setup.eBike = true;
    setup.posture ??= 'upright';
    setup.crr = EBIKE_CRR;
  }
  if (concepts.has('bunch')) put('company', 'bunch');
  else if (concepts.has('wheel')) put('company', 'wheel');
  else if (concepts.has('group')) put('company', 'group');
  if (concepts.has('alone')) delete setup.company;
  const part = setup.company && partOfRide(message.text);
  if (part) put('companyPart', part);
  put('cdaM2', figure(message, 'cda'));
  put('crr', figure(message, 'crr'));
  if (concepts.has('gravelRoad')) put('surface', 'gravel');
  else if (concepts.has('cobbles')) put('surface', 'cobbles');
  else if (concepts.has('roughRoad')) put('surface', 'roughAsphalt');
  else if (concepts.has('track')) put('surface', 'track');
  put('headwindMs', figure(message, 'wind'));
  put('crosswindMs', figure(message, 'crosswind'));
  put('windSpeedMs', figure(message, 'windSpeed'));
  if (concepts.has('outAndBack')) put('outAndBack', true);
  put('temperatureC', figure(message, 'temperature'));
  if (setup.temperatureC === undefined && concepts.has('hot') && !concepts.has('indoors'))
    put('temperatureC', 32);
  if (setup.temperatureC === undefined && concepts.has('cold')) put('temperatureC', 3);
  put('airDensityKgM3', figure(message, 'airDensity'));
  put('altitudeM', figure(message, 'altitude'));
  put('totalMassKg', figure(message, 'totalMass'));
  for (const { kind, value, relative } of message.quantities) {
    if (!relative) continue;
    if (kind === 'weight') put('riderMassBy', value);
    if (kind === 'bikeWeight') put('bikeMassBy', value);
    if (kind === 'cda') put('cdaBy', value);
  }
  // Who gives both weights has said what is to be carried; others are taken to wear clothes and carry bottles.
  const both = figure(message, 'weight') !== undefined && figure(message, 'bikeWeight') !== undefined;
  if (both) put('kitCounted', true);
  return setup;
}

/** "Drafting half of the time": the share of the ride; undefined where none is named. */
function partOfRide(text: string): number | undefined {
  const match =
    /\b(?:(half|(?:a|one) third|two thirds|(?:a|one) quarter|three quarters|most)|(\d{1,2}) ?%) (?:of )?(?:the |my |it\b)?(?:time|way|ride|distance|route|course|race)?/.exec(
      text,
    );
  if (!match || !/\b(?:time|way|ride|distance|route|course|race|it)$/.test(match[0])) return undefined;
  if (match[2]) return Number(match[2]) / 100;
  const parts: Record<string, number> = {
    half: 0.5,
    third: 1 / 3,
    thirds: 2 / 3,
    quarter: 0.25,
    quarters: 0.75,
    most: 0.8,
  };
  const word = match[1]?.split(' ').at(-1);
  return word === undefined ? undefined : parts[word];
}

function postureIn({ concepts }: Message): Posture | undefined {
  if (concepts.has('ttPosition')) return 'tt';
  if (concepts.has('aeroBars')) return concepts.has('ttBike') ? 'tt' : 'aeroBars';
  if (concepts.has('aeroHoods')) return 'aeroHoods';
  if (concepts.has('drops')) return 'drops';
  if (concepts.has('hoods')) return 'hoods';
  if (concepts.has('upright') || concepts.has('cityBike')) return 'upright';
  return concepts.has('ttBike') ? 'tt' : undefined;
}
