import { tieUnits } from './units.ts';

test.each([
  ['13.8 km at 8.1 % in 55 minutes', '13.8\u00a0km at 8.1\u00a0% in 55\u00a0minutes'],
  ['3.65 W/kg, 80 g an hour, 20 °C', '3.65\u00a0W/kg, 80\u00a0g an hour, 20\u00a0°C'],
  ['8.6 mi at 21.9 mph, 165 lb, 68 °F', '8.6\u00a0mi at 21.9\u00a0mph, 165\u00a0lb, 68\u00a0°F'],
  ['2 gels, 1 man, then 5 more', '2 gels, 1 man, then 5 more'],
])('%s', (text, tied) => expect(tieUnits(text)).toBe(tied));
