import { asciiText, decimal, hoursText, plainText, textInBytes, xmlText } from './text.ts';

test.each([
  ['aé', 3, 'aé'],
  ['aé', 2, 'a'],
  ['峠の茶屋', 11, '峠の茶'],
  ['🏔️🏔️', 4, '🏔'],
  ['ab cd', 3, 'ab'],
  ['ab', 0, ''],
])('%s in %d bytes is %s', (text, bytes, expected) => expect(textInBytes(text, bytes)).toBe(expected));

test.each([
  ['Col de l’Été', 20, 'Col de lEte'],
  ['Straße nach Łódź', 20, 'Strasse nach Lodz'],
  ['Ærøskøbing', 20, 'Aeroskobing'],
  ['峠 pass 峠', 20, 'pass'],
  ['峠', 20, ''],
  ['abc def', 4, 'abc'],
])('%s in ASCII is %s', (text, most, expected) => expect(asciiText(text, most)).toBe(expected));

test('plain text is one line without control characters, half characters and marks of direction', () => {
  expect(plainText(' a\u0000b\r\n\tc \ud83d d\u202ee\ufeff ')).toBe('a b c d e');
  expect(plainText('🏔'.repeat(300), 5)).toBe('🏔🏔🏔🏔🏔');
});

test('markup becomes text', () => expect(xmlText(`<a b="c">&'`)).toBe('&#60;a b=&#34;c&#34;&#62;&#38;&#39;'));

test.each([
  [1.5, 3, '1.5'],
  [100, 0, '100'],
  [100, 2, '100'],
  [-0.0001, 2, '0'],
  [1e-9, 7, '0'],
])('%d with %d decimals is %s', (value, digits, expected) => expect(decimal(value, digits)).toBe(expected));

test.each([
  [0, '0:00', '0:00:00'],
  [59.6, '0:01', '0:01:00'],
  [3599.4, '1:00', '0:59:59'],
  [86399.6, '24:00', '24:00:00'],
])('%d s are %s or %s', (seconds, minutes, exact) => {
  expect(hoursText(seconds, 'minutes')).toBe(minutes);
  expect(hoursText(seconds, 'seconds')).toBe(exact);
});
