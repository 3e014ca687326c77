/** What a member is greeted by: the first part of their name, or an empty text. */
export const firstNameOf = (name: string | undefined): string => name?.trim().split(/\s+/)[0] ?? '';

/** Top-level domains; after a title such as "St." any other word counts as a name. */
const ENDINGS =
  /^(\p{L}{2}|com|net|org|info|biz|app|dev|xyz|top|online|site|shop|club|live|link|click|page|pro)$/u;
const TITLE = /^(st|ste|dr|mr|mrs|ms|prof|mag|ing|dipl|rev|fr|sr|jr|sra)$/;
const DOTTED = /([\p{L}\p{N}-]{2,})[.\u3002]([\p{L}]{2,})/gu;
/**
 * Control characters and line breaks, invisible characters, characters that change the text direction, and broken
 * characters.
 */
const UNFIT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/u;

/** Whether a text is one line of characters that can be seen and that keep its direction. */
export const isVisible = (text: string): boolean => !UNFIT.test(text);

function holdsDomain(text: string): boolean {
  for (const [, before, after] of text.matchAll(DOTTED))
    if (!TITLE.test(before!) || ENDINGS.test(after!)) return true;
  return /\d+\.\d+\.\d+\.\d+/.test(text);
}

/**
 * Why a text is rejected as a person's name. Names appear in mails to arbitrary addresses, so they must not carry a
 * link or an address there. Anything that mail programs turn into a link counts: `evil.com` without `http` too.
 * @returns one sentence, or null for an acceptable name
 */
export function nameRefusal(name: string): string | null {
  const text = name.normalize('NFKC').toLowerCase();
  const isName = !UNFIT.test(name) && !/[@<>\\]|\/\//.test(text) && !holdsDomain(text);
  return isName ? null : 'Please enter only a name, without links, email addresses or line breaks.';
}
