import { proPrice } from '@breakaway/contract/plan';

export const terms = `
  <h2>1. What you get</h2>
  <p>Breakaway is a subscription service on the web: an AI training coach, a segment-record analysis tool and a race analyzer. The coach is software, not a person. Its numbers are results of models: they depend on what you enter and carry an uncertainty, which is stated with them.</p>
  <h2>2. Your account</h2>
  <p>You need an account with an email address that you can read. Keep your password to yourself. If you think that somebody else has it, set a new one under Forgot Password, which ends every open session. One account is for one person.</p>
  <h2>3. Price and payment</h2>
  <p>The PRO plan costs ${proPrice} per year and member. You pay by card (Stripe) or PayPal when you subscribe, and the plan renews each year until you cancel it. A discount code lowers what the payment page shows as the total amount. Where a code leaves nothing to pay, you need no card, and the plan ends by itself after its year.</p>
  <h2>4. Free trial, cancelling and withdrawing</h2>
  <p>Each person can have one free trial of 7 days. It needs no means of payment, ends by itself and is never charged.</p>
  <p>You can cancel at any time under Manage Subscription. The plan then runs to the end of the year that is paid and does not renew. If you are a consumer in the European Union, you may withdraw within 14 days of subscribing. These terms do not touch your legal rights.</p>
  <h2>5. Your health and your safety</h2>
  <p>Breakaway is no medical service and replaces neither a doctor nor a coach. Stop and seek help when something hurts or feels wrong. Ride within the law and your ability. A plan knows neither the traffic nor the weather of the moment.</p>
  <h2>6. Fair use</h2>
  <p>Do not try to break the service, to get at other people’s data or to resell access. We may suspend an account that does, and say why.</p>
  <h2>7. Your content</h2>
  <p>What you enter stays yours. You let us store and process it to give you the service, and for nothing else.</p>
  <h2>8. Liability and changes</h2>
  <p>We are liable without limit for intent and gross negligence and for injury to life and health, otherwise only for essential duties and for damage that could be foreseen. When these terms change, we tell you by email before the change applies.</p>`;
