import { proPrice } from '@breakaway/contract/plan';

const draft =
  '<p class="draft">Draft: to be reviewed by a lawyer, and to be completed with the operator’s name and address</p>';

/** What the app leaves in a browser, by the names that it has there. */
const stored = [
  [
    'device',
    'cookie',
    'a random number by which we know a browser again in which you signed in, so that strangers cannot slow you down and a new device is told to you',
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
    'why your session ended, and the page to lead you back to',
    'until you sign in, go elsewhere or close the tab',
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

/** The sections that the footer, the payment page and the settings link to. Their ids are known to the app. */
export const legal = `
<nav class="contents" aria-label="The small print"><a href="#terms-and-conditions">Terms and conditions</a><a href="#cookies">Cookies policy</a><a href="#privacy">Privacy policy</a></nav>
<section id="terms-and-conditions" class="legal">
  <h2>Terms and conditions</h2>${draft}
  <h3>1. What you get</h3>
  <p>Breakaway is a subscription service on the web: an AI training coach, a segment-record analysis tool and a race analyzer. The coach is software, not a person. Its numbers are results of models: they depend on what you enter and carry an uncertainty, which is stated with them.</p>
  <h3>2. Your account</h3>
  <p>You need an account with an email address that you can read. Keep your password to yourself; if you think that somebody else has it, set a new one under Forgot Password, which ends every open session. One account is for one person.</p>
  <h3>3. Price and payment</h3>
  <p>The PRO plan costs ${proPrice} per year and member. You pay by card (Stripe) or PayPal when you subscribe, and the plan renews each year until you cancel it. A discount code lowers what the payment page shows as the total amount. Where a code leaves nothing to pay, you need no card, and the plan ends by itself after its year.</p>
  <h3>4. Cancelling and withdrawing</h3>
  <p>You can cancel at any time under Manage Subscription. The plan then runs to the end of the year that is paid and does not renew. If you are a consumer in the European Union, you may withdraw within 14 days of subscribing. These terms do not touch your legal rights.</p>
  <h3>5. Your health and your safety</h3>
  <p>Breakaway is no medical service and replaces neither a doctor nor a coach. Stop and seek help when something hurts or feels wrong. Ride within the law and your ability; a plan knows neither the traffic nor the weather of the moment.</p>
  <h3>6. Fair use</h3>
  <p>Do not try to break the service, to get at other people’s data or to resell access. We may suspend an account that does, and say why.</p>
  <h3>7. Your content</h3>
  <p>What you enter stays yours. You let us store and process it to give you the service, and for nothing else.</p>
  <h3>8. Liability and changes</h3>
  <p>We are liable without limit for intent and gross negligence and for injury to life and health, otherwise only for essential duties and for damage that could be foreseen. When these terms change, we tell you by mail before the change applies.</p>
</section>
<section id="cookies" class="legal">
  <h2>Cookies policy</h2>${draft}
  <p>The app sets one cookie, which it needs to work, and loads no analytics and no advertising. It keeps these values in your browser:</p>
  <div class="scroll" tabindex="0" role="region" aria-label="What is kept in your browser"><table><thead><tr><th scope="col">Name and place</th><th scope="col">What it is</th><th scope="col">How long</th></tr></thead><tbody>${stored}</tbody></table></div>
  <p>Signing out clears local storage. On the payment page Stripe and PayPal may set cookies of their own, which they need to take the payment and to prevent fraud.</p>
</section>
<section id="privacy" class="legal">
  <h2>Privacy policy</h2>${draft}
  <h3>What we store, and why</h3>
  <ul>
    <li><strong>Your account:</strong> name, email address, and your password as a hash (argon2id) that cannot be turned back. A photo if you add one: it is cut to 512 × 512 pixels, and what the camera wrote into it, such as the place, is removed.</li>
    <li><strong>Your passkeys:</strong> the public half of each, its name, and when it was last used. The other half never leaves your device, and neither does your fingerprint or face.</li>
    <li><strong>Your athlete’s record:</strong> the body, power, heart-rate, aero, feeding and bike values that you enter. Some of them are about your health. Your answers are computed from them.</li>
    <li><strong>Your conversations:</strong> questions, answers and the computations behind them, so that you find them again.</li>
    <li><strong>Your subscription:</strong> plan, dates, amounts, discount codes used, and the provider’s reference. Card numbers go straight to Stripe and never reach our servers.</li>
    <li><strong>Sessions and limits:</strong> sessions as hashes of their tokens, with the browser and system, the beginning of the network address, how you signed in and the time of last use, so that you can tell your devices apart; the browsers that we know again; counters of sign-in and mail requests by network address and hashed email address, so that nobody can try passwords without end.</li>
    <li><strong>Logs:</strong> of each call the route, status and duration; no names, no email addresses, no passwords.</li>
  </ul>
  <p>Routes and rides that you open in the tools are read on your device and are not uploaded.</p>
  <h3>Who else sees it</h3>
  <p>Stripe or PayPal get what your payment needs. A mail service delivers our mails: to confirm your address, to set a new password, and about your account and subscription. The consultant computes on our own servers: your questions are sent to no outside language model. We sell nothing to anyone.</p>
  <h3>How long</h3>
  <ul>
    <li>Account, record and conversations: until you delete the account.</li>
    <li>Sessions: 30 days, or 7 days without use; why one ended, without your name, for 30 days more. Browsers that we know again: a year without a sign-in. Links to confirm an address work for 24 hours, codes to set a password for 10 minutes.</li>
    <li>Counters of requests: at most two hours.</li>
    <li>Notices of the payment providers: 30 days after they were worked off.</li>
    <li>Payments: as long as tax law asks for, after the deletion of your account without your name.</li>
  </ul>
  <h3>Your rights</h3>
  <p>You see and correct your values in the settings. Delete Account, there too, deletes your account, your record, your photo and your conversations at once, ends a running plan, and removes you as a customer at Stripe. A file with everything that is stored about you can be downloaded there as well. You may object to the use of your data, and complain to your data-protection authority.</p>
</section>`;
