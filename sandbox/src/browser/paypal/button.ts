// The PayPal button in its own frame: the page around learns of a click, and may switch the button off.
export {};

const host = decodeURIComponent(location.hash.slice(1));
const button = document.querySelector('button')!;

button.addEventListener('click', () => parent.postMessage({ paypal: 'click' }, host));
addEventListener('message', (event: MessageEvent<{ disabled?: boolean }>) => {
  if (event.source === parent && event.origin === host) button.disabled = event.data.disabled === true;
});
button.disabled = false;
parent.postMessage({ paypal: 'ready' }, host);
