import '@breakaway/host-api/testing';
import { expectLogged, logged } from '../../../jest.console.ts';
import { RemoteFailure } from './failure.ts';
import { errorLine, report } from './report.ts';

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
  expect(reports.map((text) => JSON.parse(text))).toEqual([
    { remote: 'auth', version: '1.2.3', kind: 'render', route: '/app/*' },
    { remote: 'auth', version: '1.2.3', kind: 'network', route: '/app/*' },
  ]);
  expect(reports.join()).not.toMatch(anyCanary);
  // Formatted as the console shows them: for an object, every property.
  expect(logged()).toHaveLength(2);
  expect(logged().join('\n')).not.toMatch(anyCanary);
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
