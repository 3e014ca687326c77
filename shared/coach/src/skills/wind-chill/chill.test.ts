import { windChillC } from './chill.ts';

// Values of the chart of Environment Canada and the US National Weather Service.
test.each([
  [5, 30, 0],
  [0, 30, -6],
  [-5, 40, -14],
  [-10, 20, -18],
])('%p °C at %p km/h feels like %p °C', (temperature, speed, felt) =>
  expect(Math.round(windChillC(temperature, speed))).toBe(felt),
);

test('still air is as cold as it is', () => expect(windChillC(3, 0)).toBe(3));
