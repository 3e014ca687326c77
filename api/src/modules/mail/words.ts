import { longDate } from '@breakaway/contract/dates';
import { nameRefusal } from '@breakaway/contract/names';

/** A moment as a mail says it: November 22, 2026 at 12:38 UTC. */
export const momentInMail = (moment: Date) =>
  `${longDate(moment)} at ${moment.toISOString().slice(11, 16)} UTC`;

/**
 * How a mail quotes a name, or null for one that is left out: it was entered before names with links were refused, and
 * whoever entered it need not be who gets the mail.
 */
export const nameInMail = (name: string) => (nameRefusal(name) ? null : name);
