import { scripts } from './model/scripts.ts';
import { page } from './page.ts';
import { SEED_CODES } from './stripe/seed.ts';

const CARDS: [string, string][] = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0027 6000 3184', 'asks for 3-D Secure every time, then pays'],
  ['4000 0082 6000 3178', 'asks for 3-D Secure, then has insufficient funds'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
  ['4000 0000 0000 0069', 'has expired'],
  ['4000 0000 0000 0127', 'has a wrong CVC'],
  ['4000 0000 0000 0119', 'ends in a processing error'],
];

/** The home page: what the sandbox is, and what to try with it. */
export function homePage(): string {
  const cards = CARDS.map(
    ([number, what]) => `<tr><td><code class="whole">${number}</code></td><td>${what}</td></tr>`,
  ).join('');
  const codes = SEED_CODES.map(
    ({ code, about }) => `<tr><td><code>${code}</code></td><td>${about}</td></tr>`,
  ).join('');
  const faults = Object.entries(scripts)
    .map(([name, { about }]) => `<tr><td><code class="whole">${name}</code></td><td>${about}</td></tr>`)
    .join('');
  return page(
    'Breakaway sandbox',
    `<h1>Breakaway sandbox</h1>
<p>This server stands in for Stripe, PayPal, a language model and the mail server. No money moves, no mail leaves this machine, and real card numbers are refused.</p>
<ul><li><a href="/mail">Mail that the product sent</a></li><li><a href="/mail/messages">The same as JSON</a></li></ul>
<h2>Test cards</h2>
<p class="soft">Any date in the future, any CVC, any name and postcode.</p>
<table><tbody>${cards}</tbody></table>
<h2>Promotion codes</h2>
<table><tbody>${codes}</tbody></table>
<h2>PayPal</h2>
<p>Choose PayPal in the product, then “Agree &amp; Subscribe” or “Cancel and return” on the page that opens.</p>
<h2>Language model</h2>
<p>Start the API with <code>COACH_BASE_URL</code> at <code>/model/v1</code> of this address, any key and any model. A model named <code>scripted:stall</code> shows that fault in every answer.</p>
<table><tbody>${faults}</tbody></table>
<p class="soft">For tests: the calls under <code>/sandbox/</code> stop the clock, advance one customer, tell the money, break things on purpose.</p>`,
  );
}
