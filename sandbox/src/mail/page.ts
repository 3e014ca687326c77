import { page } from '../page.ts';

// The list is rendered in the browser from JSON: the text with text nodes, the page of a mail in a frame that runs no
// script, so that a mail can never do anything here.
const SCRIPT = `
const list = document.querySelector('#mails');
const state = document.querySelector('#state');
let shown = '';
function linked(text) {
  const pre = document.createElement('pre');
  for (const part of text.split(/(https?:\\/\\/[^\\s<>"']+)/)) {
    if (!/^https?:/.test(part)) { pre.append(part); continue; }
    const link = document.createElement('a');
    link.href = part; link.textContent = part; link.target = '_blank'; link.rel = 'noreferrer noopener';
    pre.append(link);
  }
  return pre;
}
function plain(html) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  for (const unseen of parsed.querySelectorAll('style, script, title')) unseen.remove();
  for (const link of parsed.querySelectorAll('a[href]')) link.append(' ' + link.getAttribute('href') + ' ');
  for (const block of parsed.querySelectorAll('p, div, br, li, tr, h1, h2, h3')) block.after('\\n');
  return parsed.body.textContent.replace(/[ \\t]*\\n\\s*/g, '\\n').trim();
}
function framed(mail) {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin allow-popups allow-popups-to-escape-sandbox');
  frame.title = 'The mail as it looks';
  frame.srcdoc = '<base target="_blank">' + mail.html;
  frame.onload = () => { frame.style.height = frame.contentDocument.documentElement.scrollHeight + 'px'; };
  return frame;
}
function folded(mail) {
  const box = document.createElement('details');
  const title = document.createElement('summary');
  title.textContent = 'As it looks';
  box.append(title);
  box.addEventListener('toggle', () => { if (box.open && !box.querySelector('iframe')) box.append(framed(mail)); });
  return box;
}
function card(mail) {
  const box = document.createElement('article');
  box.className = 'card';
  const title = document.createElement('h2');
  title.style.marginTop = '0';
  title.textContent = mail.subject || '(no subject)';
  const meta = document.createElement('div');
  meta.className = 'soft';
  meta.textContent = 'to ' + mail.to + ' · ' + new Date(mail.date).toLocaleString();
  box.append(title, meta, linked((mail.text || plain(mail.html)).trim()));
  if (mail.html) box.append(folded(mail));
  return box;
}
async function refresh() {
  try {
    const mails = await (await fetch('/mail/messages')).json();
    const ids = mails.map((mail) => mail.id).join();
    if (ids !== shown || !list.dataset.drawn) { list.replaceChildren(...mails.map(card)); shown = ids; list.dataset.drawn = '1'; }
    state.textContent = mails.length === 0 ? 'No mail yet. This page refreshes by itself.' : mails.length + (mails.length === 1 ? ' mail' : ' mails') + ', newest first.';
  } catch { state.textContent = 'The sandbox does not answer. Trying again…'; }
}
document.querySelector('#clear').addEventListener('click', async () => { await fetch('/mail/messages', { method: 'DELETE' }); refresh(); });
refresh();
setInterval(refresh, 2000);
`;

export function mailPage(): string {
  return page(
    'Mail caught by the sandbox',
    `<h1>Mail</h1>
<p class="soft">Everything that the product mails on this machine lands here. Nothing leaves it.</p>
<p><span id="state" role="status">Loading…</span></p>
<p><button type="button" id="clear">Delete all</button></p>
<div id="mails"></div>
<script>${SCRIPT}</script>`,
  );
}
