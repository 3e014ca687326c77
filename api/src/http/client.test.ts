import { deviceOf, networkOf } from './client.ts';

const AGENT = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Chrome on Windows', `${AGENT} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`],
  ['Chrome on Android', `${AGENT} (Linux; Android 10; K) ${WEBKIT} Chrome/130.0.0.0 Mobile Safari/537.36`],
  ['Chrome on Linux', `${AGENT} (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/130.0.0.0 Safari/537.36`],
  ['Chrome on ChromeOS', `${AGENT} (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`],
  [
    'Edge on Windows',
    `${AGENT} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0 Safari/537.36 Edg/130.0`,
  ],
  [
    'Opera on Windows',
    `${AGENT} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0 Safari/537.36 OPR/115.0`,
  ],
  ['Firefox on macOS', `${AGENT} (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0`],
  [
    'Safari on macOS',
    `${AGENT} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`,
  ],
  [
    'Safari on iPhone',
    `${AGENT} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Chrome on iPhone',
    `${AGENT} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Firefox on iPad',
    `${AGENT} (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/132.0 Mobile/15E148 Safari/605.1.15`,
  ],
  [
    'Samsung Internet on Android',
    `${AGENT} (Linux; Android 10; K) ${WEBKIT} SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36`,
  ],
  ['Android', `${AGENT} (Linux; Android 14) something`],
  ['Unknown device', 'curl/8.5.0'],
  ['Unknown device', ''],
  ['Unknown device', undefined],
  ['Unknown device', 'x'.repeat(100_000)],
])('%s', (device, userAgent) => expect(deviceOf(userAgent)).toBe(device));

test.each([
  ['203.0.113.7', '203.0.113.x'],
  ['::ffff:203.0.113.7', '203.0.113.x'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:x'],
  ['2001:db8::1', '2001:db8:0:x'],
  ['::1', '0:0:0:x'],
  ['fe80::1%eth0', 'fe80:0:0:x'],
  ['nonsense', ''],
])('the network of %s is %s', (ip, network) => expect(networkOf(ip)).toBe(network));
