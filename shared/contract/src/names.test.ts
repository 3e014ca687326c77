import { nameRefusal } from './names.ts';

test.each([
  "O'Neill",
  'José-Luis Ñandú',
  '李',
  '李 小龍',
  'Dr. Anna St. John',
  'J.R. Smith',
  'J. R. R. Tolkien',
  'St.John Rivers',
  'Anna Müller, Ph.D.',
  'Eva K:son Ek',
  'Anand a/l Krishnan',
  'Søren Ørsted-Åberg',
  'محمد علی',
  'Ng',
  'X Æ A-12',
])('%s is accepted', (name) => {
  expect(nameRefusal(name)).toBeNull();
});

test.each([
  'http://evil.example',
  'Win at https://x.y',
  'evil.com',
  'Click EVIL．COM now',
  'evil。com',
  'bit.ly/win',
  'www.evil-shop.example',
  'dr.com',
  'anna@example.org',
  'anna＠example',
  '//evil',
  'Ada\nBcc: all',
  'Ada\r\nLovelace',
  'Ada\u2028Lovelace',
  'Ada\u202egro.live',
  'Ada\tRider',
  '<b>Ada</b>',
  '203.0.113.7',
  'Ada\ud800',
])('%j is rejected', (name) => {
  expect(nameRefusal(name)).toBe('Please enter only a name, without links, email addresses or line breaks.');
});
