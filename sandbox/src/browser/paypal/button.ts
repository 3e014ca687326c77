// The PayPal button in its own frame: it reports clicks to the page around, which may disable the button.
export {};

const host = decodeURIComponent(location.hash.slice(1));
const button = document.querySelector('button')!;

// The frame has the height and the corners that the page asks for.
button.style.height = '100vh';
button.style.borderRadius = '0';
button.addEventListener('click', () => parent.postMessage({ paypal: 'click' }, host));
addEventListener('message', (event: MessageEvent<{ disabled?: boolean }>) => {
  if (event.source === parent && event.origin === host) button.disabled = event.data.disabled === true;
});
button.disabled = false;
parent.postMessage({ paypal: 'ready' }, host);
