import nodemailer from 'nodemailer';
import type { Context } from '../../context.ts';
import { asHtml, asText, type Mail } from './mail.ts';

export type Deliver = (mail: Mail, id: string) => Promise<void>;

/**
 * Sends over SMTP.
 * @returns a function of the mail and an id, from which the Message-ID is made: a mail that is sent again after a
 *   crash carries the same one, and mail programs show it once. It throws when the server does not accept the mail for
 *   now. A mail whose address is refused for good (a 5xx answer to it, RFC 5321) is given up, with a line in the log.
 */
export function smtpDelivery({ config, log }: Pick<Context, 'config' | 'log'>): Deliver {
  const { SMTP_URL, MAIL_FROM, PRODUCT_NAME } = config;
  const transport = nodemailer.createTransport(SMTP_URL, {
    from: MAIL_FROM,
  });
  const domain = MAIL_FROM.match(/@([\w.-]+)/)?.[1] ?? 'localhost';
  return async (mail, id) => {
    try {
      await transport.sendMail({
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: asText(mail, PRODUCT_NAME),
        html: asHtml(mail, PRODUCT_NAME),
        messageId: `<${id}@${domain}>`,
      });
    } catch (error) {
      const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
      if (command !== 'RCPT TO') throw error;
      // The server's own sentence quotes the address, which is nothing for a log.
      if (responseCode < 500)
        throw new Error(`The mail server puts the address off (${responseCode})`, { cause: responseCode });
      log.warn('A mail was given up: its address is refused for good', { job: id, responseCode });
    }
  };
}
