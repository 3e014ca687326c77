import { api } from './api.ts';
import { clearSession, getSession } from './session.ts';
import { toast } from './toasts.ts';

/**
 * Ends the session in this browser at once, and on the server meanwhile: nobody waits for a server that does not
 * answer. Says in a toast how it went. The caller then navigates (`paths.signIn` from the app's top bar, `paths.home`
 * from the chat).
 * @returns false when the browser refuses to forget the session
 */
export function signOut(): boolean {
  if (getSession()) void api.auth.logout().catch(() => {});
  try {
    clearSession();
  } catch {
    toast.error('Failed to sign out');
    return false;
  }
  forgetTab();
  toast.success('Signed out successfully');
  return true;
}

/** What screens keep in this tab, such as edits that are not saved, is not for whoever signs in next. */
function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is forbidden, so nothing was kept.
  }
}
