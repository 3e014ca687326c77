/** The first view comes first, ms. */
const AFTER_LOAD_MS = 2000;

/** Keeps the tool on this device once its page has loaded, so that it opens without a network. */
export function openOffline() {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const register = () =>
    setTimeout(() => {
      // Where it is not allowed the tool needs a network, and says so where it matters.
      navigator.serviceWorker.register('/service-worker.js').catch(() => {});
    }, AFTER_LOAD_MS);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
