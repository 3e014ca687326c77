import { inUnits } from './units-in-text.ts';
import { METRIC, type Units } from './units.ts';

const imperial: Units = { distance: 'mi', mass: 'lb', temperature: 'F' };

test.each([
  ['You ride 40 km at 32.1 km/h.', 'You ride 25 mi at 19.9 mph.'],
  ['13.8 km at 8.1 %', '8.6 mi at 8.1 %'],
  ['1500 m of climbing', '4900 ft of climbing'],
  ['a pass 1,500 m above the valley', 'a pass 4900 ft above the valley'],
  ['A rider of 75 kg on a bike of 8 kg', 'A rider of 165 lb on a bike of 17.6 lb'],
  ['10 to 15 °C, and −5 °C at night', '50 to 59 °F, and 23 °F at night'],
  ['−15 °C', '5 °F'],
  ['−30 °C', '−22 °F'],
  ['Easy rides feel about 5 °C colder.', 'Easy rides feel about 9 °F colder.'],
  ['At a gap of 3, 5 and 10 m', 'At a gap of 9.8, 16 and 33 ft'],
  ['zone 2 or 40 km/h', 'zone 2 or 25 mph'],
  ['km 12.0 to 15.5, climb', 'mile 7.5 to 9.6, climb'],
  ['at km 105 of 135: eat', 'at mile 65.2 of 83.9: eat'],
  ['km 4.0: 1240 m, 5.1 %', 'mile 2.5: 4070 ft, 5.1 %'],
  ['40\u00a0km/h', '25\u00a0mph'],
  ['You are 1.80 m tall.', 'You are 5 ft 11 in tall.'],
  ['Height can be at most 260 cm.', 'Height can be at most 8 ft 6 in.'],
  ['And at 46 km/h?', 'And at 29 mph?'],
  ['8848 m', '29030 ft'],
  ['16.09 km at 24.1 km/h', '10 mi at 15.0 mph'],
  ['1.25 km', '0.78 mi'],
  ['1 to 3 km at 30 km/h', '0.6 to 1.9 mi at 19 mph'],
  ['take off another 1 to 2 °C', 'take off another 1.8 to 3.6 °F'],
  ['250 W at 74.8 kg, 2 kg lighter', '250 W at 165 lb, 4.4 lb lighter'],
])('%s', (metric, shown) => expect(inUnits(metric, imperial)).toBe(shown));

test.each([
  '3.65 W/kg, 3 mg per kg, 51 ml/kg/min and 1.20 kg/m³',
  'CdA 0.32 m², VAM 1200 m/h',
  '4 x 8 min at 250 W',
  'A century is a ride of 100 miles, 161 km.',
  '40 km/h is 24.9 mph',
  'a crank of 17 cm',
])('leaves "%s"', (text) => expect(inUnits(text, imperial)).toBe(text));

test('cells of a table are exact', () => {
  expect(inUnits('1500 m', imperial, { exact: true })).toBe('4921 ft');
  expect(inUnits('55.3 km', imperial, { exact: true })).toBe('34.4 mi');
  expect(inUnits('0 km/h', imperial, { exact: true })).toBe('0 mph');
});

test('each choice is its own', () => {
  const sentence = '40 km at 20 °C with 75 kg';
  expect(inUnits(sentence, { ...METRIC, distance: 'mi' })).toBe('25 mi at 20 °C with 75 kg');
  expect(inUnits(sentence, { ...METRIC, mass: 'lb' })).toBe('40 km at 20 °C with 165 lb');
  expect(inUnits(sentence, { ...METRIC, temperature: 'F' })).toBe('40 km at 68 °F with 75 kg');
  expect(inUnits(sentence, METRIC)).toBe(sentence);
});
