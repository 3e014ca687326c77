import { api } from './api.ts';
import { clearSession, getSession } from './session.ts';

/** A server that does not answer keeps nobody waiting for longer than this. */
const REVOKE_WAIT_MS = 2_000;

/**
 * Ends the session on the server and in this browser. A server that cannot be reached does not keep anyone signed
 * in here. The caller navigates (`paths.signIn` from the app's top bar, `paths.home` from the chat).
 */
export async function signOut(): Promise<void> {
  const revoked = getSession() ? api.auth.logout().catch(() => {}) : undefined;
  clearSession();
  forgetTab();
  if (revoked) await Promise.race([revoked, new Promise((resolve) => setTimeout(resolve, REVOKE_WAIT_MS))]);
}

/** What screens keep in this tab, such as edits that are not saved, is not for whoever signs in next. */
function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is forbidden, so nothing was kept.
  }
}
