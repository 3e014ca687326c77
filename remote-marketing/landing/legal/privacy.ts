export const privacy = `
  <h2>What we store, and why</h2>
  <ul>
    <li><strong>Your account:</strong> name and email address. Your password is stored scrambled (argon2id): nobody can read it from there, not even we. A photo if you add one: we cut it to 512 × 512 pixels and remove what the camera wrote into it, such as the place.</li>
    <li><strong>Your passkeys:</strong> the public half of each, its name, and when it was last used. The other half never leaves your device, and neither does your fingerprint or face.</li>
    <li><strong>Your athlete’s record:</strong> the body, power, heart-rate, aero, feeding and bike values that you enter. Some of them are about your health. Your answers are computed from them.</li>
    <li><strong>Your conversations:</strong> questions, answers and the computations behind them, so that you find them again.</li>
    <li><strong>Files in the chat:</strong> the file itself stays on your device. Of a route or ride that you send with a question we store its name and its road, as places and heights. Of a ride also when it started, and its figures: distance, time, power, heart rate, cadence, the seconds at each watt and at each heart rate, and your best efforts. Those are about your health. The consultant’s answers are computed from them on our own servers.</li>
    <li><strong>Your race plans:</strong> those that you save, with their course, settings and figures, and the last ten versions of each. If you share one, the secret part of its link.</li>
    <li><strong>Your tokens for other assistants:</strong> the name and the last four characters of each, and when it was made and last used. The token itself is stored scrambled.</li>
    <li><strong>Your subscription:</strong> plan, dates, amounts, discount codes used, and the provider’s reference. Card numbers go straight to Stripe and never reach our servers.</li>
    <li><strong>Sessions and limits:</strong> your open sessions, with browser and system, the beginning of the network address, how you signed in and when you last used it. So you can tell your devices apart. Their tokens are stored scrambled. The browsers that we know again. Counters of sign-in and email requests by network address and scrambled email address, so that nobody can try passwords without end.</li>
    <li><strong>Logs:</strong> for each request to our servers, which function was called, whether it worked and how long it took. No names, no email addresses, no passwords.</li>
  </ul>
  <p>Routes and rides that you open in the tools are read on your device. They are not uploaded. If you save a race plan, its course is stored with it.</p>
  <h2>Who else sees it</h2>
  <p>Stripe or PayPal get what your payment needs. An email service delivers our emails: to confirm your address, to set a new password, and about your account and subscription. The consultant computes on our own servers: your questions are sent to no outside language model. If we connect one, it gets of a file in the chat only its kind, length and climbing and the figures computed from it, never its name or its road. An assistant that you give a token to gets figures of your record, the bike, hours and age that the coach remembers, and what is computed with them, until you revoke the token. What its provider does with them is not in our hands. Whoever has the link of a race plan that you shared sees the plan and its course, but not your weight or your FTP, until you take the link back or have no PRO. We sell nothing to anyone.</p>
  <h2>How long</h2>
  <ul>
    <li>Account and record: until you delete the account.</li>
    <li>Conversations, with the files sent in them: until you delete them, and a day more so that you can undo it, or until you delete the account.</li>
    <li>Race plans: until you delete them, and a day more so that you can undo it, or until you delete the account.</li>
    <li>Tokens for other assistants: until you revoke them, set a new password or delete the account.</li>
    <li>That you had a free trial: a fingerprint of your email address, for two years after it.</li>
    <li>Sessions: 30 days, or 7 days without use. Why one ended, without your name: 30 days more. Browsers that we know again: a year without a sign-in. Links to confirm an address work for 24 hours, codes to set a password for 10 minutes.</li>
    <li>Counters of requests: at most two hours.</li>
    <li>Notices of the payment providers: 30 days after they were worked off.</li>
    <li>Payments: as long as tax law asks for, after the deletion of your account without your name.</li>
  </ul>
  <h2>Your rights</h2>
  <p>You see and correct your values in the settings. Delete Account, there too, deletes your account, your record, your photo, your race plans and your conversations with their files at once, ends a running plan, and removes you as a customer at Stripe. A file with everything that is stored about you can be downloaded there as well. You may object to the use of your data, and complain to your data-protection authority.</p>`;
