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
  const token = getSession()?.token;
  try {
    clearSession();
  } catch {
    toast.error('Failed to sign out');
    return false;
  }
  // Only now: a browser that does not forget would go on with a token that is dead.
  if (token) void api.auth.logout(token).catch(() => {});
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
