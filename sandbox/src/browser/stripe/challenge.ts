// The bank's page of a 3-D Secure payment, in a frame over the shop: two buttons in place of a real challenge.
const { intent, clientSecret, source, host } = JSON.parse(decodeURIComponent(location.hash.slice(1))) as {
  intent: string;
  clientSecret: string;
  source: string;
  host: string;
};

const message = document.querySelector<HTMLElement>('#status')!;
const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-outcome]')];

async function answer(outcome: string): Promise<void> {
  for (const button of buttons) button.disabled = true;
  message.textContent = 'Sending…';
  try {
    const reply = await fetch(`/stripe/challenge/${encodeURIComponent(intent)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientSecret, source, outcome }),
    });
    if (!reply.ok) throw new Error(String(reply.status));
    parent.postMessage({ challenge: 'answered' }, host);
  } catch {
    message.textContent = 'That did not arrive. Please try again.';
    for (const button of buttons) button.disabled = false;
  }
}

for (const button of buttons) {
  button.addEventListener('click', () => void answer(button.dataset.outcome ?? 'fail'));
  button.disabled = false;
}
buttons[0]?.focus();

export {};
