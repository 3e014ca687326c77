import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { startSandbox } from '../sandbox.ts';

let dataDir = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'));
});

afterAll(() => rm(dataDir, { recursive: true }));

test('mails are listed newest first, survive a restart, and can be deleted', async () => {
  const first = await startSandbox({ port: 0, smtpPort: 0, dataDir });
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: first.smtpPort });
  const mail = { from: 'team@example.com', to: 'Ana <ana@example.com>' };
  await transport.sendMail({
    ...mail,
    subject: 'Vérifiez',
    text: 'one',
    html: '<p>one</p><img src="cid:mark@here">',
    attachments: [{ cid: 'mark@here', filename: 'mark.png', content: Buffer.from('a picture') }],
  });
  await transport.sendMail({ ...mail, subject: 'Second', text: 'https://example.com/verify?token=1' });
  transport.close();
  await first.close();

  const second = await startSandbox({ port: 0, smtpPort: 0, dataDir });
  try {
    const answer = await fetch(`${second.url}/mail/messages`);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const mails = (await answer.json()) as Record<string, string>[];
    expect(mails.map(({ subject }) => subject)).toEqual(['Second', 'Vérifiez']);
    expect(mails[1]).toMatchObject({
      to: 'ana@example.com',
      text: expect.stringContaining('one'),
      html: expect.stringContaining('<p>one</p>'),
    });
    const [, picture] = /src="([^"]+)"/.exec(mails[1]!.html!)!;
    const shown = await fetch(second.url + picture);
    expect([shown.headers.get('content-type'), await shown.text()]).toEqual(['image/png', 'a picture']);
    expect(Number.isNaN(Date.parse(mails[0]?.date ?? ''))).toBe(false);
    const to = async (address: string) =>
      ((await (await fetch(`${second.url}/mail/messages?to=${address}`)).json()) as object[]).length;
    expect([await to('ana@example.com'), await to('ben@example.com')]).toEqual([2, 0]);
    expect((await fetch(`${second.url}/mail/messages`, { method: 'DELETE' })).status).toBe(204);
    expect(await (await fetch(`${second.url}/mail/messages`)).json()).toEqual([]);
  } finally {
    await second.close();
  }
});
