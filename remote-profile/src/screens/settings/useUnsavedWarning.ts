import { useEffect, useEffectEvent } from 'react';

/**
 * Makes the browser ask before the page is closed or reloaded while something is not saved. No event says how the
 * question was answered, but a page that goes away after it was asked has the answer: nothing is to be kept. One that goes
 * away without the question (a crash, a phone that ends it, a browser that does not ask) keeps everything.
 * @param onDiscard forgets what is not saved; it has to be done when it returns
 */
export function useUnsavedWarning(unsaved: boolean, onDiscard: () => void): void {
  const discard = useEffectEvent(onDiscard);
  useEffect(() => {
    if (!unsaved) return;
    let asked = false;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Browsers ask only in a page that somebody has touched.
      asked = navigator.userActivation?.hasBeenActive ?? true;
    };
    const stayed = () => {
      asked = false;
    };
    const leave = () => {
      if (asked) discard();
    };
    window.addEventListener('beforeunload', ask);
    window.addEventListener('pagehide', leave);
    for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, stayed, true);
    return () => {
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('pagehide', leave);
      for (const event of ['pointerdown', 'keydown']) window.removeEventListener(event, stayed, true);
    };
  }, [unsaved]);
}
