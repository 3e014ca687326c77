import { createLog } from '../../log.ts';
import { readConfig } from '../../config.ts';
import { smtpDelivery } from './delivery.ts';
import { openSmtpSink, type SmtpSink } from './testing.ts';

let smtp: SmtpSink;
beforeEach(async () => {
  smtp = await openSmtpSink();
});
afterEach(() => smtp.close());

const mail = { to: 'ada@example.org', subject: 'Hello', heading: 'Hello', paragraphs: ['A'] };
const quick = { connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 200 };
const context = () => ({ config: readConfig({ SMTP_URL: smtp.url }, '/nowhere'), log: createLog(() => {}) });

test.each(['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'end of mail'] as const)(
  'a server that is silent from the %s on makes the try fail, and the next one succeeds',
  async (stage) => {
    const deliver = smtpDelivery(context(), quick);
    smtp.silentFrom = stage;
    await expect(deliver(mail, 'a')).rejects.toThrow(/time|Greeting never received/i);
    smtp.silentFrom = null;
    await deliver(mail, 'a');
    expect(smtp.mails.map(({ messageId }) => messageId)).toEqual(['<a@breakaway.example>']);
  },
);

test.each(['greeting', 'DATA'] as const)(
  'a try that is ended while the server is silent at the %s ends',
  async (stage) => {
    const deliver = smtpDelivery(context());
    smtp.silentFrom = stage;
    const control = new AbortController();
    const sent = deliver(mail, 'a', control.signal);
    while (smtp.connections === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    control.abort(new Error('enough'));
    await expect(sent).rejects.toThrow();
  },
);

test('mails go over a connection that is kept; one that the server has closed is opened anew', async () => {
  const deliver = smtpDelivery(context());
  for (const id of ['a', 'b', 'c']) await deliver(mail, id);
  expect(smtp.connections).toBe(1);
  smtp.hangUp();
  await deliver(mail, 'd');
  expect(smtp.mails).toHaveLength(4);
  expect(smtp.connections).toBe(2);
});
