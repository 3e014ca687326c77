// The page on which the payer approves: in a frame over the shop it sends the result to the page around; opened
// directly it redirects to the shop's return address.
export {};

const subscription = (document.currentScript as HTMLScriptElement).dataset.subscription ?? '';
const host = decodeURIComponent(location.hash.slice(1));
const message = document.querySelector<HTMLElement>('#status')!;
const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-outcome]')];

async function answer(outcome: string): Promise<void> {
  for (const button of buttons) button.disabled = true;
  message.textContent = 'Sending…';
  try {
    const reply = await fetch('/paypal/approve', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ subscription_id: subscription, outcome }),
    });
    if (!reply.ok) throw new Error(String(reply.status));
    const { approved, next } = (await reply.json()) as { approved: boolean; next: string | null };
    if (parent !== window && host) parent.postMessage({ paypal: approved ? 'approved' : 'cancelled' }, host);
    else if (next) location.assign(next);
    else
      message.textContent = approved
        ? 'Subscribed. You can close this page.'
        : 'Cancelled. You can close this page.';
  } catch {
    message.textContent = 'That did not arrive. Please try again.';
    for (const button of buttons) button.disabled = false;
  }
}

for (const button of buttons) {
  button.addEventListener('click', () => void answer(button.dataset.outcome ?? 'cancel'));
  button.disabled = false;
}
buttons[0]?.focus();
