import { addressesOf, portsFrom } from './addresses.ts';
import { serviceSpecs } from './services.ts';

const ports = portsFrom({});
const specs = (env: Record<string, string> = {}) => {
  const list = serviceSpecs({ ports, dataDir: '/data', env });
  return Object.fromEntries(list.map((spec) => [spec.name, spec]));
};

test('ports are those of the README, and one variable shifts all front ends', () => {
  expect(ports).toEqual({ base: 3000, api: 4000, sandbox: 4100, registry: 4200, smtp: 4125 });
  const { app } = addressesOf(portsFrom({ PORT_BASE: '5000' }));
  expect(app.shell).toBe('http://localhost:5000');
  expect(app['remote-marketing']).toBe('http://localhost:5005');
  expect(app['tool-race-analyzer']).toBe('http://localhost:5007');
});

test('a port that browsers refuse is rejected immediately, with a message', () => {
  expect(() => portsFrom({ PORT_BASE: '6000' })).toThrow(
    /^PORT_BASE is 6000: ports 6000 to 60\d\d are used, and browsers refuse port 6000\. Choose another one\.$/,
  );
  expect(() => portsFrom({ PORT_BASE: '6660' })).toThrow('browsers refuse port 6665');
  expect(() => portsFrom({ API_PORT: '5060' })).toThrow('API_PORT is 5060: browsers refuse port 5060.');
  expect(() => portsFrom({ PORT_BASE: 'x' })).toThrow('PORT_BASE is x, which is no port number.');
});

test('without keys, payments and mail go to the sandbox', () => {
  const { api, shell } = specs();
  expect(api!.env).toMatchObject({
    STRIPE_API_BASE: 'http://localhost:4100',
    PAYPAL_API_BASE: 'http://localhost:4100/paypal',
    SMTP_URL: 'smtp://localhost:4125',
  });
  expect(shell!.env).toMatchObject({ STRIPE_JS_URL: 'http://localhost:4100/stripe/stripe.js' });
});

test('with real keys no payment data reaches the sandbox', () => {
  const { api, shell } = specs({
    STRIPE_SECRET_KEY: 'sk_live_x',
    PAYPAL_CLIENT_ID: 'live',
    SMTP_URL: 'smtps://mail',
  });
  for (const { env } of [api!, shell!]) {
    for (const name of [
      'STRIPE_API_BASE',
      'STRIPE_SECRET_KEY',
      'STRIPE_JS_URL',
      'PAYPAL_API_BASE',
      'PAYPAL_SDK_URL',
      'SMTP_URL',
    ]) {
      expect(env).not.toHaveProperty(name);
    }
  }
});

test('API and sandbox agree on the secret that signs webhooks', () => {
  const { api, sandbox } = specs();
  expect(api!.env.STRIPE_WEBHOOK_SECRET).toBe(sandbox!.env.STRIPE_WEBHOOK_SECRET);
});

test('services can come from another checkout of the repository', () => {
  const from = { shell: '/old', 'remote-auth': '/old' };
  const list = serviceSpecs({ ports, dataDir: '/data', env: {}, from });
  expect(list.filter(({ checkout }) => checkout === '/old').map(({ name }) => name)).toEqual([
    'shell',
    'remote-auth',
  ]);
});
