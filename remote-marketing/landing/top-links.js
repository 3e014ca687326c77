// The page is framed by the app, from an origin that no build knows: its links lead to the app in the whole window,
// and it tells the app that it is there.
if (window.parent !== window) {
  const app = location.ancestorOrigins?.[0] ?? (document.referrer && new URL(document.referrer).origin);
  for (const link of app ? document.querySelectorAll('a[target="_top"]') : []) {
    link.href = new URL(link.getAttribute('href'), app).href;
  }
  window.parent.postMessage({ type: 'ready' }, '*');
}
