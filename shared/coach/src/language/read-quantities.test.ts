import { normalise } from './normalise.ts';
import { readQuantities } from './read-quantities.ts';

const read = (message: string) =>
  readQuantities(normalise(message)).map(
    ({ kind, value, relative }) => `${kind} ${Math.round(1000 * value) / 1000}${relative ? ' by' : ''}`,
  );

test.each([
  ['84 kg with bike', ['totalMass 84']],
  ['me plus bike 84kg', ['totalMass 84']],
  ['75 kg with a 9 kg bike', ['weight 75', 'bikeWeight 9']],
  ['weight 12st 7lb bike 18lb', ['weight 79.379', 'bikeWeight 8.165']],
  ['2h, 4h, 6h', ['duration 7200', 'duration 14400', 'duration 21600']],
  ['20 min and an hour', ['duration 1200', 'duration 3600']],
  ['1, 5 and 20 minutes', ['duration 60', 'duration 300', 'duration 1200']],
  ['3 w/kg at 90 kilos faster than', ['relativePower 3', 'weight 90']],
  ['20 more watts', ['power 20 by']],
  ['270 instead of 250 watts', ['power 270', 'power 250']],
  ['0.03 m2 at 40 km/h', ['cda -0.03 by', 'speed 11.111']],
  ['a 1 in 6 hill for half a mile', ['grade 0.167', 'distance 804.672']],
  ['5 km at 55 % at 250 w', ['distance 5000', 'grade 0.55', 'power 250']],
  ['the motor gives 250 w, me 100 w', ['other 250', 'power 100']],
  ['30 km/h from the west', ['windSpeed 8.333']],
  ["w' back at 120 w", ['power 120']],
])('%s', (message, expected) => expect(read(message)).toEqual(expected));
