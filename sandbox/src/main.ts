import closeWithGrace from 'close-with-grace';
import { chaosOfText } from './chaos.ts';
import { startSandbox } from './sandbox.ts';

const env = process.env;

function chaos() {
  try {
    return env.SANDBOX_CHAOS ? { chaos: chaosOfText(env.SANDBOX_CHAOS) } : {};
  } catch (error) {
    console.error(`SANDBOX_CHAOS: ${(error as Error).message}`);
    return process.exit(1);
  }
}

const sandbox = await startSandbox({
  port: Number(env.SANDBOX_PORT ?? 4100),
  smtpPort: Number(env.SANDBOX_SMTP_PORT ?? 4125),
  host: env.HOST ?? '127.0.0.1',
  ...(env.DATA_DIR ? { dataDir: env.DATA_DIR } : {}),
  ...(env.STRIPE_WEBHOOK_URL ? { webhookUrl: env.STRIPE_WEBHOOK_URL } : {}),
  ...(env.STRIPE_WEBHOOK_SECRET ? { webhookSecret: env.STRIPE_WEBHOOK_SECRET } : {}),
  ...(env.PAYPAL_WEBHOOK_URL ? { paypalWebhookUrl: env.PAYPAL_WEBHOOK_URL } : {}),
  ...(env.PAYPAL_WEBHOOK_ID ? { paypalWebhookId: env.PAYPAL_WEBHOOK_ID } : {}),
  ...(env.SANDBOX_PUBLIC_URL ? { publicUrl: env.SANDBOX_PUBLIC_URL } : {}),
  ...chaos(),
  log: true,
});

closeWithGrace({ delay: 5000 }, () => sandbox.close());
console.log(`Sandbox on ${sandbox.url} (mail on port ${sandbox.smtpPort})`);
