import nodemailer from 'nodemailer';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Context } from '../../context.ts';
import { asHtml, asText, attachments, type Mail } from './mail.ts';

export type Deliver = (mail: Mail, id: string, signal?: AbortSignal) => Promise<void>;

/**
 * How long a mail server may take, in milliseconds, before the try counts as failed. A server that accepts connections and
 * says nothing is out of order; one that looks through a mail may take its time before it says that it has it.
 */
const LIMITS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 20_000 };

/** Connections are kept for the next mail; as many as a lane has workers. */
const POOL = { maxConnections: 4, maxMessages: 100, idleTimeout: 30_000, maxRequeues: 1 };

/**
 * Whether a server refuses an address because it is wrong (RFC 3463, status 5.1.x). Any other refusal, a relay that is
 * set up wrongly for one, may be of every mail there is, and must not lose them.
 */
const isNoSuchAddress = (response: string) => /^5\d\d[ -]5\.1\.\d/.test(response);

/**
 * Sends over SMTP.
 * @returns a function of the mail, an id, and a signal that ends the try. The Message-ID is made of the id: a mail that is
 *   sent again after a crash carries the same one, and mail programs show it once. It throws when the server does not
 *   accept the mail for now, or not in time. A mail to an address that does not exist is given up, with a line in the log.
 */
export function smtpDelivery({ config, log }: Pick<Context, 'config' | 'log'>, limits = LIMITS): Deliver {
  const { SMTP_URL, MAIL_FROM } = config;
  const transport = nodemailer.createTransport(
    { pool: true, url: SMTP_URL, ...limits, ...POOL },
    { from: MAIL_FROM },
  );
  const domain = MAIL_FROM.match(/@([\w.-]+)/)?.[1] ?? 'localhost';
  return async (mail, id, signal) => {
    try {
      await transport.sendMail({
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: asText(mail, config),
        html: asHtml(mail, config),
        attachments,
        messageId: `<${id}@${domain}>`,
        ...(signal && { signal }),
      });
    } catch (error) {
      const { command, response, responseCode } = error as Partial<SMTPConnection.SMTPError>;
      if (!response) throw error;
      if (command === 'RCPT TO' && isNoSuchAddress(response))
        return log.warn('A mail was given up: there is no such address', { job: id, responseCode });
      // The server's own sentence may quote the address, which is nothing for a log.
      throw new Error(`The mail server answered ${command} with ${responseCode}`, { cause: responseCode });
    }
  };
}
