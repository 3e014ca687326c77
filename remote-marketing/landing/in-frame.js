// The page is framed by the app, from an origin that no build knows: its links lead to the app in the whole window, it
// says that it is there and how high it is, and the app scrolls where a link of the page points.
if (window.parent !== window) {
  const app = location.ancestorOrigins?.[0] ?? (document.referrer && new URL(document.referrer).origin);
  const say = (message) => window.parent.postMessage(message, '*');
  for (const link of app ? document.querySelectorAll('a[target="_top"]') : []) {
    link.href = new URL(link.getAttribute('href'), app).href;
  }
  for (const link of document.querySelectorAll('a[href^="#"]')) {
    link.addEventListener('click', () => {
      const target = document.getElementById(link.hash.slice(1));
      say({ type: 'show', y: Math.round(target.getBoundingClientRect().top + window.scrollY) });
    });
  }
  const measure = () =>
    say({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) });
  if (typeof ResizeObserver === 'function') new ResizeObserver(measure).observe(document.body);
  const greet = () => {
    say({ type: 'ready' });
    measure();
  };
  // The window around it is ready to give the page all its height: from now on, that window scrolls.
  window.addEventListener('message', ({ data, source }) => {
    if (source !== window.parent || data?.type !== 'hello') return;
    document.documentElement.classList.add('framed');
    greet();
  });
  greet();
}
