import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Collection } from '../collection.ts';

/** A caught mail, as in `GET /mail/messages`. `date` is ISO 8601. */
export interface CaughtMail {
  id: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  date: string;
}

const KEPT = 500;

async function readMail(id: string, raw: Buffer, recipients: string[]): Promise<CaughtMail> {
  const mail = await PostalMime.parse(raw);
  return {
    id,
    to: recipients.join(', '),
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    date: new Date().toISOString(),
  };
}

/** Listens for mail and keeps everything, for any recipient. Returns a function that stops listening. */
export async function catchMail(mails: Collection<CaughtMail>, host: string, port: number) {
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    // A sender's idle connection must not delay the exit of the process.
    closeTimeout: 500,
    onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const id = `${Date.now().toString(36)}-${(count++).toString(36)}`;
        const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
        const kept = readMail(id, Buffer.concat(chunks), recipients).then((mail) => {
          mails.put(mail);
          mails.keepNewest(KEPT);
        });
        // oxlint-disable-next-line promise/no-callback-in-promise -- the SMTP library ends a mail by callback
        kept.then(() => done(), done);
      });
    },
  });
  server.on('error', (error) => console.error('smtp:', error.message));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
