/** @jest-environment node */
import { readConfig } from './config.ts';
import { foreignScripts, pagePolicy } from './policy.ts';

const headers = (env: Record<string, string> = {}) => {
  const config = readConfig(env);
  return pagePolicy({ ...config, config: config.page, nonce: 'n0nce' });
};
const directives = (env: Record<string, string> = {}) =>
  Object.fromEntries(
    headers({ TRUSTED_TYPES: 'enforce', ...env })
      ['Content-Security-Policy']!.split('; ')
      .map((one) => {
        const [name, ...sources] = one.split(' ');
        return [name!, sources];
      }),
  );

test('nothing is unsafe, and what is not listed is not loaded', () => {
  const policy = directives();
  expect(JSON.stringify(policy)).not.toMatch(/unsafe|"\*"/);
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(policy['script-src']).toEqual(["'nonce-n0nce'", "'strict-dynamic'"]);
  expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  expect(policy).not.toHaveProperty('object-src');
});

test('the providers’ own origins, or the other end that stands for them', () => {
  expect(directives()['frame-src']).toEqual([
    'http://localhost:3005',
    'http://localhost:3006',
    'http://localhost:3007',
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://hooks.stripe.com',
    'https://*.paypal.com',
  ]);
  expect(directives()['connect-src']).toContain('https://api.stripe.com');
  const sandbox = {
    STRIPE_JS_URL: 'http://localhost:4100/stripe/stripe.js',
    PAYPAL_SDK_URL: 'http://localhost:4100/paypal/sdk/js',
    API_BASE: 'https://api.example/v1',
  };
  expect(directives(sandbox)['connect-src']).toEqual([
    "'self'",
    'https://api.example',
    'http://localhost:3005',
    'http://localhost:4100',
  ]);
  expect(foreignScripts(readConfig(sandbox).page)).toEqual(['http://localhost:4100']);
});

test('remotes on another origin bring their pictures, rules and fonts, and can be asked about a script', () => {
  const policy = directives({ REMOTE_BASES: 'auth=https://cdn.example/auth' });
  for (const name of ['style-src', 'img-src', 'font-src', 'connect-src'])
    expect(policy[name]).toContain('https://cdn.example');
});

test('with the providers’ own scripts, Trusted Types are reported only', () => {
  const sandbox = {
    STRIPE_JS_URL: 'http://localhost:4100/s.js',
    PAYPAL_SDK_URL: 'http://localhost:4100/p.js',
  };
  const report = headers();
  expect(report['Content-Security-Policy']).toContain("script-src 'nonce-n0nce' 'strict-dynamic'");
  expect(report['Content-Security-Policy']).not.toContain('trusted-types');
  expect(report['Content-Security-Policy-Report-Only']).toBe(
    "require-trusted-types-for 'script'; trusted-types default; report-uri /policy-reports",
  );
  for (const env of [sandbox, { TRUSTED_TYPES: 'enforce' }])
    expect(headers(env)).not.toHaveProperty('Content-Security-Policy-Report-Only');
  expect(headers({ ...sandbox, TRUSTED_TYPES: 'report' })).toHaveProperty(
    'Content-Security-Policy-Report-Only',
  );
});
