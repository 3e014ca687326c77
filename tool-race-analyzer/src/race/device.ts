import { useEffect, useState } from 'react';

/** Keeps the screen on for as long as it is wanted. @returns whether this browser can */
export function useScreenOn(wanted: boolean): boolean {
  const possible = typeof navigator !== 'undefined' && 'wakeLock' in navigator;
  useEffect(() => {
    if (!wanted || !possible) return;
    let lock: WakeLockSentinel | null = null;
    let ended = false;
    // The browser ends it whenever the page is hidden.
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      const given = await navigator.wakeLock.request('screen').catch(() => null);
      if (ended) void given?.release();
      else lock = given;
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [wanted, possible]);
  return possible;
}

/** Whether the whole tool is on this device, so that it opens without a network. Null: this browser cannot. */
export function useOfflineReady(): boolean | null {
  const possible = typeof navigator !== 'undefined' && 'serviceWorker' in navigator;
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let current = true;
    // It is ready only when it has every file.
    if (possible) void navigator.serviceWorker.ready.then(() => current && setReady(true));
    return () => {
      current = false;
    };
  }, [possible]);
  return possible ? ready : null;
}

type InstallPrompt = Event & { prompt: () => Promise<unknown> };

/** Installs the page as an app; null where the browser has not offered it. */
export function useInstall(): (() => void) | null {
  const [offer, setOffer] = useState<InstallPrompt | null>(null);
  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallPrompt);
    };
    window.addEventListener('beforeinstallprompt', keep);
    return () => window.removeEventListener('beforeinstallprompt', keep);
  }, []);
  return (
    offer &&
    (() => {
      setOffer(null);
      void offer.prompt();
    })
  );
}
