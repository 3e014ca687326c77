import { PRERENDERED_ID } from '../src/prerendered.ts';

/**
 * What the page shows when the shell's own script cannot be fetched, or fails before it has rendered anything. It is in
 * the page from the start, hidden, and the first render removes it.
 */
export const startFailureCss = `
#start-failure:not([hidden]) { display: grid; justify-items: center; align-content: center; gap: 1rem; min-height: 100dvh;
  padding: 1rem; text-align: center; }
#start-failure img { width: 3rem; }
noscript p { padding: 1rem; text-align: center; }`;

/**
 * Handles only the scripts that the shell starts with, which are `defer`; the loader deals with remotes that fail, and a
 * chunk of the shell is requested again.
 */
export const startFailureScript = `addEventListener('error', function (event) {
  var page = document.getElementById('start-failure');
  if (page && /\\/assets\\//.test(event.filename || (event.target.defer && event.target.src))) {
    document.getElementById('${PRERENDERED_ID}')?.remove();
    page.hidden = false;
  }
}, true);`;

/** @param name the product's name and @param icon the address of its symbol, both safe inside HTML */
export const startFailureHtml = (name: string, icon: string): string =>
  `<main id="start-failure" role="alert" hidden><a href="/"><img src="${icon}" alt="${name}, home"></a>
<h1>Unexpected Application Error!</h1>
<p>The app could not be started. Check your connection, then <a href="">reload the page</a>.</p></main>`;
