import { nameRefusal } from '@breakaway/contract/names';

const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A moment as a mail says it: 22 November 2026 at 12:38 UTC. */
export const momentInMail = (moment: Date) => `${format.format(moment)} UTC`;

/**
 * How a mail quotes a name, or null for one that is left out: it was entered before names with links were refused, and
 * whoever entered it need not be who gets the mail.
 */
export const nameInMail = (name: string) => (nameRefusal(name) ? null : name);

/** The first words of a mail. */
export const greeting = (name: string) => (nameInMail(name) ? `Hi ${name},` : 'Hello,');
