import '@breakaway/host-api/testing';
import { expectLogged, logged } from '../../../jest.console.ts';
import { RemoteFailure } from './failure.ts';
import { errorLine, report, reportLoaded } from './report.ts';

beforeEach(() => (document.head.innerHTML = '<meta name="page-token" content="token-1">'));

const canary = { password: 'canary-password', token: 'canary-token', code: 'canary-code' };
const anyCanary = /canary/;

test('reports and logs name remote, version, kind and route, and contain no secrets', async () => {
  expectLogged(/^Remote auth 1\.2\.3 failed: render/, /^Remote auth 1\.2\.3 failed: network/);
  const sent: Blob[] = [];
  Object.assign(navigator, { sendBeacon: (_url: string, body: Blob) => sent.push(body) });
  window.history.replaceState(null, '', `/app/${canary.token}?token=${canary.token}&otp=${canary.code}`);

  // A library's call error carries the address with the password, and the headers with the token.
  const thrown = Object.assign(new Error('Request failed with status code 500'), {
    config: {
      params: { email: 'canary@example.com', password: canary.password },
      headers: { Authorization: `Bearer ${canary.token}` },
    },
  });
  report(new RemoteFailure('auth', '1.2.3', 'render', { cause: thrown }));
  report(
    new RemoteFailure('auth', '1.2.3', 'network', {
      cause: new Error(
        `no answer from https://x.test/verify-email?token=${canary.token}: Bearer ${canary.token}`,
      ),
    }),
  );

  const reports = await Promise.all(sent.map(textOf));
  const said = { remote: 'auth', version: '1.2.3', route: '/app/*' };
  expect(reports.map((text) => JSON.parse(text))).toEqual([
    { page: 'token-1', reports: [{ ...said, kind: 'render' }] },
    { page: 'token-1', reports: [{ ...said, kind: 'network' }] },
  ]);
  expect(reports.join()).not.toMatch(anyCanary);
  // Formatted as the console shows them: for an object, every property.
  expect(logged()).toHaveLength(2);
  expect(logged().join('\n')).not.toMatch(anyCanary);
});

test('the releases that a page uses are reported together, each once, also when the page goes before that', async () => {
  jest.useFakeTimers();
  const sent: Blob[] = [];
  Object.assign(navigator, { sendBeacon: (_url: string, body: Blob) => sent.push(body) });
  const said = async () =>
    (await Promise.all(sent.map(textOf))).map((text) =>
      (JSON.parse(text) as { reports: { remote: string; kind: string }[] }).reports.map(
        ({ remote, kind }) => `${remote} ${kind}`,
      ),
    );
  reportLoaded('auth', '1.0.0');
  reportLoaded('marketing', '1.0.0');
  reportLoaded('auth', '1.0.0');
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(5000);
  reportLoaded('auth', '1.0.0');
  reportLoaded('chat', '1.0.0');
  dispatchEvent(new Event('pagehide'));
  jest.useRealTimers();
  expect(await said()).toEqual([['auth loaded', 'marketing loaded'], ['chat loaded']]);
});

test('a page with overrides tells its banner what happens, and nobody else', () => {
  expectLogged(/^Remote chat localhost:3202 failed: network/, /^Remote auth 1\.2\.3 failed: render/);
  const sent: unknown[] = [];
  Object.assign(navigator, { sendBeacon: (...all: unknown[]) => sent.push(all) });
  const reported = jest.fn();
  globalThis.pageOverrides = { fillIn: async () => {}, reported };
  report(new RemoteFailure('chat', 'localhost:3202', 'network'));
  report(new RemoteFailure('auth', '1.2.3', 'render'));
  reportLoaded('marketing', '9.9.9');
  dispatchEvent(new Event('pagehide'));
  globalThis.pageOverrides = undefined;
  expect(sent).toEqual([]);
  expect(reported.mock.calls.map(([[{ remote, kind }]]) => `${remote} ${kind}`)).toEqual([
    'chat network',
    'auth render',
    'marketing loaded',
  ]);
});

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

test.each([
  ['https://x.test/a.js?v=1#t=2 failed', 'https://x.test/a.js?… failed'],
  ['Authorization: Bearer abc.def-1', 'Authorization: Bearer …'],
  ['Is it there? Yes.', 'Is it there? Yes.'],
])('%s is written as %s', (text, written) => {
  expect(errorLine(text)).toBe(written);
});
