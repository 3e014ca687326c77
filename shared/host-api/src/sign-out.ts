import { api } from './api.ts';
import { clearSession, getSession } from './session.ts';
import { toast } from './toasts.ts';

/**
 * Ends the session in this browser immediately, and on the server in the background, so that nobody waits for a server
 * that does not answer. Reports the result in a toast. The caller then navigates (`paths.signIn` from the app's top
 * bar, `paths.home` from the chat).
 * @returns false when the browser cannot clear the session
 */
export function signOut(): boolean {
  const token = getSession()?.token;
  try {
    clearSession();
  } catch {
    toast.error('Failed to sign out');
    return false;
  }
  // Only now: a browser that cannot clear the session would otherwise continue with a revoked token.
  if (token) void api.auth.logout(token).catch(() => {});
  forgetTab();
  toast.success('Signed out successfully');
  return true;
}

/** What screens store in this tab, such as unsaved edits, is not for the next member. */
function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}
