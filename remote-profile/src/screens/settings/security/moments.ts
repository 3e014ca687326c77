/** The API records a session's last use every five minutes. */
const NOW_MS = 6 * 60_000;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** A day, in the reader's time zone. */
export const onDay = (iso: string): string => day.format(new Date(iso));
/** A day and a time, in the reader's time zone. */
export const atTime = (iso: string): string => dayAndTime.format(new Date(iso));

/** When something was last used, if known. */
export const lastUse = (iso: string, now = Date.now()): string =>
  now - Date.parse(iso) < NOW_MS ? 'Active now' : `Last seen ${atTime(iso)}`;
