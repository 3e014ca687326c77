import { sandboxUrl } from './addresses.ts';

interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
}

async function messagesTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${sandboxUrl()}/mail/messages?to=${encodeURIComponent(address)}`);
  return (await answer.json()) as Mail[];
}

/** How many mails an address has received. */
export const mailCount = async (address: string): Promise<number> => (await messagesTo(address)).length;

/** Waits for the newest mail to an address whose subject or text matches. */
export async function mailTo(address: string, fits: RegExp, limitMs = 30_000): Promise<Mail> {
  const limit = Date.now() + limitMs;
  while (Date.now() < limit) {
    const found = (await messagesTo(address)).find(({ subject, text }) => fits.test(`${subject}\n${text}`));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No mail to ${address} that fits ${fits} arrived.`);
}

/** The first matching link of a mail. */
export function linkIn(mail: Mail, fits: RegExp): string {
  const link = mail.text.match(/https?:\/\/[^\s<>"]+/g)?.find((url) => fits.test(url));
  if (!link) throw new Error(`The mail "${mail.subject}" has no link that fits ${fits}.`);
  return link;
}
