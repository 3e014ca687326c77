import nodemailer from 'nodemailer';
import type { Config } from '../../config.ts';
import { asHtml, asText, type Mail } from './mail.ts';

export type Deliver = (mail: Mail, id: string) => Promise<void>;

/**
 * Sends over SMTP.
 * @returns a function of the mail and an id, from which the Message-ID is made: a mail that is sent again after a
 *   crash carries the same one, and mail programs show it once. It throws when the server does not accept the mail.
 */
export function smtpDelivery({ SMTP_URL, MAIL_FROM, PRODUCT_NAME }: Config): Deliver {
  const transport = nodemailer.createTransport(SMTP_URL, {
    from: MAIL_FROM,
  });
  const domain = MAIL_FROM.match(/@([\w.-]+)/)?.[1] ?? 'localhost';
  return async (mail, id) => {
    await transport.sendMail({
      to: { name: '', address: mail.to },
      subject: mail.subject,
      text: asText(mail, PRODUCT_NAME),
      html: asHtml(mail, PRODUCT_NAME),
      messageId: `<${id}@${domain}>`,
    });
  };
}
