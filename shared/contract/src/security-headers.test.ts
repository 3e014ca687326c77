import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBehindTls, securityHeaders, strictTransport } from './security-headers.ts';

test('a feature is disabled unless a server names who may use it', () => {
  const policy = securityHeaders({ payment: ['self', 'https://js.stripe.com'] })['Permissions-Policy'];
  expect(policy).toContain('payment=(self "https://js.stripe.com")');
  expect(policy).toContain('camera=()');
});

test('a request counts as TLS if the public address or a trusted proxy says so', () => {
  expect(isBehindTls('https://app.example', 'http')).toBe(true);
  expect(isBehindTls('http://localhost:3000', 'https')).toBe(true);
  expect(isBehindTls('http://localhost:3000', 'http')).toBe(false);
});

test("the gateway's own answers carry the same headers", () => {
  const conf = readFileSync(join(__dirname, '../../../gateway/haproxy.cfg'), 'utf8');
  for (const [name, value] of Object.entries({ ...securityHeaders(), ...strictTransport })) {
    const [line] = conf
      .split('\n')
      .filter((each) => each.includes(`http-after-response set-header ${name} `));
    expect(line).toContain(value);
    expect(line).toContain(`{ res.hdr(${name}) -m found }`);
  }
});
