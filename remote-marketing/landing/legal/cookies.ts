/** What the app leaves in a browser, by the names that it has there. */
const stored = [
  [
    'device',
    'cookie',
    'a random number that tells us you have signed in with this browser before, so that we can mail you about a new device and strangers cannot lock you out',
    'a year after the last sign-in',
  ],
  [
    'breakaway_ai_user',
    'local storage',
    'your session: its token, and your profile as the screens show it',
    'until you sign out, or the session ends',
  ],
  [
    'breakaway_reset_email, breakaway_reset_token',
    'local storage',
    'the email address and the proof of your code while you set a new password',
    'until the new password is set',
  ],
  [
    'breakaway_sign_in_note',
    'session storage',
    'why your session ended, and the page to take you back to',
    'until you sign in, leave the page or close the tab',
  ],
  [
    'chat_draft:…',
    'session storage',
    'a question that you have typed and not sent',
    'until you send it or close the tab',
  ],
  [
    'settings and tool fields',
    'session storage',
    'values that you have typed and not saved',
    'until you save them or close the tab',
  ],
]
  .map(
    ([name, where, what, until]) =>
      `<tr><th scope="row"><code>${name}</code><br>${where}</th><td>${what}</td><td>${until}</td></tr>`,
  )
  .join('');

export const cookies = `
  <p>The app sets one cookie, which it needs to work, and loads no analytics and no advertising. It keeps these values in your browser:</p>
  <div class="scroll" tabindex="0" role="region" aria-label="What is kept in your browser"><table><thead><tr><th scope="col">Name and place</th><th scope="col">What it is</th><th scope="col">How long</th></tr></thead><tbody>${stored}</tbody></table></div>
  <p>Signing out clears local storage. On the payment page Stripe and PayPal may set cookies of their own, which they need to take the payment and to prevent fraud.</p>`;
