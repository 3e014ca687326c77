/** What the app leaves in a browser: the names that it has there, the place, what it is, and for how long. */
const stored: { names: string[]; words?: string; where: string; what: string; until: string }[] = [
  {
    names: ['device'],
    where: 'cookie',
    what: 'A random number. It tells us that you have signed in with this browser before. So we can email you about a new device, and strangers cannot lock you out.',
    until: 'a year after the last sign-in',
  },
  {
    names: ['breakaway_ai_user'],
    where: 'local storage',
    what: 'Your session: its token, and your profile as the screens show it.',
    until: 'until you sign out, or the session ends',
  },
  {
    names: ['breakaway_reset_email', 'breakaway_reset_token'],
    where: 'local storage',
    what: 'Your email address and the proof of your code while you set a new password.',
    until: 'until the new password is set',
  },
  {
    names: ['breakaway_sign_in_note'],
    where: 'session storage',
    what: 'Why your session ended, and the page to take you back to.',
    until: 'until you sign in, leave the page or close the tab',
  },
  {
    names: ['chat_draft:…'],
    where: 'session storage',
    what: 'A question that you have typed and not sent.',
    until: 'until you send it or close the tab',
  },
  {
    names: [],
    words: 'Settings and tool fields',
    where: 'session storage',
    what: 'Values that you have typed and not saved, and which view of a tool was open.',
    until: 'until you save them or close the tab',
  },
  {
    names: [],
    words: 'Race Analyzer: your courses',
    where: 'database and local storage of the tool',
    what: 'The courses that are open in your tabs, and how you ride them; plans that you compare, your own products and sweat test, the race for race mode, and which device you ride with.',
    until: 'until you remove them, sign out, or another member opens the tool',
  },
  {
    names: [],
    words: 'Race Analyzer: your rides',
    where: 'database of the tool',
    what: 'A drag area that you took over from a ride, and how far forecasts were off. So your next plan is better.',
    until: 'until you clear the data of this browser',
  },
  {
    names: [],
    words: 'Race Analyzer: the tool itself',
    where: 'cache storage of the tool',
    what: 'Its program, nothing of yours. So it opens without a network.',
    until: 'until a newer one takes its place, or you clear the data of this browser',
  },
];

const [name, what, until] = ['Name and place', 'What it is', 'How long'];
// On a phone the rows are blocks, for which browsers forget that they are a table: the roles keep it one.
const rows = stored
  .map(
    (one) =>
      `<tr role="row"><th role="rowheader" scope="row">${one.words ?? one.names.map((code) => `<code>${code}</code>`).join('<br>')}<span class="place">${one.where}</span></th><td role="cell" data-label="${what}">${one.what}</td><td role="cell" data-label="${until}">${one.until}</td></tr>`,
  )
  .join('');
const heads = [name, what, until].map((text) => `<th role="columnheader" scope="col">${text}</th>`).join('');

export const cookies = `
  <p>The app sets one cookie, which it needs to work, and loads no analytics and no advertising. It keeps these values in your browser:</p>
  <table role="table"><thead role="rowgroup"><tr role="row">${heads}</tr></thead><tbody role="rowgroup">${rows}</tbody></table>
  <p>Signing out clears the local storage of the app. It also has the Race Analyzer forget your courses and your race: keep the page open for a few seconds. If the tool cannot be reached then, the race opens without a sign-in until you forget it in race mode. On the payment page Stripe and PayPal may set cookies of their own, which they need to take the payment and to prevent fraud.</p>`;
