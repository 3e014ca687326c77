import { api } from './api.ts';
import { clearSession, getSession } from './session.ts';

/**
 * Ends the session on the server and in this browser. A server that cannot be reached does not keep anyone signed
 * in here. The caller navigates (`paths.signIn` from the app's top bar, `paths.home` from the chat).
 */
export async function signOut(): Promise<void> {
  const revoked = getSession() ? api.auth.logout().catch(() => {}) : Promise.resolve();
  clearSession();
  await revoked;
}
