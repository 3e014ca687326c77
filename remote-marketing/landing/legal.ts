const draft = '<p class="draft">Draft: to be reviewed by a lawyer</p>';

/** The sections that the footer, the payment page and the settings link to. Their ids are known to the app. */
export const legal = `
<section id="terms-and-conditions" class="legal">
  <h2>Terms and conditions</h2>${draft}
  <h3>1. What you get</h3>
  <p>Breakaway is a subscription service on the web: an AI training coach, a segment-record analysis tool and a race analyzer. The numbers are results of models. They depend on what you enter and carry an uncertainty, which we state.</p>
  <h3>2. Your account</h3>
  <p>You need an account with a working email address. Keep your password to yourself, and tell us when you think that somebody else uses your account. One account is for one person.</p>
  <h3>3. Price and payment</h3>
  <p>The PRO plan costs €89.99 per year and member, VAT included where it applies. You pay by card or PayPal when you subscribe. The plan renews each year at the price that holds then, until you cancel it; we announce a change of price before it applies to you.</p>
  <h3>4. Cancelling</h3>
  <p>You can cancel at any time under Manage Subscription. The plan then runs to the end of the paid year and does not renew. Consumers in the European Union may withdraw within 14 days of subscribing; your legal rights are not touched by these terms.</p>
  <h3>5. Your health and your safety</h3>
  <p>Breakaway is no medical service and does not replace a doctor or a coach. Stop and seek help when something hurts or feels wrong. Ride within the law and within your ability; a plan never knows the traffic or the weather of the moment.</p>
  <h3>6. Fair use</h3>
  <p>Do not try to break the service, to get at other people’s data, or to resell access. We may suspend an account that does, and say why.</p>
  <h3>7. Your content</h3>
  <p>Routes, rides and messages that you enter stay yours. You let us store and process them to give you the service, and for nothing else.</p>
  <h3>8. Liability and changes</h3>
  <p>We are liable without limit for intent and gross negligence and for injury to life and health, otherwise only for essential duties and the damage that was foreseeable. When these terms change we tell you by mail before the change applies.</p>
</section>
<section id="cookies" class="legal">
  <h2>Cookies policy</h2>${draft}
  <p>We set no tracking cookies and no advertising cookies, and load no analytics of third parties.</p>
  <p>When you sign in, your session is kept in this browser’s local storage: a token, and your profile as the screens show it. It is there so that you stay signed in, and is cleared when you sign out. While you reset a password, the email address that you typed is kept there too.</p>
  <p>On the payment page the provider that you choose, Stripe or PayPal, may set cookies of its own, which it needs to take the payment and to prevent fraud.</p>
</section>
<section id="privacy" class="legal">
  <h2>Privacy policy</h2>${draft}
  <h3>What we store</h3>
  <ul>
    <li>Your account: name, email address, a photo if you add one, and your password only as a hash that cannot be turned back.</li>
    <li>Your profile: the body, power, heart-rate, aero, feeding and bike values that you enter. We use them to compute your answers.</li>
    <li>Your conversations with the consultant, so that you find them again.</li>
    <li>Your subscription: plan, dates, amounts, and the provider’s reference. Card numbers go straight to the card provider; they never reach our servers.</li>
  </ul>
  <h3>Who else sees it</h3>
  <p>The payment provider gets what a payment needs. A mail service delivers our mails: to confirm your address, to reset your password, and about your subscription. If the consultant runs on an outside language model, your question and the values needed to answer it are sent there. We sell nothing to anyone.</p>
  <h3>How long, and your rights</h3>
  <p>We keep your data while you have an account. Delete Account in the settings removes it, except for invoices, which the law makes us keep. You can see and correct your values in the settings, and you may ask for a copy, object, or complain to your data-protection authority.</p>
</section>`;
