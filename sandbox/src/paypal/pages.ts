import { escapeHtml, page } from '../page.ts';
import type { Plan, Subscription } from './model.ts';
import { priceOf } from './cycles.ts';

/**
 * The approval page. Its script sends the result to the frame around it, or redirects to the return address; its
 * buttons wait for that script, so that no click is lost.
 */
export function approvalPage(subscription: Subscription, plan: Plan): string {
  const { value, currency_code } = priceOf(plan);
  const open = subscription.status === 'APPROVAL_PENDING';
  const buttons = open
    ? `<div class="row"><button type="button" class="primary" data-outcome="approve" disabled>Agree &amp; Subscribe</button>
<button type="button" data-outcome="cancel" disabled>Cancel and return</button></div>`
    : '<div class="row"><button type="button" class="primary" data-outcome="cancel" disabled>Return</button></div>';
  return page(
    'PayPal sandbox',
    `<style>
:root { color-scheme: light only; }
html, body { background: transparent; }
body { min-height: 100vh; display: grid; place-items: center; }
body::before { content: ''; position: fixed; inset: 0; background: rgb(10 15 20 / .55); }
main { position: relative; width: min(26rem, calc(100vw - 2rem)); padding: 1.5rem; background: var(--card); border-radius: 12px; }
.row { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.25rem; }
</style>
<section role="dialog" aria-modal="true" aria-labelledby="title">
<h1 id="title">PayPal sandbox</h1>
<p>${escapeHtml(subscription.application_context.brand_name ?? 'The shop')} asks you to subscribe to
<strong>${escapeHtml(plan.name)}</strong> for ${escapeHtml(value)} ${escapeHtml(currency_code)}.</p>
<p class="soft">No money moves. ${open ? '' : `This subscription is ${escapeHtml(subscription.status.toLowerCase().replaceAll('_', ' '))}.`}</p>
<p id="status" role="status" class="soft"></p>
${buttons}
</section>
<script src="/paypal/sdk/approval.js" data-subscription="${escapeHtml(subscription.id)}"></script>`,
  );
}

/** The page inside the frame of the PayPal button, which waits for its script. */
export const buttonPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>PayPal button</title><style>
html,body{margin:0;background:transparent}
button{box-sizing:border-box;width:100%;height:45px;border:0;border-radius:4px;background:#ffc439;color:#003087;font:italic 800 18px/1 Verdana,system-ui,sans-serif;cursor:pointer}
button span{color:#0070e0}button:hover{background:#f2ba36}button:focus-visible{outline:3px solid #003087;outline-offset:-4px}button:disabled{cursor:default;opacity:.6}
</style></head><body><button type="button" aria-label="PayPal" disabled>Pay<span>Pal</span></button><script src="/paypal/sdk/button.js"></script></body></html>`;
