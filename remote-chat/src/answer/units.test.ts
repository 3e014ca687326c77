import { tieUnits } from './units.ts';

test.each([
  ['13.8 km at 8.1 % in 55 minutes', '13.8\u00a0km at 8.1\u00a0% in 55\u00a0minutes'],
  ['3.65 W/kg, 80 g an hour, 20 °C', '3.65\u00a0W/kg, 80\u00a0g an hour, 20\u00a0°C'],
  ['8.6 mi at 21.9 mph, 165 lb, 68 °F', '8.6\u00a0mi at 21.9\u00a0mph, 165\u00a0lb, 68\u00a0°F'],
  ['4x8 min at threshold', '4\u00a0×\u00a08\u00a0min at threshold'],
  ['3x3:40 min attack and hold', '3\u00a0×\u00a03:40\u00a0min attack and hold'],
  ['2x(8x40/20) on and off', '2\u00a0×\u00a0(8\u00a0×\u00a040/20) on and off'],
  ['3x13x30/15, 8x10 s sprints', '3\u00a0×\u00a013\u00a0×\u00a030/15, 8\u00a0×\u00a010\u00a0s sprints'],
  ['a 12x148 mm axle, 1x12 gears', 'a 12x148 mm axle, 1x12 gears'],
  ['2 gels, 1 man, then 5 more', '2 gels, 1 man, then 5 more'],
])('%s', (text, tied) => expect(tieUnits(text)).toBe(tied));
