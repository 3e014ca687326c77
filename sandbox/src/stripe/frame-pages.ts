import { page } from '../page.ts';

const BARE_STYLE =
  'html,body{margin:0;padding:0;background:transparent;overflow:hidden}form{display:flex;gap:.75em;margin:0}input{border:0;outline:0;background:none;margin:0;padding:0;width:100%;min-width:0;box-sizing:border-box;height:auto}';

function bare(title: string, script: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${BARE_STYLE}</style></head><body><script src="/stripe/${script}"></script></body></html>`;
}

/** The page inside a card field's frame. */
export const fieldPage = bare('Card field', 'field.js');

/** The page inside the hidden frame that calls the API. */
export const controllerPage = bare('Card payment controller', 'controller.js');

/** The bank's page of a 3-D Secure payment. Its buttons wait for its script, so that no click is lost. */
export const challengePage = page(
  '3D Secure authentication',
  `<style>
/* The same colour scheme in the frame and the page around it, or the browser paints an opaque background. */
:root { color-scheme: light only; }
html, body { background: transparent; }
body { min-height: 100vh; display: grid; place-items: center; }
body::before { content: ''; position: fixed; inset: 0; background: rgb(10 15 20 / .55); }
main { position: relative; width: min(26rem, calc(100vw - 2rem)); padding: 1.5rem; background: var(--card); border-radius: 12px; }
.row { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.25rem; }
</style>
<section role="dialog" aria-modal="true" aria-labelledby="title" aria-describedby="about">
<h1 id="title">3D Secure authentication</h1>
<p id="about">This is the sandbox's bank. A real bank would ask here whether the payment is yours.</p>
<p id="status" role="status" class="soft"></p>
<div class="row">
<button type="button" class="primary" data-outcome="complete" disabled>Complete</button>
<button type="button" data-outcome="fail" disabled>Fail</button>
</div>
</section>
<script src="/stripe/challenge.js"></script>`,
);
