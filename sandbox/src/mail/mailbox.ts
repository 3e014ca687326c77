import { createHash } from 'node:crypto';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Collection } from '../collection.ts';

/** A caught mail, as in `GET /mail/messages`. `date` is ISO 8601. */
interface CaughtMail {
  id: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  /** Pictures that travel in the mail stand at `/mail/pictures/<id>`. */
  html: string;
  date: string;
}

/** A picture that came with a mail. Every mail brings the same ones, so the id is a hash of the content. */
interface MailPicture {
  id: string;
  type: string;
  base64: string;
}

/** The caught mails and their pictures. */
export interface Mailbox {
  mails: Collection<CaughtMail>;
  pictures: Collection<MailPicture>;
}

const KEPT = 500;

async function keepMail({ mails, pictures }: Mailbox, id: string, raw: Buffer, recipients: string[]) {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
  let html = mail.html ?? '';
  for (const { contentId, mimeType, content } of mail.attachments) {
    if (!contentId || !mimeType.startsWith('image/')) continue;
    const base64 = String(content);
    const picture = createHash('sha256').update(base64).digest('hex').slice(0, 16);
    if (!pictures.get(picture)) pictures.put({ id: picture, type: mimeType, base64 });
    html = html.replaceAll(`cid:${contentId.replace(/^<|>$/g, '')}`, `/mail/pictures/${picture}`);
  }
  mails.put({
    id,
    to: recipients.join(', '),
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html,
    date: new Date().toISOString(),
  });
  mails.keepNewest(KEPT);
}

/** Listens for mail and keeps everything, for any recipient. Returns a function that stops listening. */
export async function catchMail(mailbox: Mailbox, host: string, port: number) {
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
        const kept = keepMail(mailbox, id, Buffer.concat(chunks), recipients);
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
