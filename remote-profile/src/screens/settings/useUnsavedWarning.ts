import { useEffect, useEffectEvent } from 'react';

/**
 * Makes the browser ask before the page is closed or reloaded with unsaved changes. No event reports the answer, but a
 * page that goes away after the question was left on purpose: the draft is cleared. A page that goes away without the
 * question (a crash, a phone that ends it, a browser that does not ask) keeps the draft.
 * @param onDiscard clears the draft; has to be synchronous
 */
export function useUnsavedWarning(unsaved: boolean, onDiscard: () => void): void {
  const discard = useEffectEvent(onDiscard);
  useEffect(() => {
    if (!unsaved) return;
    let asked = false;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Browsers ask only after an interaction with the page.
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
